import { DomToolError } from '../standards/errors.ts';

/**
 * Checks of the caller's arguments. A failed check throws `bad_option` with the option's name, its value and what is
 * accepted.
 */
type Rule = (value: unknown) => string | null;

export const flag: Rule = (v) => (typeof v === 'boolean' ? null : 'true or false');
export const text: Rule = (v) => (typeof v === 'string' ? null : 'a string');
export const notNegative: Rule = (v) =>
  typeof v === 'number' && Number.isFinite(v) && v >= 0 ? null : 'a number of 0 or more';
export const number: Rule = (v) => (typeof v === 'number' && Number.isFinite(v) ? null : 'a finite number');
export const count: Rule = (v) =>
  typeof v === 'number' && Number.isInteger(v) && v >= 1 ? null : 'a whole number of 1 or more';
export const oneOf =
  (...names: string[]): Rule =>
  (v) =>
    typeof v === 'string' && names.includes(v) ? null : names.map((n) => `"${n}"`).join(', ');
export const record =
  (rules: Record<string, Rule>): Rule =>
  (v) => {
    if (typeof v !== 'object' || v === null || Array.isArray(v)) return `an object of ${Object.keys(rules).join(', ')}`;
    for (const [name, rule] of Object.entries(rules)) {
      const given = (v as Record<string, unknown>)[name];
      const wanted = given === undefined ? null : rule(given);
      if (wanted) return `${name}: ${wanted}`;
    }
    return null;
  };
/** The option that every action has. */
export const TIMEOUT = { timeout: notNegative };
export const modifiers = record({ ctrl: flag, shift: flag, alt: flag, meta: flag });
export const point = (v: unknown): string | null => {
  const p = v as { x?: unknown; y?: unknown } | null;
  return typeof p === 'object' && p !== null && number(p.x) === null && number(p.y) === null
    ? null
    : '{ x, y } in pixels';
};

/**
 * Returns the options without those that are undefined or null, which strict tool schemas send for absent ones.
 * @throws DomToolError `bad_option` if an option is unknown or of the wrong type.
 */
export function checkOptions<T extends object>(
  action: string,
  options: T | null | undefined,
  rules: Record<string, Rule>,
): T {
  if (options === undefined || options === null) return Object.create(null) as T;
  if (typeof options !== 'object' || Array.isArray(options)) {
    throw new DomToolError('bad_option', `${action}: the options must be an object`);
  }
  // What a page puts on Object.prototype is no option.
  const checked = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === null) continue;
    const rule = rules[name];
    if (!rule)
      throw new DomToolError(
        'bad_option',
        `${action}: there is no option "${name}"; the options are ${Object.keys(rules).join(', ')}`,
      );
    mustBe(action, name, value, rule);
    checked[name] = value;
  }
  return checked as T;
}

export function mustBe(action: string, name: string, value: unknown, rule: Rule): void {
  const wanted = rule(value);
  if (wanted) throw new DomToolError('bad_option', `${action}: ${name} must be ${wanted}, not ${shown(value)}`);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'object' && value !== null ? 'that object' : String(value);
}
