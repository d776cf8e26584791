import { content } from './content.ts';
import { names } from './names.ts';
import { native, svg } from './native.ts';
import { explicitRoles, nativeRoles } from './roles.ts';
import type { Row } from './row.ts';
import { descriptions, stateRows } from './statesAndDescriptions.ts';

/** All tables, by their subject. */
export const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'explicit roles': explicitRoles,
  'implicit roles of HTML': nativeRoles,
  'names from references, ownership and values': names,
  'names from content': content,
  'names from HTML elements and attributes': native,
  SVG: svg,
  descriptions,
  states: stateRows,
};
