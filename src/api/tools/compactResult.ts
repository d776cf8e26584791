import { isString } from '../../standards/values.ts';
import { quoted } from '../../standards/pageText.ts';
import { cutLine, escapeName } from '../../views/text/escape.ts';
import type { DiffChange, DiffElement, DiffValue } from '../../views/diff.ts';
import type { ActionResult, CollectResult, FormResult } from '../actionResult.ts';
import type { FromTo } from '../report.ts';

/** The result of an action as a model receives it. Fields without information are left out. */
export interface CompactResult {
  readonly success: boolean;
  readonly error?: string;
  readonly code?: string;
  /** The element's value, if the action changed it. */
  readonly value?: string;
  /** The answer of a tool of the page. */
  readonly answer?: string;
  /** The URL that the page went to. */
  readonly url?: string;
  /** For `fillForm`: why fields were not filled. */
  readonly fields?: readonly unknown[];
  readonly [effect: string]: unknown;
}

/** Returns whether a tool's result is that of an action. */
export const isActionResult = (answer: unknown): answer is ActionResult =>
  typeof answer === 'object' && answer !== null && 'actionType' in answer;

/**
 * Writes a result in few tokens: elements and changes as lines, no zeros, no times, and nothing twice. The action's own
 * method returns the full result.
 */
export function compactResult(result: ActionResult): CompactResult {
  const { success, error, code, changes, effect = {}, answer, nodeId, actedOn } = result;
  const { appeared, gone, changed, moved, resized, scrolled, restyled, opened, announcements, focused, ...rest } =
    effect;
  const { drawn, displaced, ...others } = rest;
  const listed = Object.entries(others).filter(([kind]) => kind !== 'none');
  // The count of redrawn and displaced elements matters only if nothing else is reported.
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
  const told: CompactResult = {
    success,
    ...defined({
      error,
      code,
      answer,
      value: changes.newValue,
      url: changes.navigationOccurred ? (changes.newUrl ?? 'another page') : undefined,
      actedOn: actedOn && short(actedOn),
    }),
    ...Object.fromEntries(Object.entries(lines).filter(([, list]) => list?.length)),
    ...Object.fromEntries(listed),
    ...(isOnlyCounted && (drawn ?? displaced) ? { redrawn: (drawn ?? 0) + (displaced ?? 0) } : {}),
    ...(rest.none === undefined ? {} : { none: 'nothing changed' }),
    ...(changes.scrollChanged && !scrolled && { scrolled: true }),
    ...(fields && { fields: fields.filter((field) => !field.success).map((field) => field.error) }),
    ...(items && { items, complete }),
  };
  // That the element itself has the focus now is told only if it is all that happened.
  const isOwnFocus = focused?.startsWith(`${nodeId} `) || focused === actedOn;
  const isTold = focused !== undefined && (!isOwnFocus || Object.keys(told).length === 1);
  return isTold ? { ...told, focused: focused && short(focused) } : told;
}

const defined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const numberOf = (id: string): string => id.replace('node_', '');
const short = (named: string): string => named.replace(/^node_/, '');
const fromTo = ({ element, from, to }: FromTo): string => short(`${element}: ${from} → ${to}`).replaceAll('node_', '');

/**
 * Writes an element that appeared, such as `12 status Added to basket`. The text of a usable element contains its
 * number already.
 */
function added({ id, tag, role, text, 'aria-label': label }: DiffElement): string {
  const words = text ?? escapeName(label ?? '');
  return words.includes(`[${numberOf(id)} `) ? words : [numberOf(id), role ?? tag, words].filter(Boolean).join(' ');
}

/** Writes a value of the page between quotes, so that its text cannot be taken for part of the sentence. */
const valueText = (value: DiffValue): string => (isString(value) ? quoted(value, MAX_WORDS) : String(value));
const MAX_WORDS = 200;

/**
 * Writes the changes of an element, such as `5 link name 'Basket, 0 items' → 'Basket, 1 item'`. The focus is left out,
 * because the result names the focused element.
 */
function change({ id, tag, role, changes, ...one }: DiffChange, actedOn: string, value: string | undefined): string[] {
  const listed = Object.entries(changes).filter(
    ([field]) => field !== 'focused' && !(field === 'value' && id === actedOn && value !== undefined),
  );
  if (!listed.length) return [];
  const label = 'name' in changes || 'text' in changes ? '' : (one['aria-label'] ?? '');
  const fields = listed
    .filter(([field]) => field !== 'name' || !('text' in changes))
    .map(([field, [from, to]]) =>
      (typeof to === 'boolean' || to === null) && !isString(from)
        ? to
          ? field
          : `not ${field}`
        : `${field} ${from === null ? '' : `${valueText(from)} → `}${to === null ? 'none' : valueText(to)}`,
    );
  return [[`${numberOf(id)} ${role ?? tag}`, label && quoted(label, 40), fields.join(', ')].filter(Boolean).join(' ')];
}
