import { SnapshotKeeper } from '../../../src/snapshot/SnapshotKeeper.ts';
import { DomTool } from '../../../src/index.ts';
import type { DomToolError, SerializedNode } from '../../../src/index.ts';

const tools: DomTool[] = [];

type Get = SnapshotKeeper['get'];
/**
 * On a busy machine a look may take longer than callers wait by default. The original is a method under another name,
 * because tests replace functions such as `call`.
 */
const patient = SnapshotKeeper.prototype as SnapshotKeeper & { getInTime?: Get };
patient.getInTime = patient.get;
patient.get = function (this: { getInTime: Get }, options) {
  return this.getInTime({ ...options, maxWaitMs: options.maxWaitMs ?? 60_000 });
} as Get;

/** Replaces the page's content and title. */
export function show(html: string, title = ''): void {
  document.title = title;
  document.body.innerHTML = html;
}

/** Creates a tool that the next `reset` destroys. */
export function newTool(config?: ConstructorParameters<typeof DomTool>[0]): DomTool {
  const tool = new DomTool(config);
  tools.push(tool);
  return tool;
}

/** Destroys the tools of the test and empties the page. */
export function reset(): void {
  for (const tool of tools.splice(0)) tool.destroy();
  document.body.innerHTML = '';
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
}

/** Returns the text view without its first line, which is about the page. */
export const contentOf = (snapshot: { toText: (options: { previous?: null }) => string }): string =>
  snapshot.toText({ previous: null }).replace(/^@page .*\n/, '');

export const byId = (id: string): HTMLElement => {
  const el = document.getElementById(id);
  if (!el) throw new Error(`the test page has no #${id}`);
  return el;
};

/** Returns the first node in document order that satisfies the predicate. */
export function findNode(node: SerializedNode, predicate: (n: SerializedNode) => boolean): SerializedNode | null {
  if (predicate(node)) return node;
  for (const child of node.children ?? []) {
    const found = findNode(child, predicate);
    if (found) return found;
  }
  return null;
}

/** Returns the code of the DomToolError with which the promise rejects, or undefined if it is fulfilled. */
export const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error as DomToolError).code,
  );

/**
 * The options of an action that is refused however long it waits. Without them it would wait 5 seconds. Even a slow
 * machine finds the reason in this time, because an action looks at the page at least once.
 */
export const REFUSED = { timeout: 250 };

/** Waits until the test holds. If it never does, the test times out, or fails on what it expects next. */
export async function until(test: () => unknown, ms = 60_000): Promise<void> {
  for (const end = performance.now() + ms; !test() && performance.now() < end;) await sleep(10);
}
export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Returns the result of the work, and how many timers of 10 ms, one after the other, came during it. On a busy machine
 * these timers are late, as the work is, so that this is a measure of waiting that does not depend on the machine.
 */
export async function timersDuring<T>(work: () => Promise<T>): Promise<{ result: T; timers: number }> {
  let timers = 0;
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    timer = setTimeout(() => {
      timers++;
      next();
    }, 10);
  };
  next();
  try {
    return { result: await work(), timers };
  } finally {
    clearTimeout(timer!);
  }
}

/** Resolves when the frame or style sheet has loaded. */
export const loaded = (frame: HTMLIFrameElement | HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });

/** Rules that match nothing. There are so many of them that the sheet counts as a long one. */
export const IDLE_RULES = Array.from({ length: 120 }, (_, i) => `.idle-${String(i)} { color: red }`).join(' ');
