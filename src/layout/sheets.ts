import { styleSheetsOf } from '../dom/composed.ts';
import { isShadowRoot } from '../dom/kinds.ts';
import { numberOf } from '../dom/numberOf.ts';
import { awake, collecting, rulesOf, type AnyRule } from './collectRules.ts';
import { Dormant } from './Dormant.ts';
import { presentIn, type Present } from './Present.ts';
import { Repeated } from './Repeated.ts';
import { useOf, type SheetUse } from './rules.ts';
import { SheetKeys } from './SheetKeys.ts';

/** Tells a sheet from what it was if it had more or fewer rules, or others at its ends, in it or in what it imports. */
class SheetMark {
  /** Of its rules; -1 where those cannot be read. */
  readonly #length: number;
  readonly #first: number;
  readonly #last: number;
  /** The same of what it imports. */
  readonly #imports: string;

  constructor(sheet: CSSStyleSheet) {
    const rules = rulesOf(sheet);
    const length = rules ? rules.length : -1;
    this.#length = length;
    this.#first = length > 0 ? numberOf((rules as CSSRuleList)[0] as CSSRule) : -1;
    this.#last = length > 0 ? numberOf((rules as CSSRuleList)[length - 1] as CSSRule) : -1;
    this.#imports = rules ? importsOf(rules) : '';
  }

  /** Whether the sheet is still the same. */
  holds(sheet: CSSStyleSheet): boolean {
    const rules = rulesOf(sheet);
    if (!rules) return this.#length < 0;
    const { length } = rules;
    if (length !== this.#length) return false;
    return (
      length === 0 ||
      (numberOf(rules[0] as CSSRule) === this.#first &&
        numberOf(rules[length - 1] as CSSRule) === this.#last &&
        (this.#imports === '' || importsOf(rules) === this.#imports))
    );
  }

  /** The same for the same. */
  get text(): string {
    return `${this.#length}.${this.#first}.${this.#last}(${this.#imports})`;
  }
}

/** Marks of all that stands where imports may stand; empty where the first rule is none of those. */
function importsOf(rules: CSSRuleList): string {
  let marks = '';
  for (let i = 0; i < rules.length && (rules[i] as AnyRule).selectorText === undefined && i < MOST_IMPORTS; i++) {
    const { styleSheet } = rules[i] as AnyRule;
    marks += styleSheet ? `${numberOf(styleSheet)}:${new SheetMark(styleSheet).text}` : ',';
  }
  return marks;
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

/** What was found in a sheet but for rules that are dormant: null if none are. */
interface Known {
  readonly mark: SheetMark;
  keys: SheetKeys;
  dormant: Dormant<AnyRule> | null;
}

/** Sheets seldom change: what was found in one is kept as long as it has the same mark. */
const sheets = new WeakMap<CSSStyleSheet, Known>();

/** The same for sheets of shadow trees that say the same: a page has as many as it has hosts. */
const repeated = new Repeated<SheetKeys>();

/** What the elements of a document have: looked for when it is first asked. */
type Asked = () => Present;

/** Tells the rules of a document's sheets that match nothing; null for a shadow tree, of which all rules are read. */
function presentOf(root: Document | ShadowRoot): Asked | null {
  if (isShadowRoot(root)) return null;
  let present: Present | null = null;
  return () => {
    if (!present) (present = presentIn(root)).look();
    return present;
  };
}

/** What was found in it, of rules that may match something; undefined if it was not read yet, or has changed since. `present`: null for all rules. */
function knownKeys(sheet: CSSStyleSheet, present: Asked | null): SheetKeys | undefined {
  const known = sheets.get(sheet);
  const keys = known?.mark.holds(sheet) ? keysOf(known, present) : undefined;
  if (known && !keys) {
    known.dormant?.all();
    sheets.delete(sheet);
  }
  return keys;
}

/** Undefined if so many rules are to be taken in that it is better done in steps. */
function keysOf(known: Known, present: Asked | null): SheetKeys | undefined {
  const { dormant } = known;
  if (!dormant) return known.keys;
  const isAll = !present || dormant.isFew;
  if (!isAll) present();
  const woken = isAll ? dormant.all() : dormant.woken();
  if (present && woken.length > MOST_AT_ONCE) return undefined;
  if (woken.length > 0) known.keys = awake(known.keys, woken);
  if (dormant.isEmpty) known.dormant = null;
  return known.keys;
}
const MOST_AT_ONCE = 300;

/** Reads it, if it was not read yet. What changes while it is read in steps, shows in its mark. */
function* keysOfSheet(sheet: CSSStyleSheet, inShadow: boolean, present: Asked | null): Generator<undefined, SheetKeys> {
  const before = knownKeys(sheet, present);
  if (before) return before;
  const mark = new SheetMark(sheet);
  const rules = rulesOf(sheet);
  const text = inShadow && rules ? shortText(rules) : '';
  const dormant = present && new Dormant<AnyRule>(present());
  const keys =
    text === ''
      ? yield* collecting(rules, keysOfImported, dormant)
      : repeated.get(text, () => allOf(collecting(rules, keysOfImported, null)));
  // Between two steps somebody may have needed it at once.
  const others = knownKeys(sheet, present);
  if (others) {
    dormant?.all();
    return others;
  }
  sheets.set(sheet, { mark, keys, dormant });
  return keys;
}

/** Of an imported sheet all is read: it is filed in what imports it. */
const keysOfImported = (sheet: CSSStyleSheet): Generator<undefined, SheetKeys> => keysOfSheet(sheet, false, null);

function allOf<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Reads the sheets of a tree in steps: there may be thousands of rules, which is not to be done at once. */
export function* readingSheets(root: Document | ShadowRoot): Generator<undefined, void> {
  const present = presentOf(root);
  for (const sheet of styleSheetsOf(root)) yield* keysOfSheet(sheet, isShadowRoot(root), present);
}

/** A sheet of a tree, with what is filed of it. */
export type Use = SheetUse & { readonly keys: SheetKeys };

/** The sheets of a tree as they are now. What was not read yet is read at once. */
export function sheetsOf(root: Document | ShadowRoot): Use[] {
  const inShadow = isShadowRoot(root);
  const present = presentOf(root);
  return styleSheetsOf(root).map((sheet) =>
    useOf(sheet, knownKeys(sheet, present) ?? allOf(keysOfSheet(sheet, inShadow, present))),
  );
}

/** The same; null if one was not read yet. */
export function readSheetsOf(root: Document | ShadowRoot): Use[] | null {
  const uses: Use[] = [];
  const present = presentOf(root);
  for (const sheet of styleSheetsOf(root)) {
    const keys = knownKeys(sheet, present);
    if (!keys) return null;
    uses.push(useOf(sheet, keys));
  }
  return uses;
}

/** Tells the sheets of a tree, and which of their rules apply, from others. */
export const markOf = (uses: readonly Use[]): string => uses.map(({ keys, on }) => numberOf(keys) + on).join();

/** What is filed of all of them together. */
export function keysOfAll(of: readonly SheetKeys[]): SheetKeys {
  const [first, second] = of;
  if (first && !second) return first;
  const keys = new SheetKeys();
  // The largest first: of that all is taken.
  for (const one of [...of].sort((a, b) => b.rules.length - a.rules.length)) keys.add(one);
  return keys;
}
