import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from './arguments.ts';
import { CliError } from './errors.ts';
import { Output, describeStep } from './Output.ts';
import type { PageTool } from './page/PageTool.ts';
import type { Paint } from './paint.ts';

/** Prints the page's view, does what was asked for in turn, and prints what that changed; `act` shows the page only at the end. */
export async function showPage(
  tool: PageTool,
  command: Command,
  print: (text: string) => void,
  paint: Paint,
): Promise<void> {
  const { steps, name } = command;
  const output = new Output(command, steps.length === 0, print, paint);
  for (const step of steps) {
    if (name !== 'act') await output.view(tool);
    await output.action(step, tool);
    const result = await tool.act(step);
    if (!result.success)
      throw new CliError('action-failed', `${describeStep(step)}: ${result.error ?? result.code ?? 'failed'}`);
    await output.changes(step, result, tool);
  }
  await output.view(tool);
}

/** Saves what the window shows; with marks, each element to use has on it the number that the views gave it. */
export async function saveScreenshot(tool: PageTool, file: string, marks: boolean): Promise<void> {
  const type = /^\.jpe?g$/i.test(extname(file)) ? 'jpeg' : 'png';
  try {
    if (marks) await tool.marks(true);
    const picture = await tool.page.screenshot({ type });
    if (marks) await tool.marks(false);
    await writeFile(file, picture);
  } catch (cause) {
    throw new CliError(
      'no-view',
      `The screenshot could not be saved: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`,
      { cause },
    );
  }
}
