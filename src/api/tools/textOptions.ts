import { describe } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';

type Args = Readonly<Record<string, unknown>>;

/**
 * The arguments of the text tool as the options of the text view: `expand: "41-60, 75"` and `lines: "20-60"` become
 * lists of numbers; lists, in which the view itself writes them, stay as they are.
 * @throws DomToolError `bad_option` for what is no number or range.
 */
export function readTextOptions({ expand, lines, ...options }: Args): Args {
  return {
    ...options,
    ...(expand === undefined ? {} : { expand: isList(expand) ? expand.split(',').map(expandRange) : expand }),
    ...(lines === undefined ? {} : { lines: range('lines', String(lines as string)) }),
  };
}

const isList = (expand: unknown): expand is string => typeof expand === 'string' && expand !== 'all';
const expandRange = (part: string): number | [from: number, to: number] => range('expand', part);

function range(name: string, text: string): number | [from: number, to: number] {
  const [, from, to] = /^\D?(\d+)(?:\s*[-–,]\s*(\d+))?\D?$/.exec(text.trim()) ?? [];
  if (!from || (name === 'lines' && !to))
    throw new DomToolError('bad_option', `dom_text: ${name} must be numbers as 20-60, not ${describe(text)}`);
  return to ? [Number(from), Number(to)] : Number(from);
}
