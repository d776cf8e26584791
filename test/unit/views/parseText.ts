/** Parses a text view by the grammar in docs/text-view.md and nothing else. */
export interface ParsedLine {
  kind: 'region' | 'heading' | 'item' | 'row' | 'more' | 'fence' | 'flow';
  /** The level of a heading. */
  level: number;
  marks: Mark[];
  cells: number;
  text: string;
}
export interface Mark {
  ids: number[];
  role: string;
  name: string;
  value: string | null;
  states: string[];
}

const ROLES = new Set(
  (
    'button textbox checkbox radio switch combobox listbox tab menuitem option slider spinbutton treeitem file date time ' +
    'datetime month week color summary media canvas link click hover'
  ).split(' '),
);
const STATES =
  /^(?:checked|mixed|pressed|selected|expanded|collapsed|menu|filled|current|disabled|readonly|required|invalid|focused|on hover(?: \d+)?|new)$/;
const MARK = /(?<!\\)\[(\d+(?:,\d+)*)(?=[ \]])/gu;

export function parseText(view: string): ParsedLine[] {
  const out: ParsedLine[] = [];
  let fenced = false;
  for (const line of view.split('\n').slice(0, -1)) {
    if (line === '```') fenced = !fenced;
    out.push(parseLine(line, fenced));
  }
  return out;
}

function parseLine(line: string, fenced: boolean): ParsedLine {
  const marks = [...line.matchAll(MARK)].map((match) => parseMark(line, match.index));
  const parsed = (kind: ParsedLine['kind'], level = 0, cells = 0): ParsedLine => ({
    kind,
    level,
    marks,
    cells,
    text: line,
  });
  if (line === '```') return parsed('fence');
  if (fenced) return parsed('flow');
  if (/^@[a-z]/u.test(line)) return parsed('region');
  if (/^…(?: |\d)/u.test(line)) return parsed('more');
  const level = /^(#{1,6}) /u.exec(line)?.[1]?.length;
  if (level) return parsed('heading', level);
  if (line.startsWith('- ')) return parsed('item');
  const cells = cellsOf(line);
  return parsed(cells > 1 ? 'row' : 'flow', 0, cells);
}

/** The borders of cells are outside of brackets. */
function cellsOf(line: string): number {
  let bare = '';
  let from = 0;
  for (const match of line.matchAll(MARK)) {
    bare += line.slice(from, match.index);
    from = endOf(line, match.index) + 1;
  }
  bare += line.slice(from);
  return bare.split(/(?:^|(?<=\s))\|(?=\s|$)/u).length;
}

function endOf(line: string, start: number): number {
  const end = /(?<!\\)\]/u.exec(line.slice(start))?.index;
  if (end === undefined) throw new Error(`no end of mark in ${line}`);
  return start + end;
}

function parseMark(line: string, start: number): Mark {
  let body = line.slice(start + 1, endOf(line, start));
  const ids = /^\d+(?:,\d+)*/u.exec(body)?.[0] ?? '';
  body = body.slice(ids.length).trimStart();
  const states = /(?:^| )\(([a-z][a-z \d]*)\)$/u.exec(body);
  let words: string[] = [];
  const told = (states?.[1] ?? '').match(/on hover(?: \d+)?|\S+/gu) ?? [];
  if (states && told.every((word) => STATES.test(word))) {
    words = told;
    body = body.slice(0, states.index);
  }
  const quoted = /="((?:[^"\\]|\\.)*)"(?: of \d+)?$/u.exec(body);
  const number = /(?<!\\)=(-?\d+(?:\.\d+)?)(?: of -?[\d.]+–-?[\d.]+)?$/u.exec(body);
  const value = quoted ?? number;
  if (value) body = body.slice(0, value.index);
  const role = /^[a-z]+(?= |$)/u.exec(body)?.[0] ?? '';
  const known = ROLES.has(role);
  const name = (known ? body.slice(role.length) : body).trim();
  return {
    ids: ids.split(',').map(Number),
    role: known ? role : '',
    name: unescape(name),
    value: value ? unescape(value[1] ?? '') : null,
    states: words,
  };
}

const unescape = (text: string): string => text.replace(/\\([[\]()"^=./|#@…`*>_~+-])/gu, '$1');

/** A part of a line that is marked: struck, superscript, subscript, code, faint text, hidden words of a name. */
export interface InlineMark {
  mark: '~~' | '^' | '_' | '`' | 'faint' | 'hidden';
  text: string;
}

/** Reads the marks inside a line, outside brackets. It does not read nested marks. */
export function readMarks(line: string): InlineMark[] {
  const marks: InlineMark[] = [];
  let at = 0;
  const until = (end: RegExp): string => {
    const found = end.exec(line.slice(at));
    if (!found) throw new Error(`no end of mark in ${line}`);
    const text = line.slice(at, at + found.index);
    at += found.index + found[0].length;
    return text;
  };
  while (at < line.length) {
    const rest = line.slice(at);
    if (line[at - 1] === '\\') {
      at++;
      continue;
    }
    const fence = /^`+/u.exec(rest)?.[0] ?? '';
    if (fence) {
      at += fence.length;
      marks.push({ mark: '`', text: unescape(until(new RegExp(`(?<!\`)${fence}(?!\`)`, 'u'))) });
    } else if (/^\((?:faint|hidden): /u.test(rest)) {
      const mark = rest.startsWith('(f') ? 'faint' : 'hidden';
      at += mark.length + 3;
      marks.push({ mark, text: unescape(until(/(?<!\\)\)/u)) });
    } else if (rest.startsWith('~~')) {
      at += 2;
      marks.push({ mark: '~~', text: unescape(until(/(?<!\\)~~/u)) });
    } else if (/^(?:\^(?!\s|$)|_[\d(+\u2212-])/u.test(rest)) {
      const mark = rest[0] as '^' | '_';
      at++;
      const plain = /^(?:[+\u2212-]?\d+|[a-zA-Z]+)/u.exec(line.slice(at))?.[0];
      at += plain?.length ?? 1;
      marks.push({ mark, text: plain ?? unescape(until(/(?<!\\)\)/u)) });
    } else at++;
  }
  return marks;
}
