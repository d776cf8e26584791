import { describe } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import { parseNodeId } from '../../snapshot/DomSnapshot.ts';
import { readSpec, type Argument, type Spec, type Specs } from './table.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Of each kind: what it takes in words, and whether a value is that. */
const KINDS: Readonly<Record<string, readonly [wanted: string, fits: (value: unknown) => boolean]>> = {
  s: ['a text', isText],
  's[]': ['a list of texts', isTexts],
  b: ['true or false', (value) => typeof value === 'boolean'],
  n: ['a number', isNumber],
  p: ['a number of 0 or more', (value) => isNumber(value) && value >= 0],
  c: ['a whole number of 1 or more', (value) => isNumber(value) && value >= 1 && Number.isInteger(value)],
  d: ['an element\'s number as 12, "12" or "node_12"', (value) => parseNodeId(value) !== null],
  t: ['a number or a selector', (value) => isText(value) || parseNodeId(value) !== null],
  r: ['numbers as "20-60"', (value) => isText(value) || (Array.isArray(value) && value.flat().every(Number.isInteger))],
  f: [
    'a text, a number, true, false or a list of texts',
    (value) => isText(value) || isNumber(value) || typeof value === 'boolean' || isTexts(value),
  ],
};

/**
 * The arguments as the tool takes them, null ones left out.
 * @throws DomToolError `bad_option` that says which argument, what it takes, and what was given.
 */
export function checkArguments(tool: string, given: unknown, specs: Specs, path = ''): Record<string, unknown> {
  const within = path && `${path}.`;
  if (!isObject(given)) throw refusal(tool, path || 'the arguments', 'an object', given);
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) {
      throw new DomToolError(
        'bad_option',
        `${tool}: there is no argument ${within}${name}; there are ${Object.keys(specs).join(', ')}`,
      );
    }
    out[name] = checkValue(tool, within + name, value, spec);
  }
  for (const [name, spec] of Object.entries(specs)) {
    const argument = readSpec(spec);
    if (argument.needed && !(name in out)) throw refusal(tool, within + name, wantedBy(argument), undefined);
  }
  return out;
}

function checkValue(tool: string, path: string, value: unknown, spec: Spec): unknown {
  const argument = readSpec(spec);
  const { kind, fields } = argument;
  if (fields) {
    if (!kind && isObject(value)) return checkArguments(tool, value, fields, path);
    if (kind && Array.isArray(value)) return value.map((one, i) => checkArguments(tool, one, fields, `${path}[${i}]`));
  } else if (KINDS[kind]?.[1](value) ?? kind.split('|').includes(value as string)) return value;
  throw refusal(tool, path, wantedBy(argument), value);
}

/** Whether an argument can take the value, as far as its kind goes. */
export function fits(value: unknown, spec: Spec): boolean {
  const { kind, fields } = readSpec(spec);
  if (fields) return kind ? Array.isArray(value) : isObject(value);
  if (kind === 'd' && Array.isArray(value)) return value.length === 1 && parseNodeId(value[0]) !== null;
  return KINDS[kind]?.[1](value) ?? kind.split('|').includes(value as string);
}

function wantedBy({ kind, fields }: Argument): string {
  if (fields) return `${kind ? 'a list of objects' : 'an object'} with ${Object.keys(fields).join(', ')}`;
  return (
    KINDS[kind]?.[0] ??
    kind
      .split('|')
      .map((word) => JSON.stringify(word))
      .join(' or ')
  );
}

const refusal = (tool: string, path: string, wanted: string, given: unknown): DomToolError =>
  new DomToolError(
    'bad_option',
    `${tool}: ${path} must be ${wanted}, ${given === undefined ? 'and is missing' : `not ${describe(given)}`}`,
  );
