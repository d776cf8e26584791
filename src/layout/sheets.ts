import { styleSheetsOf } from '../dom/composed.ts';
import { isShadowRoot } from '../dom/kinds.ts';
import { numberOf } from '../dom/numberOf.ts';
import { collecting, rulesOf, type AnyRule } from './collectRules.ts';
import { Repeated } from './Repeated.ts';
import { useOf, type SheetUse } from './rules.ts';
import { SheetKeys } from './SheetKeys.ts';

/** Tells the sheet from others, and from what it was if it had more or fewer rules, or others at its ends, in it or in what it imports. */
function sheetMark(sheet: CSSStyleSheet): string {
  const rules = rulesOf(sheet);
  let mark = `${numberOf(sheet)}`;
  if (!rules) return mark;
  const { length } = rules;
  if (length > 0) mark += `:${length}.${numberOf(rules[0] as CSSRule)}.${numberOf(rules[length - 1] as CSSRule)}`;
  for (let i = 0; i < length && (rules[i] as AnyRule).selectorText === undefined && i < MOST_IMPORTS; i++) {
    const { styleSheet } = rules[i] as AnyRule;
    if (styleSheet) mark += `(${sheetMark(styleSheet)})`;
  }
  return mark;
}
const MOST_IMPORTS = 50;

/** What the rules say, if it is not much: what is imported is said elsewhere. Else empty. */
function shortText(rules: CSSRuleList): string {
  if (rules.length > MOST_REPEATED) return '';
  let text = '';
  for (let i = 0; i < rules.length; i++) text += (rules[i] as CSSRule).cssText;
  return text.length > LONGEST_REPEATED || text.includes('@import') ? '' : text;
}
const MOST_REPEATED = 100;
const LONGEST_REPEATED = 10_000;

/** Sheets seldom change: what was found in one is kept as long as it has the same mark. */
const sheets = new WeakMap<CSSStyleSheet, { readonly mark: string; readonly keys: SheetKeys }>();

/** The same for sheets of shadow trees that say the same: a page has as many as it has hosts. */
const repeated = new Repeated<SheetKeys>();

/** What was found in it; undefined if it was not read yet, or has changed since. */
function knownKeys(sheet: CSSStyleSheet, mark = sheetMark(sheet)): SheetKeys | undefined {
  const known = sheets.get(sheet);
  return known?.mark === mark ? known.keys : undefined;
}

/** Reads it, if it was not read yet. What changes while it is read in steps, shows in its mark. */
function* keysOfSheet(sheet: CSSStyleSheet, inShadow: boolean): Generator<undefined, SheetKeys> {
  const mark = sheetMark(sheet);
  let keys = knownKeys(sheet, mark);
  if (keys) return keys;
  const rules = rulesOf(sheet);
  const text = inShadow && rules ? shortText(rules) : '';
  keys = text === '' ? yield* collecting(rules, keysOfSheet) : repeated.get(text, () => allOf(collecting(rules, keysOfSheet)));
  // Between two steps somebody may have needed it at once.
  const other = knownKeys(sheet, mark);
  if (other) return other;
  sheets.set(sheet, { mark, keys });
  return keys;
}

function allOf<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Reads the sheets of a tree in steps: there may be thousands of rules, which is not to be done at once. */
export function* readingSheets(root: Document | ShadowRoot): Generator<undefined, void> {
  for (const sheet of styleSheetsOf(root)) yield* keysOfSheet(sheet, isShadowRoot(root));
}

/** A sheet of a tree, with what is filed of it. */
export type Use = SheetUse & { readonly keys: SheetKeys };

/** The sheets of a tree as they are now. What was not read yet is read at once. */
export function sheetsOf(root: Document | ShadowRoot): Use[] {
  const inShadow = isShadowRoot(root);
  return styleSheetsOf(root).map((sheet) => useOf(sheet, knownKeys(sheet) ?? allOf(keysOfSheet(sheet, inShadow))));
}

/** The same; null if one was not read yet. */
export function readSheetsOf(root: Document | ShadowRoot): Use[] | null {
  const uses: Use[] = [];
  for (const sheet of styleSheetsOf(root)) {
    const keys = knownKeys(sheet);
    if (!keys) return null;
    uses.push(useOf(sheet, keys));
  }
  return uses;
}

/** Tells the sheets of a tree, and which of their rules apply, from others. */
export const markOf = (uses: readonly Use[]): string => uses.map(({ keys, on }) => numberOf(keys) + on).join();

const merged = new WeakMap<object, { readonly of: readonly SheetKeys[]; readonly keys: SheetKeys }>();
const mergedAlike = new Repeated<SheetKeys>();

/** Of all sheets of a tree together; they seldom change. */
export function keysOfAll(root: Document | ShadowRoot, of: readonly SheetKeys[]): SheetKeys {
  const [first, second] = of;
  if (first && !second) return first;
  if (isShadowRoot(root)) return mergedAlike.get(of.map(numberOf).join(), () => mergedOf(of));
  const known = merged.get(root);
  if (known?.of.length === of.length && of.every((keys, i) => keys === known.of[i])) return known.keys;
  const keys = mergedOf(of);
  merged.set(root, { of, keys });
  return keys;
}

function mergedOf(of: readonly SheetKeys[]): SheetKeys {
  const keys = new SheetKeys();
  // The largest first: of that all is taken.
  for (const one of [...of].sort((a, b) => b.rules.length - a.rules.length)) keys.add(one);
  return keys;
}
