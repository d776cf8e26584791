import { computeName } from '../../aria/name.ts';
import { computeAccessibleDescription } from '../../aria/description.ts';
import { computeStates } from '../../aria/states.ts';
import { attribute, hasAttribute } from '../../dom/natives.ts';
import { shadowRootOf } from '../../dom/composed.ts';
import { isModalDialog } from '../../dom/inert.ts';
import { isHtml, isSvg } from '../../dom/kinds.ts';
import { isEditingHost } from '../../interactivity/clickable.ts';
import { standIn } from '../../interactivity/operable.ts';
import { isOneTarget, takesOver } from '../../interactivity/oneTarget.ts';
import { isSecret } from '../../interactivity/secrets.ts';
import { CONTROL } from '../../interactivity/signals.ts';
import { boxHidden } from '../../visibility/surroundings.ts';
import { Flag, NodeKind, type States, type TreeChild, type TreeNode } from '../../tree/TreeNode.ts';
import { keptBox } from '../BoxTable.ts';
import { isInFlow } from './display.ts';
import { cut } from '../../standards/characters.ts';
import { CONTROLS, factsOf } from './facts.ts';
import type { Draft, Frame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';
import { isScrollable } from '../liveBox.ts';

const NAME_LIMIT = 250;
/** SVG elements that are content by themselves; the other shapes are strokes of a picture. */
const SVG_CONTENT = new Set(['svg', 'text', 'tspan', 'image', 'a', 'foreignObject']);

/** Decides on the way up whether the element is part of the snapshot, describes it, and hands it to its parent. */
export function leave(walk: WalkState, frame: Frame): Draft | null {
  const { draft, el, parent } = frame;
  trimEnd(draft);
  if (frame.assigned) {
    draft.assigned = draft.children;
    draft.children = [];
    if (frame.scope) for (const child of draft.assigned) frame.scope.draft.children.push(child);
  }
  if (draft.kind === NodeKind.ShadowRoot) return leaveShadow(walk, frame);
  const isRoot = parent === null || draft.kind === NodeKind.FrameRoot;
  const content =
    holdsContent(draft.children) || draft.assigned !== null || draft.shadow !== null || draft.frame !== null;
  const boxed = isRoot || content ? null : boxedElement(walk, frame);
  const seen = isRoot || boxed !== null || (content && frame.selfVisible);
  if (!seen && !content) {
    if (frame.signs || frame.hasOwnText) walk.hidden++;
    return null;
  }
  walk.register(draft, el);
  if (boxed) walk.boxes[draft.id] = keptBox(boxed, frame.outer.space, walk.reader);
  if (seen) describeSeen(walk, frame);
  if (draft.kind !== NodeKind.FrameRoot) describe(walk, frame, seen);
  hand(frame);
  return draft;
}

/** White space alone shows nothing. */
function holdsContent(children: readonly TreeChild[]): boolean {
  for (let i = 0; i < children.length; i++) if (children[i] !== ' ') return true;
  return false;
}

function leaveShadow(walk: WalkState, frame: Frame): Draft | null {
  const { draft, parent } = frame;
  if (!parent || draft.children.length === 0) return null;
  walk.register(draft, shadowRootOf(frame.el) ?? frame.el);
  parent.draft.shadow = draft;
  parent.targets += frame.targets;
  parent.lastTarget = frame.lastTarget ?? parent.lastTarget;
  parent.field ||= frame.field;
  return draft;
}

/** Of an element without content: the element whose box a person sees (its own, or its label's); null if there is none. */
function boxedElement(walk: WalkState, frame: Frame): Element | null {
  const { el, draft, style, outer, signs } = frame;
  if (frame.selfVisible && draft.tag !== 'area') {
    if (draft.tag === 'br') return el;
    if (isSvg(el) && !SVG_CONTENT.has(draft.tag) && !signs && !hasAttribute(el, 'role')) return null;
    if (style.display !== 'none' && boxHidden(el, style, outer, walk.reader) === null) return el;
  }
  return standIn(el, walk.reader);
}

function describeSeen(walk: WalkState, frame: Frame): void {
  const { draft, el, signs } = frame;
  draft.flags |= Flag.Visible;
  walk.visible++;
  if (!signs) return;
  const { lastTarget: inner, targets, field, hasOwnText } = frame;
  const found = { el, role: draft.role, signs, targets, inner, field, hasOwnText, reader: walk.reader };
  if (inner !== null && takesOver(found)) {
    inner.draft.flags &= ~(Flag.Interactive | Flag.ClickTarget);
    walk.interactive--;
    frame.targets = 0;
  } else if (!isOneTarget(found)) return;
  draft.flags |= Flag.Interactive;
  if (!(signs & CONTROL)) draft.flags |= Flag.ClickTarget;
  walk.interactive++;
  if (isEditingHost(el)) draft.flags |= Flag.Editable;
}

function describe(walk: WalkState, frame: Frame, seen: boolean): void {
  const { draft, el } = frame;
  if (frame.plain) {
    const classes = attribute(el, 'class');
    draft.facts = classes ? { classes } : null;
  } else describeBySelf(walk, frame);
  // The viewport scrolls what overflows the body.
  if (frame.parent && (draft.children.length || draft.shadow)) {
    if (isScrollable(el, frame.style.overflow, walk.reader)) {
      draft.flags |= Flag.Scrollable;
      walk.scrollers.push(el);
    }
  }
  const states = frame.plain ? null : computeStates(el, draft.role, walk.aria);
  draft.states = withFocus(states, el === walk.focus);
  if (seen && !frame.plain && isModal(el, draft)) walk.modals.push({ node: draft, el });
}

/** Name, description, and what its markup says. */
function describeBySelf({ aria }: WalkState, { draft, el, names }: Frame): void {
  if (draft.role !== '' && names.includes('role')) draft.flags |= Flag.ExplicitRole;
  const { name, from } = computeName(el, aria);
  const short = cut(name, NAME_LIMIT);
  // Mostly it is the text that is held already.
  if (name) draft.name = draft.children[0] === short ? draft.children[0] : short;
  if (name && from !== 'content') draft.flags |= Flag.OwnName;
  const facts = factsOf(el, draft.tag, names, draft.role);
  const description = computeAccessibleDescription(el, aria);
  draft.facts = description ? { ...facts, description: cut(description, NAME_LIMIT) } : facts;
  if (isHtml(el) && CONTROLS.has(draft.tag)) {
    if (draft.tag !== 'select') draft.flags |= Flag.Editable;
    if (isSecret(el)) draft.flags |= Flag.Secret;
  }
}

function withFocus(states: States | null, focused: boolean): States | null {
  if (focused) return { ...states, focused };
  if (!states) return null;
  for (const _ in states) return states;
  return null;
}

function isModal(el: Element, draft: TreeNode): boolean {
  if (attribute(el, 'aria-modal') === 'true' && (draft.role === 'dialog' || draft.role === 'alertdialog')) return true;
  return isModalDialog(el);
}

function hand(frame: Frame): void {
  const { draft, parent } = frame;
  if (!parent) return;
  if (draft.kind === NodeKind.FrameRoot) parent.draft.frame = draft;
  else parent.draft.children.push(draft);
  const own = draft.flags & Flag.Interactive;
  parent.targets += frame.targets + (own ? 1 : 0);
  if (own || frame.lastTarget) parent.lastTarget = own ? frame : frame.lastTarget;
  parent.field ||= frame.field || isField(draft);
  parent.hasOwnText ||= frame.hasOwnText && !(draft.flags & Flag.Interactive);
}

/** White space at the end of a box does not show. */
function trimEnd(draft: Draft): void {
  const { children } = draft;
  if (children.length !== 0 && children[children.length - 1] === ' ' && !isInFlow(draft.display)) children.pop();
}

/** A field to type or pick in. */
const isField = ({ flags, tag, role, facts }: TreeNode): boolean =>
  (flags & Flag.Interactive) !== 0 &&
  ((CONTROLS.has(tag) && facts?.inputType !== 'checkbox' && facts?.inputType !== 'radio') || role === 'combobox');
