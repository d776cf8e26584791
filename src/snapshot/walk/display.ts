import { REPLACED } from '../../standards/elements.ts';
import { Display } from '../../tree/TreeNode.ts';

const DISPLAYS: Readonly<Record<string, Display>> = {
  inline: Display.Inline,
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

/** How an element of that computed `display` takes part in the flow of text, given how its parent lays out its children. */
export function displayOf(display: string, tag: string, parent: '' | 'row' | 'column'): Display {
  const own = DISPLAYS[display] ?? Display.Block;
  if (parent !== '' && own !== Display.Contents) {
    return own === Display.Table || own === Display.ListItem ? own : Display.FlexItem;
  }
  return own === Display.Inline && (REPLACED.has(tag) || tag === 'svg') ? Display.InlineBlock : own;
}

/** A box that starts a line of its own: white space at its edges does not show. */
export const isBlockLevel = (display: Display): boolean =>
  display >= Display.Block && display !== Display.FlexItem && display !== Display.Contents;

/** No box of its own in the line: white space at its edges is white space of the line. */
export const isInFlow = (display: Display): boolean => display === Display.Inline || display === Display.Contents;
