import type { AriaPass } from '../../aria/AriaPass.ts';
import { references } from '../../aria/ariaAttributes.ts';
import type { NameSource } from '../../aria/context.ts';
import { isUsedLabel, treeIndex } from '../../aria/treeIndex.ts';
import { computeName, nameIfShown } from '../../aria/name.ts';
import { computeAccessibleDescription } from '../../aria/description.ts';
import { computeStates } from '../../aria/states.ts';
import { attribute, hasAttribute, ownerDocument, textContent } from '../../dom/natives.ts';
import { shadowRootOf } from '../../dom/composed.ts';
import { isModalDialog } from '../../dom/inert.ts';
import { isHtml, isSvg, isTag } from '../../dom/kinds.ts';
import { hasDefaultSummary, hasTypedText, isEditingHost } from '../../dom/focusable.ts';
import { isDrawnFor, isSeparateTarget, replacesInnerTarget } from '../../interactivity/nestedTargets.ts';
import { paintedOver, visibleSubstitute } from '../../interactivity/operable.ts';
import { MAX_UNGATED } from '../../standards/TextGate.ts';
import { isSecret } from '../../interactivity/secretFields.ts';
import { CONTROL_SIGNALS, SignalBit } from '../../interactivity/signals.ts';
import { middleOf } from '../../layout/clip.ts';
import { cachedElementAt, hasManyTests, isWithin } from '../../layout/hitTest.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { valueIn, type PassCache } from '../../layout/passCache.ts';
import { isScrolledByViewport } from '../../layout/scrollArea.ts';
import { checkVisibility } from '../../visibility/checkVisibility.ts';
import { isInkHidden } from '../../visibility/contrast.ts';
import { boxHidden, isPseudoHidden } from '../../visibility/surroundings.ts';
import { boxesOf } from '../../visibility/visibleBoxes.ts';
import {
  Display,
  Flag,
  NodeKind,
  type Facts,
  type States,
  type TreeChild,
  type TreeNode,
} from '../../tree/TreeNode.ts';
import { isDialog, isInFlow } from '../../tree/keep.ts';
import { isEditor } from '../../tree/withoutTyped.ts';
import { wordsIn } from '../../tree/wordsIn.ts';
import { collapseSpace, cut, hasInk } from '../../standards/characters.ts';
import { wordSet } from '../../standards/words.ts';
import { inTopViewport, isScrollable } from '../liveGeometry.ts';
import { isLayer, orderOf } from './layers.ts';
import { addGeneratedContent } from './generatedContent.ts';
import { limitStrike } from './textMarks.ts';
import { itemMarker } from './itemMarkers.ts';
import { factsOf, orNull } from './facts.ts';
import { hover } from './hoverMarker.ts';
import { pictures } from './pictureReader.ts';
import type { MutableNode, WalkFrame } from './WalkFrame.ts';
import { repeatsWholeText } from './wholeText.ts';
import type { WalkState } from './WalkState.ts';
import { FIELD_TAGS } from '../../standards/elements.ts';

/** The SVG elements that are content by themselves. Other shapes are only strokes of a picture. */
const SVG_CONTENT = wordSet('svg text tspan image a foreignObject');

/**
 * Decides on the way up, when all descendants are known, whether the element is part of the snapshot. If it is,
 * describes its node and adds it to its parent's.
 * @returns the node, or null if the element is left out
 */
export function leaveElement(walk: WalkState, frame: WalkFrame): MutableNode | null {
  const { node, el, parent } = frame;
  trimEnd(node);
  addGeneratedContent(walk, frame);
  if (parent) {
    parent.camouflage ??= frame.camouflage;
    parent.hasUnseenText ||= frame.hasUnseenText;
  }
  if (node.flags & Flag.Struck) limitStrike(frame);
  if (node.display > Display.InlineBlock || frame.signals) walk.textBefore = null;
  if (frame.showsAssigned) {
    node.assigned = node.children;
    node.children = [];
    if (frame.hostFrame) for (const child of node.assigned) frame.hostFrame.node.children.push(child);
  }
  if (node.kind === NodeKind.ShadowRoot) return leaveShadowRoot(walk, frame);
  const isRoot = parent === null || node.kind === NodeKind.FrameRoot;
  pictures?.addSign(frame, walk.reader);
  const hasContent = !isBlank(node.children) || node.assigned !== null || node.shadow !== null || node.frame !== null;
  const boxOwner = isRoot || hasContent ? null : elementWithVisibleBox(walk, frame);
  const isSeen = isRoot || boxOwner !== null || (hasContent && frame.isVisible);
  if (!isSeen && !hasContent) {
    if (frame.signals || frame.hasOwnText) walk.hidden++;
    return null;
  }
  walk.register(node, el);
  let box = boxOwner && walk.reader.knownBox(boxOwner);
  if (boxOwner && boxOwner !== el && !box?.height) box = boxesOf(boxOwner, walk.reader)[0];
  if (box) walk.boxes[node.id] = inTopViewport(box, frame.outer.space);
  if (isSeen) pictures?.place(frame, walk.reader);
  if (isSeen) markVisible(walk, frame);
  hover?.markShown(walk, frame);
  if (node.kind !== NodeKind.FrameRoot) describe(walk, frame, isSeen);
  addToParent(frame);
  return node;
}

/** Removes white space at the end of a block, which is not rendered. */
function trimEnd(node: MutableNode): void {
  const { children } = node;
  if (children.length !== 0 && children[children.length - 1] === ' ' && !isInFlow(node)) children.pop();
}

/** Returns whether the children are nothing but white space, which shows nothing. */
function isBlank(children: readonly TreeChild[]): boolean {
  for (let i = 0; i < children.length; i++) if (children[i] !== ' ') return false;
  return true;
}

/** Adds the shadow root to the node of its host, unless it shows nothing. */
function leaveShadowRoot(walk: WalkState, frame: WalkFrame): MutableNode | null {
  const { node, parent } = frame;
  if (!parent || node.children.length === 0) return null;
  walk.register(node, shadowRootOf(frame.el) ?? frame.el);
  addToParent(frame);
  return node;
}

/** Finds the element whose box a person sees for an element without content: itself or, if it is hidden, its label. */
function elementWithVisibleBox(walk: WalkState, frame: WalkFrame): Element | null {
  const { el, node, style, outer, signals } = frame;
  if (frame.isVisible && node.tag !== 'area') {
    if (node.tag === 'br') return el;
    if (isSvg(el) && !SVG_CONTENT.has(node.tag) && !signals && !hasAttribute(el, 'role')) return null;
    if ((style.display !== 'none' || outer.reveal?.root === el) && boxHidden(el, style, outer, walk.reader) === null)
      return el;
  }
  return visibleSubstitute(el, walk.reader);
}

/** Sets the flags of a visible element, and decides whether it or a target inside it is the interactive one. */
function markVisible(walk: WalkState, frame: WalkFrame): void {
  const { node, el, signals } = frame;
  node.flags |= Flag.Visible;
  if (!signals) return hover?.markTarget(frame);
  const { lastTarget: inner, targetCount, hasField, hasOwnText } = frame;
  const container = { el, role: node.role, signals, targetCount, inner, hasField, hasOwnText, reader: walk.reader };
  if (inner !== null && replacesInnerTarget(container)) {
    inner.node.flags &= ~(Flag.Interactive | Flag.ClickTarget);
    walk.interactive--;
    frame.targetCount = 0;
  } else if (!isSeparateTarget(container) || isDrawnFor(frame.parent?.lastTarget ?? null, container)) return;
  node.flags |= Flag.Interactive;
  if (!(signals & CONTROL_SIGNALS)) node.flags |= Flag.ClickTarget;
  if (signals & SignalBit.drop) node.flags |= Flag.DropTarget;
  walk.interactive++;
}

/** Adds to a node all that is known of its element: name, facts and states. */
function describe(walk: WalkState, frame: WalkFrame, isSeen: boolean): void {
  const { node, el } = frame;
  const marker = node.tag === 'li' ? itemMarker(frame, walk.reader) : null;
  const order = orderOf(frame);
  addNameAndFacts(walk, frame);
  if (node.tag === 'label' && isHtml(el) && isUsedLabel(el, walk.aria)) node.flags |= Flag.Labels;
  if (marker !== null) addFacts(node, { itemMarker: marker });
  if (order) addFacts(node, { order });
  if ((frame.parent || !isScrolledByViewport(el, walk.reader)) && (node.children.length || node.shadow)) {
    if (isScrollable(el, frame.style.overflow, walk.reader)) {
      node.flags |= Flag.Scrollable;
      walk.scrollers.push(el);
    }
  }
  const states = computeStates(el, node.role, walk.aria);
  node.states = withFocus(node.states ? { ...node.states, ...states } : states, el === walk.focus);
  pictures?.addHint(frame, walk.reader);
  if (isSeen && isModal(el, node)) walk.modals.push({ node, el });
  if (isLayer(frame.style, frame.parent) || isDialog(node)) walk.layers.push(node);
}

function addNameAndFacts({ aria, reader }: WalkState, frame: WalkFrame): void {
  const { node, el, attributeNames } = frame;
  if (node.role !== '' && attributeNames.includes('role')) node.flags |= Flag.ExplicitRole;
  const { name: computed, from } = computeName(el, aria);
  const isUnseen = attributeNames.includes('placeholder') && isPlaceholderHidden(el, reader);
  // An agent must not take for a name what a person cannot see.
  const own =
    from === 'content' && frame.camouflage === 'same-colour'
      ? wordsIn(node, MAX_UNGATED, isEditor)
      : from === 'placeholder' && isUnseen
        ? ''
        : computed;
  const isNamed = !GLYPHS.test(own);
  const name = isNamed
    ? own
    : node.tag === 'input' && visibleSubstitute(el, reader)
      ? nameIfShown(el, aria)
      : nameOfOrphan(el, node, attributeNames, aria);
  const short = cut(name, MAX_UNGATED);
  // The name is often equal to the text. Reusing the text's string saves the memory of a second one.
  if (name) node.name = node.children[0] === short ? node.children[0] : short;
  if (name && (from !== 'content' || !isNamed)) node.flags |= Flag.OwnName;
  if (name && isUnseenName(frame, from, reader)) {
    node.flags |= Flag.UnseenName;
    if (frame.camouflage === 'behind' && !frame.hasOwnText && coversItself(el, reader)) node.flags |= Flag.Faint;
  }
  if (node.flags & Flag.OwnName && repeatsWholeText(name, frame)) node.children = [name];
  const isControl = FIELD_TAGS.has(node.tag) && isHtml(el);
  const isHost = isEditingHost(el);
  // A text that the page paints over a field is not secret.
  const chosen = isControl ? paintedOver(el, name, reader) : '';
  if ((isControl || isHost) && !chosen && isSecret(el, name, reader)) node.flags |= Flag.Secret;
  const names = isUnseen ? attributeNames.filter((one) => one !== 'placeholder') : attributeNames;
  node.facts = factsOf(el, node.tag, names, node.role, (node.flags & Flag.Secret) !== 0, reader);
  const description = computeAccessibleDescription(el, aria);
  if (description) addFacts(node, { description: cut(description, MAX_UNGATED) });
  if (chosen) addFacts(node, { value: cut(chosen, MAX_UNGATED), chosen: true });
  const isEntry = isControl && node.tag !== 'select' && node.children.length === 0;
  if (isEntry || isHost) node.flags |= Flag.Editable;
}

/** Adds facts to those that the node has. */
export function addFacts(node: MutableNode, more: Facts): void {
  node.facts = { ...node.facts, ...more };
}

/** Returns whether the hit target at the middle of the element is in it, so that nothing else covers the element. */
function coversItself(el: Element, reader: LayoutReader): boolean {
  const doc = ownerDocument(el) as Document;
  const hit = hasManyTests(doc, reader) ? null : cachedElementAt(doc, middleOf(reader.box(el)), reader);
  return hit !== null && isWithin(hit, el);
}

/** Returns whether a person could not see the placeholder of an empty field. */
function isPlaceholderHidden(field: Element, reader: LayoutReader): boolean {
  const style = reader.pseudoStyle(field, '::placeholder');
  return style !== null && (isPseudoHidden(field, style) || isInkHidden(field, style, reader));
}

/** Returns whether a name may contain words that nobody sees: those of an attribute, or of content that style hides. */
function isUnseenName(frame: WalkFrame, from: NameSource, reader: LayoutReader): boolean {
  const { el, style, hasUnseenText, hasOwnText } = frame;
  if (from === 'content') return hasUnseenText;
  if (from === 'native') return isTag(el, 'input') && hasUnseenText && style.backgroundImage === 'none';
  if (from !== 'labelledby') return from === 'label' || from === 'title';
  if (!hasOwnText) return false;
  const labels = references(el, 'aria-labelledby');
  return labels.length > MAX_LABELS || labels.some((label) => label !== el && isUnseenLabel(label, reader));
}
/** The largest number of labels of one element that are looked at. With more, one of them counts as unseen. */
const MAX_LABELS = 50;

const isUnseenLabel = (label: Element, reader: LayoutReader): boolean =>
  valueIn(unseenLabels, reader, label, () => !checkVisibility(label, reader).visible);
const unseenLabels: PassCache<Element, boolean> = new WeakMap();

/** Matches a name that is empty or consists of glyphs of an icon font. */
const GLYPHS = /^[\s\ue000-\uf8ff]*$/;

/**
 * Returns what names a target without an accessible name for a person: the word that English browsers show as the
 * summary of a `<details>` without one, the tooltip that a script shows on hover, the `aria-label` of an option or item
 * outside of its required container, which has no role, or the label of an element that HTML cannot label. Returns ''
 * if nothing does.
 */
function nameOfOrphan(el: Element, { role, flags }: TreeNode, names: readonly string[], aria: AriaPass): string {
  if (!(flags & Flag.Interactive)) return '';
  if (hasDefaultSummary(el)) return 'Details';
  const tooltip = names.find((one) => TOOLTIP.test(one));
  if (tooltip && !hasInk(textContent(el))) return attribute(el, tooltip) ?? '';
  const label = treeIndex(el, aria).otherLabels.get(el);
  return collapseSpace(
    (role === '' && attribute(el, 'aria-label')) || (label && !hasTypedText(label) && textContent(label)) || '',
  );
}

/** Attributes in which scripts that draw tooltips keep the text, such as `data-bs-original-title`. */
const TOOLTIP = /^data-.*(?:-title|tooltip)$/;

/** Adds the state `focused`; returns null if there are no states. */
function withFocus(states: States | null, focused: boolean): States | null {
  if (focused) return { ...states, focused };
  return states && orNull(states);
}

/** Returns whether the element is a dialog that says it is modal, or that was opened with `showModal()`. */
const isModal = (el: Element, node: TreeNode): boolean =>
  (isDialog(node) && attribute(el, 'aria-modal') === 'true') || (node.tag === 'dialog' && isModalDialog(el));

/** Adds the node to its parent's, and tells the parent's frame what is in the element. */
function addToParent(frame: WalkFrame): void {
  const { node, parent } = frame;
  if (!parent) return;
  if (node.kind === NodeKind.ShadowRoot) parent.node.shadow = node;
  else if (node.kind === NodeKind.FrameRoot) parent.node.frame = node;
  else parent.node.children.push(node);
  const isTarget = (node.flags & Flag.Interactive) !== 0;
  // The text on another line may be covered although this one is not.
  if (node.tag === 'br') parent.isTextVisible = undefined;
  parent.targetCount += frame.targetCount + (isTarget ? 1 : 0);
  if (isTarget || frame.lastTarget) parent.lastTarget = isTarget ? frame : frame.lastTarget;
  parent.hasField ||= frame.hasField || isField(node);
  parent.hasHoverTarget ||= frame.hasHoverTarget;
  parent.hasOwnText ||= frame.hasOwnText && !isTarget && node.kind !== NodeKind.ShadowRoot;
}

/** Returns whether the node is an interactive field to type or pick in. */
const isField = ({ flags, tag, role, facts }: TreeNode): boolean =>
  (flags & Flag.Interactive) !== 0 &&
  ((FIELD_TAGS.has(tag) && facts?.inputType !== 'checkbox' && facts?.inputType !== 'radio') || PICKED_ROLES.has(role));
/** Roles of fields in which a person picks a value. */
export const PICKED_ROLES = wordSet('combobox slider spinbutton');
