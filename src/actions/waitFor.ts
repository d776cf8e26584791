import { rootElement, isConnected } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { whyHidden } from '../visibility/checkVisibility.ts';
import { showsText } from '../visibility/shownText.ts';
import { now, sleep } from '../dom/timers.ts';
import { badOption } from '../standards/errors.ts';
import { isDisabled } from './controls/controls.ts';
import { run } from './observe/runAction.ts';
import { throwIfCancelled } from './platform/trustedInput.ts';
import type { ActOutcome } from './types.ts';
import { DEFAULT_TIMEOUT } from '../schema.ts';
import { quoted } from '../standards/pageText.ts';

export interface WaitForOptions {
  /** The state of the element to wait for; default `visible`. */
  state?: 'visible' | 'hidden' | 'enabled' | 'detached';
  /** Text that must be visible on the page. */
  text?: string;
  /** Text that must not be visible on the page any more. */
  textGone?: string;
  /** What the address must contain. */
  url?: string;
  /** How long the page must not change, in milliseconds. */
  quiet?: number;
  /** How long to wait, in milliseconds. The default is 5000. */
  timeout?: number;
}

/**
 * Waits until all conditions hold at the same time.
 * @param el the element that `state` refers to
 * @returns Refused with `timeout`, whose `detail` says which condition did not hold. It is refused at once if the page
 *   is being left, because nothing can be seen in the page that comes next.
 * @throws DomToolError `bad_option` if there is nothing to wait for or it can never hold; `cancelled`
 */
export async function waitFor(el: Element | null, options: WaitForOptions = {}): Promise<ActOutcome> {
  const { text, textGone, url, quiet } = options;
  if (!el && [text, textGone, url, quiet].every((condition) => condition === undefined))
    throw badOption('waitFor: name what to wait for: a nodeId, which state refers to, text, textGone, url or quiet');
  if (!el && options.state !== undefined) throw badOption('waitFor: state needs the nodeId of the element to wait for');
  if (textGone && text?.includes(textGone))
    throw badOption('waitFor: text contains textGone, so that only one of them can hold');
  const target = el ?? rootElement(document);
  return await run(target, {}, async (watch) => {
    const conditions: [string, () => boolean][] = [];
    if (el)
      conditions.push([
        `the element did not become ${options.state ?? 'visible'}`,
        () => STATES[options.state ?? 'visible'](el),
      ]);
    if (text !== undefined) conditions.push([`the text ${quoted(text)} did not show`, () => showsText(text)]);
    if (textGone !== undefined)
      conditions.push([`the text ${quoted(textGone)} still shows`, () => !showsText(textGone)]);
    if (url !== undefined)
      conditions.push([`the address did not come to contain ${quoted(url)}`, () => location.href.includes(url)]);
    if (quiet !== undefined)
      conditions.push([
        `the page did not rest for ${quiet} ms`,
        () => (void watch.mutations, now() - watch.last >= quiet),
      ]);
    const { timeout = DEFAULT_TIMEOUT } = options;
    const end = now() + timeout;
    for (;;) {
      throwIfCancelled();
      const missing = conditions.find(([, holds]) => !holds());
      if (!missing) return { done: true };
      if (watch.leaving) return { code: 'timeout', detail: `the page is being left, and ${missing[0]}` };
      if (now() >= end) return { code: 'timeout', detail: `${missing[0]} (waited ${timeout / 1000} s)` };
      await sleep(25);
    }
  });
}

const STATES: Record<'visible' | 'hidden' | 'enabled' | 'detached', (el: Element) => boolean> = {
  visible: isVisible,
  hidden: (el) => !isVisible(el),
  enabled: (el) => isVisible(el) && !isDisabled(el),
  detached: (el) => !isConnected(el),
};

function isVisible(el: Element): boolean {
  return whyHidden(el, new LayoutReader()) === null;
}
