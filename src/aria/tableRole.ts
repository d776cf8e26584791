import { flatParent, nearest } from '../dom/composed.ts';
import { isTag } from '../dom/kinds.ts';
import { attribute, hasAttribute, localName, nextElementSibling, previousElementSibling } from '../dom/natives.ts';
import type { AriaContext } from './context.ts';
import { isDataTable } from './dataTable.ts';

/**
 * Returns the role of a `<table>`: `table`, or `none` for one that is used only for layout, as in every browser.
 * https://w3c.github.io/html-aam/#el-table
 */
export const tableRole = (el: Element, pass: AriaContext): string => (isDataTable(el, pass) ? 'table' : 'none');

/**
 * Returns the role of a `<tbody>`, `<thead>` or `<tfoot>`: `rowgroup` in an exposed table, else `generic`.
 * https://w3c.github.io/html-aam/#el-tbody
 */
export const rowGroupRole = (el: Element, pass: AriaContext): string =>
  roleOfTable(el, pass) ? 'rowgroup' : 'generic';

/** Returns the role of a `<tr>`: `row` in an exposed table, else `generic`. https://w3c.github.io/html-aam/#el-tr */
export const rowRole = (el: Element, pass: AriaContext): string => (roleOfTable(el, pass) ? 'row' : 'generic');

/**
 * Returns the role of a `<td>`: `cell` in a table, `gridcell` in a grid, and `generic` where no table is exposed.
 * https://w3c.github.io/html-aam/#el-td · https://w3c.github.io/html-aam/#el-td-gridcell
 */
export function cellRole(el: Element, pass: AriaContext): string {
  const table = isInExposedRow(el, pass) ? roleOfTable(el, pass) : null;
  return !table ? 'generic' : table === 'table' ? 'cell' : 'gridcell';
}

/**
 * Returns the role of a `<th>`: `columnheader` or `rowheader`, and `generic` where no table is exposed.
 * https://w3c.github.io/html-aam/#el-th · https://w3c.github.io/html-aam/#el-th-columnheader ·
 * https://w3c.github.io/html-aam/#el-th-rowheader
 */
export function headerRole(el: Element, pass: AriaContext): string {
  if (!isInExposedRow(el, pass) || !roleOfTable(el, pass)) return 'generic';
  const scope = attribute(el, 'scope')?.toLowerCase();
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  return headerRoleFromSiblings(el);
}

/**
 * Returns the role of a header cell without a `scope`. HTML looks at all the cells that the header spans ("scope
 * attribute in the auto state"); browsers look only at the cells next to it: beside data cells it is a row header, else
 * a column header.
 * https://html.spec.whatwg.org/multipage/tables.html#column-header
 */
function headerRoleFromSiblings(el: Element): string {
  const before = previousElementSibling(el);
  const after = nextElementSibling(el);
  const isData = (cell: Element | null): boolean => cell !== null && isTag(cell, 'td');
  return isData(before) || isData(after) ? 'rowheader' : 'columnheader';
}

/**
 * Tells whether the cell's `<tr>` has the role `row`. If it has another role, its cells lose their roles as well.
 * https://w3c.github.io/aria/#presentational-role-inheritance
 */
function isInExposedRow(el: Element, pass: AriaContext): boolean {
  const parent = flatParent(el);
  return !parent || localName(parent) !== 'tr' || !hasAttribute(parent, 'role') || pass.role(parent) === 'row';
}

/** Returns the role of the nearest `<table>` ancestor if that is `table`, `grid` or `treegrid`; else null. */
function roleOfTable(el: Element, pass: AriaContext): string | null {
  const table = nearest(flatParent(el), (at) => isTag(at, 'table'));
  const role = table && pass.role(table);
  return role === 'table' || role === 'grid' || role === 'treegrid' ? role : null;
}
