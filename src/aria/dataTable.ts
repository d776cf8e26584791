import { isHtml } from '../dom/kinds.ts';
import {
  attribute,
  firstElementChild,
  getRootNode,
  hasAttribute,
  localName,
  nextElementSibling,
  parentElement,
} from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';
import { valuesIn, type PassCache } from '../layout/passCache.ts';
import { valueOf } from '../standards/indexed.ts';
import type { AriaContext } from './context.ts';
import { words, wordSet } from '../standards/words.ts';

/**
 * Tells whether a `<table>` holds data instead of being used for layout. No specification defines the difference.
 * Like browsers, this function first looks for markup that only a data table has, then at the borders and colours of
 * the cells.
 */
export const isDataTable = (table: Element, pass: AriaContext): boolean =>
  valueOf(cachedResults(table, pass), table, () => hasDataMarkup(table) || looksLikeData(table, pass));

/**
 * Returns the results of the pass. Single questions share theirs within a task, as long as the tree does not change.
 */
function cachedResults(table: Element, pass: AriaContext): Map<Element, boolean> {
  if (!pass.isSingleQuestion) return pass.memo.dataTables;
  return valuesIn(sharedResults, unchangedToken(getRootNode(table)));
}
const sharedResults: PassCache<Element, boolean> = new WeakMap();

/** Tells whether the table is editable, or has a description or parts that no layout table needs. */
const hasDataMarkup = (table: Element): boolean =>
  DATA_TABLE_ATTRIBUTES.some((name) => attribute(table, name)) ||
  hasDataTablePart(table) ||
  hasAttribute(table, 'contenteditable');

const DATA_TABLE_ATTRIBUTES = words('summary rules aria-label aria-labelledby aria-rowcount aria-colcount');

function hasDataTablePart(table: Element): boolean {
  for (let child = firstElementChild(table); child; child = nextElementSibling(child)) {
    if (isHtml(child) && DATA_TABLE_PARTS.has(localName(child))) return true;
  }
  return false;
}
const DATA_TABLE_PARTS = wordSet('caption col colgroup tfoot thead');

/** A table with at least this many rows is taken for a data table. */
const MANY_ROWS = 20;

/**
 * Tells whether a cell has markup of a data table, there are many rows, at least half of the cells have borders on
 * opposite sides or a colour of their own, or the rows are striped. Without markup, a single cell is no data table.
 */
function looksLikeData(table: Element, pass: AriaContext): boolean {
  const rows: Element[][] = [];
  for (const row of rowsOf(table)) {
    const cells: Element[] = [];
    for (let cell = firstElementChild(row); cell; cell = nextElementSibling(cell)) {
      if (isDataTableCell(cell)) return true;
      cells.push(cell);
    }
    rows.push(cells);
    if (rows.length >= MANY_ROWS) return true;
  }
  const all = rows.flat();
  if (all.length < 2) return false;
  const tableColor = pass.reader.style(table).get('background-color');
  let bordered = 0;
  let colored = 0;
  for (const cell of all) {
    const style = pass.reader.style(cell);
    const hasBorder = (side: string): boolean => parseFloat(style.get(`border-${side}-width`)) > 0;
    if ((hasBorder('top') && hasBorder('bottom')) || (hasBorder('left') && hasBorder('right'))) bordered++;
    const color = style.get('background-color');
    if (color !== tableColor && !TRANSPARENT.test(color)) colored++;
  }
  return bordered * 2 >= all.length || colored * 2 >= all.length || isStriped(rows, pass);
}

const TRANSPARENT = /^(?:transparent$|rgba\(.*, 0\)$)/;

/** Returns the rows of a table, without those of tables nested in it. */
function* rowsOf(table: Element): Generator<Element> {
  for (let child = firstElementChild(table); child; child = nextElementSibling(child)) {
    if (localName(child) === 'tr') yield child;
    else if (localName(child) === 'tbody') {
      for (let row = firstElementChild(child); row; row = nextElementSibling(row))
        if (localName(row) === 'tr') yield row;
    }
  }
}

/** Tells whether the cell is a header cell or has an attribute that only cells of data tables have. */
const isDataTableCell = (cell: Element): boolean =>
  localName(cell) === 'th' || ['headers', 'abbr', 'axis', 'scope'].some((name) => attribute(cell, name));

/** A striped table has at least this many rows. */
const MIN_STRIPES = 3;

/** Tells whether the first rows alternate between two background colours. */
function isStriped(rows: Element[][], pass: AriaContext): boolean {
  const colors = rows.slice(0, 5).map(([cell]) => {
    const row = cell && parentElement(cell);
    return row ? pass.reader.style(row).get('background-color') : '';
  });
  return colors.length >= MIN_STRIPES && colors[0] !== colors[1] && colors.every((color, i) => color === colors[i % 2]);
}
