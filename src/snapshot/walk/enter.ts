import { isFrame } from '../../dom/composed.ts';
import { Hidden } from '../../aria/context.ts';
import { computeRole, meaningOf } from '../../aria/role.ts';
import { flagsOfNames } from '../../aria/ariaAttributes.ts';
import { treeIndex } from '../../aria/treeIndex.ts';
import { isSvg } from '../../dom/kinds.ts';
import { namesOf, localName } from '../../dom/natives.ts';
import { isOwn } from '../../dom/own.ts';
import { OPAQUE } from '../../standards/elements.ts';
import { isClickedThrough } from '../../visibility/checkVisibility.ts';
import { claimsDescendants, clickSignals } from '../../interactivity/clickable.ts';
import { generatingKeys } from '../../style/generatingKeys.ts';
import { hidesOperable, visibleSubstitute } from '../../interactivity/operable.ts';
import {
  isFaded,
  isUnrendered,
  movesTextFar,
  subtreeHidden,
  surroundingsInside,
  surroundingsOf,
  visibilityHidden,
  type Surroundings,
} from '../../visibility/surroundings.ts';
import { Display, Flag, NodeKind } from '../../tree/TreeNode.ts';
import { displayOf } from './display.ts';
import { isLayer } from './layers.ts';
import { markByRole } from './textMarks.ts';
import { newNode, type WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/**
 * Examines an element on the way down.
 * @param parent the frame of the element around it, or null for the `body` of the page
 * @param around the effects of the parent and its ancestors on the element
 * @returns the element's frame, or null if nothing of the element and its descendants can be seen
 */
export function enterElement(
  walk: WalkState,
  el: Element,
  parent: WalkFrame | null,
  around: Surroundings,
): WalkFrame | null {
  const tag = localName(el);
  const { reader } = walk;
  if (isUnrendered(el, tag, reader) || isOwn(el)) return null;
  walk.total++;
  const names = namesOf(el);
  const style = reader.style(el);
  const outer = surroundingsOf(el, style, around, reader, true);
  // A person may use a control that style removes, such as a hidden checkbox, through its label.
  const isHiddenControl = subtreeHidden(el, style, outer, reader) !== null;
  if (isHiddenControl && visibleSubstitute(el, reader) === null && !hidesOperable(el, reader)) {
    walk.hidden++;
    walk.unseen.push(el);
    if (parent && style.display !== 'none') parent.hasUnseenText = true;
    return null;
  }
  if (outer.inert !== around.inert) exposeAncestors(parent, around, outer);
  if (movesTextFar(el, style)) markPulled(parent);
  if (isLayer(style, parent)) walk.mayHaveCover = true;
  const isRoot = parent === null || isFrame(parent.el, parent.node.tag);
  const inside = isHiddenControl
    ? outer
    : surroundingsInside(el, style, outer, reader, isRoot, OPAQUE.has(tag) && !isFrame(el, tag));
  walk.untested?.addElement(el, outer.space, reader);
  const mayBeExposed = !inside.ariaHidden && !inside.inert;
  // A slotted element is in the tree scope of the slot's host, not in that of the slot.
  const treeParent = parent?.showsAssigned ? parent.hostFrame : parent;
  shareWithAria(walk, el, names, mayBeExposed && !isHiddenControl);
  const role = meaningOf(computeRole(el, walk.aria));
  const enclosingTarget = parent?.enclosingTarget ?? null;
  const found = mayBeExposed
    ? clickSignals({
        el,
        tag,
        role,
        style,
        parentCursor: isRoot ? '' : outer.cursor,
        enclosingTarget,
        reader,
        listeners: walk.listeners,
        names,
        isOnHover: outer.reveal !== undefined,
      })
    : 0;
  // Style is asked only for elements that could be used, since few pages make something inert by style.
  const isExposed = mayBeExposed && !(found && style.isInert);
  const signals = isExposed ? found : 0;
  const node = newNode(NodeKind.Element, tag);
  node.role = role;
  node.display = displayOf(style.display, el, tag, outer.flex);
  markByRole(node);
  // A control has brackets of its own, which separate it from the text before and after it.
  if (node.display > Display.InlineBlock || signals) walk.textBefore = null;
  if (!isExposed) node.flags |= Flag.AriaHidden;
  if (outer.flex === 'column') node.flags |= Flag.OwnLine;
  if (outer.reveal?.root === el && !outer.reveal.isShown) node.flags |= Flag.OnHover;
  return {
    parent,
    el,
    attributeNames: names,
    node,
    style,
    outer,
    inside,
    nextChild: null,
    childList: null,
    childIndex: 0,
    hostFrame: treeParent?.hostFrame ?? null,
    enclosingTarget: claimsDescendants(el, tag, signals) ? el : enclosingTarget,
    ordinal: null,
    generating: treeParent ? treeParent.generating : generatingKeys(walk.document),
    shadowDepth: treeParent?.shadowDepth ?? 0,
    frameDepth: parent?.frameDepth ?? 0,
    isVisible:
      isHiddenControl || (!visibilityHidden(style, outer) && (!isFaded(inside) || isClickedThrough(el, reader))),
    isTextVisible: isSvgWithoutText(el, tag) ? false : undefined,
    signals,
    targetCount: 0,
    lastTarget: null,
    hasField: false,
    hasHoverTarget: false,
    camouflage: undefined,
    hasUnseenText: false,
    showsAssigned: false,
    hasOwnText: false,
  };
}

/**
 * Shares what the walk already knows with the computation of roles and names, which would otherwise look it up again.
 */
function shareWithAria({ aria }: WalkState, el: Element, names: readonly string[], isExposed: boolean): void {
  const known = aria.memo.of(el);
  known.attributeFlags = flagsOfNames(names);
  if (isExposed && treeIndex(el, aria).owners.length === 0) known.hidden = Hidden.No;
}

/**
 * Keeps the inert ancestors of a modal dialog in the snapshot, because the dialog is inside them and is not inert
 * itself.
 */
function exposeAncestors(parent: WalkFrame | null, around: Surroundings, outer: Surroundings): void {
  if (!around.inert || outer.inert || outer.ariaHidden) return;
  for (let at = parent; at && at.node.flags & Flag.AriaHidden; at = at.parent) at.node.flags &= ~Flag.AriaHidden;
}

/**
 * Marks the ancestors of an element that is moved far from its place, for instance by a large negative margin. Text
 * after it in the same block may be anywhere, so that only the text's own box shows whether it can be seen.
 */
function markPulled(parent: WalkFrame | null): void {
  for (let at = parent; at; at = at.node.kind === NodeKind.FrameRoot ? null : at.parent) {
    at.inside = { ...at.inside, pulled: true };
    if (at.isTextVisible) at.isTextVisible = undefined;
  }
}

/**
 * Returns whether an SVG element renders no characters, because it is not a text element.
 * https://svgwg.org/svg2-draft/text.html#TextElement
 */
const isSvgWithoutText = (el: Element, tag: string): boolean =>
  isSvg(el) && tag !== 'text' && tag !== 'tspan' && tag !== 'textPath' && tag !== 'a';
