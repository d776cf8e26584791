import { fileURLToPath } from 'node:url';
import type { SerializedDom, SerializedNode } from '../index.ts';
import type { Command } from './arguments.ts';
import { HostError } from '../host/HostError.ts';
import type { Colours } from './colours.ts';
import { Output, describeStep } from './Output.ts';
import type { PageStep, PageTool } from './page/PageTool.ts';

/** The sample shop, which is published beside the built files. */
export const shopFolder = fileURLToPath(new URL('../examples/shop', import.meta.url));

interface DemoStep {
  readonly purpose: string;
  /** Recognizes the element by its text, as a model would. */
  readonly matches: (node: SerializedNode) => boolean;
  readonly step: (node: string) => PageStep;
}

const words = (node: SerializedNode): string =>
  [node['aria-label'], node.text, node.placeholder].filter(Boolean).join(' ');
const reads = (tag: string, pattern: RegExp) => (node: SerializedNode) => node.tag === tag && pattern.test(words(node));
const click = (node: string): PageStep => ({ action: 'click', node });

const task: readonly DemoStep[] = [
  { purpose: 'Answer the cookie banner', matches: reads('button', /reject|only necessary/i), step: click },
  {
    purpose: 'Search for a lamp',
    matches: reads('input', /search/i),
    step: (node) => ({ action: 'type', node, text: 'lamp' }),
  },
  {
    purpose: 'Start the search',
    matches: reads('input', /search/i),
    step: (node) => ({ action: 'press', node, key: 'Enter' }),
  },
  { purpose: 'Open a product', matches: reads('a', /harbour desk lamp/i), step: click },
  { purpose: 'Put it into the basket', matches: reads('button', /add to basket/i), step: click },
];

/**
 * Performs a short task in the sample shop.
 * @throws HostError `action-failed` if a step fails, or if the basket is empty at the end.
 */
export async function playDemo(
  tool: PageTool,
  command: Command,
  print: (text: string) => void,
  log: (message: string) => void,
  colours: Colours,
): Promise<void> {
  const output = new Output(command, false, print, colours);
  for (const [index, { purpose, matches, step }] of task.entries()) {
    await output.printView(tool);
    log(`\nStep ${index + 1} of ${task.length}: ${purpose}`);
    const found = find(await tool.serialized(), matches);
    if (!found) throw new HostError('action-failed', `${purpose}: the page shows no element for this step.`);
    const next = step(found.id);
    await output.printAction(next, tool);
    const result = await tool.act(next);
    if (!result.success)
      throw new HostError(
        'action-failed',
        `${purpose}: ${describeStep(next)}: ${result.error ?? result.code ?? 'failed'}`,
      );
    await output.printResult(next, result, tool);
  }
  await output.printView(tool);
  const basket = find(await tool.serialized(), reads('a', /basket\D+1\b/i));
  if (!basket) throw new HostError('action-failed', 'The basket is still empty.');
  log('\nDone: one lamp is in the basket.');
}

/** The first node in document order that matches, in the page, its shadow trees or its frames. */
function find({ page }: SerializedDom, matches: (node: SerializedNode) => boolean): SerializedNode | null {
  const roots = [
    page.body,
    ...(page.shadowDoms ?? []).map(({ body }) => body),
    ...(page.iframes ?? []).map(({ body }) => body),
  ];
  for (const queue = [...roots]; queue.length > 0;) {
    const node = queue.shift() as SerializedNode;
    if (matches(node)) return node;
    queue.unshift(...(node.children ?? []));
  }
  return null;
}
