import { setChecked } from '../../../src/actions/check.ts';
import { clear } from '../../../src/actions/clear.ts';
import { click } from '../../../src/actions/click.ts';
import { drag, type DragTo } from '../../../src/actions/drag.ts';
import { hover } from '../../../src/actions/hover.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { select } from '../../../src/actions/select.ts';
import { selectText } from '../../../src/actions/selectText.ts';
import { setValue } from '../../../src/actions/setValue.ts';
import { typeText } from '../../../src/actions/type.ts';
import type { ClickOptions, TypeOptions } from '../../../src/actions/types.ts';
import { upload } from '../../../src/actions/upload.ts';
import { useHoverGate } from '../../../src/actions/actionability/gate.ts';
import { throughHover } from '../../../src/actions/actionability/throughHover.ts';
import { hoverReveals } from '../../../src/visibility/hoverReveal.ts';
import { useReveals } from '../../../src/visibility/reveal.ts';
import { naiveHands, pageAgentHands, userEventHands } from './others.ts';
import { useRealInput } from './realInput.ts';
import { reportingHands } from './reporting.ts';

declare const HANDS: string;
declare const INPUT: string;

// The complete script installs these parts; the actions are imported one by one here.
useReveals(hoverReveals);
useHoverGate(throughHover);
if (INPUT === 'real') useRealInput();

/** Performs actions on the page and reports whether they succeeded: DomTool, or another library to compare with. */
export interface Hands {
  click(el: Element, options?: ClickOptions): Promise<boolean>;
  type(el: Element, text: string, options?: TypeOptions): Promise<boolean>;
  press(el: Element | null, key: string): Promise<boolean>;
  select(el: Element, value: string | string[]): Promise<boolean>;
  check(el: Element, on: boolean): Promise<boolean>;
  clear(el: Element): Promise<boolean>;
  hover(el: Element): Promise<boolean>;
  setValue(el: Element, value: string): Promise<boolean>;
  drag(el: Element, to: DragTo): Promise<boolean>;
  upload(el: Element, file: File): Promise<boolean>;
  selectText(el: Element, text: string): Promise<boolean>;
}

export interface Outcome {
  ok: boolean;
  code?: string;
  detail?: string;
}
const said = (outcome: Outcome): boolean => {
  if (!outcome.ok) refusals.push(`${outcome.code ?? ''} ${outcome.detail ?? ''}`.trim());
  return outcome.ok;
};
export const refusals: string[] = [];

const domtool: Hands = {
  click: async (el, options) => said(await click(el, options)),
  type: async (el, text, options) => said(await typeText(el, text, options)),
  press: async (el, key) => said(await keypress(el, key)),
  select: async (el, value) => said(await select(el, value)),
  check: async (el, on) => said(await setChecked(el, on)),
  clear: async (el) => said(await clear(el)),
  hover: async (el) => said(await hover(el)),
  setValue: async (el, value) => said(await setValue(el, value)),
  drag: async (el, to) => said(await drag(el, to)),
  upload: async (el, file) => said(await upload(el, file)),
  selectText: async (el, text) => said(await selectText(el, { text })),
};

/** Whether this tool acts, and not another library. */
export const isDomTool = /domtool|reports/.test(HANDS);

const others: Record<string, Hands> =
  HANDS === 'domtool'
    ? {}
    : HANDS === 'reports'
      ? { reports: reportingHands(said) }
      : { 'user-event': userEventHands, 'page-agent': pageAgentHands, naive: naiveHands };

/** What the page did by itself during an action: calls of these functions, and animations that began. */
let ownWork = 0;
const noteWork = (): void => void ownWork++;
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'fetch'] as const) {
  const original = window[name] as (...given: unknown[]) => unknown;
  Object.assign(window, {
    [name]: (...given: unknown[]) => {
      noteWork();
      return original.apply(window, given);
    },
  });
}
for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, noteWork, true);

/** How long each action took, whichever library performed it, in milliseconds, by what is measured. */
const times = { action: [] as number[], quiet: [] as number[], idle: [] as number[] };
/** Clicks on an element that answers in no way are measured by themselves. */
export const IDLE = 'a button that does nothing';
const timed =
  <A extends unknown[]>(act: (...given: A) => Promise<boolean>) =>
  async (...given: A): Promise<boolean> => {
    const before = ownWork;
    const start = performance.now();
    try {
      return await act(...given);
    } finally {
      const time = Math.round(performance.now() - start);
      if (title === IDLE) times.idle.push(time);
      else {
        times.action.push(time);
        if (ownWork === before) times.quiet.push(time);
      }
    }
  };
let title = '';
beforeEach(function () {
  title = this.currentTest?.title ?? '';
  // Actions of other libraries may never end.
  if (!isDomTool) this.currentTest?.timeout(30_000);
});
export const hands = Object.fromEntries(
  Object.entries(others[HANDS] ?? domtool).map(([name, act]) => [name, timed(act as never)]),
) as unknown as Hands;

/** The benchmark makes a table from these lines of all files. */
after(() => {
  for (const [kind, list] of Object.entries(times)) console.log(`${kind} times: ${list.join(' ')}`);
});
