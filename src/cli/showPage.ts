import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from './arguments.ts';
import { HostError } from '../host/HostError.ts';
import type { Colours } from './colours.ts';
import { Output, describeStep } from './Output.ts';
import type { PageTool } from './page/PageTool.ts';

/**
 * Prints the page's view, performs the steps in order, and prints what each changed. `act` prints the page only at the
 * end.
 * @throws HostError `action-failed` at the first step that fails.
 */
export async function showPage(
  tool: PageTool,
  command: Command,
  print: (text: string) => void,
  colours: Colours,
): Promise<void> {
  const { steps, name } = command;
  const output = new Output(command, steps.length === 0, print, colours);
  for (const step of steps) {
    if (name !== 'act') await output.printView(tool);
    await output.printAction(step, tool);
    const result = await tool.act(step);
    if (!result.success)
      throw new HostError('action-failed', `${describeStep(step)}: ${result.error ?? result.code ?? 'failed'}`);
    await output.printResult(step, result, tool);
  }
  await output.printView(tool);
}

/** Saves a screenshot of the viewport; with `marks`, every usable element in it carries its number. */
export async function saveScreenshot(tool: PageTool, file: string, marks: boolean): Promise<void> {
  const type = /^\.jpe?g$/i.test(extname(file)) ? 'jpeg' : 'png';
  try {
    if (marks) await tool.showMarks();
    const picture = await tool.page.screenshot({ type });
    if (marks) await tool.hideMarks();
    await writeFile(file, picture);
  } catch (cause) {
    throw new HostError(
      'no-view',
      `The screenshot could not be saved: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`,
      { cause },
    );
  }
}
