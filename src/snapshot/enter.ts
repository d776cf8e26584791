import { Hidden } from '../aria/context.ts';
import { plainRole } from '../aria/plainRole.ts';
import { plainTree } from '../aria/plainTree.ts';
import { computeRole } from '../aria/role.ts';
import { saidBy } from '../aria/says.ts';
import { isSvg, isTag, tagOf } from '../dom/kinds.ts';
import { namesOf } from '../dom/natives.ts';
import { isOwn } from '../dom/own.ts';
import type { ElementStyle } from '../layout/ElementStyle.ts';
import { isClickedThrough, isOpaque, isUnrenderedTag } from '../visibility/checkVisibility.ts';
import { clickSigns, encloses, saysNothing } from '../interactivity/clickable.ts';
import { standIn } from '../interactivity/operable.ts';
import {
  pruned,
  pullsFar,
  surroundingsInside,
  surroundingsOf,
  visibilityHidden,
  type Surroundings,
} from '../visibility/surroundings.ts';
import { Flag, NodeKind } from '../tree/TreeNode.ts';
import { displayOf } from './display.ts';
import { expose } from './expose.ts';
import { newDraft, type Frame } from './Frame.ts';
import type { Gathered } from './Gathered.ts';
import { Did } from './kept/Traces.ts';

/** Looks at an element on the way down; null if nothing of it can be seen. */
export function enterElement(walk: Gathered, el: Element, parent: Frame | null, around: Surroundings): Frame | null {
  const tag = tagOf(el);
  if (isUnrenderedTag(tag) || isOwn(el)) return null;
  const { reader, traces, reuse, total: walked, hidden, visible, interactive } = walk;
  walk.total++;
  if (reuse) {
    traces.forget(el);
    reuse.references.add(el);
  }
  const names = namesOf(el);
  const own = plainRole(el, tag, names);
  const plain = own !== undefined;
  const style = reader.meet(el, parent, plain, names);
  if (parent?.shadowDepth) walk.limits.ears?.meet(el, tag, style, names);
  const outer = surroundingsOf(el, style, around);
  if (outer.plain && pullsFar(style)) pull(walk, el, outer, parent);
  let { reads } = reader;
  const hiddenControl = pruned(el, style, reader) !== null;
  const isOperated = hiddenControl && standIn(el, reader) !== null;
  let did = reader.reads !== reads ? Did.Other : 0;
  if (outer !== around) {
    did |= Did.Whole;
    expose(parent, around, outer);
  }
  // An old library's mask, put beside the page.
  if (style.position === 'fixed' || (style.position === 'absolute' && parent?.draft.tag === 'body')) {
    did |= Did.Fixed;
    walk.fixed = true;
  }
  if (hiddenControl && !isOperated) {
    walk.hidden++;
    if (did) traces.note(el, outer, outer, did);
    return null;
  }
  const isRoot = parent === null || isTag(parent.el, 'iframe');
  let inside = hiddenControl ? outer : insideOf(el, tag, style, outer, walk, isRoot, !names.some(hides));
  if (inside.clip !== outer.clip) {
    inside = { ...inside, clip: traces.clip(el, inside.clip) };
    did |= Did.Clip;
  }
  const usable = !inside.ariaHidden && !inside.inert;
  // What a slot shows belongs to the tree scope of the slot's host.
  const home = parent?.assigned ? parent.scope : parent;
  const scope = home?.scope ?? null;
  if (!plain) tellAria(walk, el, names, usable && !hiddenControl, scope);
  ({ reads } = reader);
  const role = own ?? computeRole(el, walk.aria) ?? '';
  const named = role === 'generic' || role === 'none' || role === 'presentation' ? '' : role;
  const target = parent?.target ?? null;
  const signs =
    usable && !(plain && style.cursor === 'auto' && saysNothing(el, names, walk.listeners))
      ? clickSigns({
          el,
          tag,
          role: named,
          style,
          outerCursor: isRoot ? '' : outer.cursor,
          target,
          reader,
          listeners: walk.listeners,
          names,
          plain,
        })
      : 0;
  if (reader.reads !== reads) did |= Did.Other;
  if (did) traces.note(el, outer, inside, did);
  const draft = newDraft(NodeKind.Element, tag);
  draft.role = named;
  draft.display = displayOf(style.display, tag, outer.flex);
  if (!usable) draft.flags |= Flag.AriaHidden;
  if (outer.flex === 'column') draft.flags |= Flag.OwnLine;
  return {
    parent,
    el,
    names,
    draft,
    style,
    outer,
    inside,
    next: null,
    list: null,
    at: 0,
    scope,
    target: encloses(el, tag, signs) ? el : target,
    shadowDepth: home?.shadowDepth ?? 0,
    frameDepth: parent?.frameDepth ?? 0,
    plain,
    selfVisible: hiddenControl || (!visibilityHidden(style) && (!inside.transparent || isClickedThrough(el, reader))),
    textVisible: !plain && isSvgWithoutText(el, tag) ? false : undefined,
    targets: 0,
    signs,
    lastTarget: null,
    field: false,
    assigned: false,
    hasOwnText: false,
    heard: signs !== 0 || parent?.heard === true,
    before: reuse?.before(el, parent, signs, named) ?? null,
    place: 0,
    walked,
    hidden,
    visible,
    interactive,
    slotted: false,
  };
}

/** Tells the rules of roles and names what the walk knows already. */
function tellAria(
  { aria }: Gathered,
  el: Element,
  names: readonly string[],
  isExposed: boolean,
  scope: Frame | null,
): void {
  const known = aria.memo.of(el);
  known.says = saidBy(names);
  if (isExposed && plainTree(el, aria, scope)?.owners.length === 0) known.hidden = Hidden.No;
}

/** What follows may lie anywhere. */
function pull({ traces, reuse }: Gathered, el: Element, outer: Surroundings, parent: Frame | null): void {
  traces.note(el, outer, outer, Did.Pulls);
  if (reuse) reuse.failed = true;
  for (let at = parent; at?.inside.plain; at = at.draft.kind === NodeKind.FrameRoot ? null : at.parent) {
    at.inside = { ...at.inside, plain: false, pulled: true };
    if (at.textVisible) at.textVisible = undefined;
  }
}

/** Elements that share a style find and leave the same around them, but for what their attributes hide. */
function insideOf(
  el: Element,
  tag: string,
  style: ElementStyle,
  outer: Surroundings,
  { reader }: Gathered,
  isRoot: boolean,
  hidesNothing: boolean,
): Surroundings {
  if (hidesNothing && style.outer === outer) return style.inside as Surroundings;
  const inside = surroundingsInside(el, style, outer, reader, isRoot, isOpaque(tag) && tag !== 'iframe');
  if (hidesNothing && !isRoot && inside.clip === outer.clip && style.overflow === 'visible') {
    style.outer = outer;
    style.inside = inside;
  }
  return inside;
}

const hides = (name: string): boolean => name === 'aria-hidden' || name === 'inert';

/** SVG paints characters only in its text elements. */
const isSvgWithoutText = (el: Element, tag: string): boolean =>
  isSvg(el) && tag !== 'text' && tag !== 'tspan' && tag !== 'textPath' && tag !== 'a';
