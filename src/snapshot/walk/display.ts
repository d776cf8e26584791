import { isSvg } from '../../dom/kinds.ts';
import { REPLACED } from '../../standards/elements.ts';
import { Display } from '../../tree/TreeNode.ts';

/** The values of `display` that do not mean a block, with what they mean for the flow of text. */
const DISPLAYS: Readonly<Record<string, Display>> = {
  inline: Display.Inline,
  math: Display.Inline,
  'inline math': Display.Inline,
  contents: Display.Contents,
  ruby: Display.Inline,
  'ruby-text': Display.Inline,
  'inline-block': Display.InlineBlock,
  'inline-flex': Display.InlineBlock,
  'inline-grid': Display.InlineBlock,
  'inline-table': Display.InlineBlock,
  'list-item': Display.ListItem,
  table: Display.Table,
  'table-row': Display.Row,
  'table-cell': Display.Cell,
  'table-row-group': Display.RowGroup,
  'table-header-group': Display.RowGroup,
  'table-footer-group': Display.RowGroup,
  'table-caption': Display.Caption,
};

/**
 * Returns how an element takes part in the flow of text.
 * @param display the computed `display`
 * @param tag the element's tag in lower case
 * @param parent the direction in which the parent lays out flex or grid items, or '' if its children are not such items
 */
export function displayOf(display: string, el: Element, tag: string, parent: '' | 'row' | 'column'): Display {
  // WebKit gives the options of a list box an inline style, although each has a line.
  const own = (tag === 'option' ? null : DISPLAYS[display]) ?? Display.Block;
  if (parent !== '' && own !== Display.Contents) {
    return own === Display.Table || own === Display.ListItem ? own : Display.FlexItem;
  }
  if (own !== Display.Inline) return own;
  // Firefox computes `inline` for the texts of a drawing, of which each has a place of its own.
  if (tag === 'text' && isSvg(el)) return Display.Block;
  return REPLACED.has(tag) || tag === 'svg' ? Display.InlineBlock : own;
}

/** Returns whether the box starts a line of its own, so that white space at its edges is not rendered. */
export const isBlockLevel = (display: Display): boolean =>
  display >= Display.Block && display !== Display.FlexItem && display !== Display.Contents;
