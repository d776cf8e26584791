// Makes the tables of the figures.

const percent = (part, whole) => (whole ? ((100 * part) / whole).toFixed(1) : '–');
const mean = (list) => (list.length ? (list.reduce((a, b) => a + b, 0) / list.length).toFixed(1) : '–');

/** Returns the measured pages as tables in Markdown: recall and precision by tool, also as ratios to the peers. */
export function report(rows) {
  const tools = Object.keys(rows[0]?.results ?? {});
  const figures = Object.fromEntries(tools.map((tool) => [tool, figuresOf(rows.map(({ results }) => results[tool]))]));
  const modals = rows.filter(({ modal }) => modal);
  const lines = [
    `${rows.length} pages, ${rows.reduce((sum, { results }) => sum + results.DomTool.truth, 0)} true targets`,
    '',
    '| | recall % over all / mean of pages | precision % over all / mean of pages | hidden or covered, offered | precision % on the pages with a modal |',
    '| --- | --- | --- | --- | --- |',
  ];
  for (const tool of tools) {
    const { recall, pageRecall, precision, pagePrecision, unusable, marked } = figures[tool];
    const behind = figuresOf(modals.map(({ results }) => results[tool]));
    lines.push(
      `| ${tool} | ${recall} / ${pageRecall} | ${precision} / ${pagePrecision} | ${unusable} of ${marked} | ${behind.precision} |`,
    );
  }
  const ratio = (ours, theirs) => (ours / theirs).toFixed(2);
  for (const tool of tools.slice(2)) {
    const [ours, theirs] = [figures.DomTool, figures[tool]];
    lines.push(
      '',
      `DomTool without the hook, times ${tool}: recall ${ratio(ours.recall, theirs.recall)}, precision ${ratio(ours.precision, theirs.precision)}`,
    );
  }
  return lines.join('\n');
}

/** Returns recall and precision over all pages, and as means of the pages. */
export function figuresOf(results) {
  const sum = (of) => results.reduce((total, one) => total + of(one), 0);
  const [truth, missed, marked, wrong, unusable] = [
    (r) => r.truth,
    (r) => r.missed.length,
    (r) => r.marked,
    (r) => r.wrong.length,
    (r) => r.unusable.length,
  ].map(sum);
  return {
    recall: percent(truth - missed, truth),
    precision: percent(marked - wrong, marked),
    unusable,
    marked,
    pageRecall: mean(results.filter((r) => r.truth).map((r) => 100 - (100 * r.missed.length) / r.truth)),
    pagePrecision: mean(results.filter((r) => r.marked).map((r) => 100 - (100 * r.wrong.length) / r.marked)),
  };
}
