import { isString, objectIn } from '../standards/values.ts';
import type { RegisteredTool } from '../dom/hookProtocol.ts';
import { hookRecord } from '../dom/hookRecord.ts';
import { messageOf } from '../standards/messageOf.ts';
import { quoted } from '../standards/pageText.ts';
import { MAX_NAME } from '../standards/TextGate.ts';
import { rootElement, documentWindow } from '../dom/natives.ts';
import { checkArgument } from '../schema.ts';
import { withinTime } from '../dom/timers.ts';
import { runPageFunction } from './platform/mutatingBuiltIns.ts';
import { run } from './observe/runAction.ts';
import type { ActOutcome, Ending, TimeoutOptions } from './types.ts';

/** The names that WebMCP allows for a tool. */
const NAME = /^[\w.-]{1,128}$/;
/** How long a tool may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** The tools that the page and its frames of the same origin offer now; of two with one name the first. */
export function offeredTools(): ReadonlyMap<string, RegisteredTool> {
  const offered = new Map<string, RegisteredTool>();
  for (const tool of hookRecord?.tools ?? [])
    if (NAME.test(tool.name) && documentWindow(tool.in) && !offered.has(tool.name)) offered.set(tool.name, tool);
  return offered;
}

/**
 * Runs a tool that the page offers. https://webmachinelearning.github.io/webmcp/#callbackdef-toolexecutecallback
 * @param name the name under which the page registered it
 * @param input its arguments, as an object or its JSON; the page checks them
 * @param options `timeout` is how long the tool may take, by default 10,000 milliseconds
 * @throws DomToolError `bad_option` if the input is no object
 */
export function callPageTool(
  _el: Element | null,
  name: string,
  input: unknown,
  { timeout = ANSWER_MS, ...options }: TimeoutOptions,
): Promise<ActOutcome> {
  const given = isString(input) ? jsonOf(input) : (input ?? {});
  checkArgument('callPageTool', 'input', given, { type: 'object' });
  return run(rootElement(document), options, async (watch): Promise<Ending> => {
    const offered = offeredTools();
    const tool = offered.get(name);
    if (!tool) return { code: 'no_such_tool', detail: [...offered.keys()].join(', ') };
    // Earlier drafts pass a client, by which the page asks the person something. The page does so itself.
    const client = { requestUserInteraction: (ask: () => unknown): Promise<unknown> => Promise.resolve(ask()) };
    const work = (async (): Promise<Ending> => {
      const answer = await runPageFunction(() => tool.execute(given, client));
      // What the tool did last counts as a part of the action too.
      return runPageFunction(() => readAnswer(answer)) as Ending;
    })();
    return await Promise.race([
      withinTime(work, timeout, () => ({
        code: 'timeout' as const,
        detail: `the page's tool ${name} did not answer within ${timeout / 1000} s`,
      })).catch((error: unknown) => failed(error)),
      watch.left.then(() => ({ done: true as const })),
    ]);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The check says what is wrong with it.
    return text;
  }
}

const failed = (error: unknown): Ending => ({
  code: 'failed',
  detail: `the page's tool says: ${quoted(messageOf(error), MAX_NAME)}`,
});

/** Reads what a tool answered: a text, any value that JSON can write, or a result of the Model Context Protocol. */
function readAnswer(given: unknown): Ending {
  const { content, isError } = objectIn(given);
  const texts = Array.isArray(content) ? content.map((one: { text?: unknown } | null) => one?.text) : [];
  const isText = texts.length > 0 && texts.every((text) => isString(text));
  const answer = isText ? texts.join('\n') : isString(given) ? given : (JSON.stringify(given) ?? '');
  return isError === true ? failed(answer) : { done: true, answer };
}
