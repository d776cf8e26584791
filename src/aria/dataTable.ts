import { isHtml } from '../dom/kinds.ts';
import {
  attribute,
  firstElementChild,
  getRootNode,
  hasAttribute,
  localName,
  nextElementSibling,
} from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';
import type { Context } from './context.ts';

/**
 * Whether a `<table>` holds data or only lays out its content. No specification says how to tell; browsers ask for signs of
 * data in the markup, then in how the cells look, in much the same way.
 */
export function isDataTable(table: Element, pass: Context): boolean {
  const memo = dataTables(table, pass);
  let known = memo.get(table);
  if (known === undefined) memo.set(table, (known = SIGNS.some((sign) => sign(table)) || looksLikeData(table, pass)));
  return known;
}

/** Single questions about the cells of a table share what was found of it, as long as nothing has changed. */
function dataTables(table: Element, pass: Context): Map<Element, boolean> {
  if (!pass.once) return pass.memo.dataTables;
  const token = unchangedToken(getRootNode(table));
  let memo = shared.get(token);
  if (!memo) shared.set(token, (memo = new Map<Element, boolean>()));
  return memo;
}
const shared = new WeakMap<object, Map<Element, boolean>>();

const SIGNS: readonly ((table: Element) => boolean)[] = [hasDescription, hasTableParts, isEditable];

function hasDescription(table: Element): boolean {
  return ['summary', 'rules', 'aria-label', 'aria-labelledby', 'aria-rowcount', 'aria-colcount'].some((name) =>
    attribute(table, name),
  );
}

function hasTableParts(table: Element): boolean {
  for (let child = firstElementChild(table); child; child = nextElementSibling(child)) {
    if (isHtml(child) && PARTS.has(localName(child))) return true;
  }
  return false;
}
const PARTS: ReadonlySet<string> = new Set(['caption', 'col', 'colgroup', 'tfoot', 'thead']);

function isEditable(table: Element): boolean {
  return hasAttribute(table, 'contenteditable');
}

/** Rows and cells of a table, those of tables in it left out. */
function* rowsOf(table: Element): Generator<Element> {
  for (let child = firstElementChild(table); child; child = nextElementSibling(child)) {
    if (localName(child) === 'tr') yield child;
    else if (localName(child) === 'tbody') {
      for (let row = firstElementChild(child); row; row = nextElementSibling(row))
        if (localName(row) === 'tr') yield row;
    }
  }
}

const MANY_ROWS = 20;

function looksLikeData(table: Element, pass: Context): boolean {
  const rows: Element[][] = [];
  for (const row of rowsOf(table)) {
    const cells: Element[] = [];
    for (let cell = firstElementChild(row); cell; cell = nextElementSibling(cell)) {
      if (isHeaderLike(cell)) return true;
      cells.push(cell);
    }
    rows.push(cells);
    if (rows.length >= MANY_ROWS) return true;
  }
  const all = rows.flat();
  if (all.length < 2) return false;
  const tableColor = pass.reader.style(table).get('background-color');
  let bordered = 0;
  let coloured = 0;
  for (const cell of all) {
    const style = pass.reader.style(cell);
    const side = (name: string): boolean => parseFloat(style.get(`border-${name}-width`)) > 0;
    if ((side('top') && side('bottom')) || (side('left') && side('right'))) bordered++;
    const color = style.get('background-color');
    if (color !== tableColor && !TRANSPARENT.test(color)) coloured++;
  }
  return bordered * 2 >= all.length || coloured * 2 >= all.length || isStriped(rows, pass);
}

const TRANSPARENT = /^(?:transparent$|rgba\(.*, 0\)$)/;
const STRIPES = 3;

/** A header, or a cell with an attribute that only data cells have. */
function isHeaderLike(cell: Element): boolean {
  return localName(cell) === 'th' || ['headers', 'abbr', 'axis', 'scope'].some((name) => attribute(cell, name));
}

/** Rows that take turns in their colour. */
function isStriped(rows: Element[][], pass: Context): boolean {
  const colors = rows.slice(0, 5).map((cells) => {
    const row = cells[0]?.parentElement;
    return row ? pass.reader.style(row).get('background-color') : '';
  });
  return colors.length >= STRIPES && colors[0] !== colors[1] && colors.every((color, i) => color === colors[i % 2]);
}
