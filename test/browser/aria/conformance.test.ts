// The hook is imported first, as a page loads it at document start, so that it records the internals of custom
// elements.
import '../../../src/hook/hook.ts';
import { expect } from 'chai';
import { AriaPass } from '../../../src/aria/AriaPass.ts';
import { LayoutReader } from '../../../src/layout/LayoutReader.ts';
import { computeAccessibleDescription } from '../../../src/aria/description.ts';
import { computeAccessibleName } from '../../../src/aria/name.ts';
import { computeRole } from '../../../src/aria/role.ts';
import { computeStates } from '../../../src/aria/states.ts';
import type { Expected, Row } from '../../conformance/row.ts';
import { ITEMS } from '../../conformance/items.ts';
import { TABLES } from '../../conformance/tables.ts';
import { engine } from '../support/environment.ts';

describe('roles, names, descriptions and states conform to the specifications', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [title, table] of Object.entries(TABLES)) {
    describe(title, () => {
      for (const row of table) it(titleOf(row), () => check(row));
    });
  }

  it('with at least one row for every listed item, and none for others', () => {
    const covered = new Set(Object.values(TABLES).flatMap((table) => table.map((row) => row.item)));
    expect([...covered].sort()).to.deep.equal([...ITEMS].sort());
  });

  it('with every row only once', () => {
    const all = Object.values(TABLES).flatMap((table) =>
      table.filter((row) => !row.prepare).map((row) => `${row.item} ${row.html}`),
    );
    expect(all.filter((row, i) => all.indexOf(row) !== i)).to.deep.equal([]);
  });
});

/** Returns a title such as `label for: <label for="i">Go</label>… has the name "Go"`. */
function titleOf({ item, html, expected }: Row): string {
  const answers = Object.entries(expected).map(([property, value]) => `the ${property} ${JSON.stringify(value)}`);
  return `${item}: ${html} has ${answers.join(' and ')}`;
}

function check(row: Row): void {
  document.body.setHTMLUnsafe(row.html);
  const el = find(document.body);
  row.prepare?.(el);
  const holds = !row.except?.[engine];
  // The specifications make typed text a part of names.
  const inPass = (isSingle: boolean): AriaPass => new AriaPass(new LayoutReader(), isSingle, null, true);
  const pass = inPass(false);
  // The question is asked once by itself, and once in a pass that has already computed the names of all elements.
  for (const all of document.querySelectorAll('*')) computeAccessibleName(all, pass);
  for (const answers of [answersFor(row.expected, el, inPass(true)), answersFor(row.expected, el, pass)]) {
    if (holds) expect(answers, row.why).to.deep.equal(row.expected);
    else
      expect(answers, `${engine} passes now, remove the exception: ${row.except?.[engine] ?? ''}`).not.to.deep.equal(
        row.expected,
      );
  }
}

/** Computes those properties of the element for which the row has an expectation. */
function answersFor(expected: Expected, el: HTMLElement, pass: AriaPass): Expected {
  return {
    ...('role' in expected && { role: computeRole(el, pass) }),
    ...('name' in expected && { name: computeAccessibleName(el, pass) }),
    ...('description' in expected && { description: computeAccessibleDescription(el, pass) }),
    ...('states' in expected && { states: computeStates(el, computeRole(el, pass), pass) }),
  };
}

/** Returns the element with `data-t` in the document or in an open shadow tree. */
function find(root: ParentNode): HTMLElement {
  const found = search(root);
  if (!found) throw new Error('the row has no element with data-t');
  return found;
}

function search(root: ParentNode): HTMLElement | null {
  const here = root.querySelector<HTMLElement>('[data-t]');
  if (here) return here;
  for (const el of root.querySelectorAll('*')) {
    const found = el.shadowRoot && search(el.shadowRoot);
    if (found) return found;
  }
  return null;
}
