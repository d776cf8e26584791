import type { DomSnapshot, DomTool, VirtualNode } from '../../../../src/index.ts';
import { otherOrigin } from '../../support/environment.ts';
import { loaded, sleep } from '../../support/page.ts';

export interface Child {
  readonly body: string;
  /** The frame's value of `joinFrames`. Without it the frame gets no tool. */
  readonly join?: unknown;
  /** How long after the page the tool is created, in milliseconds. */
  readonly late?: number;
}

/** The configuration of a frame that lets the test's page join it. */
export const CONSENT = { parents: [location.origin] };

/** Returns the URL of a page of another origin with that body and that configuration. */
export const childUrl = (child: Child): string =>
  `${otherOrigin}/frames/child.html#${encodeURIComponent(JSON.stringify(child))}`;

/** Shows a page of another origin in a frame. */
export async function showChild(
  child: Child,
  attributes = '',
  parent: Element = document.body,
): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) frame.setAttribute(name, value);
  frame.src = childUrl(child);
  parent.append(frame);
  await loaded(frame);
  return frame;
}

let count = 0;

/** Runs code in the frame's page, and returns its result. */
export function tell(frame: HTMLIFrameElement, code: string): Promise<unknown> {
  const id = count++;
  return new Promise((resolve) => {
    const hear = ({ source, data }: MessageEvent<{ told?: number; value?: unknown }>): void => {
      if (source !== frame.contentWindow || data.told !== id) return;
      removeEventListener('message', hear);
      resolve(data.value);
    };
    addEventListener('message', hear);
    frame.contentWindow?.postMessage({ run: code, id }, '*');
  });
}

/** Returns what the frame's page has recorded with `note(…)`. */
export const notes = async (frame: HTMLIFrameElement): Promise<string[]> =>
  (await tell(frame, 'return notes')) as string[];

/** Returns the number that the text view shows for the name. */
export function idOf(snapshot: DomSnapshot, name: string): number {
  const id = new RegExp(`\\[(\\d+)[^\\]]*${name}`).exec(snapshot.toText())?.[1];
  if (id === undefined) throw new Error(`there is no ${name} in ${snapshot.toText()}`);
  return Number(id);
}

/** Returns the node and all its descendants. */
export const all = (node: VirtualNode): VirtualNode[] => [
  node,
  ...[...(node.children ?? []), node.shadowDom, node.iframe].flatMap((one) => (one ? all(one) : [])),
];

/** Returns the first node with that name or text. */
export function nodeNamed(snapshot: DomSnapshot, name: string, tag?: string): VirtualNode {
  const found = all(snapshot.virtualDom).find(
    (node) => (node['aria-label'] === name || node.text === name) && (!tag || node.tag === tag),
  );
  if (!found) throw new Error(`nothing is called ${name} in ${snapshot.toText()}`);
  return found;
}

/**
 * Returns a snapshot in which every frame has answered. On a busy machine this may take much longer than the half
 * second that one snapshot waits. If it never comes, the latest snapshot shows what is missing.
 */
export async function joinedSnapshot(
  tool: DomTool,
  isDone = (text: string): boolean => !text.includes('no answer'),
): Promise<DomSnapshot> {
  for (const end = performance.now() + 120_000; ; await sleep(100)) {
    const snapshot = await tool.getSnapshot();
    if (isDone(snapshot.toText()) || performance.now() > end) return snapshot;
  }
}
