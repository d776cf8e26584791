import fc from 'fast-check';
import type { DomTool } from '../../../src/index.ts';
import { newTool, reset, show } from '../support/page.ts';
import { fuzz } from '../support/environment.ts';
import { difference, linesOf } from './compare.ts';
import { KIND_COUNT, nameOf, perform, type Operation } from './operations.ts';
import { BASE, SHEETS, START } from './startPage.ts';

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.nat({ max: KIND_COUNT - 1 }), a: fc.nat({ max: 99_999 }), b: fc.nat({ max: 99_999 }), c: fc.nat({ max: 99_999 }),
});

/**
 * One tool looks for itself whether the page has changed and what may be kept; another builds from scratch after each step.
 * What they show must be the same.
 */
async function holds(operations: readonly Operation[]): Promise<void> {
  show(START);
  const base = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: BASE }));
  for (const css of SHEETS) document.head.appendChild(Object.assign(document.createElement('style'), { textContent: css })).dataset['fuzz'] = '';
  const [kept, anew] = [newTool(), newTool()];
  try {
    for (const [step, one] of [{ kind: -1, a: 0, b: 0, c: 0 }, ...operations].entries()) {
      if (step > 0) perform(one);
      let differs = await compared(kept, anew);
      // What the browser itself does a frame later (an element that was hidden loses the focus) may fall between the two.
      if (differs) differs = await compared(kept, anew);
      if (differs) throw new Error(`after step ${step} (${step > 0 ? nameOf(one) : 'start'}):\n${differs}`);
    }
  } finally {
    document.adoptedStyleSheets = [];
    base.remove();
    for (const style of document.querySelectorAll('style[data-fuzz]')) style.remove();
    document.querySelector('iframe')?.remove();
    reset();
    for (const { name } of Array.from(document.body.attributes)) document.body.removeAttribute(name);
  }
}

const compared = async (kept: DomTool, anew: DomTool): Promise<string | null> =>
  difference(linesOf(await kept.getSnapshot()), linesOf(await anew.buildSnapshot('manual')));

describe('a snapshot that was kept up to date', () => {
  it(`equals one from scratch: ${fuzz.runs} sequences of ${fuzz.steps} steps from seed ${fuzz.seed}`, async function () {
    this.timeout(0);
    await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: fuzz.steps, maxLength: fuzz.steps }), holds), {
      numRuns: fuzz.runs, seed: fuzz.seed, endOnFailure: true,
      reporter: (details) => {
        if (!details.failed) return;
        const [operations = []] = details.counterexample ?? [];
        throw new Error(`${String(details.errorInstance)}\nseed ${details.seed}: ${operations.filter(({ kind }) => kind > 0).map((one) => `${nameOf(one)} ${one.a} ${one.b} ${one.c}`).join(', ')}`);
      },
    });
  });
});
