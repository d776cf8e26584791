import { isString } from './standards/values.ts';
import { hasField, ownFields } from './standards/ownFields.ts';
import { badOption, DomToolError, type MisuseCode } from './standards/errors.ts';
import { messageOf } from './standards/messageOf.ts';
import { isPlain, plain } from './standards/plain.ts';

/** The number of an element in any spelling: `12`, `'12'`, `'[12]'` or `'node_12'`. */
export type NodeId = string | number;
export type OneOrMore<T> = T | readonly T[];

/**
 * The part of JSON Schema that describes and checks arguments and options. Three things extend it: formats that check
 * the value, the type `function` for options that never come as JSON, and `maximum: Infinity`; without that, a number
 * must be finite.
 */
export interface Schema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'function';
  readonly format?: Format<unknown>;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}
export type Properties = Readonly<Record<string, Schema>>;
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Properties;
}

interface TypeOf {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  object: object;
  array: readonly unknown[];
}
/** A format of strings, for which a caller may give values of other types too. */
export interface Format<T> {
  /** What it accepts, as the end of the sentence "… must be …". */
  readonly wanted: string;
  accepts(value: unknown): value is T;
}
type RequiredOf<S> = S extends { required: readonly (infer Name)[] } ? Name : never;
type Fields<P, Required> = { -readonly [K in keyof P & Required]: ValueOf<P[K]> } & {
  -readonly [K in Exclude<keyof P, Required>]?: ValueOf<P[K]>;
};

/** The TypeScript type of the values that a schema describes. */
export type ValueOf<S> = S extends { format: Format<infer Value> }
  ? Value
  : S extends { enum: readonly (infer Word)[] }
    ? Word
    : S extends { anyOf: readonly (infer One)[] }
      ? ValueOf<One>
      : S extends { items: infer Item }
        ? readonly ValueOf<Item>[]
        : S extends { properties: infer P }
          ? Fields<P, RequiredOf<S>>
          : S extends { type: infer T extends keyof TypeOf }
            ? TypeOf[T]
            : unknown;

/** Schemas that need no more than their type, and those of numbers for which Infinity stands for no limit. */
export const FLAG = { type: 'boolean' } as const;
export const TEXT = { type: 'string' } as const;
export const NUMBER = { type: 'number' } as const;
export const LIMIT = { type: 'number', minimum: 0, maximum: Infinity } as const;
export const COUNT = { type: 'integer', minimum: 0, maximum: Infinity } as const;

/** How long an action waits until it can be done, and `waitFor` for its conditions, in milliseconds, by default. */
export const DEFAULT_TIMEOUT = 5000;

/** Returns whether the value is a list. A revoked proxy of a function is none, and `Array.isArray` throws for it. */
export const isList = (value: unknown): value is readonly unknown[] =>
  typeof value === 'object' && Array.isArray(value);
/** Returns whether the value is an object whose fields can be read. A map, a promise or a date has none of its own. */
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value) && (isPlain(value) || keys(value).length > 0);
const { keys } = Object;

/** Returns whether the value is a list of accepted entries. One without a value ends the search in a sparse list. */
export function isListOf(value: unknown, isAccepted: (one: unknown) => boolean): boolean {
  if (!isList(value)) return false;
  for (let i = 0; i < value.length; i++) if (!(i in value) || !isAccepted(value[i])) return false;
  return true;
}

export const NODE_NUMBER: Format<NodeId> = {
  wanted: 'the number of an element, such as 12, "12" or "node_12"',
  accepts: (value): value is NodeId => parseNodeId(value) !== null,
};

/** Returns the number from any of its spellings (`12`, `'12'`, `'[12]'`, `'node_12'`), or null for anything else. */
export function parseNodeId(id: unknown): number | null {
  if (typeof id === 'number') return Number.isInteger(id) && id >= 0 ? id : null;
  if (!isString(id)) return null;
  const digits = /^(?:node_(\d+)|\[(\d+)\]|(\d+))$/.exec(id.trim());
  return digits ? Number(digits[1] ?? digits[2] ?? digits[3]) : null;
}

/**
 * Whether a schema accepts a value. It does not look at the properties of objects, which `checkValue` checks one by
 * one.
 */
export function accepts(value: unknown, schema: Schema): boolean {
  const own = ownFields<Schema>(schema);
  const { type, format, anyOf, items, minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = own;
  if (format) return format.accepts(value);
  if (own.enum) return own.enum.includes(value as string);
  if (anyOf) return anyOf.some((one) => accepts(value, one));
  switch (type) {
    case undefined:
      return true;
    case 'array':
      return items ? isListOf(value, (one) => accepts(one, items)) : isList(value);
    case 'object':
      return isRecord(value);
    case 'number':
    case 'integer':
      return (
        typeof value === 'number' &&
        value >= minimum &&
        value <= maximum &&
        (type === 'number' || Number.isInteger(value) || value === Infinity)
      );
    default:
      return typeof value === type;
  }
}

/** Describes what a schema accepts, as the end of the sentence "… must be …". */
export function wantedBy(given: Schema): string {
  const { type, format, anyOf, items, properties, minimum, maximum, ...schema } = ownFields<Schema>(given);
  if (format) return format.wanted;
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' or ');
  if (anyOf) {
    const words = anyOf.flatMap((one) => (one.type === 'boolean' ? ['true', 'false'] : wantedBy(one)));
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
  }
  switch (type) {
    case 'array':
      if (items?.properties) return `a list of objects with ${Object.keys(items.properties).join(', ')}`;
      return items?.type === 'string' ? 'a list of texts' : 'a list';
    case 'object':
      return properties ? `an object with ${Object.keys(properties).join(', ')}` : 'an object';
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    default: {
      const kind = type === 'integer' ? 'a whole number' : type === 'number' ? 'a number' : `a ${type ?? 'value'}`;
      if (minimum === undefined) return kind;
      return maximum && maximum < Infinity ? `${kind} from ${minimum} to ${maximum}` : `${kind} of ${minimum} or more`;
    }
  }
}

/** Writes a value the way an error message shows it. */
export function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (isString(value)) return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
  if (value === null || typeof value !== 'object') return String(value);
  try {
    return Array.isArray(value) ? 'an array' : isRecord(value) ? 'an object' : 'an object without fields of its own';
  } catch {
    return 'a revoked proxy';
  }
}

/** The parts of error messages that depend on whose values are checked. */
interface Subject {
  /** The beginning of every message. */
  readonly prefix: string;
  /** Default `bad_option`. */
  readonly code?: MisuseCode;
  /** The word for one value; default `option`. */
  readonly noun?: string;
  /** The name of all values together; default `options`. */
  readonly whole?: string;
  /** The prefix of a value's name; default none. */
  readonly path?: string;
}

/**
 * Checks the arguments that a model gave for a tool call.
 * @returns the arguments except null ones, in a copy without a prototype
 * @throws DomToolError `bad_option` that says which argument is wrong, what it takes, and what was given
 */
export const checkArguments = <S extends ObjectSchema>(tool: string, given: unknown, schema: S): ValueOf<S> =>
  checkRecord(given, schema, '', {
    prefix: `${tool}: `,
    whole: 'the arguments',
    noun: 'argument',
  }) as ValueOf<S>;

/**
 * Checks the options of a public method.
 * @returns the options except absent ones and null, in a copy without a prototype
 * @throws DomToolError `bad_option` that says which option is wrong, what it takes, and what was given
 */
export const checkOptions = <T extends object>(
  method: string,
  given: T | null | undefined,
  properties: Properties,
): Readonly<T> =>
  checkRecord(given ?? {}, { type: 'object', properties }, '', { prefix: `${method}: ` }) as Readonly<T>;

/** @throws DomToolError `bad_option` if the method's argument is not of its schema. */
export function checkArgument(method: string, name: string, value: unknown, schema: Schema): void {
  if (!accepts(value, schema)) throw refusal({ prefix: `${method}: ` }, name, wantedBy(schema), value);
}

/** @throws DomToolError `bad_option` if more than one of the options is given, of which only one can be meant */
export function checkOnlyOne(method: string, given: object, names: readonly string[]): void {
  const own = ownFields<Record<string, unknown>>(given);
  const named = names.filter((name) => (own[name] ?? null) !== null);
  if (named.length > 1) throw badOption(`${method}: give only one of ${names.join(', ')}, not ${named.join(' and ')}`);
}

/**
 * Checks the fields of a configuration.
 * @returns the given fields in a copy without a prototype
 * @throws DomToolError `bad_config` that says which field is wrong, what it takes, and what was given
 */
export const checkConfig = (given: unknown, properties: Properties): Record<string, unknown> =>
  checkRecord(given, { type: 'object', properties }, '', {
    code: 'bad_config',
    prefix: '',
    whole: 'config',
    path: 'config.',
    noun: 'config field',
  });

function checkRecord(given: unknown, schema: ObjectSchema, within: string, subject: Subject): Record<string, unknown> {
  const { properties, required = [] } = ownFields<ObjectSchema>(schema);
  const fields = within ? given : readable(given, subject);
  if (!isRecord(fields)) throw refusal(subject, within || null, 'an object', given);
  const out = ownFields<Record<string, unknown>>();
  const path = (name: string): string => (within ? `${within}.${name}` : name);
  for (const [name, value] of Object.entries(fields)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    // Null counts as absent. The exceptions are values with an empty schema, which are checked elsewhere and may use
    // null.
    if (value === undefined || (value === null && (!known || Object.keys(known).length))) continue;
    if (!known) {
      const names = Object.keys(properties).join(', ');
      const { code = 'bad_option', prefix, noun = 'option' } = subject;
      throw new DomToolError(
        code,
        `${prefix}there is no ${noun} ${JSON.stringify(path(name))}; the ${noun}s are ${names}`,
      );
    }
    out[name] = checkValue(value, known, path(name), subject);
  }
  for (const name of required)
    if (!(name in out)) throw refusal(subject, path(name), wantedBy(properties[name] ?? {}), undefined);
  return out;
}

/**
 * Returns a copy of what a caller gave.
 * @throws DomToolError with the code if a getter or trap throws
 */
export function readable(given: unknown, { code = 'bad_option', prefix, whole = 'options' }: Subject): unknown {
  try {
    return plain(given);
  } catch (error) {
    throw new DomToolError(code, `${prefix}${whole} cannot be read: ${messageOf(error)}`);
  }
}

function checkValue(value: unknown, schema: Schema, path: string, subject: Subject): unknown {
  const { items, anyOf, properties } = ownFields<Schema>(schema);
  const chosen = anyOf?.find((one) => accepts(value, one));
  if (chosen) return checkValue(value, chosen, path, subject);
  if (properties) {
    if (isRecord(value)) return checkRecord(value, schema as ObjectSchema, path, subject);
  } else if (items && hasField(items, 'properties')) {
    // Spreading fills the gaps of a sparse list.
    if (isList(value))
      return [...value].map((one, i) => checkRecord(one, items as ObjectSchema, `${path}[${i}]`, subject));
  } else if (accepts(value, schema)) return value;
  throw refusal(subject, path, wantedBy(schema), value);
}

function refusal(subject: Subject, name: string | null, wanted: string, given: unknown): DomToolError {
  const { code = 'bad_option', prefix, whole = 'options', path = '' } = subject;
  const what = name === null ? whole : path + name;
  const sentence =
    given === undefined
      ? `${what} is missing; it must be ${wanted}`
      : `${what} must be ${wanted}, not ${describe(given)}`;
  return new DomToolError(code, prefix + sentence);
}
