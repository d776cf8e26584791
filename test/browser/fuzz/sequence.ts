import type { DomSnapshot, DomTool } from '../../../src/index.ts';
import { newTool, reset, show } from '../support/page.ts';
import { difference, linesOf } from './compare.ts';
import { IS_WEBKIT, nameOf, perform, type Operation } from './operations.ts';
import { BASE, SHEETS, START } from './startPage.ts';

/**
 * Performs the operations. After each that leaves a tool its last snapshot, this must be equal to the one that another
 * tool builds of the page as it is now. A snapshot that the tool builds anew needs no check: it takes over nothing from
 * the last one but the numbers of elements.
 *
 * @param restyles Whether the browser is made to recompute all styles after each step.
 * @returns how many snapshots were kept and compared
 */
export async function checkSequence(
  [a, b]: readonly [number, number],
  operations: readonly Operation[],
  restyles = false,
): Promise<number> {
  // Each page has only some of the sheets, so that their rules interact in different combinations.
  const has = (i: number): boolean => ((a & b) >> i) % 2 === 1;
  show(a % 8 === 7 ? START : START.replace('aria-owns=o1', ''));
  const base = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: BASE }));
  for (const css of SHEETS.map((one, i) => (has(i) ? one : '.none { color: red }')))
    document.head.appendChild(Object.assign(document.createElement('style'), { textContent: css })).dataset['fuzz'] =
      '';
  const [noticing, rebuilding] = [newTool(), newTool()];
  const frame = window.frameElement as HTMLElement | null;
  const size = frame?.style.cssText;
  const height = (): number => document.documentElement.scrollHeight;
  let before = height();
  let last: DomSnapshot | null = null;
  let compared = 0;
  try {
    for (const [step, one] of [{ kind: -1, a: 0, b: 0, c: 0 }, ...operations].entries()) {
      if (step > 0) perform(one);
      // A frame that was inserted or moved loads a new document, in some browsers with a delay.
      if (document.body.querySelector('iframe')) await new Promise((resolve) => setTimeout(resolve, 5));
      if (restyles) {
        restyle(document);
        // Some pages WebKit lays out in one of two ways by turns, whenever it recomputes all styles. Take the earlier
        // one.
        if (height() !== before) restyle(document);
      }
      if ((await noticing.getSnapshot()) === last) {
        compared++;
        // Between the two snapshots the browser may finish something that it does a frame later, such as moving the
        // focus.
        const differs = (await compare(noticing, rebuilding)) && (await compare(noticing, rebuilding));
        if (differs) throw new Error(`after step ${step} (${step > 0 ? nameOf(one) : 'start'}):\n${differs}`);
      }
      last = await noticing.getSnapshot();
      if (restyles) before = height();
    }
    return compared;
  } finally {
    document.adoptedStyleSheets = [];
    base.remove();
    for (const style of document.querySelectorAll('style[data-fuzz]')) style.remove();
    reset();
    for (const { name } of Array.from(document.body.attributes)) document.body.removeAttribute(name);
    if (frame) frame.style.cssText = size ?? '';
  }
}

/** Makes the browser recompute all styles of the document and its frames, without any other effect. */
function restyle(doc: Document): void {
  if (IS_WEBKIT) {
    doc.designMode = 'on';
    doc.designMode = 'off';
  } else {
    const { adoptedStyleSheets: sheets, defaultView } = doc;
    const before = [...sheets];
    doc.adoptedStyleSheets = [...before, new (defaultView as Window & typeof globalThis).CSSStyleSheet()];
    String(defaultView?.getComputedStyle(doc.documentElement).display);
    doc.adoptedStyleSheets = before;
  }
  for (const { contentDocument } of doc.querySelectorAll('iframe')) if (contentDocument) restyle(contentDocument);
}

const compare = async (noticing: DomTool, rebuilding: DomTool): Promise<string | null> =>
  difference(linesOf(await noticing.getSnapshot()), linesOf(await rebuilding.buildSnapshot('manual')));
