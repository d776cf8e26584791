import { Hidden } from '../../aria/context.ts';
import { computeRole, plainRole } from '../../aria/role.ts';
import { flagsOfNames } from '../../aria/ariaAttributes.ts';
import { treeIndex } from '../../aria/treeIndex.ts';
import { isSvg, isTag, tagOf } from '../../dom/kinds.ts';
import { namesOf } from '../../dom/natives.ts';
import { isOwn } from '../../dom/own.ts';
import { OPAQUE, UNRENDERED } from '../../standards/elements.ts';
import { isClickedThrough } from '../../visibility/checkVisibility.ts';
import { clickSigns, encloses, saysNothing } from '../../interactivity/clickable.ts';
import { standIn } from '../../interactivity/operable.ts';
import {
  pruned,
  pullsFar,
  surroundingsInside,
  surroundingsOf,
  visibilityHidden,
  type Surroundings,
} from '../../visibility/surroundings.ts';
import { Flag, NodeKind } from '../../tree/TreeNode.ts';
import { displayOf } from './display.ts';
import { expose } from './expose.ts';
import { newDraft, type Frame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/** Looks at an element on the way down; null if nothing of it can be seen. */
export function enterElement(walk: WalkState, el: Element, parent: Frame | null, around: Surroundings): Frame | null {
  const tag = tagOf(el);
  if (UNRENDERED.has(tag) || isOwn(el)) return null;
  const { reader } = walk;
  walk.total++;
  const names = namesOf(el);
  const own = plainRole(el, tag, names);
  const plain = own !== undefined;
  const style = reader.style(el);
  const outer = surroundingsOf(el, style, around);
  const hiddenControl = pruned(el, style, reader) !== null;
  if (hiddenControl && standIn(el, reader) === null) {
    walk.hidden++;
    return null;
  }
  if (outer !== around) expose(parent, around, outer);
  if (pullsFar(el, style)) pull(parent);
  // Old libraries put a mask over the page as an absolutely positioned child of the body.
  if (style.position === 'fixed' || (style.position === 'absolute' && parent?.draft.tag === 'body')) walk.fixed = true;
  const isRoot = parent === null || isTag(parent.el, 'iframe');
  const inside = hiddenControl
    ? outer
    : surroundingsInside(el, style, outer, reader, isRoot, OPAQUE.has(tag) && tag !== 'iframe');
  const usable = !inside.ariaHidden && !inside.inert;
  // What a slot shows belongs to the tree scope of the slot's host.
  const home = parent?.assigned ? parent.scope : parent;
  const scope = home?.scope ?? null;
  if (!plain) tellAria(walk, el, names, usable && !hiddenControl);
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
  };
}

/** Tells the rules of roles and names what the walk knows already. */
function tellAria({ aria }: WalkState, el: Element, names: readonly string[], isExposed: boolean): void {
  const known = aria.memo.of(el);
  known.attributeFlags = flagsOfNames(names);
  if (isExposed && treeIndex(el, aria).owners.length === 0) known.hidden = Hidden.No;
}

/** Text that follows in the same block may lie anywhere: only its own box tells. */
function pull(parent: Frame | null): void {
  for (let at = parent; at; at = at.draft.kind === NodeKind.FrameRoot ? null : at.parent) {
    at.inside = { ...at.inside, pulled: true };
    if (at.textVisible) at.textVisible = undefined;
  }
}

/** SVG paints characters only in its text elements. */
const isSvgWithoutText = (el: Element, tag: string): boolean =>
  isSvg(el) && tag !== 'text' && tag !== 'tspan' && tag !== 'textPath' && tag !== 'a';
