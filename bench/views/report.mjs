// Makes the tables: each figure with its target, sums over all pages of a kind first, because a model pays for tokens
// and not for ratios.
import { median, quantile } from 'simple-statistics';

export const [PLAYWRIGHT, PAGE_AGENT] = ['Playwright AI', 'page-agent'];
/** The views of a page that a model may be given. */
const VIEWS = [
  'text',
  'overview, text',
  'overview, JSON',
  'page state',
  'skeleton',
  'serialized',
  'forms',
  'page model',
];
const JSON_VIEWS = ['overview, JSON', 'page state', 'serialized', 'forms', 'page model'];
const TEXT_VIEWS = ['text', 'text, groups expanded', 'overview, text', 'skeleton'];

const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);
const percent = (part, all) => (all ? (100 * part) / all : 100);
const most = (list, of) => list.reduce((top, one) => Math.max(top, of(one)), 0);
const table = (head, rows) =>
  `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n${rows.map((row) => `| ${row.join(' | ')} |\n`).join('')}`;
const tokensOf =
  (view) =>
  ({ views }) =>
    views[view]?.tokens ?? 0;

/** Prints all tables, and returns the targets that are missed. */
export function report(pages) {
  const kinds = ['saved', 'sample', 'framework']
    .map((kind) => [kind, pages.filter((page) => page.kind === kind)])
    .filter(([, list]) => list.length);
  if (kinds.length > 1) kinds.push(['all', pages]);
  console.log(
    `${kinds.map(([kind, list]) => `${list.length} ${kind}`).join(', ')} pages, ${sum(pages, ({ words }) => words)} different words a page, ${sum(pages, ({ targets }) => targets)} elements to use by their markup; o200k tokens\n`,
  );
  const aims = aimsOf(pages, kinds);
  console.log(
    `aims\n\n${table(
      ['', 'pages', 'figure', 'aim', ''],
      aims.map(({ what, of, figure, aim, least }) => [
        what,
        of,
        round(figure),
        `${least ? '≥' : '≤'} ${aim}`,
        isMet({ figure, aim, least }) ? 'met' : '**missed**',
      ]),
    )}`,
  );
  for (const [kind, list] of kinds) console.log(`all views, ${kind} pages\n\n${viewsTable(list)}`);
  console.log(`each page, tokens\n\n${eachTable(pages)}`);
  console.log(`estimate of tokens against o200k, outputs of 500 tokens and more\n\n${estimateTable(pages)}`);
  console.log(`budgets: tokens of the output as a part of \`maxTokens\`\n\n${budgetTable(pages)}`);
  return aims.filter((aim) => !isMet(aim));
}

const isMet = ({ figure, aim, least }) => (least ? figure >= aim : figure <= aim);
const round = (figure) => (figure >= 100 ? Math.round(figure) : Number(figure.toFixed(figure < 2 ? 3 : 2)));

function aimsOf(pages, kinds) {
  const aims = [];
  const add = (what, of, figure, aim, least = false) => {
    if (!Number.isNaN(figure)) aims.push({ what, of, figure, aim, least });
  };
  const ratio = (list, view, peer) =>
    sum(list, tokensOf(peer)) ? sum(list, tokensOf(view)) / sum(list, tokensOf(peer)) : NaN;
  for (const [kind, list] of kinds)
    add('text view over Playwright, tokens', kind, ratio(list, 'text', PLAYWRIGHT), 0.26);
  for (const [kind, list] of kinds)
    add('text view over page-agent, tokens', kind, ratio(list, 'text', PAGE_AGENT), 0.75);
  // One long list would dominate all other pages.
  const short = pages.filter(({ views }) => views.text.tokens * 2 > views['text, groups expanded'].tokens);
  if (short.length < pages.length)
    for (const [peer, aim] of [
      [PLAYWRIGHT, 0.26],
      [PAGE_AGENT, 0.75],
    ])
      add(`text view over ${peer}, tokens`, 'all, without long lists', ratio(short, 'text', peer), aim);
  for (const [kind, list] of kinds)
    add('semantic tree over page-agent, tokens', kind, ratio(list, 'semantic tree', PAGE_AGENT), 1);
  // Content behind a modal dialog is one line on purpose.
  const open = pages.filter(({ name }) => !/modal|dialog/.test(name));
  add(
    'visible words in the text view, groups expanded, %',
    'all without a modal',
    percent(
      sum(open, ({ views }) => views['text, groups expanded'].words),
      sum(open, ({ words }) => words),
    ),
    99.5,
    true,
  );
  add('largest overview in text, tokens', 'all', most(pages, tokensOf('overview, text')), 300);
  add(
    'overview as JSON, of the text view or of 600 tokens if that is more',
    'all',
    most(pages, ({ views }) => views['overview, JSON'].tokens / Math.max(600, views.text.tokens)),
    1,
  );
  for (const [kind, list] of kinds)
    add(
      'slowest overview, ms of the processor',
      kind,
      most(list, ({ views }) => Math.max(views['overview, text'].time, views['overview, JSON'].time)),
      100,
    );
  add('serialized over unflattened, tokens', 'all', ratio(pages, 'serialized', 'unflattened'), 0.6);
  add(
    'all views of the median page, tokens',
    'all',
    median(pages.map((page) => sum(VIEWS, (view) => page.views[view].tokens))),
    20000,
  );
  add(
    'slowest view, ms of the processor',
    'all',
    most(pages, ({ views }) => most(VIEWS, (view) => views[view].time)),
    500,
  );
  const off = misses(pages, [...TEXT_VIEWS, ...JSON_VIEWS]);
  if (off.length)
    (add('estimate of tokens, % off at the median', 'all', median(off), 10),
      add('estimate of tokens, % off at p95', 'all', quantile(off, 0.95), 20));
  add(
    'most of a budget that was used',
    'all',
    most(pages, ({ views }) =>
      most(Object.values(views), ({ budgeted }) => most(budgeted, ({ tokens, maxTokens }) => tokens / maxTokens)),
    ),
    1.1,
  );
  return aims;
}

function viewsTable(pages) {
  const names = Object.keys(pages[0].views).filter((name) => name !== 'unflattened');
  const ratio = (name, peer) =>
    pages[0].views[peer] ? (sum(pages, tokensOf(name)) / sum(pages, tokensOf(peer))).toFixed(2) : '–';
  const ratios = (name, peer) =>
    pages.filter(({ views }) => views[peer]?.tokens).map(({ views }) => views[name].tokens / views[peer].tokens);
  const middle = (name, peer) => (ratios(name, peer).length ? median(ratios(name, peer)).toFixed(2) : '–');
  return table(
    [
      'view',
      'tokens',
      'median page',
      'largest',
      '× Playwright',
      'median of ×',
      '× page-agent',
      'median of ×',
      'words %',
      'elements %',
      'ms, median',
      'ms, longest',
    ],
    names.map((name) => [
      name,
      sum(pages, tokensOf(name)),
      Math.round(median(pages.map(tokensOf(name)))),
      most(pages, tokensOf(name)),
      ratio(name, PLAYWRIGHT),
      middle(name, PLAYWRIGHT),
      ratio(name, PAGE_AGENT),
      middle(name, PAGE_AGENT),
      percent(
        sum(pages, ({ views }) => views[name].words),
        sum(pages, ({ words }) => words),
      ).toFixed(2),
      percent(
        sum(pages, ({ views }) => views[name].covered),
        sum(pages, ({ targets }) => targets),
      ).toFixed(1),
      median(pages.map(({ views }) => views[name].time)).toFixed(1),
      most(pages, ({ views }) => views[name].time).toFixed(1),
    ]),
  );
}

function eachTable(pages) {
  return table(
    [
      'page',
      'words',
      'elements',
      ...VIEWS,
      'semantic tree',
      PLAYWRIGHT,
      PAGE_AGENT,
      'text × Playwright',
      'text × page-agent',
    ],
    pages.map(({ name, words, targets, views }) => [
      name,
      words,
      targets,
      ...[...VIEWS, 'semantic tree', PLAYWRIGHT, PAGE_AGENT].map((view) => views[view]?.tokens ?? '–'),
      ...[PLAYWRIGHT, PAGE_AGENT].map((peer) =>
        views[peer]?.tokens ? (views.text.tokens / views[peer].tokens).toFixed(2) : '–',
      ),
    ]),
  );
}

/** Returns how far the estimate is off, in percent. */
const misses = (pages, views) =>
  pages
    .flatMap((page) => views.map((view) => page.views[view]))
    .filter(({ tokens }) => tokens >= 500)
    .map(({ tokens, estimated }) => (100 * Math.abs(estimated - tokens)) / tokens);

function estimateTable(pages) {
  const rows = [
    ['text views', TEXT_VIEWS],
    ['JSON views', JSON_VIEWS],
    ...[...TEXT_VIEWS, ...JSON_VIEWS].map((view) => [view, [view]]),
  ];
  return table(
    ['view', 'outputs', '% off, median', '% off, p95', '% off, most'],
    rows
      .map(([name, views]) => [name, misses(pages, views)])
      .filter(([, off]) => off.length)
      .map(([name, off]) => [
        name,
        off.length,
        median(off).toFixed(1),
        quantile(off, 0.95).toFixed(1),
        Math.max(...off).toFixed(1),
      ]),
  );
}

function budgetTable(pages) {
  const budgets = pages[0].views.text.budgeted.map(({ maxTokens }) => maxTokens);
  const names = [...TEXT_VIEWS, ...JSON_VIEWS];
  return table(
    ['view', ...budgets.map((maxTokens) => `most at ${maxTokens}`), 'above 1.1'],
    names.map((name) => {
      const all = pages.flatMap(({ views }) => views[name].budgeted);
      return [
        name,
        ...budgets.map((budget) =>
          most(
            all.filter(({ maxTokens }) => maxTokens === budget),
            ({ tokens }) => tokens / budget,
          ).toFixed(2),
        ),
        all.filter(({ tokens, maxTokens }) => tokens > 1.1 * maxTokens).length,
      ];
    }),
  );
}
