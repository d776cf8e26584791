/** Adds colours to output for a terminal. Text for a file, a pipe or another program stays as it is. */
export interface Colours {
  /** Colours the numbers, headings and regions of a view. */
  view(text: string): string;
  /** Colours a line of a report: `+` for what appeared, `-` for what disappeared. */
  change(line: string): string;
  strong(text: string): string;
  faint(text: string): string;
  error(text: string): string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns whether to use colours: `NO_COLOR` and `FORCE_COLOR` (no-color.org, force-color.org) override the kind of
 * stream.
 */
export function hasColours(stream: { readonly isTTY?: boolean }, env: Environment): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

const unchanged = (text: string): string => text;
const plain: Colours = {
  view: unchanged,
  change: unchanged,
  strong: unchanged,
  faint: unchanged,
  error: unchanged,
};

const wrap =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;
const [bold, dim, red, green, cyan] = [wrap(1, 22), wrap(2, 22), wrap(31, 39), wrap(32, 39), wrap(36, 39)];

const coloured: Colours = {
  view: (text) =>
    text
      .split('\n')
      .map((line) => {
        if (/^#{1,6} |^===/.test(line)) return bold(line);
        if (/^(?:@|…|\[[A-Z &-]+)/.test(line)) return dim(line);
        // A bracket with a backslash before it is text of the page and no number.
        return line.replace(/(?<!\\)\[\d+(?:-\d+)?(?:[^\]\\]|\\.)*\]/g, cyan);
      })
      .join('\n'),
  change: (line) => (/^\s*\+/.test(line) ? green(line) : /^\s*-/.test(line) ? red(line) : line),
  strong: bold,
  faint: dim,
  error: red,
};

/** Returns the colours for a stream. */
export const coloursFor = (stream: { readonly isTTY?: boolean }, env: Environment): Colours =>
  hasColours(stream, env) ? coloured : plain;
