import { fileURLToPath } from 'node:url';
import type { SerializedDom, SerializedNode } from '../index.ts';
import type { Command } from './arguments.ts';
import { CliError } from './errors.ts';
import { Output, describeStep } from './Output.ts';
import type { PageStep, PageTool } from './page/PageTool.ts';
import type { Paint } from './paint.ts';

/** The sample shop ships beside the built files. */
export const shopFolder = fileURLToPath(new URL('../examples/shop', import.meta.url));

interface DemoStep {
  readonly why: string;
  /** Finds the element in the page as it is, as a model would, by what it says. */
  readonly on: (node: SerializedNode) => boolean;
  readonly step: (node: string) => PageStep;
}

const said = (node: SerializedNode): string =>
  [node['aria-label'], node.text, node.placeholder].filter(Boolean).join(' ');
const says = (tag: string, pattern: RegExp) => (node: SerializedNode) => node.tag === tag && pattern.test(said(node));
const click = (node: string): PageStep => ({ action: 'click', node });

const task: readonly DemoStep[] = [
  { why: 'Answer the cookie banner', on: says('button', /reject|only necessary/i), step: click },
  { why: 'Search for a lamp', on: says('input', /search/i), step: (node) => ({ action: 'type', node, text: 'lamp' }) },
  { why: 'Start the search', on: says('input', /search/i), step: (node) => ({ action: 'press', node, key: 'Enter' }) },
  { why: 'Open a product', on: says('a', /harbour desk lamp/i), step: click },
  { why: 'Put it into the basket', on: says('button', /add to basket/i), step: click },
];

/** Plays a short task in the sample shop, and makes sure at the end that it is done. */
export async function playDemo(
  tool: PageTool,
  command: Command,
  print: (text: string) => void,
  log: (message: string) => void,
  paint: Paint,
): Promise<void> {
  const output = new Output(command, false, print, paint);
  for (const [index, { why, on, step }] of task.entries()) {
    await output.view(tool);
    log(`\nStep ${index + 1} of ${task.length}: ${why}`);
    const found = find(await tool.serialized(), on);
    if (!found) throw new CliError('action-failed', `${why}: the page shows nothing to do it with.`);
    const todo = step(found.id);
    await output.action(todo, tool);
    const result = await tool.act(todo);
    if (!result.success)
      throw new CliError('action-failed', `${why}: ${describeStep(todo)}: ${result.error ?? result.code ?? 'failed'}`);
    await output.changes(todo, result, tool);
  }
  await output.view(tool);
  const basket = find(await tool.serialized(), says('a', /basket\D+1\b/i));
  if (!basket) throw new CliError('action-failed', 'The basket is still empty.');
  log('\nDone: one lamp is in the basket.');
}

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
