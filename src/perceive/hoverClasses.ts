import { activeRules, type SheetUse } from '../layout/rules.ts';
import { splitList, unescape } from '../layout/selectors.ts';
import { sheetsOf } from '../layout/sheets.ts';

/** Selectors of what `:hover` rules restyle, their `:hover` left out, by each class that their last compound asks for. */
export type HoverClasses = ReadonlyMap<string, ReadonlySet<string>>;

/** As long as the same of a sheet applies, it is not gone through again. */
const known = new WeakMap<object, { readonly on: string; readonly classes: HoverClasses }>();

/** Of each sheet of the tree that has such rules, as it applies now. */
export const hoverClasses = (scope: Document | ShadowRoot): HoverClasses[] => sheetsOf(scope).map(ofSheet).filter(({ size }) => size > 0);

function ofSheet(use: SheetUse): HoverClasses {
  const { keys, on } = use;
  const before = known.get(keys);
  if (before?.on === on) return before.classes;
  const classes = new Map<string, Set<string>>();
  for (const { hover } of activeRules(use)) if (hover !== null) add(hover, classes);
  known.set(keys, { on, classes });
  return classes;
}

function add(selectors: string, classes: Map<string, Set<string>>): void {
  for (const one of splitList(selectors)) {
    if (!/:hover[^\s>+~]*$/.test(one) || /::|:(?:before|after)$/.test(one)) continue;
    const bare = one.replace(/:hover/g, '').trim();
    for (const [, written = ''] of (/[^\s>+~]*$/.exec(bare)?.[0] ?? '').matchAll(CLASS)) {
      const name = unescape(written);
      classes.set(name, (classes.get(name) ?? new Set()).add(bare));
    }
  }
}
const CLASS = /\.((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)/g;
