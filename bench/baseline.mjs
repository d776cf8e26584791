import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('./baseline.json', import.meta.url);
/** How much worse than the recorded ratio a ratio may be. Machines and their load differ. */
const TOLERANCE = 1.35;

/**
 * Compares ratios (smaller is better) with the recorded ones, reports those that are worse, and returns whether all are
 * good. With `BENCH_RECORD=1` it records them instead. Ratios that a part of a bench did not measure stay as they were.
 */
export async function checkBaseline(bench, ratios) {
  const recorded = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  if (process.env.BENCH_RECORD) {
    for (const [name, ratio] of Object.entries(ratios)) (recorded[bench] ??= {})[name] = Number(ratio.toFixed(3));
    await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
    return true;
  }
  const worse = Object.entries(ratios).filter(
    ([name, ratio]) => ratio > (recorded[bench]?.[name] ?? Infinity) * TOLERANCE,
  );
  for (const [name, ratio] of worse)
    console.log(`worse than recorded: ${name} ${ratio.toFixed(2)}, was ${recorded[bench][name]}`);
  return worse.length === 0;
}
