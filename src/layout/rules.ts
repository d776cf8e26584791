import { mediaHolds } from './media.ts';
import { splitList } from './selectors.ts';

/** A style rule that may change what is read of elements. The same object as long as the rule stays in its sheet. */
export interface Rule {
  /** With what it is nested in; null where no selector tells what the rule does: layers, animations, scopes. */
  readonly selector: string | null;
  /** Media queries that must hold. */
  readonly media: readonly string[];
  /** Bits (`SIZED`) of how it depends on the size of the viewport. */
  readonly sized: number;
  /** With what it is nested in, if it asks what is pointed at. */
  readonly hover: string | null;
}

/** `by`: where something ends up depends on it; `variable`: it does if a variable does. */
export const SIZED = { by: 1, variable: 2 } as const;

/** What a rule stands in. */
export interface Within {
  readonly media: readonly string[];
  readonly nest: string;
  readonly scoped: boolean;
}
export const TOP: Within = { media: [], nest: '', scoped: false };

const known = new WeakMap<object, Rule>();

/** The rule's entry. `css`: what it declares of places; null for one that is no style rule. */
export function ruleOf(rule: object, { media, nest, scoped }: Within, css: string | null): Rule {
  let entry = known.get(rule);
  if (!entry)
    known.set(
      rule,
      (entry = {
        selector: css === null || scoped ? null : nest,
        media,
        sized: css ? sizedBy(css) : 0,
        hover: css !== null && nest.includes(':hover') ? nest : null,
      }),
    );
  return entry;
}

/** A nested rule's selector (CSS Nesting 1, "&"). */
export function nested(selector: string, { nest }: Within): string {
  if (nest === '') return selector;
  const outer = `:is(${elementsOf(nest)})`;
  return splitList(selector)
    .map((one) =>
      one.includes('&') ? one.replace(AMPERSAND, (text) => (text === '&' ? outer : text)) : `${outer} ${one}`,
    )
    .join();
}

/** The selector without pseudo-elements: what those belong to. */
export const elementsOf = (selector: string): string =>
  splitList(selector)
    .map((one) => {
      const at = one.replace(STRING, (text) => '_'.repeat(text.length)).search(PSEUDO_ELEMENT);
      if (at < 0) return one;
      const rest = one.slice(0, at);
      return /(?:^|[\s>+~])$/.test(rest) ? `${rest}*` : rest;
    })
    .join();
const STRING = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g;
const AMPERSAND = new RegExp(`${STRING.source}|&`, 'g');
const PSEUDO_ELEMENT = /(?<!\\)(?:::|:(?:before|after|first-line|first-letter)(?![\w-]))/;

/** Bits (`SIZED`) of declarations: lengths of which the sign, or whether there is any, can depend on how large the viewport is. */
export const sizedBy = (css: string): number =>
  (BY_SIZE.test(css) ? SIZED.by : 0) | (BY_VARIABLE.test(css) ? SIZED.variable : 0);
const PLACES = '(?:^|;\\s*)(?:margin|left|top|right|bottom|inset|text-indent|letter|word';
const UNIT = '\\d(?:[sld]?v|cq)[whibm]';
const BY_SIZE = new RegExp(
  `${PLACES})[\\w-]*:[^;]*(?:calc|min|max|clamp)\\([^;]*(?:%|${UNIT})|(?:^|;\\s*)font(?:-size)?:[^;]*${UNIT}`,
);
const BY_VARIABLE = new RegExp(`${PLACES}|font-size|font)[\\w-]*:[^;]*var\\(`);
/** A variable depends on how large the viewport is. */
export const VARYING = new RegExp(`--[\\w-]+:[^;]*(?:%|${UNIT})`);

/** The rules of which one list has more than the other; null if those that are in both do not stand in the same order. */
export function changedRules(before: readonly Rule[], now: readonly Rule[]): Rule[] | null {
  const [old, fresh] = [new Set(before), new Set(now)];
  const stayed = before.filter((rule) => fresh.has(rule));
  const stay = now.filter((rule) => old.has(rule));
  if (stayed.length !== stay.length || stayed.some((rule, i) => rule !== stay[i])) return null;
  return [...before.filter((rule) => !fresh.has(rule)), ...now.filter((rule) => !old.has(rule))];
}

/** A sheet of a tree: what is filed of it, and which of the media queries in it hold (0 or 1 each); `on` is empty if it is switched off. */
export interface SheetUse {
  readonly keys: { readonly rules: readonly Rule[]; readonly media: ReadonlySet<string> };
  readonly on: string;
}

export const useOf = <K extends SheetUse['keys']>(sheet: CSSStyleSheet, keys: K): SheetUse & { readonly keys: K } => ({
  keys,
  on: sheet.disabled || !mediaHolds(sheet.media.mediaText) ? '' : `+${heldOf(keys.media)}`,
});
/** Most sheets, of which a page may have one for each shadow root, have no queries in them. */
const heldOf = (media: ReadonlySet<string>): string =>
  media.size === 0 ? '' : Array.from(media, (text) => Number(mediaHolds(text))).join('');

/** The rules that applied then. */
export function activeRules({ keys, on }: SheetUse): readonly Rule[] {
  if (on === '') return [];
  if (!on.includes('0')) return keys.rules;
  const off = new Set(Array.from(keys.media).filter((_, i) => on[i + 1] === '0'));
  return keys.rules.filter(({ media }) => !media.some((text) => off.has(text)));
}
