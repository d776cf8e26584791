import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('./baseline.json', import.meta.url);
/** How much worse than recorded a ratio may be: machines and their load differ. */
const TOLERANCE = 1.35;

/**
 * Compares ratios (less is better) with those recorded, tells what is worse, and gives whether all hold. With
 * `BENCH_RECORD=1` records them instead; what a part of a bench did not measure stays as it was.
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
