import { isString, objectIn } from '../../standards/values.ts';
import type { RemoteNodeFacts } from '../../snapshot/DomSnapshot.ts';
import type { Scroll, TreeBox } from '../../tree/SnapshotTree.ts';
import {
  Display,
  Flag,
  has,
  NodeKind,
  type Facts,
  type States,
  type TreeChild,
  type TreeNode,
} from '../../tree/TreeNode.ts';
import { MASK } from '../../standards/secretPatterns.ts';
import { preorder } from '../../tree/lineUp.ts';
import { wordSet } from '../../standards/words.ts';
import { fieldsIn, isTrue, listIn, numberIn, textIn, type Fields } from './untrustedInput.ts';
import { STATES } from './remoteFacts.ts';
import { MAX_NODES } from './packed.ts';

/** The facts about a remote node that are not in the tree, in coordinates of the frame's own viewport. */
export interface RemoteNode extends Omit<RemoteNodeFacts, 'frame'> {
  readonly box: TreeBox | null;
  readonly isShown: boolean;
  readonly scroll: Scroll | null;
}

/** The checked content of a frame, with the numbers of the page that shows it. */
export interface RemoteTree {
  readonly root: TreeNode;
  readonly nodes: ReadonlyMap<number, RemoteNode>;
  readonly focusId: number;
  readonly counts: {
    readonly totalNodes: number;
    readonly interactiveNodes: number;
    readonly iframeCount: number;
    readonly shadowDomCount: number;
  };
  readonly hidden: number;
}

export interface UnpackOptions {
  /** Returns the number in this page for a number of the frame. */
  readonly numberOf: (id: number) => number;
  /** The frame's origin, as the browser reports it. */
  readonly origin: string;
  /** The title of the frame element. */
  readonly title: string;
  /** True if the frame element is inert or hidden from assistive technology; then its content is so, too. */
  readonly isExcluded: boolean;
  readonly hasFocus: boolean;
}

/** The last flag and all before it. */
const KNOWN_FLAGS = 2 * Flag.Labels - 1;
const MAX_ID = 2 ** 31;
const MAX_DEPTH = 1000;
/** The largest number of characters in all texts together. */
const MAX_TEXT = 4_000_000;
const MAX_LENGTH = 100_000;
const MAX_ELEMENTS = 1_000_000;
const FACTS: Fields = {
  string: wordSet(
    'href src title placeholder inputType htmlId testId nameAttr classes description value marker url ' +
      'documentTitle hint itemMarker',
  ),
  number: wordSet('optionCount rowCount rowIndex colSpan rowSpan onHover order behind unsent'),
  boolean: wordSet('chosen'),
  word: wordSet('sorted'),
};
const FORMAT: Fields = {
  string: wordSet('pattern min max step accept autocomplete'),
  number: wordSet('minLength maxLength'),
  boolean: wordSet('multiple'),
};

type Draft = { -readonly [K in keyof TreeNode]: TreeNode[K] };

/**
 * Builds a tree from the message of a frame, or returns null if the message contains no tree. The frame may be hostile:
 * every field is read as untrusted input, each node has one place, which is behind its parent in the list, and the tree
 * can only contain the frame's own numbers.
 */
export function unpack(given: unknown, options: UnpackOptions): RemoteTree | null {
  const packed = objectIn(given);
  const list = listIn(packed['nodes'], MAX_NODES + 1).map(objectIn);
  const ids = new Set(list.map(({ id }) => numberIn(id, -1, MAX_ID)));
  if (!list.length || list.length > MAX_NODES || ids.size < list.length || ids.has(-1)) return null;
  let remaining = MAX_TEXT;
  const text = (value: unknown, maxLength = MAX_LENGTH): string => {
    const found = textIn(value, Math.min(maxLength, remaining));
    remaining -= found.length;
    return found;
  };
  const drafts = list.map((item) => draftOf(item, text, options));
  const depths = new Uint16Array(list.length);
  /** A node may occur once among the children of all nodes, and once among their assigned nodes. */
  const [placed, slotted] = [new Set<number>(), new Set<number>()];
  const child = (from: number, ref: unknown, taken: Set<number>, kinds: readonly NodeKind[]): Draft | null => {
    const place = numberIn(ref, -1, list.length);
    const draft = drafts[place];
    if (!draft || place <= from || taken.has(place) || !kinds.includes(draft.kind)) return null;
    taken.add(place);
    if (taken === placed) depths[place] = (depths[from] as number) + 1;
    return draft;
  };
  const children = (from: number, refs: unknown, taken: Set<number>): TreeChild[] =>
    listIn(refs, MAX_NODES).flatMap((ref): TreeChild[] => {
      if (isString(ref)) return [text(ref)];
      const found = child(from, ref, taken, [NodeKind.Element]);
      return found ? [found] : [];
    });
  list.forEach((item, i) => {
    const draft = drafts[i] as Draft;
    draft.children = children(i, item['children'], placed);
    draft.shadow = child(i, item['shadow'], placed, [NodeKind.ShadowRoot, NodeKind.Marker]);
    draft.frame = child(i, item['frame'], placed, [NodeKind.FrameRoot, NodeKind.Marker]);
    if (Array.isArray(item['assigned'])) draft.assigned = children(i, item['assigned'], slotted);
  });
  if (depths.some((depth) => depth > MAX_DEPTH)) return null;
  const root = drafts[0] as Draft;
  makeRoot(root, packed, options);
  const details = new Map(drafts.map((draft, i) => [draft as TreeNode, list[i] as object]));
  const nodes = new Map<number, RemoteNode>();
  const inside = preorder(root);
  for (const node of inside) {
    node.id = options.numberOf(node.id);
    const onHover = node.facts?.onHover;
    if (onHover !== undefined)
      (node as Draft).facts = { ...node.facts, onHover: ids.has(onHover) ? options.numberOf(onHover) : node.id };
    nodes.set(
      node.id,
      remoteNodeOf(details.get(node) ?? {}, (id) => (ids.has(id) ? options.numberOf(id) : -1)),
    );
  }
  const focusId = numberIn(packed['focusId'], -1, MAX_ID);
  return {
    root,
    nodes,
    focusId: options.hasFocus && ids.has(focusId) ? options.numberOf(focusId) : -1,
    hidden: numberIn(packed['hiddenElements'], 0, MAX_ELEMENTS),
    counts: {
      totalNodes: numberIn(packed['totalElements'], inside.length, MAX_ELEMENTS),
      interactiveNodes: inside.filter((node) => has(node, Flag.Interactive)).length,
      iframeCount: numberIn(packed['frames'], 0, MAX_NODES),
      shadowDomCount: numberIn(packed['shadowRoots'], 0, MAX_NODES),
    },
  };
}

function draftOf(
  item: Readonly<Record<string, unknown>>,
  text: (value: unknown, maxLength: number) => string,
  { isExcluded, hasFocus }: UnpackOptions,
): Draft {
  const match = (value: unknown, pattern: RegExp, fallback: string): string =>
    isString(value) && pattern.test(value) ? value : fallback;
  let flags = numberIn(item['flags'], 0, MAX_ID) & KNOWN_FLAGS;
  if (isExcluded) flags = (flags & ~(Flag.Interactive | Flag.ClickTarget)) | Flag.AriaHidden;
  const { value, ...facts } = fieldsIn(item['facts'], FACTS, 2000, text);
  for (const span of ['colSpan', 'rowSpan']) if (span in facts) facts[span] = numberIn(facts[span], 1, 1000);
  const options = listIn(objectIn(item['facts'])['options'], 1000).map((option) => text(option, 500));
  const all = {
    ...facts,
    ...(value === undefined ? {} : { value: flags & Flag.Secret ? MASK : value }),
    ...(options.length && { options }),
  };
  const { focused, ...states } = fieldsIn(item['states'], STATES, 100);
  const kept = { ...states, ...(hasFocus && focused === true && { focused }) };
  return {
    id: numberIn(item['id'], 0, MAX_ID),
    kind: numberIn(item['kind'], NodeKind.Element, NodeKind.Marker),
    tag: match(item['tag'], /^[a-z][\w.:-]{0,60}$/i, 'span'),
    flags,
    display: numberIn(item['display'], Display.Inline, Display.Contents),
    role: match(item['role'], /^[a-z-]{1,40}$/, ''),
    name: text(item['name'], 250),
    children: [],
    shadow: null,
    frame: null,
    assigned: null,
    facts: Object.keys(all).length ? (all as unknown as Facts) : null,
    states: Object.keys(kept).length ? (kept as States) : null,
  };
}

/**
 * Turns the first node into the frame's body. Its name is the document's title, its URL has the origin that the browser
 * reports, and it has the numbers of elements that were not sent.
 */
function makeRoot(
  root: Draft,
  packed: Readonly<Record<string, unknown>>,
  { origin, title, isExcluded }: UnpackOptions,
): void {
  const documentTitle = textIn(packed['title'], 250);
  const url = textIn(packed['url'], 2000);
  const hasSameOrigin = URL.canParse(url) && new URL(url).origin === origin;
  const behind = numberIn(packed['behind'], 0, MAX_ELEMENTS);
  const unsent = numberIn(packed['left'], 0, MAX_ELEMENTS);
  Object.assign(root, {
    kind: NodeKind.FrameRoot,
    tag: 'body',
    role: 'document',
    name: documentTitle || title || 'iframe content',
    frame: null,
    assigned: null,
    flags: Flag.Visible | (isExcluded ? Flag.AriaHidden : 0),
    facts: {
      ...(origin === 'null' ? {} : { url: hasSameOrigin ? url : origin }),
      documentTitle,
      ...(behind && { behind }),
      ...(unsent && { unsent }),
    },
    states: null,
  });
}

function remoteNodeOf(given: object, numberOf: (id: number) => number): RemoteNode {
  const { box, isShown, scroll, part, coveredBy, format, message } = given as Record<string, unknown>;
  const [{ x, y, width, height }, { top, height: fullHeight, shown }] = [objectIn(box), objectIn(scroll)];
  const place = (value: unknown): number => numberIn(value, -1e7, 1e7);
  const size = (value: unknown): number => numberIn(value, 0, 1e7);
  return {
    box: box ? { x: place(x), y: place(y), width: size(width), height: size(height) } : null,
    isShown: isTrue(isShown),
    scroll: scroll ? { top: place(top), height: size(fullHeight), shown: size(shown) } : null,
    coveredBy: typeof coveredBy === 'number' ? numberOf(coveredBy) : null,
    format: format ? fieldsIn(format, FORMAT, 200) : null,
    message: textIn(message, 250),
    part: isString(part) && /^[\w.:-]{1,70}(?:\[\d{1,7}\])?$/.test(part) ? part : '',
  };
}
