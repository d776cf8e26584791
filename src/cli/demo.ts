import { fileURLToPath } from 'node:url';
import type { BrowserSession } from '../host/BrowserSession.ts';
import { HostError } from '../host/HostError.ts';
import type { SerializedNode } from '../index.ts';
import type { PageCommand, Step } from './arguments.ts';
import type { Output } from './Output.ts';
import { printStep, printView } from './showPage.ts';

/** The folder of the sample shop, which is published beside the built files. */
export const shopFolder = fileURLToPath(new URL('../examples/shop', import.meta.url));

interface DemoStep {
  readonly purpose: string;
  /** Recognizes the element by its text, as a language model would. */
  readonly matches: (node: SerializedNode) => boolean;
  readonly step: (node: number) => Step;
}

const textOf = (node: SerializedNode): string =>
  [node['aria-label'], node.text, node.placeholder].filter(Boolean).join(' ');
const hasText = (tag: string, pattern: RegExp) => (node: SerializedNode) =>
  node.tag === tag && pattern.test(textOf(node));
const click = (node: number): Step => ({ label: `click ${node}`, action: `click(${node})` });

const task: readonly DemoStep[] = [
  { purpose: 'Answer the cookie banner', matches: hasText('button', /reject|only necessary/i), step: click },
  {
    purpose: 'Search for a lamp',
    matches: hasText('input', /search/i),
    step: (node) => ({ label: `type ${node} "lamp"`, action: `type(${node}, "lamp", clearFirst: true)` }),
  },
  {
    purpose: 'Start the search',
    matches: hasText('input', /search/i),
    step: (node) => ({ label: `press Enter in ${node}`, action: `keypress(Enter, ${node})` }),
  },
  { purpose: 'Open a product', matches: hasText('a', /harbour desk lamp/i), step: click },
  { purpose: 'Put it into the basket', matches: hasText('button', /add to basket/i), step: click },
];

/**
 * Performs a short task in the sample shop.
 * @throws HostError `action-failed` if a step fails, or if the basket is empty at the end
 */
export async function playDemo(
  session: BrowserSession,
  command: PageCommand,
  output: Output,
  log: (message: string) => void,
): Promise<void> {
  for (const [index, { purpose, matches, step }] of task.entries()) {
    await printView(session, command, output, false);
    log(`\nStep ${index + 1} of ${task.length}: ${purpose}`);
    const found = await find(session, matches);
    if (!found) throw new HostError('action-failed', `${purpose}: the page shows no element for this step.`);
    await printStep(session, step(Number(found.id.replace(/\D/g, ''))), output);
  }
  await printView(session, command, output, false);
  const basket = await find(session, hasText('a', /basket\D+1\b/i));
  if (!basket) throw new HostError('action-failed', 'The basket is still empty.');
  log('\nDone: one lamp is in the basket.');
}

/** Returns the first node that matches in document order: in the page, then its shadow trees, then its frames. */
async function find(
  session: BrowserSession,
  matches: (node: SerializedNode) => boolean,
): Promise<SerializedNode | null> {
  const { page } = await (await session.tab()).dom.serialized();
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
