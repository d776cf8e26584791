import { setChecked } from '../../../src/act/check.ts';
import { clear } from '../../../src/act/clear.ts';
import { click } from '../../../src/act/click.ts';
import { drag, type DragTo } from '../../../src/act/drag.ts';
import { hover } from '../../../src/act/hover.ts';
import { keypress } from '../../../src/act/keypress.ts';
import { select } from '../../../src/act/select.ts';
import { setValue } from '../../../src/act/setValue.ts';
import { typeText } from '../../../src/act/type.ts';
import type { ClickOptions, TypeOptions } from '../../../src/act/types.ts';
import { naiveHands, pageAgentHands, userEventHands } from './others.ts';

declare const HANDS: string;

/** What acts on the page, and says whether it did: ours, or another's to compare with. */
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
}

interface Outcome { ok: boolean; code?: string; detail?: string; duration: number }
const said = (outcome: Outcome): boolean => {
  times.push(outcome.duration);
  if (!outcome.ok) refusals.push(`${outcome.code ?? ''} ${outcome.detail ?? ''}`.trim());
  return outcome.ok;
};
export const times: number[] = [];
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
};

const others: Record<string, Hands> = HANDS === 'domtool' ? {} : { 'user-event': userEventHands, 'page-agent': pageAgentHands, naive: naiveHands };
export const hands: Hands = others[HANDS] ?? domtool;

/** One line for the table: how long an action of this file took, by the middle and by the slowest. */
after(() => {
  const sorted = [...times].sort((a, b) => a - b);
  if (sorted.length) console.log(`actions ${sorted.length}, median ${sorted[sorted.length >> 1]} ms, mean ${Math.round(sorted.reduce((sum, t) => sum + t, 0) / sorted.length)} ms`);
});
