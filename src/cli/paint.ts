/** Colours for people at a terminal; for a file, a pipe or another program the text stays as it is. */
export interface Paint {
  /** A view: numbers, headings, regions. */
  view(text: string): string;
  /** A line that tells what changed. */
  change(line: string): string;
  strong(text: string): string;
  faint(text: string): string;
  error(text: string): string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `NO_COLOR` and `FORCE_COLOR` (no-color.org, force-color.org) win over what the stream is. */
export function hasColours(stream: { readonly isTTY?: boolean }, env: Environment): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

const same = (text: string): string => text;
const plain: Paint = { view: same, change: same, strong: same, faint: same, error: same };

const wrap =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;
const [bold, dim, red, green, cyan] = [wrap(1, 22), wrap(2, 22), wrap(31, 39), wrap(32, 39), wrap(36, 39)];

const coloured: Paint = {
  view: (text) =>
    text
      .split('\n')
      .map((line) => {
        if (/^#{1,6} |^===/.test(line)) return bold(line);
        if (/^(?:@|…|\[[A-Z &-]+)/.test(line)) return dim(line);
        // A bracket that a page wrote stands behind a backslash.
        return line.replace(/(?<!\\)\[\d+(?:-\d+)?(?:[^\]\\]|\\.)*\]/g, cyan);
      })
      .join('\n'),
  change: (line) => (/^\s*\+/.test(line) ? green(line) : /^\s*-/.test(line) ? red(line) : line),
  strong: bold,
  faint: dim,
  error: red,
};

export const paintFor = (stream: { readonly isTTY?: boolean }, env: Environment): Paint =>
  hasColours(stream, env) ? coloured : plain;
