import {
  assignedNodes,
  attribute,
  documentBody,
  documentTitle,
  documentUrl,
  firstChild,
  getRootNode,
  hasAttribute,
} from '../../dom/natives.ts';
import { isShadowRoot, isTag } from '../../dom/kinds.ts';
import { readableFrameDocument, shadowRootOf } from '../../dom/composed.ts';
import { frameSpace } from '../../layout/FrameSpace.ts';
import { OPAQUE } from '../../standards/elements.ts';
import { isListBox } from '../../visibility/checkVisibility.ts';
import { childOfTag } from '../../dom/childOfTag.ts';
import { boxHidden, contentSkipped, rootSurroundings } from '../../visibility/surroundings.ts';
import { Display, Flag, NodeKind, type Facts } from '../../tree/TreeNode.ts';
import { enterElement } from './enter.ts';
import { newDraft, type Draft, type Frame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

const NONE: readonly Node[] = [];

/** Decides what is walked inside an element that was entered; gives the frame of its shadow root or document, if that is first. */
export function openContent(walk: WalkState, frame: Frame): Frame | null {
  const { el, draft } = frame;
  if (draft.tag === 'iframe' && isTag(el, 'iframe')) {
    frame.list = NONE;
    return openFrame(walk, frame, el);
  }
  const root = walk.limits.captureShadowDom ? shadowRootOf(el) : null;
  if (root) return openShadow(walk, frame, root);
  if (draft.tag.includes('-')) walk.candidates.push(el);
  const listed = listedContent(walk, frame);
  if (listed) frame.list = listed;
  else frame.next = firstChild(el);
  return null;
}

/** The nodes shown inside where those are not just the element's children; null where they are. */
function listedContent(walk: WalkState, frame: Frame): readonly Node[] | null {
  const { el, draft } = frame;
  if (OPAQUE.has(draft.tag)) return NONE;
  const { tag } = draft;
  if (tag === 'select' && isTag(el, tag) && !isListBox(el)) return NONE;
  if (tag === 'slot' && isTag(el, tag) && isShadowRoot(getRootNode(el))) {
    const assigned = assignedNodes(el);
    frame.assigned = assigned.length > 0;
    return frame.assigned ? assigned : null;
  }
  const skipped = contentSkipped(el, walk.reader);
  if (skipped === null) return null;
  const summary = skipped === 'closed-details' && childOfTag(el, 'summary');
  return summary ? [summary] : NONE;
}

function openShadow(walk: WalkState, frame: Frame, root: ShadowRoot): Frame | null {
  if (frame.shadowDepth >= walk.limits.shadowDomDepth) {
    frame.draft.shadow = marker(walk, frame.el, 'shadow-root', { marker: '[Shadow DOM max depth reached]' });
    frame.next = firstChild(frame.el);
    return null;
  }
  frame.list = NONE;
  walk.shadowRoots++;
  walk.addRoot(root);
  const draft = newDraft(NodeKind.ShadowRoot, 'shadow-root');
  draft.role = 'region';
  draft.name = 'Shadow DOM content';
  draft.display = Display.Contents;
  draft.flags = Flag.Visible;
  return {
    ...frame,
    parent: frame,
    draft,
    outer: frame.inside,
    inside: frame.inside,
    next: firstChild(root),
    list: null,
    scope: frame,
    shadowDepth: frame.shadowDepth + 1,
    targets: 0,
    signs: 0,
    lastTarget: null,
    field: false,
  };
}

function openFrame(walk: WalkState, frame: Frame, el: HTMLIFrameElement): Frame | null {
  if (!frame.selfVisible || boxHidden(el, frame.style, frame.outer, walk.reader)) return null;
  walk.frames++;
  if (!walk.limits.captureIframes) return null;
  const src = attribute(el, 'src') ?? '';
  if (frame.frameDepth >= walk.limits.iframeDepth) {
    frame.draft.frame = marker(walk, el, 'iframe', { marker: '[iframe max depth reached]', url: src });
    return null;
  }
  const doc = readableFrameDocument(el);
  if (!doc) {
    frame.draft.frame = marker(walk, el, 'iframe', { marker: 'Cross-origin iframe (inaccessible)', url: src });
    return null;
  }
  const body = documentBody(doc);
  if (!body) return null;
  walk.addRoot(doc);
  const inner = enterElement(
    walk,
    body,
    { ...frame, scope: null },
    rootSurroundings(frameSpace(doc, walk.reader, el, frame.outer.space), frame.inside),
  );
  if (!inner) return null;
  const { draft } = inner;
  draft.kind = NodeKind.FrameRoot;
  draft.role = 'document';
  draft.name = documentTitle(doc) || attribute(el, 'title') || 'iframe content';
  draft.facts = { url: documentUrl(doc), documentTitle: documentTitle(doc) };
  return {
    ...inner,
    parent: frame,
    frameDepth: frame.frameDepth + 1,
    next: firstChild(body),
    target: null,
  };
}

/** What stands for content that was not walked, and says why. */
function marker(walk: WalkState, host: Element, tag: string, facts: Facts): Draft {
  const draft = newDraft(NodeKind.Marker, tag);
  const title = hasAttribute(host, 'title') ? attribute(host, 'title')?.trim() : '';
  draft.name = title ? `${title}: ${facts.marker ?? ''}` : (facts.marker ?? '');
  draft.facts = facts;
  draft.flags = Flag.Visible;
  return walk.register(draft, host);
}
