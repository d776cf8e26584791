import { quoted } from '../../standards/pageText.ts';
import { cutLine, escapeName } from '../../views/text/escape.ts';
import type { DiffChange, DiffElement, DiffValue } from '../../views/diff.ts';
import type { ActionResult, CollectResult, FormResult } from '../actionResult.ts';
import type { FromTo } from '../report.ts';

/** The result of an action as a model gets it. Whatever says nothing is left out. */
export interface CompactResult {
  readonly success: boolean;
  readonly error?: string;
  readonly code?: string;
  /** The element's value, if the action changed it. */
  readonly value?: string;
  /** What a tool of the page answered. */
  readonly answer?: string;
  /** Where the page went. */
  readonly url?: string;
  /** Of a form: why fields were not filled. */
  readonly fields?: readonly unknown[];
  readonly [effect: string]: unknown;
}

export const isActionResult = (answer: unknown): answer is ActionResult =>
  typeof answer === 'object' && answer !== null && 'actionType' in answer;

/**
 * Writes a result in few tokens: elements and changes as lines, no zeros, no times, and nothing twice. The full record
 * is what the action's own method returns.
 */
export function compactResult(result: ActionResult): CompactResult {
  const { success, error, code, changes, effect = {}, answer, nodeId, actedOn } = result;
  const { appeared, gone, changed, moved, resized, scrolled, restyled, opened, announcements, focused, ...rest } =
    effect;
  const { drawn, displaced, ...others } = rest;
  const told = Object.entries(others).filter(([kind]) => kind !== 'none');
  // How many elements were redrawn or made room says nothing where something else is told.
  const isOnlyCounted = Object.keys(effect).every((kind) => kind === 'drawn' || kind === 'displaced');
  const { fields, items, complete } = result as Partial<FormResult & CollectResult>;
  const lines = {
    appeared: appeared?.map(added),
    gone: gone?.map((one) => cutLine(added(one), 60)),
    changed: changed?.flatMap((one) => change(one, nodeId, changes.newValue)),
    moved: moved?.map(fromTo),
    resized: resized?.map(fromTo),
    scrolled: scrolled?.map(fromTo),
    restyled: restyled?.map(({ element, changes: styles }) =>
      [short(element), ...Object.entries(styles).map(([name, pair]) => `${name} ${pair.join(' → ')}`)].join(' '),
    ),
    opened: opened?.map(short).filter((one) => !appeared?.some(({ id }) => numberOf(id) === one.split(' ')[0])),
    announcements: announcements?.filter((text) => !appeared?.some((one) => one.text?.includes(text))),
  };
  return {
    success,
    ...(error === undefined ? {} : { error }),
    ...(code === undefined ? {} : { code }),
    ...(answer === undefined ? {} : { answer }),
    ...(changes.newValue === undefined ? {} : { value: changes.newValue }),
    ...(changes.navigationOccurred ? { url: changes.newUrl ?? 'another page' } : {}),
    ...(actedOn === undefined ? {} : { actedOn: short(actedOn) }),
    ...Object.fromEntries(Object.entries(lines).filter(([, list]) => list?.length)),
    ...(focused === undefined || focused?.startsWith(`${nodeId} `) || focused === actedOn
      ? {}
      : { focused: focused && short(focused) }),
    ...Object.fromEntries(told),
    ...(isOnlyCounted && (drawn ?? displaced) ? { redrawn: (drawn ?? 0) + (displaced ?? 0) } : {}),
    ...(rest.none === undefined ? {} : { none: 'nothing changed' }),
    ...(changes.scrollChanged && !scrolled ? { scrolled: true } : {}),
    ...(fields ? { fields: fields.filter((field) => !field.success).map((field) => field.error) } : {}),
    ...(items ? { items, complete } : {}),
  };
}

const numberOf = (id: string): string => id.replace('node_', '');
const short = (named: string): string => named.replace(/^node_/, '');
const fromTo = ({ element, from, to }: FromTo): string => short(`${element}: ${from} → ${to}`).replaceAll('node_', '');

/** `12 status Added to basket`; what can be used has its number in the text already. */
function added({ id, tag, role, text, 'aria-label': label }: DiffElement): string {
  const words = text ?? escapeName(label ?? '');
  return words.includes(`[${numberOf(id)} `) ? words : [numberOf(id), role ?? tag, words].filter(Boolean).join(' ');
}

/** What the page says stands between quotes, so that it can say nothing about a change. */
const worded = (value: DiffValue): string => (typeof value === 'string' ? quoted(value, MAX_WORDS) : String(value));
const MAX_WORDS = 200;

/** `5 link name 'Basket, 0 items' → 'Basket, 1 item'`; that something has the focus is told once. */
function change({ id, tag, role, changes, ...one }: DiffChange, actedOn: string, value: string | undefined): string[] {
  const told = Object.entries(changes).filter(
    ([field]) => field !== 'focused' && !(field === 'value' && id === actedOn && value !== undefined),
  );
  if (!told.length) return [];
  const label = 'name' in changes || 'text' in changes ? '' : (one['aria-label'] ?? '');
  const fields = told
    .filter(([field]) => field !== 'name' || !('text' in changes))
    .map(([field, [from, to]]) =>
      (typeof to === 'boolean' || to === null) && typeof from !== 'string'
        ? to
          ? field
          : `not ${field}`
        : `${field} ${from === null ? '' : `${worded(from)} → `}${to === null ? 'none' : worded(to)}`,
    );
  return [[`${numberOf(id)} ${role ?? tag}`, label && quoted(label, 40), fields.join(', ')].filter(Boolean).join(' ')];
}
