import { diffLines } from 'diff';
import type { Command } from './arguments.ts';
import type { Colours } from './colours.ts';
import type { PageStep, PageTool, StepResult } from './page/PageTool.ts';

/** The arguments that say how a page is printed. */
export type OutputOptions = Pick<Command, 'view' | 'json' | 'maxTokens' | 'values'>;

/** The views that have a textual form; the others are always printed as JSON. */
const TEXTUAL: ReadonlySet<string> = new Set(['text', 'overview', 'skeleton']);

/** Prints views, and what actions changed, as text or as JSON lines. Progress messages do not come through here. */
export class Output {
  readonly #options: OutputOptions;
  readonly #isOnlyView: boolean;
  readonly #print: (text: string) => void;
  readonly #colours: Colours;
  readonly #json: boolean;
  #textBefore = '';

  /** @param isOnlyView A single view is one document. Several are one document a line, each labelled. */
  constructor(options: OutputOptions, isOnlyView: boolean, print: (text: string) => void, colours: Colours) {
    this.#options = options;
    this.#isOnlyView = isOnlyView;
    this.#print = print;
    this.#colours = colours;
    this.#json = options.json || !TEXTUAL.has(options.view);
  }

  async printView(tool: PageTool): Promise<void> {
    const view = await tool.view(this.#options, this.#json);
    if (this.#json) {
      this.#print(this.#isOnlyView ? JSON.stringify(view, null, 2) : JSON.stringify({ view }));
      return;
    }
    const text = this.#colours.view(String(view as string).trimEnd());
    this.#print(this.#isOnlyView ? text : `\n${this.#colours.strong(`--- ${tool.page.url()} ---`)}\n${text}`);
  }

  /** Prints the action before it is done, so that a reader sees which one hangs. */
  async printAction(step: PageStep, tool: PageTool): Promise<void> {
    if (this.#json) return;
    this.#textBefore = await tool.text();
    this.#print(`\n${this.#colours.strong(`>>> ${describeStep(step)}`)}`);
  }

  async printResult(step: PageStep, result: StepResult, tool: PageTool): Promise<void> {
    const { answer } = result;
    if (this.#json) return this.#print(JSON.stringify({ action: describeStep(step), ...result }));
    // The step was a tool that only looks: its answer takes the place of a report.
    if (answer !== undefined)
      return this.#print(
        typeof answer === 'string' ? this.#colours.view(answer.trimEnd()) : JSON.stringify(answer, null, 2),
      );
    const textAfter = result.changes.navigationOccurred ? '' : await tool.text();
    this.#print(
      describeChanges(result, this.#textBefore.trimEnd(), textAfter.trimEnd())
        .map((line) => this.#colours.change(`    ${line}`))
        .join('\n'),
    );
  }
}

/** A step as it is printed and named in errors: `click 12`. */
export function describeStep(step: PageStep): string {
  if (step.action === 'perform') return step.text;
  const number = step.node.replace('node_', '');
  if (step.action === 'click') return `click ${number}`;
  return step.action === 'type' ? `type ${number} ${JSON.stringify(step.text)}` : `press ${step.key} in ${number}`;
}

/** Lines that tell a person what an action reported, and how the text view differs. */
export function describeChanges({ changes }: StepResult, before: string, after: string): string[] {
  if (changes.navigationOccurred) return [`went to ${changes.newUrl ?? 'another page'}`];
  const newValue = changes.newValue === undefined ? 'another' : JSON.stringify(changes.newValue);
  const count = changes.domMutations;
  const lines = [
    ...(changes.valueChanged ? [`the value is now ${newValue}`] : []),
    ...(changes.scrollChanged ? ['the page scrolled'] : []),
    ...(count > 0 ? [`${count} ${count === 1 ? 'change' : 'changes'} in the document`] : []),
    ...changedLines(before, after),
  ];
  return lines.length > 0 ? lines : ['no visible change'];
}

function changedLines(before: string, after: string): string[] {
  return diffLines(`${before}\n`, `${after}\n`).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `${added ? '+' : '-'} ${line}`);
  });
}
