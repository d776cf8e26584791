import fc from 'fast-check';
import { loaded } from '../support/page.ts';
import { engine, fuzz } from '../support/environment.ts';
import { KIND_COUNT, nameOf, type Operation } from './operations.ts';
import { holds } from './sequence.ts';

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.nat({ max: KIND_COUNT - 1 }),
  a: fc.nat({ max: 99_999 }),
  b: fc.nat({ max: 99_999 }),
  c: fc.nat({ max: 99_999 }),
});

/** Which rules the page has, and whether it is in a frame: that can be resized. */
const page = fc.tuple(fc.nat({ max: 127 }), fc.nat({ max: 127 }), fc.boolean());

/** The same test in a window of its own, beside the body. */
async function framed(): Promise<typeof holds> {
  const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<!doctype html><title></title>' });
  frame.style.cssText = 'position: fixed; top: 0; left: 0; width: 800px; height: 600px; border: 0';
  const isLoaded = loaded(frame);
  document.documentElement.append(frame);
  await isLoaded;
  const inner = frame.contentWindow as Window & { eval: (code: string) => unknown };
  return (
    (await inner.eval(`import(${JSON.stringify(new URL('./sequence.ts', import.meta.url).href)})`)) as {
      holds: typeof holds;
    }
  ).holds;
}

describe('an incremental snapshot', () => {
  it(`equals a snapshot from scratch: ${fuzz.runs} sequences of ${fuzz.steps} steps from seed ${fuzz.seed}`, async function () {
    this.timeout(0);
    const inFrame = await framed();
    const test = async (
      [a, b, isFramed]: readonly [number, number, boolean],
      operations: readonly Operation[],
    ): Promise<void> => {
      const run = isFramed ? inFrame : holds;
      try {
        await run([a, b], operations);
      } catch (error) {
        // WebKit now and then keeps styles that do not hold any more until it has another reason to look, and Firefox those of a sheet
        // that came later and by its `media` is not for the new size: what is wrong with the tool is wrong without that too.
        if (engine === 'chromium') throw error;
        await run([a, b], operations, true);
        console.warn(`Where all styles are found out again after each step there is no difference: ${String(error)}`);
      }
    };
    await fc.assert(
      fc.asyncProperty(page, fc.array(operation, { minLength: fuzz.steps, maxLength: fuzz.steps }), test),
      {
        numRuns: fuzz.runs,
        seed: fuzz.seed,
        endOnFailure: true,
        reporter: (details) => {
          if (!details.failed) return;
          const [start, operations = []] = details.counterexample ?? [];
          throw new Error(
            `${String(details.errorInstance)}\nseed ${details.seed}, page ${String(start)}: ${operations
              .filter(({ kind }) => kind > 0)
              .map((one) => `${nameOf(one)} ${one.a} ${one.b} ${one.c}`)
              .join(', ')}`,
          );
        },
      },
    );
  });
});
