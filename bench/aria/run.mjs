#!/usr/bin/env node
// Measures the agreement with Chromium's accessibility tree on saved pages, and the speed compared with other
// libraries.
//   node bench/aria/run.mjs [--pages DIR]... [--count 10000] [--rounds 12] [--examples] [--strict]
// Without --pages it reads the sample shop. --examples prints differing elements, and --strict fails below the targets.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { agreement, htmlFiles, QUESTIONS } from './agreement.mjs';
import { launch } from './browser.mjs';
import { ariaScript } from './bundle.mjs';
import { domAccessibilityApiScript, playwrightScript } from './peers.mjs';
import { speed } from './speed.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: [path.resolve(import.meta.dirname, '../../examples/shop')] },
    count: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '12' },
    examples: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});

/** The shares of exposed elements that must agree, in percent. Descriptions count where either side has one. */
const AIMS = { role: 99.5, name: 99.5, description: 97 };

const scripts = {
  domToolAria: await ariaScript(),
  playwrightAria: playwrightScript(),
  domAccessibilityApi: await domAccessibilityApiScript(),
};
const browser = await launch();
const missed = [];
try {
  report(
    await agreement(browser, htmlFiles(values.pages), {
      ours: scripts.domToolAria,
      playwright: scripts.playwrightAria,
    }),
  );
  reportSpeed(await speed(browser, scripts, { count: Number(values.count), rounds: Number(values.rounds) }));
} finally {
  await browser.close();
}
for (const miss of missed) console.log(`below the aim: ${miss}`);
process.exitCode = values.strict && missed.length ? 1 : 0;

function report({ pages, counts, kinds }) {
  for (const { file, exposed, elements } of pages) console.log(`${file}: ${exposed} exposed of ${elements} elements`);
  console.log('\nagreement with Chromium      role    name  description  of those described');
  for (const [who, count] of Object.entries(counts)) {
    if (!count.all) continue;
    const figures = QUESTIONS.map((question) => percent(count.same[question], count.all));
    const described = percent(count.sameDescribed, count.described);
    console.log(
      `${who.padEnd(25)} ${figures.map((figure) => figure.toFixed(2).padStart(7)).join(' ')} ${described.toFixed(2).padStart(12)}   (${count.all} elements, ${count.described} described)`,
    );
    if (who !== 'ours') continue;
    QUESTIONS.forEach((question, i) => {
      if (figures[i] < AIMS[question]) missed.push(`${question} ${figures[i].toFixed(2)} %`);
    });
    if (described < AIMS.description) missed.push(`described ${described.toFixed(2)} %`);
  }
  console.log('\nwhere ours differ:');
  for (const [kind, { count, why, examples }] of [...kinds].sort((a, b) => b[1].count - a[1].count)) {
    console.log(`${String(count).padStart(5)}  ${kind}\n       ${why ?? 'NOT EXPLAINED'}`);
    if (!why) missed.push(`not explained: ${kind}`);
    if (values.examples)
      for (const { want, got, question, facts } of examples)
        console.log(
          `         ${JSON.stringify(want[question])} | ${JSON.stringify(got[question])} | ${facts.html.replace(/\s+/g, ' ')}`,
        );
  }
}

function reportSpeed({ elements, rows }) {
  console.log(`\nrole and name of ${elements} elements, ms   cold    warm  fastest`);
  for (const { name, cold, warm, fastest } of rows)
    console.log(`${name.padEnd(35)} ${[cold, warm, fastest].map((ms) => ms.toFixed(1).padStart(7)).join(' ')}`);
  const row = (start) => rows.find(({ name }) => name.startsWith(start));
  const other = row('dom-accessibility-api');
  for (const when of ['cold', 'warm']) {
    for (const [ours, theirs] of [
      ['DomTool, one pass', 'playwright-core, cached'],
      ['DomTool, one by one', 'playwright-core, one by one'],
    ]) {
      const part = row(theirs) ? row(ours)[when] / row(theirs)[when] : 0;
      if (part > 1 / 3) missed.push(`${when}: ${ours} takes ${part.toFixed(2)} of the time of ${theirs}`);
      if (other && row(ours)[when] > other[when]) missed.push(`${when}: ${ours} is slower than dom-accessibility-api`);
    }
  }
}

function percent(part, all) {
  return all ? (100 * part) / all : 100;
}
