import { isString } from '../../standards/values.ts';
import { TEX, withoutTexStyle } from '../../standards/tex.ts';
import type { TreeBox } from '../../tree/SnapshotTree.ts';
import { Display, Flag, NodeKind, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { isInFlow, isInline } from '../../tree/keep.ts';
import { ownText } from '../../tree/ownText.ts';
import { markOf } from '../../tree/textMark.ts';
import { cut } from '../../standards/characters.ts';
import { wordSet } from '../../standards/words.ts';
import { escapeStart, escapeText } from './escape.ts';
import { headingLevel } from './stateWords.ts';
import type { Close, FlowState } from './FlowState.ts';
import { Apart, gap, hasTwoLines, isEl, isTextPiece } from './pieces.ts';
import type { PieceWriter } from './PieceWriter.ts';
import { endsInCode, inlineMarkOf, putMark } from './inlineMarks.ts';
import { joinLines, openBeside, openCell, openRow } from './rows.ts';
import { saysNothing, squash } from './compareWords.ts';
import { TABLE_ROLES } from '../../standards/roles.ts';

/**
 * Requests the gaps that the node's box needs: within a line, on a line of its own, beside other boxes, or as a row, a
 * cell or a list item.
 */
export function openBox(flow: FlowState, node: TreeNode): Close | null {
  const { out } = flow;
  if (node.display === Display.Inline && node.role === '' && node.tag !== 'br' && node.tag !== 'li') return null;
  if (node.tag === 'br') {
    out.newLine();
    return null;
  }
  if (isRow(node) || flow.rows.has(node)) return openRow(flow, node);
  if (flow.row && isCellGroup(node)) return null;
  if (isCell(node) || (node.display === Display.FlexItem && flow.row && flow.rows.has(flow.row.node)))
    return openCell(flow, node);
  if (node.display === Display.FlexItem) {
    return isItem(node) && has(node, Flag.OwnLine) ? openItem(flow, node) : openBeside(flow, node);
  }
  if (isInFlow(node)) return null;
  if (node.display === Display.InlineBlock) {
    if (isBesideOthers(node)) return openBeside(flow, node);
    out.atLeast(Apart.Box);
    return endInlineBlock;
  }
  if (isItem(node)) return openItem(flow, node);
  out.line();
  return node.display === Display.Table || TABLE_ROLES.has(node.role) ? openTable(flow) : endBlock;
}

/** Starts a table with its own row spans, which do not continue into an outer table. */
function openTable(flow: FlowState): Close {
  const { table } = flow;
  flow.table = { reach: [] };
  return () => {
    flow.table = table;
    flow.out.newLine();
  };
}

const endInlineBlock: Close = ({ out }) => {
  out.atLeast(Apart.Box);
};
const endBlock: Close = ({ out }) => {
  out.newLine();
};

const isRow = (node: TreeNode): boolean => node.display === Display.Row || node.role === 'row';
const CELLS = wordSet('cell gridcell columnheader rowheader');
const isCell = (node: TreeNode): boolean => node.display === Display.Cell || CELLS.has(node.role);
/** Returns whether a box in a row, such as the pinned columns of a grid, only holds some of its cells. */
const isCellGroup = (node: TreeNode, depth = 0): boolean =>
  !isCell(node) &&
  node.role === '' &&
  node.children.some(
    (child) => !isString(child) && (isCell(child) || (depth < MAX_GROUPS && isCellGroup(child, depth + 1))),
  );
/** The largest number of boxes inside each other that are searched for cells. */
const MAX_GROUPS = 3;
const isItem = (node: TreeNode): boolean =>
  node.display === Display.ListItem || node.tag === 'li' || node.role === 'listitem';

/** Tells whether an inline block is a box beside others. Controls, pictures and labels are part of the line instead. */
const isBesideOthers = (node: TreeNode): boolean =>
  !isInline(node) && !has(node, Flag.Interactive) && !PICTURES.has(node.tag);
const PICTURES = wordSet('img svg image canvas label');

/** Writes a list item: the marker that the page shows, or else `-`. Its further lines are indented. */
function openItem({ out }: FlowState, node: TreeNode): Close {
  takePlaceOfMarker(out);
  out.line(markerOf(node));
  return setIn(out, '  ');
}

/**
 * Returns the marker of an item and the space after it. A marker that is not a number is text of the page, so it is
 * escaped, together with the space and the item's words, which may complete the beginning of a heading or a mark.
 */
function markerOf({ facts }: TreeNode): string {
  const marker = `${cut(facts?.itemMarker ?? '-', 40)} `;
  return /^(?:-|[\da-z]+\.) $/i.test(marker)
    ? marker
    : escapeStart(escapeText(marker)).replace(/(?<!\\)\(on\b/, '\\$&');
}

/** Removes the indentation of an item if another prefix, such as that of a heading, replaces the item's marker. */
function takePlaceOfMarker(out: PieceWriter): void {
  if (out.pending.prefix) out.margin = out.pending.margin;
}

/** Adds the margin to every line inside the node. */
export function setIn(out: PieceWriter, margin: string): Close {
  const { margin: outer } = out;
  out.margin += margin;
  return (flow) => {
    endPrefixed(flow);
    out.margin = outer;
  };
}

/**
 * Indents quotations, the items under a tree item or with a level below it, and articles inside an article, such as
 * answers to a comment.
 */
export function openSetIn(flow: FlowState, node: TreeNode): Close | null {
  const { out, around } = flow;
  const { role } = node;
  if (role === 'blockquote') {
    out.newLine();
    return setIn(out, '> ');
  }
  if (role !== 'group' && role !== 'article' && role !== 'treeitem') return null;
  const isInner = role === 'group' ? around === 'treeitem' : role === 'article' && around === 'article';
  // The elements around an item may have indented it already.
  const depth = role === 'treeitem' ? 2 * ((node.states?.level ?? 1) - 1) - out.margin.length : isInner ? 2 : 0;
  // A list item already indents its content.
  flow.around = node.tag === 'li' ? '' : role;
  const end = depth > 0 ? setIn(out, ' '.repeat(depth)) : null;
  return () => {
    flow.around = around;
    end?.(flow);
  };
}

const endPrefixed: Close = ({ out }) => {
  out.newLine();
  out.pending.prefix = '';
};

/** Writes a heading, after one `#` for each level, on one line if it contains no other heading. */
export function openHeading(flow: FlowState, node: TreeNode): Close {
  const { out } = flow;
  takePlaceOfMarker(out);
  out.line(`${'#'.repeat(headingLevel(node))} `);
  const start = out.pieces.length;
  const before = out.pending;
  const { headings } = out;
  return () => {
    if (out.headings === headings + 1) joinLines(flow, start, before);
    endPrefixed(flow);
  };
}

/**
 * Writes the name of a progress bar or meter, and the percentage if the name does not contain it, since the bar itself
 * is only a picture.
 */
export function addProgress({ out }: FlowState, node: TreeNode): void {
  const { role, name } = node;
  const { valuenow, valuemin = 0, valuemax = 100 } = node.states ?? {};
  const part = valuenow === undefined ? '' : Math.round(((valuenow - valuemin) / (valuemax - valuemin)) * 100);
  const isNamed = part === '' || name.replace(' %', '%').includes(`${part}%`);
  const words = `${role.replace('bar', '')}${name && ` ${name}`}${isNamed ? '' : ` ${part} %`}`;
  out.text(node, ` ${putMark(words, 'bar')} `, false);
}

/**
 * Writes the alternative text of a picture. For content that cannot be read as text (a canvas, a video, a custom
 * element) it writes the tag name.
 */
export function addPicture({ out, geometry }: FlowState, node: TreeNode): void {
  const { tag, name } = node;
  if (has(node, Flag.Interactive | Flag.AriaHidden) || node.frame || (tag === 'object' && node.children.length)) return;
  const kind = DRAWN.has(tag) || (isEmptyCustom(node) && isLarge(geometry?.box(node.id) ?? null)) ? tag : '';
  if (!kind && tag !== 'img' && node.role !== 'img') return;
  if (tag === 'img' && (TEX.test(name) || FORMULA.test(`${node.facts?.classes ?? ''} ${node.facts?.src ?? ''}`))) {
    out.text(node, withoutTexStyle(name), false);
    const last = out.pieces.at(-1);
    if (isTextPiece(last) && name) last.text = putMark(last.text, markOf(node) || '`');
    return;
  }
  const words =
    name && !saysNothing(name) && !CARET.test(name) ? `${kind && kind !== 'canvas' ? `${kind} ` : ''}${name}` : kind;
  if (words) out.text(node, words, true);
}
/** The names of icons that only show where a list opens. Arrows are not among them: they may show a rising figure. */
const CARET = /^(?:caret|chevron)?[- ]?(?:down|up)$/i;
/** Class names and file names that pages use for pictures of formulas. */
const FORMULA = /\b(?:la)?tex\b|\bmath|formula|equation/i;
const DRAWN = wordSet('canvas video object embed');
const isEmptyCustom = (node: TreeNode): boolean =>
  node.tag.includes('-') && node.kind === NodeKind.Element && node.children.length === 0 && !node.shadow;
/** Tells whether a box is large enough, in CSS px, not to be an icon. */
const isLarge = (box: TreeBox | null): boolean => box !== null && box.width >= 48 && box.height >= 48;

/** Writes what an abbreviation stands for after it, once, unless that begins with it. */
export function openAbbreviation({ told }: FlowState, node: TreeNode): Close | null {
  const title = node.facts?.title ?? '';
  if (!title || told.has(title) || squash(title).startsWith(squash(ownText(node)))) return null;
  told.add(title);
  return ({ out }) => out.text(node, cut(title, MAX_TITLE), true);
}
/** The largest number of characters of what an abbreviation stands for. */
const MAX_TITLE = 80;

/** Writes preformatted text between fences if it has several lines. */
export function openPreformatted(flow: FlowState, node: TreeNode): Close | null {
  if (node.kind !== NodeKind.Element || flow.pre) return null;
  const { out } = flow;
  const start = out.pieces.length;
  out.fence();
  flow.pre = true;
  return () => {
    flow.pre = false;
    if (hasTwoLines(out.pieces.slice(start))) {
      out.fence();
      return;
    }
    // A single line needs no fences. Its white space is then collapsed as in other text.
    out.isRaw = false;
    let opening = start;
    while (out.pieces[opening]?.kind !== 'fence') opening++;
    out.pieces[opening] = gap(Apart.Line);
  };
}

/** Marks each text and each shown name inside the node separately, since they may stand on several lines. */
export function openMark(flow: FlowState, node: TreeNode): Close | null {
  const mark = flow.pre ? '' : inlineMarkOf(node);
  if (!mark || flow.marks.includes(mark)) return null;
  const before = flow.marks;
  flow.marks += mark;
  const { pieces } = flow.out;
  const start = pieces.length;
  const last = pieces[start - 1];
  // A space keeps two adjacent code elements, such as two keys, apart.
  if (mark === '`' && isTextPiece(last) && endsInCode(last.text)) flow.out.atLeast(Apart.Space);
  return ({ out }) => {
    flow.marks = before;
    for (let i = start; i < out.pieces.length; i++) {
      const piece = out.pieces[i];
      if (isTextPiece(piece) && !piece.alt && !piece.own) piece.text = putMark(piece.text, mark);
      // A superscript link, such as the number of a footnote, needs no mark: its bracket separates it from the word.
      else if (isEl(piece) && piece.shown && mark === '~~') piece.name = putMark(piece.name, mark);
    }
  };
}
