import { data, firstChild, nextSibling } from '../../dom/natives.ts';
import { isText } from '../../dom/kinds.ts';
import { clipInside, reaches } from '../../layout/clip.ts';
import type { Box, LayoutReader } from '../../layout/LayoutReader.ts';
import { boxHidden } from '../../perceive/surroundings.ts';
import { BLANK, textHidden } from '../../perceive/textHidden.ts';
import { Flag, has, type TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/walk.ts';
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
export function recheck({ root, traces, registry, page }: Last, reader: LayoutReader, dirty: Dirty, isSameSize: boolean): void {
  const steady = new Steady(dirty, reader, isSameSize);
  for (const node of preorder(root)) {
    const el = has(node, Flag.InFlow) ? registry.element(node.id) : null;
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
    const holds = (did & Did.Box ? boxHolds(el, trace, reader) : true) && (did & Did.Text ? textHolds(el, trace, reader) : true) &&
      (did & Did.Scroll ? isScrollable(el, reader.style(el).overflow, reader) === Boolean(did & Did.Scrolls) : true);
    if (!holds) dirty.touch(el);
  }
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
