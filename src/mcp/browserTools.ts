import type { BrowserSession } from '../host/BrowserSession.ts';

/** What a tool answers: a text, or a picture. */
export type Answer = string | { readonly picture: string };

interface BrowserTool {
  readonly description: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly readOnly?: true;
  run(session: BrowserSession, args: Readonly<Record<string, unknown>>): Promise<Answer>;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const where = async (session: BrowserSession): Promise<string> => {
  const { page } = await session.tab();
  return `Now at ${page.url()} (${JSON.stringify(await page.title())}). Read it with dom_text or dom_overview.`;
};

function notesOf(session: BrowserSession, kind: 'console' | 'request', limit: unknown): string {
  const notes = session.notes.filter((note) => note.kind === kind).slice(-(typeof limit === 'number' ? limit : 30));
  return notes.map((note) => note.text).join('\n') || 'None.';
}

/** What a browser needs beside the tools of a page, which are those of the registry. */
export const BROWSER_TOOLS: Readonly<Record<string, BrowserTool>> = {
  browser_navigate: {
    description: 'Open a URL in the current tab.',
    properties: { url: text },
    required: ['url'],
    run: async (session, { url }) => {
      await session.goto(String(url as string));
      return where(session);
    },
  },
  browser_navigate_back: {
    description: 'Go back to the previous page.',
    properties: {},
    run: async (session) => {
      const { page, dom } = await session.tab();
      await page.goBack({ waitUntil: 'commit' });
      await dom.settled();
      return where(session);
    },
  },
  browser_tabs: {
    description: 'List, open, select or close tabs.',
    properties: {
      action: { type: 'string', enum: ['list', 'new', 'select', 'close'] },
      index: { type: 'integer' },
      url: text,
    },
    required: ['action'],
    run: async (session, { action, index, url }) => {
      if (action === 'new') await session.newTab(url as string | undefined);
      else if (action === 'select') await session.selectTab(Number(index));
      else if (action === 'close') await session.closeTab(Number(index ?? session.currentIndex));
      const lines = session
        .tabs()
        .map((page, i) => `${i}${i === session.currentIndex ? ' (current)' : ''}: ${page.url().slice(0, 300)}`);
      return lines.join('\n') || 'No tab is open.';
    },
  },
  browser_take_screenshot: {
    description: 'Take a picture of the page; with marks, every element carries its number.',
    properties: {
      marks: flag,
      fullPage: flag,
      filename: { type: 'string', description: 'Save it under this name instead' },
    },
    readOnly: true,
    run: async (session, { marks, fullPage, filename }) => {
      const { page, dom } = await session.tab();
      if (marks === true) await dom.showMarks();
      const picture = await page
        .screenshot({ fullPage: fullPage === true })
        .finally(() => (marks === true ? dom.hideMarks() : undefined));
      return filename === undefined
        ? { picture: picture.toString('base64') }
        : `Saved as ${await session.save(String(filename as string), picture)}.`;
    },
  },
  browser_wait_for: {
    description: 'Wait a number of seconds; dom_wait_for waits for a text, state or URL.',
    properties: { time: { type: 'number', minimum: 0, maximum: 60 } },
    required: ['time'],
    readOnly: true,
    run: async (session, { time }) => {
      const { page } = await session.tab();
      await page.waitForTimeout(Math.min(60, Number(time)) * 1000);
      return 'Done.';
    },
  },
  browser_handle_dialog: {
    description: 'Say how the next dialog is answered. Without this, questions are dismissed and messages accepted.',
    properties: { accept: flag, promptText: text },
    required: ['accept'],
    run: (session, { accept, promptText }) => {
      session.answerDialogs(accept === true, promptText as string | undefined);
      return Promise.resolve(`The next dialog will be ${accept === true ? 'accepted' : 'dismissed'}.`);
    },
  },
  browser_console_messages: {
    description: 'The latest messages of the console, and errors of scripts.',
    properties: { limit: { type: 'integer', minimum: 1 } },
    readOnly: true,
    run: (session, { limit }) => Promise.resolve(notesOf(session, 'console', limit)),
  },
  browser_failed_requests: {
    description: 'The latest requests that failed, or were answered with an error.',
    properties: { limit: { type: 'integer', minimum: 1 } },
    readOnly: true,
    run: (session, { limit }) => Promise.resolve(notesOf(session, 'request', limit)),
  },
  browser_file_upload: {
    description: 'Give files of the allowed folders to a file input, by its number.',
    properties: { nodeId: text, paths: { type: 'array', items: text } },
    required: ['nodeId', 'paths'],
    run: async (session, { nodeId, paths }) => {
      const { dom } = await session.tab();
      const { readFile } = await import('node:fs/promises');
      const { basename } = await import('node:path');
      const files = await Promise.all(
        (paths as string[]).map(async (name) => {
          const file = await session.fileToUpload(name);
          return { name: basename(file), base64: (await readFile(file)).toString('base64') };
        }),
      );
      return JSON.stringify(await dom.upload(nodeId as string, files));
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
    run: async (session) => {
      for (const page of session.tabs()) await page.close();
      return 'Closed.';
    },
  },
};
