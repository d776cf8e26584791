import { classesOf } from '../layout/features.ts';
import { Repeated } from '../layout/Repeated.ts';
import { activeRules, type SheetUse } from '../layout/rules.ts';
import { splitList, unescape } from '../layout/selectors.ts';
import type { TreeSheets } from '../layout/TreeSheets.ts';

/** Selectors of what `:hover` rules restyle, their `:hover` left out, by each class that their last compound asks for. */
type HoverClasses = ReadonlyMap<string, ReadonlySet<string>>;

/** As long as the same of a sheet applies, it is not gone through again. */
const known = new WeakMap<object, { readonly on: string; readonly classes: HoverClasses }>();

/** Of all sheets of a tree that have such rules; and their selectors by class attribute, as far as those were asked for. */
const ofTrees = new WeakMap<
  TreeSheets,
  { readonly sheets: readonly HoverClasses[]; readonly found: Repeated<readonly ReadonlySet<string>[]> }
>();
/** Class attributes of one tree that are kept. */
const MOST = 5000;

/** Selectors of what `:hover` rules of those sheets may restyle, as far as elements with that class attribute are concerned. */
export function hoverSelectors(tree: TreeSheets, classes: string): readonly ReadonlySet<string>[] {
  let of = ofTrees.get(tree);
  if (!of)
    ofTrees.set(
      tree,
      (of = { sheets: tree.uses.map(ofSheet).filter(({ size }) => size > 0), found: new Repeated(MOST) }),
    );
  const { sheets, found } = of;
  return found.get(classes, () => classesOf(classes).flatMap((name) => sheets.flatMap((by) => by.get(name) ?? [])));
}

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
