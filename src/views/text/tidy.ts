import { Display } from '../../tree/TreeNode.ts';
import { isLabelled } from './labels.ts';
import type { Line } from './lines.ts';
import { Apart, gap } from './pieces.ts';
import type { El, Text } from './pieces.ts';
import { squash, wordsOf } from './words.ts';

/** Takes out what is said twice and puts together what belongs together; each pass in turn. */
export function tidy(lines: Line[]): Line[] {
  let out = lines;
  for (const pass of PASSES) out = pass(out).filter(saysSomething);
  return out;
}
const PASSES: readonly ((lines: Line[]) => Line[])[] = [
  dropSilentTwins,
  mergeLinks,
  dropLabels,
  dropAlts,
  dropRegionNames,
  joinElements,
];

const saysSomething = (line: Line): boolean =>
  line.kind !== 'flow' ||
  line.parts.some((part) => part.kind === 'el' || (part.kind === 'text' && part.text.trim() !== ''));

/** `<span class="sr-only">$5</span><span aria-hidden="true">$5</span>`: one price. */
function dropSilentTwins(lines: Line[]): Line[] {
  for (const { parts } of lines) {
    const texts = parts.filter((part) => part.kind === 'text');
    texts.forEach((text, i) => {
      if (!text.silent) return;
      const words = squash(text.text);
      const twin = [texts[i - 1], texts[i + 1]].some(
        (other) => other && !other.silent && words !== '' && squash(other.text).includes(words),
      );
      if (twin) text.text = '';
    });
  }
  return lines;
}

/** Lines between two links of one card at most. */
const CARD = 4;

/** Two links in a row to one place, of which one shows no text, are one link with two numbers: the picture and the title of a card. */
function mergeLinks(lines: Line[]): Line[] {
  let last: El | null = null;
  let lastLine: Line | null = null;
  let since = 0;
  for (const line of lines) {
    if (line.kind !== 'flow' || ++since > CARD) last = null;
    for (const part of [...line.parts]) {
      if (part.kind !== 'el') continue;
      if (last && lastLine && canMerge(last, part)) {
        const [kept, dropped, home] = part.shown ? [part, last, lastLine] : [last, part, line];
        kept.ids = [...kept.ids, ...dropped.ids].sort((x, y) => x - y);
        if (!kept.shown && !kept.name) kept.name = dropped.name;
        home.parts.splice(home.parts.indexOf(dropped), 1);
        if (kept === last) continue;
      }
      last = part;
      lastLine = line;
      since = 0;
    }
  }
  return lines;
}

function canMerge(a: El, b: El): boolean {
  const href = a.node.facts?.href;
  if (!href || href !== b.node.facts?.href || href.startsWith('#') || /^javascript:/iu.test(href)) return false;
  return a.role === '' && b.role === '' && !a.container && !b.container && !(a.shown && b.shown);
}

/** Words beside a control that are its name already stand in its bracket. */
function dropLabels(lines: Line[]): Line[] {
  lines.forEach((line, i) => {
    line.parts.forEach((part, at) => {
      if (part.kind !== 'el' || !part.name || !isLabelled(part.node)) return;
      const before = beside(lines, i, at, -1);
      const after = beside(lines, i, at, 1);
      for (const text of [before, after]) if (text && squash(text.text) === squash(part.name)) text.text = '';
    });
  });
  return lines;
}

/** The text next to a part, on its line or alone on the line next to it; nothing if something else stands between. */
function beside(lines: readonly Line[], index: number, at: number, step: -1 | 1): Text | null {
  const { parts } = lines[index] ?? { parts: [] };
  for (let i = at + step; i >= 0 && i < parts.length; i += step) {
    const part = parts[i];
    if (part?.kind === 'text' && part.text.trim() !== '') return part;
    if (part?.kind !== 'text' && !(part?.kind === 'gap' && part.apart < Apart.Cell)) return null;
  }
  const next = lines[index + step];
  const words = next?.kind === 'flow' ? next.parts.filter((part) => part.kind !== 'gap') : [];
  const [only] = words;
  return words.length === 1 && only?.kind === 'text' && !next?.prefix.startsWith('#') ? only : null;
}

/** A line of so many parts is not compared part by part. */
const MANY_PARTS = 300;

/** A picture's words that stand on the same line, or on the one before or after it, say nothing new. */
function dropAlts(lines: Line[]): Line[] {
  lines.forEach((line, i) => {
    if (line.parts.length > MANY_PARTS) return;
    for (const part of line.parts) {
      if (part.kind !== 'text' || !part.alt) continue;
      const around = new Set(
        [lines[i - 1], line, lines[i + 1]]
          .flatMap((one) => one?.parts ?? [])
          .flatMap((other) =>
            other === part || other.kind === 'gap' ? [] : wordsOf(other.kind === 'el' ? other.name : other.text),
          ),
      );
      if (wordsOf(part.text).every((word) => around.has(word))) part.text = '';
    }
  });
  return lines;
}

/** A region named by the heading that follows is named by it. */
function dropRegionNames(lines: Line[]): Line[] {
  lines.forEach((line, i) => {
    if (!line.region?.name) return;
    const name = squash(line.region.name);
    const near = lines
      .slice(i + 1, i + 4)
      .flatMap(({ parts }) => parts)
      .some((part) => part.kind !== 'gap' && squash(part.kind === 'el' ? part.name : part.text) === name);
    if (near) line.region.name = '';
  });
  return lines.filter(({ region }) => region?.region !== 'region' || region.name !== '');
}

/** A name longer than this is read on a line of its own. */
const LONG_NAME = 100;

/** Lines that hold nothing but short elements become one: the links of a menu, the buttons of a bar. */
function joinElements(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (!last || !isBar(line) || !isBar(last)) out.push(line);
    else last.parts.push(gap(Apart.Space), ...undivided(line));
    const now = out.at(-1);
    if (now === line && isBar(line)) out[out.length - 1] = { ...line, prefix: '', parts: undivided(line) };
  }
  return out;
}

const isBar = (line: Line): boolean =>
  line.kind === 'flow' &&
  !line.raw &&
  line.cells === 0 &&
  !line.prefix.startsWith('#') &&
  line.parts.every((part) =>
    part.kind === 'el'
      ? part.name.length <= LONG_NAME && !part.container && part.node.display !== Display.Row
      : part.kind === 'gap'
        ? part.apart !== Apart.Cell
        : !part.alt && SEPARATOR.test(part.text),
  );

/** Brackets part elements well enough; `/` and `›` say which lies under which. */
const undivided = ({ parts }: Line): Line['parts'] =>
  parts.filter((part) => part.kind !== 'text' || !/^\s*[|•·,-]\s*$/u.test(part.text));

/** Nothing, or a mark that parts the links of a menu or a path. */
const SEPARATOR = /^\s*[/|>›»•·,-]?\s*$/u;
