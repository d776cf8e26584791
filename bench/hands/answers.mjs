// Counts the tokens of the answers that a model gets for actions (`call`), in the sample shop, by one or more builds of
// the script: to compare a build with an earlier one. Every action begins on a page of its own.
//   node bench/hands/answers.mjs [BUNDLE …]
import { readFileSync } from 'node:fs';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { chromium } from 'playwright-core';
import { chromiumFor, iifeBundle } from '../support.mjs';
import { serveShop } from '../mcp/task.mjs';

const bundles = process.argv.length > 2 ? process.argv.slice(2) : [iifeBundle];
/** The tool, the element it acts on, and further arguments. The last one is refused. */
const ACTIONS = [
  ['dom_click', 'Add to basket', {}],
  ['dom_click', 'One more', {}],
  ['dom_click', 'Rate 4 stars', {}],
  ['dom_click', 'Care instructions', {}],
  ['dom_type', 'Search products', { text: 'lamp' }],
  ['dom_type', 'Quantity', { text: '3', clearFirst: true }],
  ['dom_clear', 'Quantity', {}],
  ['dom_select', 'Gift wrap', { values: ['Brown paper'] }],
  ['dom_check', 'Sage', { checked: true }],
  ['dom_hover', 'Basket, 0 items', {}],
  ['dom_scroll', null, { direction: 'down' }],
  ['dom_keypress', null, { key: 'Escape' }],
  ['dom_click', null, { nodeId: 9999 }],
];

const shop = await serveShop();
const browser = await chromium.launch(await chromiumFor());
const columns = [];
for (const bundle of bundles) {
  const script = readFileSync(bundle, 'utf8');
  const column = [];
  for (const [tool, label, given] of ACTIONS) {
    const page = await browser.newPage();
    await page.goto(new URL('product.html?id=harbour-desk-lamp', shop.url).href);
    const target =
      label &&
      (await page
        .getByLabel(label)
        .or(page.getByRole('button', { name: label }))
        .first()
        .elementHandle());
    await page.evaluate(script);
    const answer = await page.evaluate(
      async ([name, el, args]) => {
        const tool = globalThis.DomTool.shared();
        const snapshot = await tool.getSnapshot();
        const nodeId = el && Number(/\d+/.exec(snapshot.getNodeId(el))[0]);
        return tool.call(name, el ? { nodeId, ...args } : args);
      },
      [tool, target, given],
    );
    column.push(encode(typeof answer === 'string' ? answer : JSON.stringify(answer)).length);
    await page.close();
  }
  columns.push(column);
}
await browser.close();
shop.stop();

console.log(`| tokens of the answer to | ${bundles.join(' | ')} |\n| --- |${' --- |'.repeat(bundles.length)}`);
for (const [i, [tool, label, given]] of ACTIONS.entries())
  console.log(`| ${tool} ${label ?? JSON.stringify(given)} | ${columns.map((column) => column[i]).join(' | ')} |`);
console.log(`| all | ${columns.map((column) => column.reduce((sum, one) => sum + one)).join(' | ')} |`);
