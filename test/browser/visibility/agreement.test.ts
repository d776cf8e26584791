import { ready } from '../../../src/actions/actionability/gate.ts';
import { controlOf } from '../../../src/actions/controls/controls.ts';
import { clickAt } from '../../../src/actions/gestures/mouseClick.ts';
import { moveFocus } from '../../../src/actions/platform/moveFocus.ts';
import type { Ready, Refusal } from '../../../src/actions/types.ts';
import { elementFacts } from '../../../src/api/elementFacts.ts';
import { flatChildren } from '../../../src/dom/composed.ts';
import { isFocusable } from '../../../src/dom/focusable.ts';
import { LayoutReader } from '../../../src/layout/LayoutReader.ts';
import { isWithin } from '../../../src/layout/hitTest.ts';
import type { DomSnapshot } from '../../../src/snapshot/DomSnapshot.ts';
import { Flag, has } from '../../../src/tree/TreeNode.ts';
import { whyHidden } from '../../../src/visibility/checkVisibility.ts';
import { receivesFor } from '../../../src/visibility/hitTarget.ts';
import { coverOf } from '../../../src/visibility/reachability.ts';
import { engine, fuzz, testPage } from '../support/environment.ts';
import { newTool, reset } from '../support/page.ts';
import { expect } from 'chai';
import { furnish, randomNumbers, randomPage } from './randomPage.ts';
import { loadScript, runScripts } from '../support/testPages.ts';
import { TABLES } from '../../conformance/tables.ts';

await loadScript(testPage('visibility/reachability.js'));
await loadScript(testPage('visibility/visibility.js'));
const { reachabilityPages, visibilityPages } = window as unknown as {
  reachabilityPages: readonly (readonly [html: string, expected: string, why: string])[];
  visibilityPages: Record<string, readonly (readonly [html: string, expected: string, why: string])[]>;
};

/** The refusal codes for each state that `inspect` reports. */
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  reachable: ['hit'],
  hidden: ['hidden', 'off_screen', 'detached'],
  inert: ['inert', 'covered'],
  disabled: ['disabled'],
  covered: ['covered'],
  clipped: ['off_screen'],
  'off-screen': ['off_screen'],
};

/** The reasons for which an element that the snapshot shows cannot be used. */
const UNUSABLE: readonly unknown[] = [null, 'aria-hidden', 'inert'];
const counts = {
  pages: 0,
  elements: 0,
  nodes: 0,
  reachable: 0,
  covered: 0,
  disabled: 0,
  hidden: 0,
  clicks: 0,
  focused: 0,
};

/** Returns all elements of the page, including those in shadow trees and frames. */
function everything(doc: Document): Element[] {
  const out: Element[] = [];
  const visit = (node: Node): void => {
    if (node.nodeType !== 1) return;
    const el = node as Element;
    if (/^(script|style|head)$/.test(el.localName)) return;
    out.push(el);
    for (const child of flatChildren(el)) visit(child);
    const inner = el.localName === 'iframe' ? (el as HTMLIFrameElement).contentDocument : null;
    if (inner?.body) visit(inner.body);
  };
  visit(doc.body);
  return out;
}

const pathOf = (el: Element): string => {
  const names: string[] = [];
  for (let at: Element | null = el; at; at = at.parentElement) names.unshift(at.localName + (at.id && `#${at.id}`));
  return `${names.join(' > ')} ${el.outerHTML.slice(0, 90)}`;
};

const pointer = { force: false, scrollIntoView: false, pointer: true, deadline: 0 };

/**
 * Compares the snapshot, `inspect` and the checks before a click for every element.
 * @param isClicked whether the reachable elements are clicked too
 */
async function agrees(html: string, isClicked = true): Promise<void> {
  // An image that fails to load changes its size. Firefox lays it out again only in a later frame.
  const images = Array.from(document.images);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  if (images.length > 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const els = everything(document);
  counts.pages++;
  counts.elements += els.length;
  const snapshot = await newTool({ mutationThrottle: 100_000 }).getSnapshot();
  for (const el of els) {
    // Checks that do not wait read the page before they return, so both results are from the same moment.
    const answer = ready(el, pointer);
    const facts = elementFacts(el, snapshot, false);
    says(el, await answer, facts, snapshot, html);
  }
  if (isClicked) for (const el of els) await clicks(el, html);
  for (const el of els) focuses(el, html);
}

function says(
  el: Element,
  gate: Ready | Refusal,
  facts: ReturnType<typeof elementFacts>,
  snapshot: DomSnapshot,
  html: string,
): void {
  const { state, by } = facts.reachability;
  const where = `${pathOf(el)} in ${html}`;
  const answer = 'hit' in gate ? 'hit' : gate.code;
  // An element that is shown only while the pointer is somewhere else is acted on after pointing there.
  if (!('trigger' in gate && gate.trigger))
    expect(REFUSALS[state], `${state}, gate ${answer}: ${where}`).to.include(answer);
  if (state in counts) counts[state as 'covered']++;
  if (state === 'covered') {
    const blocker = 'blocker' in gate && gate.blocker ? gate.blocker : null;
    expect(blocker && `node_${snapshot.parts.registry.assign(blocker)}`, `covered by: ${where}`).to.equal(by);
    expect(facts.coveredBy, `coveredBy: ${where}`).to.equal(by);
  }
  if (state === 'covered' || state === 'reachable') {
    // The views that tell what is covered ask this function.
    const over = coverOf(el, new LayoutReader());
    expect(over && `node_${snapshot.parts.registry.assign(over)}`, `covered in views: ${where}`).to.equal(by ?? null);
  }
  if (facts.hiddenReason === null) expect(state, `visible: ${where}`).not.to.equal('hidden');
  if (facts.hiddenReason !== null && state !== 'inert' && facts.hiddenReason !== 'aria-hidden')
    expect(state, `hidden: ${where}`).to.equal('hidden');
  if (facts.states?.disabled) expect(['disabled', 'hidden', 'inert'], `disabled: ${where}`).to.include(state);
  if (facts.signals.some(({ signal }) => signal === 'focusable'))
    expect(isFocusable(el), `tab stop: ${where}`).to.equal(true);
  const node = snapshot.nodeOf(el);
  if (!node) return;
  counts.nodes++;
  if (facts.visible) expect(has(node, Flag.Visible), `visible in the snapshot: ${where}`).to.equal(true);
  if (has(node, Flag.Visible) && has(node, Flag.Interactive))
    expect(UNUSABLE, `shown in the snapshot: ${where}`).to.include(facts.hiddenReason);
  // An element without a role has no states: it is presentational, or its type has no corresponding role.
  if (!node.role) return;
  expect(node.states?.disabled === true, `disabled in the snapshot: ${where}`).to.equal(
    facts.states?.disabled === true,
  );
  if (state === 'disabled' && facts.possible?.includes('disabled'))
    expect(node.states?.disabled, `disabled in the snapshot, as for the gate: ${where}`).to.equal(true);
}

async function clicks(el: Element, html: string): Promise<void> {
  if (!el.isConnected) return;
  const target = await ready(el, pointer);
  if (!('hit' in target) || target.direct || el.localName === 'option') return;
  const reachedBy = new Map<string, Element>();
  const listen = (event: Event): void => {
    if (event.type === 'click') event.preventDefault();
    if (!reachedBy.has(event.type)) reachedBy.set(event.type, event.composedPath()[0] as Element);
  };
  const win = el.ownerDocument.defaultView as Window;
  for (const type of ['mousedown', 'click']) win.addEventListener(type, listen, true);
  const ending = await clickAt(el, target, {});
  for (const type of ['mousedown', 'click']) win.removeEventListener(type, listen, true);
  counts.clicks++;
  // WebKit scrolls a clipped control when the press moves the focus there. The action tells that no click came of it.
  const isMoved = engine === 'webkit' && 'detail' in ending && ending.detail === 'no_click';
  const reached = reachedBy.get(isMoved ? 'mousedown' : 'click');
  const where = `${pathOf(el)} in ${html}`;
  expect('done' in ending, `${JSON.stringify(ending)}: ${where}`).to.equal(true);
  if (!reached) throw new Error(`no click: ${where}`);
  const isReached = receivesFor(el, reached, new LayoutReader()) || isWithin(reached, controlOf(el));
  expect(isReached, `the click went to ${pathOf(reached)}: ${where}`).to.equal(true);
}

function focuses(el: Element, html: string): void {
  const reader = new LayoutReader();
  if (whyHidden(el, reader) !== null || el.closest('[inert]') || document.querySelector('dialog:modal')) return;
  if (reader.boxes(el).length === 0) return;
  // Scroll containers are focusable in some engines, and elements that delegate the focus, as a dialog does, pass it
  // on.
  if (
    reader.style(el).overflow !== 'visible' ||
    el.shadowRoot ||
    /^(iframe|area|embed|object|body|dialog)$/.test(el.localName)
  )
    return;
  (document.activeElement as HTMLElement | null)?.blur();
  const took = moveFocus(el) && el.getRootNode() instanceof Document && el.ownerDocument.activeElement === el;
  if (!(el.getRootNode() instanceof Document)) return;
  counts.focused++;
  expect(took, `takes focus: ${pathOf(el)} in ${html}`).to.equal(isFocusable(el));
}

describe('snapshot, inspect and the checks before actions agree about an element', () => {
  afterEach(reset);
  after(() => console.log(`agreement: ${JSON.stringify(counts)}`));

  const show = (html: string): void => {
    document.body.innerHTML = html;
    runScripts();
  };
  it('on the pages of reachability and visibility', async function () {
    this.timeout(0);
    for (const [html] of [...reachabilityPages, ...Object.values(visibilityPages).flat()]) {
      show(html);
      await agrees(html);
      reset();
    }
  });

  it('on the pages of conformance', async function () {
    this.timeout(0);
    for (const { html, prepare } of Object.values(TABLES).flat()) {
      if (prepare) continue;
      document.body.setHTMLUnsafe(html);
      // These pages differ in roles and names more than in what a click reaches, and a click takes 30 ms in WebKit.
      await agrees(html, engine !== 'webkit');
      reset();
    }
  });

  it(`on ${fuzz.runs} random pages from seed ${fuzz.seed}`, async function () {
    this.timeout(0);
    for (let run = 0; run < fuzz.runs; run++) {
      const next = randomNumbers(fuzz.seed * 100_000 + run);
      const html = randomPage(next);
      document.body.innerHTML = html;
      furnish(document.body, next);
      await agrees(`page ${run}: ${html}`);
      reset();
    }
  });
});
