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

/** Below this share of statements, lines or functions the tests fail. */
const threshold = 80;

/** Merges what the unit tests, the Chromium tests and the command line's tests ran of src; prints and judges the sum. */
export async function reportCoverage() {
  const map = coverageLibrary.createCoverageMap(
    JSON.parse(await readFile(`${coverageFolders.unit}/coverage-final.json`, 'utf8')),
  );
  const parts = await Promise.all([
    convertBrowserRecords(coverageFolders.chromium),
    convertCliRecords(coverageFolders.cli),
  ]);
  // Through JSON, as the other part came: there the end of a line is null, not Infinity.
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
