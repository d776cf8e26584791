import type { DomTool } from '../../../src/index.ts';
import { newTool, reset, show } from '../support/page.ts';
import { difference, linesOf } from './compare.ts';
import { IS_WEBKIT, nameOf, perform, type Operation } from './operations.ts';
import { BASE, SHEETS, START } from './startPage.ts';

/**
 * One tool looks for itself whether the page has changed and what may be kept; another builds from scratch after each step.
 * What they show must be the same. `restyles`: the browser is made to find out all styles again after each step.
 */
export async function holds(
  [a, b]: readonly [number, number],
  operations: readonly Operation[],
  restyles = false,
): Promise<void> {
  // Each page has some of all that reaches far: where everything does, little can be kept, and little could be wrong.
  const has = (i: number): boolean => ((a & b) >> i) % 2 === 1;
  show(a % 8 === 7 ? START : START.replace('aria-owns=o1', ''));
  const base = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: BASE }));
  for (const css of SHEETS.map((one, i) => (has(i) ? one : '.none { color: red }')))
    document.head.appendChild(Object.assign(document.createElement('style'), { textContent: css })).dataset['fuzz'] =
      '';
  const [kept, anew] = [newTool(), newTool()];
  const frame = window.frameElement as HTMLElement | null;
  const size = frame?.style.cssText;
  const height = (): number => document.documentElement.scrollHeight;
  let before = height();
  try {
    for (const [step, one] of [{ kind: -1, a: 0, b: 0, c: 0 }, ...operations].entries()) {
      if (step > 0) perform(one);
      // A frame that came or was moved gets its document anew, in some browsers a little later.
      if (document.body.querySelector('iframe')) await new Promise((resolve) => setTimeout(resolve, 5));
      if (restyles) {
        restyle(document);
        // There are pages that WebKit, whenever it finds out all styles, lays out in one of two ways by turns: it is to be that of before.
        if (height() !== before) restyle(document);
      }
      let differs = await compared(kept, anew);
      // What the browser itself does a frame later (an element that was hidden loses the focus) may fall between the two.
      if (differs) differs = await compared(kept, anew);
      if (restyles) before = height();
      if (differs) throw new Error(`after step ${step} (${step > 0 ? nameOf(one) : 'start'}):\n${differs}`);
    }
  } finally {
    document.adoptedStyleSheets = [];
    base.remove();
    for (const style of document.querySelectorAll('style[data-fuzz]')) style.remove();
    reset();
    for (const { name } of Array.from(document.body.attributes)) document.body.removeAttribute(name);
    if (frame) frame.style.cssText = size ?? '';
  }
}

/** Has the browser find out all styles of the document again, and of those in its frames; leaves no other trace. */
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

const compared = async (kept: DomTool, anew: DomTool): Promise<string | null> =>
  difference(linesOf(await kept.getSnapshot()), linesOf(await anew.buildSnapshot('manual')));
