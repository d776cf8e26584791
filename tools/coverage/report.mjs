import coverageLibrary from 'istanbul-lib-coverage';
import reportLibrary from 'istanbul-lib-report';
import reports from 'istanbul-reports';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { convertBrowserRecords, convertCliRecords } from './convert.mjs';

export const coverageFolders = {
  unit: inRoot('coverage', 'unit'),
  chromium: inRoot('coverage', 'chromium'),
  cli: inRoot('coverage', 'cli'),
};

/** The tests fail if the share of covered statements, lines or functions is below this. */
const threshold = 80;

/**
 * Merges the coverage of src by the unit tests, the Chromium tests and the command line's tests, prints it, and checks
 * the thresholds.
 */
export async function reportCoverage() {
  const map = coverageLibrary.createCoverageMap(
    JSON.parse(await readFile(`${coverageFolders.unit}/coverage-final.json`, 'utf8')),
  );
  const parts = await Promise.all([
    convertBrowserRecords(coverageFolders.chromium),
    convertCliRecords(coverageFolders.cli),
  ]);
  // The maps go through JSON like the other part, in which the end of a line is null instead of Infinity.
  for (const part of parts.flat()) map.merge(JSON.parse(JSON.stringify(part)));
  map.filter((file) => file.startsWith(inRoot('src')));

  const context = reportLibrary.createContext({
    dir: inRoot('coverage'),
    coverageMap: map,
    defaultSummarizer: 'nested',
  });
  reports.create('text', { maxCols: 120 }).execute(context);
  reports.create('html', { subdir: 'html' }).execute(context);
  return judge(map.getCoverageSummary());
}

function judge(summary) {
  const below = ['statements', 'lines', 'functions'].filter((kind) => !(summary[kind].pct >= threshold));
  for (const kind of below) console.error(`Coverage of ${kind} is ${summary[kind].pct} %, below ${threshold} %.`);
  return below.length === 0;
}
