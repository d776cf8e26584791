import { describe } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import { fits } from './check.ts';
import { methodOf, readSpec, TOOLS, toolName, type Specs } from './table.ts';

/** One call, as `tool.call` takes it. */
export interface ActionCall {
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/**
 * Reads a back end's action string: the name of a tool, then in parentheses its arguments, first those in order, then those by
 * name: `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`. Values are numbers, texts in double or single quotes, true,
 * false, null, `[…]` and `{…}` of these, and single words; one in order goes to the first argument that can take it. Nothing is
 * evaluated.
 * @throws DomToolError `bad_option` that says where reading stopped, or for what is no tool.
 */
export function parseAction(action: string): ActionCall {
  if (typeof action !== 'string')
    throw new DomToolError('bad_option', `perform: an action is a text as click(12), not ${describe(action)}`);
  const reader = new Reader(action);
  const word = reader.take(WORD);
  const method = word && methodOf(word);
  if (!method)
    throw new DomToolError(
      'bad_option',
      `perform: ${describe(action)} names no action; there are ${Object.keys(TOOLS).join(', ')}`,
    );
  const args: Record<string, unknown> = {};
  // These are only given by name.
  const free = Object.entries(TOOLS[method][1] as Specs).filter(([name]) => !/^(?:snapshotId|timeout)$/.test(name));
  let byName = false;
  reader.list('(', ')', () => {
    const name = reader.take(NAME)?.replace(/\s*[:=]$/, '');
    const value = reader.value();
    if (name !== undefined) {
      byName = true;
      if (Object.hasOwn(args, name)) reader.fail(`${name} twice`);
      args[name] = value;
      return;
    }
    if (byName) reader.fail('what stands by its place stands before what has a name');
    for (let next = free.shift(); ; next = free.shift()) {
      if (!next) return reader.fail(`a value that ${method} does not take`);
      const [key, spec] = next;
      if (!fits(value, spec) && !readSpec(spec).needed) continue;
      // A number is also written [12].
      args[key] =
        readSpec(spec).kind === 'd' && Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value;
      return;
    }
  });
  reader.end();
  return { name: toolName(method), args };
}

const WORD = /[A-Za-z]\w*(?:-\w+)*/y;
const NAME = /[A-Za-z_]\w*\s*[:=]/y;
const NUMBER = /-?\d+(?:\.\d+)?(?![\w.])/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const CONSTANTS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const DEEPEST = 8;

class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** What the pattern matches here, and the white space after it. */
  take(pattern: RegExp): string | undefined {
    if (this.#at === 0) this.#space();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) {
      this.#at += found.length;
      this.#space();
    }
    return found;
  }

  /** Items between two marks, parted by commas. */
  list(open: string, close: string, item: () => void): void {
    if (!this.#mark(open)) this.fail(open);
    if (++this.#depth > DEEPEST) this.fail('fewer levels');
    if (!this.#mark(close)) {
      do item();
      while (this.#mark(','));
      if (!this.#mark(close)) this.fail(`, or ${close}`);
    }
    this.#depth--;
  }

  value(): unknown {
    const next = this.#text[this.#at];
    if (next === '[') {
      const items: unknown[] = [];
      this.list('[', ']', () => items.push(this.value()));
      return items;
    }
    if (next === '{') {
      const entries: [string, unknown][] = [];
      this.list('{', '}', () => {
        const quoted = this.take(TEXT);
        const name = quoted === undefined ? this.take(NAME)?.replace(/\s*[:=]$/, '') : unquoted(quoted);
        if (name === undefined || (quoted !== undefined && !this.#mark(':'))) this.fail('name: value');
        entries.push([name as string, this.value()]);
      });
      return Object.fromEntries(entries);
    }
    const number = this.take(NUMBER);
    if (number !== undefined) return Number(number);
    const text = this.take(TEXT);
    if (text !== undefined) return unquoted(text);
    const word = this.take(WORD);
    if (word === undefined) this.fail('a value');
    return Object.hasOwn(CONSTANTS, word as string) ? CONSTANTS[word as string] : word;
  }

  end(): void {
    if (this.#at < this.#text.length) this.fail('the end: one action at a time');
  }

  fail(expected: string): never {
    const here = this.#text.slice(this.#at, this.#at + 20);
    throw new DomToolError(
      'bad_option',
      `perform: ${describe(this.#text)}: expected ${expected} at ${here ? JSON.stringify(here) : 'the end'}`,
    );
  }

  #mark(mark: string): boolean {
    if (this.#text[this.#at] !== mark) return false;
    this.#at++;
    this.#space();
    return true;
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }
}

const unquoted = (text: string): string =>
  text
    .slice(1, -1)
    .replace(/\\(u[\da-fA-F]{4}|[^])/g, (_, mark: string) =>
      mark.length > 1 ? String.fromCharCode(Number.parseInt(mark.slice(1), 16)) : (ESCAPES[mark] ?? mark),
    );
