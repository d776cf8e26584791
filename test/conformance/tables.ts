import { content } from './content.ts';
import { names } from './names.ts';
import { native, svg } from './native.ts';
import { explicitRoles, nativeRoles } from './roles.ts';
import type { Row } from './row.ts';
import { descriptions, stateRows } from './statesAndDescriptions.ts';

/** Every table, by what it is about. */
export const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'roles of the author': explicitRoles,
  'roles of HTML': nativeRoles,
  'names by reference, ownership and value': names,
  'names from content': content,
  'names by HTML': native,
  SVG: svg,
  descriptions,
  states: stateRows,
};
