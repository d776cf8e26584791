import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toolDefinitions, type ToolSchema } from '../api/tools/definitions.ts';
import { compactResult } from '../api/tools/compactResult.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { HostError } from './HostError.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** A picture that a tool answers. */
export interface Picture {
  readonly picture: string;
}
export const isPicture = (answer: unknown): answer is Picture =>
  typeof answer === 'object' && answer !== null && 'picture' in answer;

/** The format of a picture that is saved under a name. */
export const pictureType = (file: string): 'png' | 'jpeg' => (/\.jpe?g$/i.test(file) ? 'jpeg' : 'png');

/** A tool of the browser, beside those of a page. */
export interface BrowserTool {
  readonly description: string;
  /** The arguments in the order in which a command line gives them. */
  readonly properties: Readonly<Record<string, ToolSchema>>;
  readonly required?: readonly string[];
  readonly readOnly?: true;
  /** Whether it can be used while a question of the page waits for its answer. */
  readonly isOutsidePage?: true;
  run(session: BrowserSession, args: Arguments): Promise<unknown>;
}

const text = { type: 'string' };
const flag = { type: 'boolean' };

/** Where the current tab is, with notes about how it got there. */
export async function where(session: BrowserSession, notes: readonly string[] = []): Promise<string> {
  const { page } = await session.tab();
  // A page whose script does not end has no title to tell.
  const title = await Promise.race([page.title(), new Promise<string>((resolve) => setTimeout(resolve, 1000, ''))]);
  const lines = [`Now at ${page.url().slice(0, 500)} (${JSON.stringify(title.slice(0, 200))}).`];
  return [...lines, ...notes.map((note) => `Note: ${note}`)].join('\n');
}

function notesOf(session: BrowserSession, kind: 'console' | 'request', limit: unknown): string {
  const notes = session.notes.filter((note) => note.kind === kind).slice(-(typeof limit === 'number' ? limit : 30));
  return notes.map((note) => note.text).join('\n') || 'None.';
}

const tabList = (session: BrowserSession): string =>
  session
    .tabs()
    .map((page, i) => `${i}${i === session.currentIndex ? ' (current)' : ''}: ${page.url().slice(0, 300)}`)
    .join('\n') || 'No tab is open.';

/** What a browser needs beside the tools of a page, which are those of the registry. */
export const BROWSER_TOOLS: Readonly<Record<string, BrowserTool>> = {
  browser_navigate: {
    description: 'Open a URL in the current tab. Read the page with dom_text or dom_overview then.',
    properties: { url: text },
    required: ['url'],
    run: async (session, { url }) => where(session, await session.goto(String(url as string))),
  },
  browser_navigate_back: {
    description: 'Go back to the previous page.',
    properties: {},
    run: async (session) => where(session, await session.go('back')),
  },
  browser_navigate_forward: {
    description: 'Go forward to the next page.',
    properties: {},
    run: async (session) => where(session, await session.go('forward')),
  },
  browser_reload: {
    description: 'Load the page again.',
    properties: {},
    run: async (session) => where(session, await session.go('reload')),
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
      const isNow = session.question !== null;
      const answer = await session.answerDialog(accept === true, promptText as string | undefined);
      if (!isNow) return `The next dialog will be ${accept === true ? 'accepted' : 'dismissed'}.`;
      return answer ?? (session.question === null ? 'Answered.' : asks(session.question));
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
    properties: { nodeId: text, paths: { type: 'array', items: text } },
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

export const pageTools = toolDefinitions('mcp');

const asks = (question: string): string =>
  `The page asks: ${question}. It does nothing until the question is answered (browser_handle_dialog).`;

export interface CallOptions {
  /** The budget of views that the arguments give none. */
  readonly maxTokens?: number;
  /** Whether actions answer their whole record. */
  readonly full?: boolean;
}

/**
 * Runs a tool of the page or of the browser by its name. A number may be a selector.
 * @returns its answer; a sentence that names the question, if the page asked one
 * @throws HostError `usage` for arguments that the tool does not take
 */
export async function callTool(
  session: BrowserSession,
  name: string,
  args: Arguments,
  { maxTokens, full = false }: CallOptions = {},
): Promise<unknown> {
  const own = Object.hasOwn(BROWSER_TOOLS, name) ? BROWSER_TOOLS[name] : undefined;
  if (own) checkArguments(name, own, args);
  if (session.question !== null && !own?.isOutsidePage) throw new HostError('action-failed', asks(session.question));
  if (own?.isOutsidePage) return own.run(session, args);
  const work = own ? own.run(session, args) : callPageTool(session, name, args, maxTokens, full);
  const answer = await session.untilQuestion(work);
  return answer === undefined && session.question !== null ? asks(session.question) : answer;
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
  const takes = pageTools.find((tool) => tool.name === name)?.inputSchema.properties;
  if (takes?.['maxTokens'] && maxTokens !== undefined) args['maxTokens'] ??= maxTokens;
  return dom.call(name, args, full ? { full } : undefined);
}

function checkArguments(name: string, { properties, required = [] }: BrowserTool, args: Arguments): void {
  const fail = (reason: string): never => {
    throw new HostError('usage', `${name}: ${reason}`);
  };
  for (const key of required) if (args[key] === undefined) fail(`${key} is required`);
  for (const [key, value] of Object.entries(args)) {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!schema) fail(`there is no argument "${key}"`);
    else if (!accepts(schema, value)) fail(`${key} must be ${wanted(schema)}, not ${JSON.stringify(value)}`);
  }
}

function accepts({ type, enum: words, minimum = -Infinity, items }: ToolSchema, value: unknown): boolean {
  if (words) return words.includes(value as string);
  if (type === 'array') return Array.isArray(value) && (!items || value.every((one) => accepts(items, one)));
  if (type === 'integer' || type === 'number')
    return typeof value === 'number' && value >= minimum && (type === 'number' || Number.isInteger(value));
  return typeof value === type;
}

const wanted = ({ type, enum: words, minimum, items }: ToolSchema): string => {
  if (words) return words.map((word) => JSON.stringify(word)).join(' or ');
  if (items) return `a list of ${String(items.type)}s`;
  return `${type === 'integer' ? 'an' : 'a'} ${String(type)}${minimum === undefined ? '' : ` of ${minimum} or more`}`;
};
