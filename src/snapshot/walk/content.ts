import {
  attribute,
  documentBody,
  documentTitle,
  documentUrl,
  firstChild,
  firstElementChild,
  localName,
  ownerDocument,
} from '../../dom/natives.ts';
import { inputTypeOf, isElement, isListBox, isTag } from '../../dom/kinds.ts';
import {
  childNodesOf,
  flatParent,
  isFrame,
  readableFrameDocument,
  shadowRootOf,
  slottedIn,
} from '../../dom/composed.ts';
import { nameIfShown } from '../../aria/name.ts';
import { buttonText } from '../../aria/nativeName.ts';
import { isEditingHost } from '../../dom/focusable.ts';
import { frameSpace } from '../../layout/FrameSpace.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { OPAQUE } from '../../standards/elements.ts';
import { wordSet } from '../../standards/words.ts';
import { generatingKeys } from '../../style/generatingKeys.ts';
import { transformed } from '../../style/textTransform.ts';
import { isInkHidden } from '../../visibility/contrast.ts';
import { childOfTag } from '../../dom/childOfTag.ts';
import { boxHidden, contentSkipped, surroundingsInRoot } from '../../visibility/surroundings.ts';
import { Display, Flag, NodeKind, type Facts } from '../../tree/TreeNode.ts';
import { enterElement } from './enter.ts';
import { newNode, type MutableNode, type WalkFrame } from './WalkFrame.ts';
import { wholeText } from './wholeText.ts';
import type { WalkState } from './WalkState.ts';

const NO_CONTENT: readonly Node[] = [];

/**
 * Decides what is walked inside an element that was entered: its children, its slot's assigned nodes, its shadow tree,
 * or its frame's document.
 * @returns the frame of the shadow root or document that must be walked first, or null
 */
export function openContent(walk: WalkState, frame: WalkFrame): WalkFrame | null {
  const { el, node } = frame;
  const whole = wholeText(walk, frame) ?? caption(walk, frame);
  if (whole !== null) {
    node.children.push(whole);
    frame.hasOwnText = true;
    frame.childList = NO_CONTENT;
    return null;
  }
  if (isFrame(el, node.tag)) {
    frame.childList = NO_CONTENT;
    return openFrame(walk, frame, el);
  }
  const root = walk.limits.captureShadowDom ? shadowRootOf(el) : null;
  if (root) return openShadowRoot(walk, frame, root);
  if (node.tag.includes('-') || isMountPoint(frame)) walk.possibleHosts.push(el);
  const listed = listedContent(walk, frame);
  if (listed) frame.childList = listed;
  else frame.nextChild = firstChild(el);
  return null;
}

/**
 * Returns whether the element is a likely mount point, which a script looks up by its id and may give a shadow root. To
 * watch every element for that would be slow.
 */
const isMountPoint = ({ el, node, attributeNames }: WalkFrame): boolean =>
  node.tag === 'div' && attributeNames.includes('id') && !firstElementChild(el);

/**
 * Returns what an input element that is a button shows: its value, or else the word that English browsers show. Returns
 * null for other elements, and if a person cannot see the words.
 */
function caption(walk: WalkState, frame: WalkFrame): string | null {
  const { el, node, style, outer, isVisible } = frame;
  if (node.tag !== 'input' || !VALUE_BUTTONS.has(inputTypeOf(el))) return null;
  const words = buttonText(el) ?? '';
  const isUnseen =
    !isVisible || boxHidden(el, style, outer, walk.reader) !== null || isInkHidden(el, style, walk.reader);
  frame.hasUnseenText = words !== '' && isUnseen;
  return frame.hasUnseenText || !words ? null : transformed(words, style.textTransform);
}
const VALUE_BUTTONS = wordSet('button submit reset');

/** Lists the nodes shown inside an element that does not simply show its children; returns null for one that does. */
function listedContent(walk: WalkState, frame: WalkFrame): readonly Node[] | null {
  const { el, node } = frame;
  const { tag } = node;
  if (OPAQUE.has(tag)) return NO_CONTENT;
  if (tag === 'select' && isTag(el, tag) && !isListBox(el)) return NO_CONTENT;
  const assigned = slottedIn(el, tag);
  frame.showsAssigned = assigned.length > 0;
  if (frame.showsAssigned) return assigned;
  const skipped = contentSkipped(el, walk.reader);
  if (skipped === null) return tag === 'body' ? contentWithSiblings(el, walk.reader) : null;
  walk.unseen.push(el);
  const summary = skipped === 'closed-details' && childOfTag(el, 'summary');
  return summary ? [summary] : NO_CONTENT;
}

/**
 * Returns the content of the `body` and of what is displayed beside it, or null if nothing is.
 * https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
 */
function contentWithSiblings(body: Element, reader: LayoutReader): readonly Node[] | null {
  const all = childNodesOf(flatParent(body) ?? body).filter(
    (node) => isElement(node) && (localName(node) !== 'head' || reader.style(node).display !== 'none'),
  );
  return documentBody(ownerDocument(body) as Document) === body && all.length > 1
    ? all.flatMap((node) => (node === body ? childNodesOf(body) : node))
    : null;
}

function openShadowRoot(walk: WalkState, frame: WalkFrame, root: ShadowRoot): WalkFrame | null {
  if (frame.shadowDepth >= walk.limits.shadowDomDepth) {
    frame.node.shadow = marker(walk, frame.el, 'shadow-root', { marker: '[Shadow DOM max depth reached]' });
    frame.nextChild = firstChild(frame.el);
    return null;
  }
  frame.childList = NO_CONTENT;
  walk.shadowRoots++;
  walk.addRoot(root);
  const node = newNode(NodeKind.ShadowRoot, 'shadow-root');
  node.role = 'region';
  node.name = 'Shadow DOM content';
  node.display = Display.Contents;
  node.flags = Flag.Visible;
  return {
    ...frame,
    parent: frame,
    node,
    outer: frame.inside,
    inside: frame.inside,
    nextChild: firstChild(root),
    childList: null,
    hostFrame: frame,
    generating: generatingKeys(root),
    shadowDepth: frame.shadowDepth + 1,
    signals: 0,
  };
}

function openFrame(walk: WalkState, frame: WalkFrame, el: Element): WalkFrame | null {
  if (!frame.isVisible || boxHidden(el, frame.style, frame.outer, walk.reader)) {
    walk.unseen.push(el);
    return null;
  }
  walk.frames++;
  if (!walk.limits.captureIframes) return null;
  const isTooDeep = frame.frameDepth >= walk.limits.iframeDepth;
  const doc = isTooDeep ? null : readableFrameDocument(el);
  if (!doc) {
    frame.node.frame = marker(walk, el, 'iframe', {
      marker: isTooDeep ? '[iframe max depth reached]' : 'Cross-origin iframe (inaccessible)',
      url: attribute(el, 'src') ?? '',
    });
    return null;
  }
  const body = documentBody(doc);
  if (!body) return null;
  walk.addRoot(doc);
  const space = frameSpace(doc, walk.reader, el, frame.outer.space);
  const around = surroundingsInRoot(doc, space, walk.reader, frame.inside);
  const inner =
    around &&
    enterElement(
      walk,
      body,
      { ...frame, hostFrame: null, enclosingTarget: null, generating: generatingKeys(doc) },
      around,
    );
  if (!inner) return null;
  const { node } = inner;
  node.kind = NodeKind.FrameRoot;
  node.role = 'document';
  const isEditor = isEditingHost(body);
  const name = (isEditor && nameIfShown(body, walk.aria)) || documentTitle(doc) || attribute(el, 'title');
  node.name = name || 'iframe content';
  node.facts = { url: documentUrl(doc), documentTitle: documentTitle(doc) };
  if (isEditor) node.flags |= Flag.Editable | (name ? Flag.OwnName : 0);
  return {
    ...inner,
    parent: frame,
    frameDepth: frame.frameDepth + 1,
    nextChild: firstChild(body),
    childList: contentWithSiblings(body, walk.reader),
  };
}

/** Registers a node that stands for the content of `host`, which was not walked; `facts.marker` is the reason. */
function marker(walk: WalkState, host: Element, tag: string, facts: Facts & { readonly marker: string }): MutableNode {
  const node = newNode(NodeKind.Marker, tag);
  const title = attribute(host, 'title')?.trim();
  node.name = title ? `${title}: ${facts.marker}` : facts.marker;
  node.facts = facts;
  node.flags = Flag.Visible;
  return walk.register(node, host);
}
