import { endsWithWord, startsWithWord } from '../../standards/characters.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { Display, Flag } from '../../tree/TreeNode.ts';
import type { MutableNode, WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/** The flags for the style of text that a role implies. */
const FLAG_OF_ROLE: ReadonlyMap<string, Flag> = new Map([
  ['deletion', Flag.Struck],
  ['superscript', Flag.Raised],
  ['subscript', Flag.Lowered],
]);

/** Marks text as struck through, superscript or subscript if the element's role or tag says so. */
export function markByRole(node: MutableNode): void {
  if (node.role !== '') node.flags |= FLAG_OF_ROLE.get(node.role) ?? 0;
  else if (node.tag === 'strike') node.flags |= Flag.Struck;
}

/** The number of ancestors that may strike a text through; a line is seldom declared further up. */
const STRIKING_ANCESTORS = 3;

/**
 * Marks text as struck through if the style of the element, or of an ancestor near it, draws a line through it. The
 * property does not inherit, but the line of a block or inline box runs through all text in it.
 * https://drafts.csswg.org/css-text-decor-4/#line-decoration
 */
export function markStruck(frame: WalkFrame): void {
  let at: WalkFrame | null = frame;
  for (let i = 0; at && i < STRIKING_ANCESTORS; i++, at = at.parent) {
    // A line comes from a class or a style attribute; there are too many elements without attributes to read them all.
    if (at.attributeNames.length !== 0 && at.style.decorationLine.includes('line-through'))
      at.node.flags |= Flag.Struck;
    if (at.node.display === Display.InlineBlock || at.style.position === 'absolute') return;
  }
}

/**
 * Takes the mark of struck text from an element with inline blocks, through which its line does not run, and marks its
 * own text and its other parts instead. What the page's author calls deleted stays so in whole.
 */
export function limitStrike(frame: WalkFrame): void {
  const { node } = frame;
  const parts = node.children.filter((part): part is MutableNode => typeof part !== 'string');
  const isWhole = ({ display, flags }: MutableNode): boolean =>
    (flags & Flag.Struck) !== 0 || (display !== Display.InlineBlock && !(flags & (Flag.StruckText | Flag.Placed)));
  if (parts.every(isWhole)) return;
  for (let at: WalkFrame | null = frame; at; at = at.parent) if (at.node.role === 'deletion') return;
  node.flags ^= Flag.Struck | Flag.StruckText;
  for (const part of parts) if (isWhole(part)) part.flags |= Flag.Struck;
}

/** The distance from the text before it at which a text is a word of its own, as a fraction of its height. */
const MIN_GAP = 0.2;

/**
 * Decides whether a text is separate from the text before it, if both would read as one word or number (`10` and `8`).
 * Only their boxes can tell, so they are read in this case alone. It sets the flag of text that is set higher or lower.
 * @returns true if the text is separate on the screen
 */
export function isSeparateText(walk: WalkState, frame: WalkFrame, text: Text, data: string): boolean {
  const { node, parent } = frame;
  const before = walk.textBefore;
  if (
    !before ||
    parent === null ||
    node.tag === 'rt' ||
    typeof node.children.at(-1) === 'string' ||
    !endsWithWord(before.data) ||
    !startsWithWord(data)
  )
    return false;
  const { reader } = walk;
  const own = reader.textBox(text);
  const other = lastLineBox(reader, before.text);
  if (own.height <= 0 || other.height <= 0) return false;
  const { base } = before;
  const line = base && base !== before.text ? lastLineBox(reader, base) : other;
  const gap = MIN_GAP * Math.min(own.height, other.height);
  const above = own.y - line.y;
  const below = line.y + line.height - (own.y + own.height);
  if (
    above >= line.height - gap ||
    below >= line.height - gap ||
    own.x > other.x + other.width + gap ||
    own.x + own.width < other.x - gap
  )
    return true;
  if (node.children.length !== 0 || isScript(frame) || !base) return false;
  if (own.height > MAX_SCRIPT_HEIGHT * line.height) return false;
  if (below > 1.5 * Math.max(above, 0) && below > gap) node.flags |= Flag.Raised;
  else if (below < 0 && above > gap) node.flags |= Flag.Lowered;
  return false;
}

/** Returns whether text directly in the element is superscript or subscript, as that of an element around it may be. */
export const isScript = ({ node, parent }: WalkFrame): boolean =>
  ((node.flags | (parent?.node.flags ?? 0)) & (Flag.Raised | Flag.Lowered)) !== 0;

/** The largest height of superscript and subscript, as a fraction of the height of the text around them. */
const MAX_SCRIPT_HEIGHT = 0.9;

/** Returns the box of the last line of a text. */
function lastLineBox(reader: LayoutReader, text: Text): { x: number; y: number; width: number; height: number } {
  return reader.textBoxes(text).at(-1) ?? reader.textBox(text);
}
