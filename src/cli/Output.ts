import type { ViewKind } from './arguments.ts';
import { describeChanges } from './changes.ts';
import type { PageStep, PageTool, StepResult } from './page/PageTool.ts';

/** Prints views and what actions changed, as text or as JSON lines. Progress is not its business. */
export class Output {
  #view: string | null = null;

  constructor(
    readonly kind: ViewKind,
    /** A lone view is one document; several are one a line, each saying what it is. */
    readonly isLone: boolean,
    readonly print: (text: string) => void,
  ) {}

  async view(tool: PageTool): Promise<void> {
    if (this.kind === 'serialized') {
      const view = await tool.serialized();
      this.print(this.isLone ? JSON.stringify(view, null, 2) : JSON.stringify({ view }));
      return;
    }
    const text = (await tool.text()).trimEnd();
    this.#view = text;
    this.print(this.isLone ? text : `\n--- ${tool.page.url()} ---\n${text}`);
  }

  /** Told before the action is done, so that one that hangs can be seen. */
  action(step: PageStep): void {
    if (this.kind === 'text') this.print(`\n>>> ${describeStep(step)}`);
  }

  async changes(step: PageStep, result: StepResult, tool: PageTool): Promise<void> {
    if (this.kind === 'serialized') {
      this.print(JSON.stringify({ action: describeStep(step), ...result }));
      return;
    }
    const after = result.changes.navigationOccurred ? '' : (await tool.text()).trimEnd();
    this.print(describeChanges(result, this.#view ?? '', after).map((line) => `    ${line}`).join('\n'));
  }
}

export function describeStep(step: PageStep): string {
  const number = step.node.replace('node_', '');
  if (step.action === 'click') return `click ${number}`;
  return step.action === 'type' ? `type ${number} ${JSON.stringify(step.text)}` : `press ${step.key} in ${number}`;
}
