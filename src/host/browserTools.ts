import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { toolDefinitions } from '../api/tools/definitions.ts';
import { compactResult } from '../api/tools/compactResult.ts';
import { checkArguments, type Schema } from '../schema.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { HostError } from './HostError.ts';
import { withinTime } from './Turns.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** A screenshot that a tool returns, as base64. */
export interface Picture {
  readonly picture: string;
}
export const isPicture = (answer: unknown): answer is Picture =>
  typeof answer === 'object' && answer !== null && 'picture' in answer;

/** Returns the image format for a file name; PNG without an extension. @throws HostError `usage` for other formats */
export function pictureType(file: string): 'png' | 'jpeg' {
  const extension = path.extname(file).toLowerCase();
  if (/^(\.png)?$/.test(extension)) return 'png';
  if (/^\.jpe?g$/.test(extension)) return 'jpeg';
  throw new HostError('usage', `A picture is saved as .png, .jpg or .jpeg, not as "${extension}".`);
}

/** A tool of the browser; the tools of a page are in the registry. */
export interface BrowserTool {
  readonly description: string;
  /** The arguments, in the order in which a command line gives them. */
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly readOnly?: true;
  /** True for a tool that can be used while a dialog of the page waits for its answer. */
  readonly isOutsidePage?: true;
  run(session: BrowserSession, args: Arguments): Promise<unknown>;
}

export const pageTools = toolDefinitions('mcp');

const text = { type: 'string' } as const;
/** As in the tools of a page, the number may be a text too. */
const nodeId = {
  anyOf: [{ type: 'string' }, { type: 'integer' }],
  description: 'Number of the element in a view',
} as const;
const flag = { type: 'boolean' } as const;

/**
 * Returns the title of a page, or an empty text if it does not report its title within a second, because it asks a
 * question or has a script that does not end.
 */
export const titleOf = (page: Page): Promise<string> => withinTime(page.title(), 1000, () => '');

/** Writes the URL and title of the current tab, and the notes about how it was reached. */
export async function describeLocation(session: BrowserSession, notes: readonly string[] = []): Promise<string> {
  const { page } = await session.tab();
  const title = (await titleOf(page)).slice(0, 200);
  const location = `Now at ${page.url().slice(0, 500)} (${JSON.stringify(title)}).`;
  return [location, ...notes.map((note) => `Note: ${note}`)].join('\n');
}

function notesOf(session: BrowserSession, kind: 'console' | 'request', limit: unknown): string {
  const notes = session.notes.filter((note) => note.kind === kind).slice(-(typeof limit === 'number' ? limit : 30));
  return notes.map((note) => note.text).join('\n') || 'None.';
}

const tabList = (session: BrowserSession): string =>
  session
    .tabs()
    .map((page, i) => {
      const state = `${i === session.currentIndex ? ' (current)' : ''}${session.hasCrashed(page) ? ' (crashed)' : ''}`;
      return `${i}${state}: ${page.url().slice(0, 300)}`;
    })
    .join('\n') || 'No tab is open.';

/** The tools of the browser. The tools of a page are those of the registry. */
export const BROWSER_TOOLS: Readonly<Record<string, BrowserTool>> = {
  browser_navigate: {
    description: 'Open a URL in the current tab. Read the page with dom_text or dom_overview then.',
    properties: { url: text },
    required: ['url'],
    run: async (session, { url }) => describeLocation(session, await session.goto(String(url as string))),
  },
  browser_navigate_back: {
    description: 'Go back to the previous page.',
    properties: {},
    run: async (session) => describeLocation(session, await session.go('back')),
  },
  browser_navigate_forward: {
    description: 'Go forward to the next page.',
    properties: {},
    run: async (session) => describeLocation(session, await session.go('forward')),
  },
  browser_reload: {
    description: 'Load the page again.',
    properties: {},
    run: async (session) => describeLocation(session, await session.go('reload')),
  },
  browser_resize: {
    description: 'Resize the viewport, in CSS pixels.',
    properties: { width: { type: 'integer', minimum: 1 }, height: { type: 'integer', minimum: 1 } },
    required: ['width', 'height'],
    run: async (session, { width, height }) => {
      const { page } = await session.tab();
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      return 'Resized.';
    },
  },
  browser_tabs: {
    description: 'List, open, select or close tabs.',
    properties: {
      action: { type: 'string', enum: ['list', 'new', 'select', 'close'] },
      index: { type: 'integer', minimum: 0 },
      url: text,
    },
    required: ['action'],
    isOutsidePage: true,
    run: async (session, { action, index, url }) => {
      if (action === 'select' && index === undefined) throw new HostError('usage', 'select needs the index of a tab.');
      if (index !== undefined && action !== 'select' && action !== 'close')
        throw new HostError('usage', `${String(action)} takes no index; select and close do.`);
      if (url !== undefined && action !== 'new')
        throw new HostError('usage', `${String(action)} takes no address; new does.`);
      if (action === 'new') await session.newTab(url as string | undefined);
      else if (action === 'select') await session.selectTab(Number(index));
      else if (action === 'close') await session.closeTab(Number(index ?? session.currentIndex));
      return tabList(session);
    },
  },
  browser_take_screenshot: {
    description: 'Take a picture of the page; with marks, every element carries its number.',
    properties: {
      filename: { type: 'string', description: 'Save it under this name instead' },
      marks: flag,
      fullPage: flag,
    },
    readOnly: true,
    run: async (session, { marks, fullPage, filename }) => {
      const name = filename as string | undefined;
      const type = pictureType(name ?? '');
      const picture = await session.screenshot({ marks: marks === true, fullPage: fullPage === true, type });
      return name === undefined
        ? { picture: picture.toString('base64') }
        : `Saved as ${await session.save(name, picture)}.`;
    },
  },
  browser_wait_for: {
    description: 'Wait a number of seconds; dom_wait_for waits for a text, state or URL.',
    properties: { time: { type: 'number', minimum: 0 } },
    required: ['time'],
    readOnly: true,
    isOutsidePage: true,
    run: async (session, { time }) => {
      await session.waitFor(String(Math.round(Math.min(60, Number(time)) * 1000)));
      return 'Done.';
    },
  },
  browser_handle_dialog: {
    description: 'Answer the question that the page asks, or the next one; the action that it interrupted goes on.',
    properties: { accept: flag, promptText: text },
    required: ['accept'],
    isOutsidePage: true,
    run: async (session, { accept, promptText }) => {
      const isOpen = session.question !== null;
      const answer = await session.answerDialog(accept === true, promptText as string | undefined);
      if (!isOpen) return `The next dialog will be ${accept === true ? 'accepted' : 'dismissed'}.`;
      return answer ?? session.question ?? 'Answered.';
    },
  },
  browser_console_messages: {
    description: 'The latest messages of the console, and errors of scripts.',
    properties: { limit: { type: 'integer', minimum: 1 } },
    readOnly: true,
    isOutsidePage: true,
    run: (session, { limit }) => Promise.resolve(notesOf(session, 'console', limit)),
  },
  browser_failed_requests: {
    description: 'The latest requests that failed, or were answered with an error.',
    properties: { limit: { type: 'integer', minimum: 1 } },
    readOnly: true,
    isOutsidePage: true,
    run: (session, { limit }) => Promise.resolve(notesOf(session, 'request', limit)),
  },
  browser_file_upload: {
    description: 'Give files of the allowed folders to a file input, by its number.',
    properties: { nodeId, paths: { type: 'array', items: text } },
    required: ['nodeId', 'paths'],
    run: async (session, { nodeId, paths }) => {
      const { dom } = await session.tab();
      const files = await Promise.all(
        (paths as string[]).map(async (name) => {
          const file = await session.fileToUpload(name);
          return { name: path.basename(file), base64: (await readFile(file)).toString('base64') };
        }),
      );
      return compactResult(await dom.upload(nodeId as string, files));
    },
  },
  browser_save_view: {
    description: 'Save the whole text of the page to a file, to search it there, instead of reading it.',
    properties: { filename: text },
    required: ['filename'],
    readOnly: true,
    run: async (session, { filename }) => {
      const { dom } = await session.tab();
      const view = await dom.text({ urls: true });
      return `Saved ${view.split('\n').length} lines as ${await session.save(String(filename as string), view)}.`;
    },
  },
  browser_close: {
    description: 'Close all tabs.',
    properties: {},
    isOutsidePage: true,
    run: async (session) => {
      for (const page of session.tabs()) await page.close();
      return 'Closed.';
    },
  },
};

export interface CallOptions {
  /** The token budget of a view whose arguments give none. */
  readonly maxTokens?: number;
  /** True if an action returns its full result instead of the compact one. */
  readonly full?: boolean;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a tool of the page or of the browser by its name, after the calls before it. The number of an element may be
 * given as a selector.
 * @returns the result of the tool, or a sentence with the question if the page opened a dialog
 * @throws DomToolError `bad_option` for arguments that the tool does not take
 * @throws HostError `action-failed` if a dialog waits for its answer
 */
export async function callTool(
  session: BrowserSession,
  name: string,
  args: Arguments,
  { maxTokens, full = false, signal }: CallOptions = {},
): Promise<unknown> {
  const browserTool = Object.hasOwn(BROWSER_TOOLS, name) ? BROWSER_TOOLS[name] : undefined;
  if (browserTool) args = checkBrowserArguments(name, browserTool, args);
  return session.inTurn(async () => {
    if (session.question !== null && browserTool?.isOutsidePage) return browserTool.run(session, args);
    return untilQuestion(session, () =>
      browserTool ? browserTool.run(session, args) : callPageTool(session, name, args, maxTokens, full),
    );
  }, signal);
}

/**
 * Does work that needs an answering page, after the calls before it.
 * @returns the result of the work, or a sentence with the question if the page opened a dialog
 * @throws HostError `action-failed` if a dialog waits for its answer already
 */
export const inPage = <T>(session: BrowserSession, work: () => Promise<T>): Promise<T | string> =>
  session.inTurn(() => untilQuestion(session, work));

async function untilQuestion<T>(session: BrowserSession, work: () => Promise<T>): Promise<T | string> {
  if (session.question !== null) throw new HostError('action-failed', session.question);
  const answer = await session.untilQuestion(work());
  return answer === undefined && session.question !== null ? session.question : (answer as T);
}

async function callPageTool(
  session: BrowserSession,
  name: string,
  given: Arguments,
  maxTokens: number | undefined,
  full: boolean,
): Promise<unknown> {
  const { dom } = await session.tab();
  const args = { ...given };
  for (const key of ['nodeId', 'targetNodeId']) {
    const target = args[key];
    if (typeof target === 'string' && !/^\[?(node_)?\d+\]?$/.test(target.trim())) args[key] = await dom.find(target);
  }
  const accepted = pageTools.find((tool) => tool.name === name)?.inputSchema.properties;
  if (accepted?.['maxTokens'] && maxTokens !== undefined) args['maxTokens'] ??= maxTokens;
  return dom.call(name, args, full ? { full } : undefined);
}

function checkBrowserArguments(name: string, { properties, required = [] }: BrowserTool, args: Arguments): Arguments {
  return checkArguments(name, args, { type: 'object', properties, required }) as Arguments;
}
