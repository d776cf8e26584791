import { flatParent } from '../dom/composed.ts';
import { isHtml, isTag } from '../dom/kinds.ts';
import { attribute, hasAttribute, localName, nextElementSibling, previousElementSibling } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { isDataTable } from './dataTable.ts';

/** https://w3c.github.io/html-aam/#el-table; a table that only lays out its content is presentational, as in every browser. */
export function tableRole(el: Element, pass: Context): string {
  return isDataTable(el, pass) ? 'table' : 'none';
}

/** https://w3c.github.io/html-aam/#el-tbody */
export function rowGroupRole(el: Element, pass: Context): string {
  return roleOfTable(el, pass) ? 'rowgroup' : 'generic';
}

/** https://w3c.github.io/html-aam/#el-tr */
export function rowRole(el: Element, pass: Context): string {
  return roleOfTable(el, pass) ? 'row' : 'generic';
}

/** https://w3c.github.io/html-aam/#el-td · #el-td-gridcell */
export function cellRole(el: Element, pass: Context): string {
  const table = inRow(el, pass) ? roleOfTable(el, pass) : null;
  return !table ? 'generic' : table === 'table' ? 'cell' : 'gridcell';
}

/** https://w3c.github.io/html-aam/#el-th-columnheader · #el-th-rowheader · #el-th */
export function headerRole(el: Element, pass: Context): string {
  if (!inRow(el, pass) || !roleOfTable(el, pass)) return 'generic';
  const scope = attribute(el, 'scope')?.toLowerCase();
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  return headerBySiblings(el);
}

/**
 * A header without a scope. HTML decides by all the cells that it spans ("scope attribute in the auto state"); browsers look
 * at the cells beside it: between or beside headers it heads a column, beside data a row.
 * https://html.spec.whatwg.org/multipage/tables.html#column-header
 */
function headerBySiblings(el: Element): string {
  const before = previousElementSibling(el);
  const after = nextElementSibling(el);
  if (!before && !after) return 'columnheader';
  const header = (cell: Element | null): boolean => cell !== null && isCell(cell, 'th');
  if (header(before) && header(after)) return 'columnheader';
  const data = (cell: Element | null): boolean => cell !== null && isCell(cell, 'td');
  if (data(before) || data(after)) return 'rowheader';
  return 'columnheader';
}

const isCell = (el: Element, tag: string): boolean => localName(el) === tag && isHtml(el);

/** A row that is none any more takes its cells with it. https://w3c.github.io/aria/#presentational-role-inheritance */
function inRow(el: Element, pass: Context): boolean {
  const parent = flatParent(el);
  return !parent || localName(parent) !== 'tr' || !hasAttribute(parent, 'role') || pass.role(parent) === 'row';
}

/** `table`, `grid` or `treegrid`: what the table that the element is part of is exposed as; null if not as a table, or if there is none. */
function roleOfTable(el: Element, pass: Context): string | null {
  const table = tableOf(el);
  const role = table && pass.role(table);
  return role === 'table' || role === 'grid' || role === 'treegrid' ? role : null;
}

/** The nearest `<table>` around a part of one. */
function tableOf(el: Element): Element | null {
  for (let at = flatParent(el); at; at = flatParent(at)) if (isTag(at, 'table')) return at;
  return null;
}
