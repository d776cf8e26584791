import { writeFile } from 'node:fs/promises';
import type { BrowserSession } from '../host/BrowserSession.ts';
import { HostError, messageOf } from '../host/HostError.ts';
import type { PageCommand, Printing, Step } from './arguments.ts';
import { failureOf, isActionAnswer, type Output } from './Output.ts';
import { answerTo, type Request } from './requests.ts';

/** Performs a request in a session and returns its answer. @throws HostError if the request failed */
export async function perform(session: BrowserSession, request: Request): Promise<unknown> {
  const answer = await answerTo(session, request);
  if ('error' in answer) throw new HostError(answer.error.failure, answer.error.message);
  return answer.answer;
}

/**
 * Prints the page's view, performs the steps in order, and prints what each changed. The command `act` prints the page
 * only at the end.
 * @throws HostError `action-failed` at the first step that fails
 */
export async function showPage(session: BrowserSession, command: PageCommand, output: Output): Promise<void> {
  const { steps, name, wait } = command;
  for (const step of steps) {
    if (name !== 'act') await printView(session, command, output, false);
    await printStep(session, step, output);
    if (wait !== null) await perform(session, { wait });
  }
  await printView(session, command, output, steps.length === 0);
}

/** Prints the view of a page. The only view is one document; of several views, each is one labelled line. */
export async function printView(
  session: BrowserSession,
  { view, args, json }: Printing,
  output: Output,
  isOnly: boolean,
): Promise<void> {
  const answer = await perform(session, { view, args, asData: json });
  if (isOnly) return output.view(answer);
  if (output.json) return output.line({ view: answer });
  const { page } = await session.tab();
  output.heading(`--- ${page.url()} ---`);
  output.view(answer);
}

/** Performs a step and prints its report, even if it failed. @throws HostError `action-failed` */
export async function printStep(session: BrowserSession, { label, action }: Step, output: Output): Promise<void> {
  output.heading(`>>> ${label}`);
  const answer = await answerTo(session, { action });
  if ('error' in answer) {
    const { failure, message } = answer.error;
    output.line({ action: label, success: false, error: message });
    throw new HostError(failure, `${label}: ${message}`);
  }
  const { answer: report } = answer;
  if (output.json)
    output.line(isActionAnswer(report) ? { action: label, ...report } : { action: label, answer: report });
  else output.report(report);
  if (isActionAnswer(report) && !report.success) throw new HostError('action-failed', `${label}: ${failureOf(report)}`);
}

/** Saves a screenshot. @throws HostError `no-view` */
export async function saveScreenshot(file: string, take: () => Promise<Uint8Array>): Promise<void> {
  try {
    await writeFile(file, await take());
  } catch (cause) {
    throw new HostError('no-view', `The screenshot could not be saved: ${messageOf(cause)}`, { cause });
  }
}
