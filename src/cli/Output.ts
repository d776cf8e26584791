import { compactResult, isActionResult } from '../api/tools/compactResult.ts';
import type { ActionResult } from '../index.ts';
import type { Colours } from './colours.ts';

/** The result of an action, with the dialogs and downloads that happened during it. */
export type ActionAnswer = ActionResult & { readonly browser?: readonly string[] };

/** Returns whether an answer of a session is the result of an action. */
export const isActionAnswer = (answer: unknown): answer is ActionAnswer => isActionResult(answer);

/** Prints answers as text for people, or as JSON. Progress messages do not come through here. */
export class Output {
  readonly json: boolean;
  readonly #print: (text: string) => void;
  readonly #colours: Colours;

  constructor(json: boolean, print: (text: string) => void, colours: Colours) {
    this.json = json;
    this.#print = print;
    this.#colours = colours;
  }

  /** Prints a view, or the answer of a tool that only reads the page. */
  view(answer: unknown): void {
    this.#print(
      typeof answer === 'string' && !this.json ? this.#colours.view(answer.trimEnd()) : JSON.stringify(answer, null, 2),
    );
  }

  /** Prints one of several JSON documents on a line of its own; prints nothing in text mode. */
  line(document: object): void {
    if (this.json) this.#print(JSON.stringify(document));
  }

  /** Prints a heading between the parts of a longer text; prints nothing in JSON mode. */
  heading(text: string): void {
    if (!this.json) this.#print(`\n${this.#colours.strong(text)}`);
  }

  /** Prints the report of an action, also of one that failed: what it changed until then. */
  report(answer: unknown, indent = '    '): void {
    if (!isActionAnswer(answer)) return this.view(answer);
    const lines = describeResult(answer).map((line) => this.#colours.change(`${indent}${line}`));
    if (lines.length > 0) this.#print(lines.join('\n'));
  }
}

/** Returns why an action failed. */
export const failureOf = ({ error, code }: ActionAnswer): string => error ?? code ?? 'It failed.';

const SIGNS: Readonly<Record<string, string>> = { appeared: '+', gone: '-', changed: '~' };

/** Writes the lines that tell a person what an action changed. Why it failed is told by `failureOf`. */
export function describeResult(result: ActionAnswer): string[] {
  const { success, value, url, ...effects } = compactResult(result);
  const lines = [
    ...(url === undefined ? [] : [`went to ${url}`]),
    ...(value === undefined ? [] : [`the value is now ${JSON.stringify(value)}`]),
    ...Object.entries(effects).flatMap(([kind, effect]) => describeEffect(kind, effect)),
    ...(result.browser ?? []),
  ];
  return lines.length > 0 || !success ? lines : ['no visible change'];
}

function describeEffect(kind: string, effect: unknown): string[] {
  if (/^(none|browser|error|code)$/.test(kind)) return [];
  if (kind === 'scrolled' && effect === true) return ['the page scrolled'];
  const entries = Array.isArray(effect) ? (effect as unknown[]) : [effect];
  return entries.map((entry) => {
    const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
    return SIGNS[kind] === undefined ? `${kind}: ${text}` : `${SIGNS[kind]} ${text}`;
  });
}
