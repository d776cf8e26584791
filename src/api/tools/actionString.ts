import { accepts, describe, type Schema } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import { methodOf, TOOLS, toolName } from './registry.ts';

/** One call, as `tool.call` takes it. */
export interface ActionCall {
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/**
 * Reads a back end's action string: the name of a tool, then its arguments in parentheses, first those in order, then
 * those by name: `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`. Values are numbers, texts in double
 * or single quotes, true, false, null, `[…]` and `{…}` of these, and single words. A value in order goes to the first
 * argument that can take it. Nothing is evaluated.
 * @throws DomToolError `bad_option` that says where reading stopped, or for what is no tool.
 */
export function parseAction(action: string): ActionCall {
  if (typeof action !== 'string')
    throw new DomToolError('bad_option', `perform: an action is a text as click(12), not ${describe(action)}`);
  const reader = new ActionReader(action);
  const word = reader.take(WORD);
  const method = word && methodOf(word);
  if (!method)
    throw new DomToolError(
      'bad_option',
      `perform: ${describe(action)} names no action; there are ${Object.keys(TOOLS).join(', ')}`,
    );
  const args: Record<string, unknown> = {};
  const { properties, required = [] } = TOOLS[method].schema as {
    properties: Readonly<Record<string, Schema>>;
    required?: readonly string[];
  };
  // These two are only given by name.
  const inOrder = Object.entries(properties).filter(([name]) => name !== 'snapshotId' && name !== 'timeout');
  let isByName = false;
  reader.list('(', ')', () => {
    const name = reader.take(NAME)?.replace(/\s*[:=]$/, '');
    const value = reader.value();
    if (name !== undefined) {
      isByName = true;
      if (Object.hasOwn(args, name)) reader.fail(`${name} twice`);
      args[name] = value;
      return;
    }
    if (isByName) reader.fail('values without a name before those with one');
    for (let next = inOrder.shift(); ; next = inOrder.shift()) {
      if (!next) return reader.fail(`a value that ${method} does not take`);
      const [key, schema] = next;
      // A number is also written [12].
      const isBracketed = schema.format === 'node-number' && Array.isArray(value) && value.length === 1;
      const one: unknown = isBracketed ? (value as unknown[])[0] : value;
      if (!accepts(one, schema) && !required.includes(key)) continue;
      args[key] = one;
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
const MAX_DEPTH = 8;

/** Reads the text of an action from its start to its end. */
class ActionReader {
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

  /** Items between an opening and a closing mark, separated by commas. */
  list(open: string, close: string, item: () => void): void {
    if (!this.#mark(open)) this.fail(open);
    if (++this.#depth > MAX_DEPTH) this.fail('fewer levels');
    if (!this.#mark(close)) {
      do item();
      while (this.#mark(','));
      if (!this.#mark(close)) this.fail(`, or ${close}`);
    }
    this.#depth--;
  }

  /** One value: a list, an object, a number, a text, a constant or a word. */
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
