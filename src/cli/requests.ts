import { parseAction } from '../api/tools/calls.ts';
import type { BrowserSession } from '../host/BrowserSession.ts';
import type { Target } from '../host/Target.ts';
import { callTool, describeLocation, inPage, isPicture, titleOf } from '../host/browserTools.ts';
import { HostError, messageOf, type Failure } from '../host/HostError.ts';
import type { ViewKind } from './commands.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** A request to a session. Everything in it can be sent to another process as JSON. */
export type Request =
  | { readonly open: Target | null }
  | { readonly go: 'back' | 'forward' | 'reload' }
  | { readonly view: ViewKind; readonly args: Arguments; readonly asData: boolean }
  | { readonly tool: string; readonly args: Arguments }
  | { readonly action: string }
  | { readonly screenshot: { readonly marks: boolean; readonly fullPage: boolean; readonly type: 'png' | 'jpeg' } }
  | { readonly wait: string; readonly timeout?: number | undefined };

/** The result of a request, or the error that it failed with. */
export type Answer =
  { readonly answer: unknown } | { readonly error: { readonly failure: Failure; readonly message: string } };

/** The kinds of failure of errors from the page, by their codes. */
const FAILURES: Readonly<Record<string, Failure>> = {
  bad_option: 'usage',
  bad_selector: 'usage',
  no_match: 'action-failed',
};

/** Performs a request in a session. It never rejects. */
export async function answerTo(session: BrowserSession, request: Request): Promise<Answer> {
  try {
    return { answer: await run(session, request) };
  } catch (error) {
    if (error instanceof HostError) return { error: { failure: error.failure, message: error.message } };
    const { code } = error as { code?: unknown };
    return { error: { failure: FAILURES[String(code)] ?? 'no-view', message: messageOf(error) } };
  }
}

async function run(session: BrowserSession, request: Request): Promise<unknown> {
  if ('view' in request) return readView(session, request);
  if ('screenshot' in request)
    return inPage(session, async () => {
      const picture = await session.screenshot(request.screenshot);
      return { picture: picture.toString('base64') };
    });
  if ('wait' in request) return inPage(session, () => session.waitFor(request.wait, request.timeout));
  const answer = await resultOf(session, request);
  if (isPicture(answer) || session.question !== null) return answer;
  // Adds the dialogs and downloads that happened meanwhile.
  const news = newsOf(session);
  if (news.length === 0) return answer;
  return typeof answer === 'object' && answer !== null ? { ...answer, browser: news } : [answer, ...news].join('\n');
}

async function resultOf(
  session: BrowserSession,
  request: Exclude<Request, { readonly view: unknown } | { readonly screenshot: unknown } | { readonly wait: string }>,
): Promise<unknown> {
  if ('open' in request) {
    const { open: target } = request;
    return inPage(session, async () => describeLocation(session, target === null ? [] : await session.open(target)));
  }
  if ('go' in request) return inPage(session, async () => describeLocation(session, await session.go(request.go)));
  const { name, args } = 'action' in request ? parseAction(request.action) : { name: request.tool, args: request.args };
  return callTool(session, name, args, { full: true });
}

/** Returns the dialogs and downloads since the last call, a line each. */
export const newsOf = (session: BrowserSession): string[] =>
  session.takeNews().map(({ kind, text }) => `${kind}: ${text}`);

/** Returns a view of the page: as text if it has a textual form and no data is asked for, otherwise as data. */
async function readView(
  session: BrowserSession,
  { view, args, asData }: { readonly view: ViewKind; readonly args: Arguments; readonly asData: boolean },
): Promise<unknown> {
  const { page, dom } = await session.tab();
  const format = asData ? 'json' : 'text';
  switch (view) {
    case 'text': {
      const text = await callTool(session, 'dom_text', args);
      return asData ? { url: page.url(), title: await titleOf(page), text } : text;
    }
    case 'overview':
      return callTool(session, 'dom_overview', { format, ...args });
    case 'forms':
      return callTool(session, 'dom_forms', args);
    case 'state':
      return callTool(session, 'dom_page_state', args);
    case 'skeleton': {
      const state = (await callTool(session, 'dom_page_state', { ...args, domMode: 'skeleton' })) as object;
      return asData ? state : (state as { skeletonDom: string }).skeletonDom;
    }
    case 'serialized':
      return inPage(session, () => dom.serialized(args));
    case 'model':
      return inPage(session, () => dom.toPageModel(args));
  }
}
