import type { TreeBox } from '../../tree/Geometry.ts';
import { Display, Flag, NodeKind, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { isInline } from '../../tree/keep.ts';
import { headingLevel } from './describe.ts';
import { openElement } from './element.ts';
import type { Aspect, Close, Flow } from './flowTypes.ts';
import { openLabel } from './labels.ts';
import { Apart, gap } from './pieces.ts';
import { openRegion } from './regions.ts';
import { joinLines, openBeside, openCell, openRow } from './rows.ts';
import { openScroller } from './scrollers.ts';
import { openSet } from './sets.ts';
import { isFileName } from './words.ts';

/** What a node does to the text around and inside it; each in turn, and undone in the opposite order. */
export const ASPECTS: readonly Aspect[] = [
  openBox,
  openRegion,
  openScroller,
  openSet,
  openGroupRow,
  openHeading,
  openLabel,
  openElement,
  openPicture,
  openPreformatted,
];

function openBox(flow: Flow, node: TreeNode): Close {
  const { stream } = flow;
  if (node.tag === 'br') {
    stream.newLine();
    return undefined;
  }
  if (isRow(node)) return openRow(flow);
  if (isCell(node)) return openCell(flow);
  if (node.display === Display.FlexItem) {
    if (!isItem(node)) return openBeside(flow, has(node, Flag.OwnLine));
    return has(node, Flag.OwnLine) ? openItem(flow) : openBeside(flow, false);
  }
  if (node.display === Display.Inline || node.display === Display.Contents) return undefined;
  if (node.display === Display.InlineBlock) {
    if (isBesideOthers(node)) return openBeside(flow, false);
    stream.box();
    return () => {
      stream.box();
    };
  }
  if (isItem(node)) return openItem(flow);
  stream.line();
  return () => {
    stream.newLine();
  };
}

const isRow = (node: TreeNode): boolean => node.display === Display.Row || node.role === 'row';
const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
const isCell = (node: TreeNode): boolean => node.display === Display.Cell || CELLS.has(node.role);
const isItem = (node: TreeNode): boolean =>
  node.display === Display.ListItem || node.tag === 'li' || node.role === 'listitem';

/** A block in the line; not a control, a picture or a word in a frame, which are part of the line. */
const isBesideOthers = (node: TreeNode): boolean =>
  !isInline(node) && !has(node, Flag.Interactive) && !PICTURES.has(node.tag);
const PICTURES = new Set(['img', 'svg', 'image', 'canvas', 'label']);

function openItem({ stream }: Flow): Close {
  stream.line('- ');
  return () => {
    stream.newLine();
    stream.pending.prefix = '';
  };
}

function openGroupRow({ stream, groupOf }: Flow, node: TreeNode): Close {
  const group = groupOf.get(node);
  if (group === undefined) return undefined;
  stream.row(group, true);
  return () => {
    stream.row(group, false);
  };
}

function openHeading(flow: Flow, node: TreeNode): Close {
  if (node.role !== 'heading') return undefined;
  const { stream } = flow;
  stream.line(`${'#'.repeat(headingLevel(node))} `);
  const start = stream.pieces.length;
  const before = stream.pending;
  const { headings } = stream;
  return () => {
    if (stream.headings === headings + 1) joinLines(flow, start, before);
    stream.newLine();
    stream.pending.prefix = '';
  };
}

/** A picture by its words; what shows something that nobody can read here (a drawing, a film, a custom element) by its kind. */
function openPicture({ stream, geometry }: Flow, node: TreeNode): Close {
  if (has(node, Flag.Interactive | Flag.AriaHidden)) return undefined;
  const kind = DRAWN.has(node.tag) || (isEmptyCustom(node) && isLarge(geometry?.box(node.id) ?? null)) ? node.tag : '';
  const words =
    node.name && !isFileName(node.name) ? `${kind && kind !== 'canvas' ? `${kind} ` : ''}${node.name}` : kind;
  if (words && (kind || node.tag === 'img' || node.role === 'img')) stream.text(node, words, true);
  return undefined;
}
const DRAWN = new Set(['canvas', 'video', 'object', 'embed']);
const isEmptyCustom = (node: TreeNode): boolean =>
  node.tag.includes('-') && node.kind === NodeKind.Element && node.children.length === 0 && !node.shadow;
/** Smaller ones are icons. */
const isLarge = (box: TreeBox | null): boolean => box !== null && box.width >= 48 && box.height >= 48;

function openPreformatted(flow: Flow, node: TreeNode): Close {
  if (node.tag !== 'pre' || node.kind !== NodeKind.Element || flow.pre) return undefined;
  const { stream } = flow;
  const start = stream.pieces.length;
  stream.fence();
  const { lines } = stream;
  flow.pre++;
  return () => {
    flow.pre--;
    if (stream.lines - lines > 1) {
      stream.fence();
      return;
    }
    let opening = start;
    while (stream.pieces[opening]?.kind !== 'fence') opening++;
    stream.pieces[opening] = gap(Apart.Line);
  };
}
