import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from 'playwright-core';
import type { Command } from './arguments.ts';
import { CliError } from './errors.ts';
import { Output, describeStep } from './Output.ts';
import { PageTool } from './page/PageTool.ts';

/** Prints the page's view, does what was asked for in turn, and prints what that changed. */
export async function showPage(page: Page, { view, steps }: Command, print: (text: string) => void): Promise<void> {
  const tool = new PageTool(page);
  const output = new Output(view, steps.length === 0, print);
  for (const step of steps) {
    await output.view(tool);
    output.action(step);
    const result = await tool.act(step);
    if (!result.success) throw new CliError('action-failed', `${describeStep(step)}: ${result.error ?? result.code ?? 'failed'}`);
    await output.changes(step, result, tool);
  }
  await output.view(tool);
}

export async function saveScreenshot(page: Page, file: string): Promise<void> {
  const type = /^\.jpe?g$/i.test(extname(file)) ? 'jpeg' : 'png';
  try {
    await writeFile(file, await page.screenshot({ type }));
  } catch (cause) {
    throw new CliError('no-view', `The screenshot could not be saved: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`, { cause });
  }
}
