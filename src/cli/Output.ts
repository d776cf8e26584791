import type { Command } from './arguments.ts';
import { describeChanges } from './changes.ts';
import type { PageStep, PageTool, StepResult } from './page/PageTool.ts';
import type { Paint } from './paint.ts';

/** What of the command line says how things are printed. */
export type Wishes = Pick<Command, 'view' | 'json' | 'maxTokens' | 'values'>;

/** Prints views and what actions changed, as text or as JSON lines. Progress is not its business. */
export class Output {
  /** JSON documents instead of lines for people. */
  readonly #json: boolean;
  #before = '';

  constructor(
    readonly wishes: Wishes,
    /** A lone view is one document; several are one a line, each saying what it is. */
    readonly isLone: boolean,
    readonly print: (text: string) => void,
    readonly paint: Paint,
  ) {
    this.#json = wishes.json || !TEXTUAL.has(wishes.view);
  }

  async view(tool: PageTool): Promise<void> {
    const view = await tool.view(this.wishes, this.#json);
    if (this.#json) {
      this.print(this.isLone ? JSON.stringify(view, null, 2) : JSON.stringify({ view }));
      return;
    }
    const text = this.paint.view(String(view as string).trimEnd());
    this.print(this.isLone ? text : `\n${this.paint.strong(`--- ${tool.page.url()} ---`)}\n${text}`);
  }

  /** Told before the action is done, so that one that hangs can be seen. */
  async action(step: PageStep, tool: PageTool): Promise<void> {
    if (this.#json) return;
    this.#before = await tool.text();
    this.print(`\n${this.paint.strong(`>>> ${describeStep(step)}`)}`);
  }

  async changes(step: PageStep, result: StepResult, tool: PageTool): Promise<void> {
    const { answer } = result;
    if (this.#json) return this.print(JSON.stringify({ action: describeStep(step), ...result }));
    // What was looked at, not done.
    if (answer !== undefined)
      return this.print(
        typeof answer === 'string' ? this.paint.view(answer.trimEnd()) : JSON.stringify(answer, null, 2),
      );
    const after = result.changes.navigationOccurred ? '' : await tool.text();
    this.print(
      describeChanges(result, this.#before.trimEnd(), after.trimEnd())
        .map((line) => this.paint.change(`    ${line}`))
        .join('\n'),
    );
  }
}

/** Views that have a form for people. */
const TEXTUAL: ReadonlySet<string> = new Set(['text', 'overview', 'skeleton']);

export function describeStep(step: PageStep): string {
  if (step.action === 'perform') return step.text;
  const number = step.node.replace('node_', '');
  if (step.action === 'click') return `click ${number}`;
  return step.action === 'type' ? `type ${number} ${JSON.stringify(step.text)}` : `press ${step.key} in ${number}`;
}
