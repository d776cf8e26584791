import { execFile } from 'node:child_process';
import { access, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments } from '../../src/host/browsers/engines.ts';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { documentNamed } from './support/documents.ts';
import { numberOf } from './support/numbers.ts';
import { startServer } from './support/server.ts';

const run = promisify(execFile);
const folder = path.resolve('test/agents');
const loops = Array.from(
  documentNamed('docs/agent-loops.md').matchAll(/<!-- agent: (\w+) -->\n```js\n([^]*?)```/g),
  ([, library = '', code = '']) => ({ library, code }),
);

/** The next step of the model: call a tool, or answer. */
type Move = { readonly tool: string; readonly args: object } | { readonly text: string };

/** A model that follows a plan: read the page, search, press the button, and say what the page reported. */
function nextMove(results: readonly string[]): Move {
  const last = results.at(-1) ?? '';
  switch (results.length) {
    case 0:
      return { tool: 'dom_text', args: {} };
    case 1:
      return { tool: 'dom_click', args: { nodeId: String(numberOf('Gone', last) + 900) } };
    case 2:
      return { tool: 'dom_search', args: { query: 'basket', format: 'text' } };
    case 3:
      return { tool: 'dom_click', args: { nodeId: String(numberOf('Add to basket', last)) } };
    default:
      return {
        text: /unknown_node/.test(results[1] ?? '') && /In the basket: 1/.test(last) ? 'It is in the basket.' : last,
      };
  }
}

interface OpenAiMessage {
  readonly role: string;
  readonly content: unknown;
}
/** Whether the model gives arguments that are not JSON. */
let isMalformed = false;

/** Answers as the chat completions of OpenAI do. */
function openAiAnswer({ messages, tools }: { messages: OpenAiMessage[]; tools: object[] }): object {
  const move = nextMove(messages.filter(({ role }) => role === 'tool').map(({ content }) => textOf(content)));
  const message =
    'text' in move
      ? { role: 'assistant', content: move.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: `call_${messages.length}`,
              type: 'function',
              function: { name: move.tool, arguments: isMalformed ? '{"nodeId": ' : JSON.stringify(move.args) },
            },
          ],
        };
  const finish_reason = 'text' in move ? 'stop' : 'tool_calls';
  return {
    id: `chatcmpl-${messages.length}`,
    object: 'chat.completion',
    created: 1,
    model: 'gpt-5',
    choices: [{ index: 0, message, finish_reason, logprobs: null }],
    usage: { prompt_tokens: tools.length, completion_tokens: 1, total_tokens: tools.length + 1 },
  };
}

/** Answers as the messages of Anthropic do. */
function anthropicAnswer({ messages }: { messages: { content: unknown }[] }): object {
  const blocks = messages.flatMap(({ content }) =>
    Array.isArray(content) ? (content as Record<string, unknown>[]) : [],
  );
  const move = nextMove(blocks.filter(({ type }) => type === 'tool_result').map(({ content }) => textOf(content)));
  return {
    id: `msg_${messages.length}`,
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: [
      'text' in move
        ? { type: 'text', text: move.text }
        : { type: 'tool_use', id: `toolu_${blocks.length}`, name: move.tool, input: move.args },
    ],
    stop_reason: 'text' in move ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.map((part: { text?: string }) => part.text ?? '').join('')
    : typeof content === 'string'
      ? content
      : JSON.stringify(content);

describe('the agent loops in the documents', () => {
  let shop: Awaited<ReturnType<typeof startServer>>;
  let model: Server;
  let modelUrl: string;
  const offered: string[][] = [];
  beforeAll(async () => {
    const modules = path.join(folder, 'node_modules');
    const isInstalled = await access(path.join(modules, 'ai')).then(
      () => true,
      () => false,
    );
    if (!isInstalled) await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
    // The packages that a reader has installed too.
    await rm(path.join(modules, 'domtool'), { force: true });
    await symlink(path.resolve('.'), path.join(modules, 'domtool'));
    shop = await startServer({
      '/': {
        body: `<!doctype html><title>Shop</title><h1>Shop</h1><p>Gone? No.</p><button>Gone</button>
          <button onclick="this.nextElementSibling.textContent = 'In the basket: 1'">Add to basket</button><p role=status></p>`,
      },
    });
    model = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        const asked = JSON.parse(text) as never;
        const { tools } = asked as { tools: { name?: string; function?: { name: string } }[] };
        offered.push(tools.map(({ name, function: it }) => name ?? it?.name ?? ''));
        const answer = /messages$/.test(request.url ?? '') ? anthropicAnswer(asked) : openAiAnswer(asked);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    modelUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await shop.stop();
    model.close();
    model.closeAllConnections();
  });

  it('are there for four libraries', () => {
    expect(loops.map(({ library }) => library)).toEqual(['openai', 'anthropic', 'ai', 'langchain']);
  });

  /** Runs the program of a document. @returns what it prints */
  async function runLoop({ library, code }: (typeof loops)[number]): Promise<string> {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const launch = `chromium.launch(${JSON.stringify({ executablePath, args: [...chromiumArguments, '--no-sandbox'] })})`;
    const file = path.join(folder, `loop-${library}.mjs`);
    await writeFile(file, code.replace('chromium.launch()', launch));
    offered.length = 0;
    try {
      const { stdout } = await run(process.execPath, [file, shop.origin, 'Put the lamp into the basket.'], {
        cwd: folder,
        timeout: 240_000,
        env: {
          ...process.env,
          OPENAI_API_KEY: 'none',
          ANTHROPIC_API_KEY: 'none',
          OPENAI_BASE_URL: `${modelUrl}/v1`,
          ANTHROPIC_BASE_URL: modelUrl,
          LANGSMITH_TRACING: 'false',
        },
      });
      return stdout.trim();
    } finally {
      await rm(file, { force: true });
    }
  }

  it.each(loops)('let a model finish a task, and tell it of a call that failed: $library', async (loop) => {
    expect(await runLoop(loop)).toBe('It is in the basket.');
    expect(offered).toHaveLength(5);
    expect(offered[0]).toEqual(expect.arrayContaining(['dom_text', 'dom_click', 'dom_search']));
  });

  it('end with an error where the library does not tell the model that its arguments are not JSON', async () => {
    isMalformed = true;
    try {
      await expect(runLoop(loops.find(({ library }) => library === 'langchain')!)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The model gave arguments that are not valid JSON.') as string,
      });
    } finally {
      isMalformed = false;
    }
  });

  it('stand in a folder whose libraries are pinned', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d/.test(version))).toEqual([]);
  });
});
