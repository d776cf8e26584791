import { isString } from '../../standards/values.ts';
import { ownFields } from '../../standards/ownFields.ts';
import { outside, type GuardedSteps } from '../../standards/guardedSteps.ts';
import { accepts, checkArguments, describe, NODE_NUMBER, wantedBy, type Properties } from '../../schema.ts';
import { badOption } from '../../standards/errors.ts';
import { knownTool, methodOf, runTool, TOOLS, toolName } from './registry.ts';
import type { ToolHost } from './ToolHost.ts';

/**
 * Runs a tool by its name.
 * @param host the methods to run it on
 * @param name the tool's name in any spelling
 * @param given the arguments that a model gave, as an object or as JSON; null counts as absent
 * @throws DomToolError `bad_option` for an unknown tool, and for arguments that it does not take
 */
export function* callTool(host: ToolHost, name: string, given?: unknown): GuardedSteps<unknown> {
  const method = knownTool(name);
  const tool = toolName(method);
  const { schema } = TOOLS[method];
  const args = checkArguments(tool, readArguments(tool, given ?? {}), schema) as Record<string, unknown>;
  return yield* outside(runTool(host, method, args));
}

/** Returns the arguments that a model gave. @throws DomToolError `bad_option` for a text that is not JSON */
export function readArguments(tool: string, given: unknown): unknown {
  if (!isString(given)) return given;
  try {
    return given.trim() === '' ? {} : JSON.parse(given);
  } catch {
    throw badOption(`${tool}: the arguments are not valid JSON: ${describe(given)}`);
  }
}

/** One tool call, in the form that `tool.call` takes. */
export interface ActionCall {
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/**
 * Parses an action string that a back end gave: `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`. After
 * the tool's name come its arguments in parentheses, first by position, then by name. A value is a number, a text in
 * double or single quotes, true, false, null, a list, an object, or a single word. A positional value goes to the first
 * argument that accepts it. Nothing is evaluated.
 * @throws DomToolError `bad_option` that says where parsing stopped, or that the name is not a tool's
 */
export function parseAction(action: string): ActionCall {
  if (!isString(action))
    throw badOption(`perform: the action must be a text such as click(12), not ${describe(action)}`);
  const reader = new ActionReader(action);
  const word = reader.take(WORD);
  const method = word && methodOf(word);
  if (!method)
    throw badOption(
      `perform: ${describe(action)} does not name an action; the actions are ${Object.keys(TOOLS).join(', ')}`,
    );
  const args = ownFields<Record<string, unknown>>();
  const { properties, required = [] } = TOOLS[method].schema as {
    properties: Properties;
    required?: readonly string[];
  };
  const inOrder = Object.entries(properties).filter(([name]) => !NAMED_ONLY.test(name));
  let isByName = false;
  reader.list('(', ')', () => {
    const name = reader.take(NAME)?.replace(/\s*[:=]$/, '');
    const value = reader.value();
    if (name !== undefined) {
      isByName = true;
      if (Object.hasOwn(args, name)) reader.fail(`every argument once, not ${name} again`);
      args[name] = value;
      return;
    }
    if (isByName) reader.fail('positional values before named ones');
    for (let next = inOrder.shift(); ; next = inOrder.shift()) {
      if (!next) return refuseValue(method, value, properties);
      const [key, schema] = next;
      // Models also write a number as [12], as the text view does.
      const isBracketed = schema.format === NODE_NUMBER && Array.isArray(value) && value.length === 1;
      const one: unknown = isBracketed ? (value as unknown[])[0] : value;
      if (!accepts(one, schema) && !required.includes(key)) continue;
      args[key] = one;
      return;
    }
  });
  reader.end();
  return { name: toolName(method), args };
}

function refuseValue(method: string, value: unknown, properties: Properties): never {
  const taken = Object.entries(properties)
    .filter(([name]) => !NAMED_ONLY.test(name))
    .map(([name, schema]) => `${name}: ${wantedBy(schema)}`);
  throw badOption(`perform: ${method} does not take ${describe(value)}; it takes ${taken.join(', ')}`);
}

/** Matches the arguments that can be given only by name. */
const NAMED_ONLY = /^(snapshotId|timeout|settle)$/;
const WORD = /[A-Za-z]\w*(?:-\w+)*/y;
const NAME = /[A-Za-z_]\w*\s*[:=]/y;
const NUMBER = /-?\d+(?:\.\d+)?(?![\w.])/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const CONSTANTS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const MAX_DEPTH = 8;

/** Parses the text of an action from left to right. */
class ActionReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Consumes what the pattern matches at the current position and the white space after it, and returns the match. */
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

  /** Parses the items between an opening and a closing mark, which commas separate. */
  list(open: string, close: string, item: () => void): void {
    if (!this.#mark(open)) this.fail(open);
    if (++this.#depth > MAX_DEPTH) this.fail(`at most ${MAX_DEPTH} levels`);
    if (!this.#mark(close)) {
      do item();
      while (this.#mark(','));
      if (!this.#mark(close)) this.fail(`, or ${close}`);
    }
    this.#depth--;
  }

  /** Parses one value: a list, an object, a number, a text, a constant or a word. */
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
    throw badOption(
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
