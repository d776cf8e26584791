import { compactResult } from '../api/tools/compactResult.ts';
import type { ActionResult } from '../index.ts';
import type { Colours } from './colours.ts';

/** The answer of an action: its record, and what happened in the browser meanwhile. */
export type ActionAnswer = ActionResult & { readonly browser?: readonly string[] };

export const isActionAnswer = (answer: unknown): answer is ActionAnswer =>
  typeof answer === 'object' && answer !== null && 'actionType' in answer;

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

  /** A view, or the answer of a tool that only looks. */
  view(answer: unknown): void {
    this.#print(
      typeof answer === 'string' && !this.json ? this.#colours.view(answer.trimEnd()) : JSON.stringify(answer, null, 2),
    );
  }

  /** One of several documents on a line of its own. */
  line(document: object): void {
    if (this.json) this.#print(JSON.stringify(document));
  }

  /** What separates the parts of a longer output. */
  heading(text: string): void {
    if (!this.json) this.#print(`\n${this.#colours.strong(text)}`);
  }

  /** What an action reported. */
  report(answer: unknown, indent = '    '): void {
    if (!isActionAnswer(answer)) return this.view(answer);
    this.#print(
      describeResult(answer)
        .map((line) => this.#colours.change(`${indent}${line}`))
        .join('\n'),
    );
  }
}

const SIGNS: Readonly<Record<string, string>> = { appeared: '+', gone: '-', changed: '~' };

/** Lines that tell a person what an action reported. */
export function describeResult(result: ActionAnswer): string[] {
  const { success, error, code, value, url, ...effects } = compactResult(result);
  const lines = [
    ...(success ? [] : [`failed: ${error ?? code}`]),
    ...(url === undefined ? [] : [`went to ${url}`]),
    ...(value === undefined ? [] : [`the value is now ${JSON.stringify(value)}`]),
    ...Object.entries(effects).flatMap(([kind, told]) => describeEffect(kind, told)),
    ...(result.browser ?? []),
  ];
  return lines.length > 0 ? lines : ['no visible change'];
}

function describeEffect(kind: string, told: unknown): string[] {
  if (kind === 'none' || kind === 'browser') return [];
  if (kind === 'scrolled' && told === true) return ['the page scrolled'];
  const entries = Array.isArray(told) ? (told as unknown[]) : [told];
  return entries.map((entry) => {
    const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
    return SIGNS[kind] === undefined ? `${kind}: ${text}` : `${SIGNS[kind]} ${text}`;
  });
}
