// Makes the tables of first looks. Each function returns a title, a head and rows.
import { median } from 'simple-statistics';
import { figuresOf, partOf } from './measure.mjs';

const AFTER = ['nothing', 'one text', 'one click'];

/** Returns the figures of a page that are compared. All but the last are fractions of Playwright's time. */
function partsOf(row) {
  const [ours, theirs] = [figuresOf(row, 'ours'), figuresOf(row, 'playwright')];
  return {
    ...Object.fromEntries(['first', 'again', ...AFTER].map((name) => [name, partOf(ours[name], theirs[name])])),
    textOfLook: ours['one text'] / ours.again,
    clickOfLook: ours['one click'] / ours.again,
    firstWrite: ours.firstWrite / ours.firstBuild,
    write: ours.write / ours.build,
  };
}

/** Returns by kind the median page and the worst one. */
export function kindRows(pages) {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const heads = {
    first: 'first look',
    again: 'look again',
    nothing: 'after nothing',
    'one text': 'after one text',
    'one click': 'after one click',
    textOfLook: 'after one text, of a look again',
    clickOfLook: 'after one click, of a look again',
    firstWrite: 'text of the build, first',
    write: 'text of the build, again',
  };
  const line = (name, list) => {
    const parts = list.map(partsOf);
    return [
      name,
      list.length,
      ...Object.keys(heads).map((key) => {
        const values = parts.map((part) => part[key]).filter(Number.isFinite);
        return values.length ? `${median(values).toFixed(2)} / ${Math.max(...values).toFixed(2)}` : '–';
      }),
    ];
  };
  const real = pages.filter(({ kind }) => kind !== 'made');
  return [
    "a page's first look and the next ones, median page / worst page of each kind: parts of Playwright's time (less is better); after a change less what the change costs without a tool; then parts of DomTool's own",
    ['pages', 'of them', ...Object.values(heads)],
    [
      ...kinds.map((kind) =>
        line(
          kind,
          pages.filter((row) => row.kind === kind),
        ),
      ),
      ...(real.length && kinds.length > 1 ? [line('all but made', real)] : []),
    ],
  ];
}

export function pageRows(pages, rounds) {
  const cell = (ms) => (Number.isFinite(ms) ? ms.toFixed(1) : 'no answer');
  return [
    `the same by page: ms of the main thread's processor time, DomTool / Playwright = part (medians of ${rounds} contexts each); in brackets what is clicked`,
    ['pages', 'page', 'elements', 'first look', 'look again', 'after nothing', 'after one text', 'after one click'],
    pages.map((row) => {
      const [ours, theirs] = [figuresOf(row, 'ours'), figuresOf(row, 'playwright')];
      const both = (key) => {
        const part = partOf(ours[key], theirs[key]);
        return `${cell(ours[key])} / ${cell(theirs[key])}${Number.isFinite(part) ? ` = ${part.toFixed(2)}` : ''}`;
      };
      return [
        row.kind,
        row.name,
        row.elements,
        both('first'),
        both('again'),
        ...AFTER.map((name) => both(name) + (name === 'one click' ? ` (${row.click})` : '')),
      ];
    }),
  ];
}

export function textRows(pages) {
  return [
    "writing the text beside the build that it reads, ms by the page's clock: of the first look, of looks again, and of looks after one text",
    ['pages', 'page', 'first build', 'first text', 'part', 'build', 'text', 'part', 'build after one text', 'text'],
    pages.map((row) => {
      const { firstBuild, firstWrite, build, write, changedBuild, changedWrite } = figuresOf(row, 'ours');
      return [
        row.kind,
        row.name,
        firstBuild.toFixed(1),
        firstWrite.toFixed(1),
        (firstWrite / firstBuild).toFixed(2),
        build.toFixed(1),
        write.toFixed(1),
        (write / build).toFixed(2),
        changedBuild.toFixed(1),
        changedWrite.toFixed(1),
      ];
    }),
  ];
}
