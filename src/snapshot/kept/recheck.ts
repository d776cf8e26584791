import { data, firstChild, nextSibling } from '../../dom/natives.ts';
import { isText } from '../../dom/kinds.ts';
import { clipInside, reaches } from '../../layout/clip.ts';
import type { Box, LayoutReader } from '../../layout/LayoutReader.ts';
import { boxHidden } from '../../visibility/surroundings.ts';
import { BLANK, textHidden } from '../../visibility/textHidden.ts';
import { Flag, has, type TreeNode } from '../../tree/TreeNode.ts';
import { isScrollable } from '../liveBox.ts';
import type { NodeRegistry } from '../NodeRegistry.ts';
import type { Dirty } from './Dirty.ts';
import { Steady } from './Steady.ts';
import { Did, type Trace, type Traces } from './Traces.ts';

/** What the last build left. */
interface Last {
  readonly root: TreeNode;
  readonly traces: Traces;
  readonly registry: NodeRegistry;
  /** What can be scrolled to. */
  readonly page: Box;
}

/**
 * Asks layout again wherever it decided: any change may have moved anything. Clips are set to what they are now; elements of
 * which another thing is true than at the last build are touched.
 */
export function recheck(
  { root, traces, registry, page }: Last,
  reader: LayoutReader,
  dirty: Dirty,
  isSameSize: boolean,
): void {
  const steady = new Steady(dirty, reader, isSameSize);
  for (const { id } of inFlow(root, registry, dirty, steady)) {
    const el = registry.element(id);
    if (!el || dirty.isWhole(el) || steady.holds(el)) continue;
    const box = reader.box(el);
    if (box.width <= 0 || box.height <= 0 || !reaches(box, page)) dirty.touch(el);
  }
  for (const [el, trace] of traces.held()) {
    if (dirty.isWhole(el)) continue;
    const { did } = trace;
    if (did & Did.Flow && (did & ~ONLY_FLOW) === 0 && steady.holds(el)) continue;
    if (did & Did.Whole) dirty.touchWhole(el);
    else if (did & Did.Other) dirty.touch(el);
    if (did & Did.Clip) {
      const { position, overflow } = reader.style(el);
      const clip = clipInside(el, position, overflow, trace.outer.clip, reader);
      if (clip === trace.outer.clip) dirty.touchWhole(el);
      else Object.assign(trace.inside.clip, clip);
    }
    if (dirty.has(el)) continue;
    const holds =
      (did & Did.Box ? boxHolds(el, trace, reader) : true) &&
      (did & Did.Text ? textHolds(el, trace, reader) : true) &&
      (did & Did.Scroll ? isScrollable(el, reader.style(el).overflow, reader) === Boolean(did & Did.Scrolls) : true);
    if (!holds) dirty.touch(el);
  }
}

/** Nodes in the flow, but for those in what did not change and stands in what keeps the sizes of its children. */
function inFlow(root: TreeNode, registry: NodeRegistry, dirty: Dirty, steady: Steady): TreeNode[] {
  const touched = dirty.numbers(registry);
  const found: TreeNode[] = [];
  const stack = touched.has(root.id) || !steady.inside(null) ? [root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { id, children, shadow, frame, assigned } = node;
    if (has(node, Flag.InFlow)) found.push(node);
    const el = touched.has(id) && !shadow && !frame && !assigned ? registry.element(id) : null;
    const isSure = el !== null && steady.inside(el);
    for (const child of children)
      if (typeof child !== 'string' && !(isSure && !touched.has(child.id))) stack.push(child);
    if (shadow) stack.push(shadow);
    if (frame) stack.push(frame);
  }
  return found;
}

const ONLY_FLOW = Did.Box | Did.Flow;

const boxHolds = (el: Element, { outer, did }: Trace, reader: LayoutReader): boolean =>
  (boxHidden(el, reader.style(el), outer, reader) === null) === Boolean(did & Did.BoxSeen);

function textHolds(el: Element, { outer, inside, did }: Trace, reader: LayoutReader): boolean {
  for (let c = firstChild(el); c; c = nextSibling(c)) {
    if (!isText(c) || BLANK.test(data(c))) continue;
    return (textHidden(el, c, reader.style(el), outer, inside, reader) === null) === Boolean(did & Did.TextSeen);
  }
  return false;
}
