import { hasInk, wordsOf } from '../../standards/characters.ts';
import { wordSet } from '../../standards/words.ts';
import { Display, Flag, has } from '../../tree/TreeNode.ts';
import { unmarked } from './inlineMarks.ts';
import { hint } from './hint.ts';
import { chosenIn, isLabelled } from './labels.ts';
import { contentOf, sizeOf } from './lines.ts';
import type { Line } from './lines.ts';
import { Apart, gap, isBorder, isEl, isGap, isTextPiece, takeNumbers } from './pieces.ts';
import type { El, Text } from './pieces.ts';
import { shapeOf } from './rows.ts';
import { squash } from './compareWords.ts';

/** Removes repeated words and joins parts that belong together. Runs each pass in turn. */
export function simplify(lines: readonly Line[]): Line[] {
  let out = lines;
  for (const pass of PASSES) {
    pass(out);
    out = withoutEmpty(out);
  }
  const joined = joinElements(out);
  joined.forEach(mergeParts);
  return joined;
}
const PASSES: readonly ((lines: readonly Line[]) => void)[] = [
  dropSilentTwins,
  mergeLinks,
  dropLabels,
  dropAlts,
  dropRegionNames,
  dropSeparators,
];

/** Returns the lines that are not empty after a pass has removed parts of them. */
const withoutEmpty = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, i) => {
    if (saysSomething(line)) return true;
    const next = lines[i + 1];
    if (next) next.edge ||= line.edge;
    return false;
  });

function saysSomething({ kind, raw, parts, region }: Line): boolean {
  if (kind !== 'flow' || raw) return region?.region !== 'region' || region.name !== '';
  for (const part of parts) if (isEl(part) || (isTextPiece(part) && hasInk(part.text))) return true;
  return false;
}

/**
 * Removes text that is hidden from assistive technology when the text beside it says the same, as in
 * `<span class="sr-only">$5</span><span aria-hidden="true">$5</span>`.
 */
function dropSilentTwins(lines: readonly Line[]): void {
  for (const { parts } of lines) {
    const texts = parts.filter((part) => isTextPiece(part));
    texts.forEach((text, i) => {
      if (!text.silent) return;
      const words = squash(text.text);
      const twin = [texts[i - 1], texts[i + 1]].some(
        (other) => other && !other.silent && words !== '' && squash(other.text).includes(words),
      );
      if (twin) text.text = '';
    });
  }
}

/** Two links of one card are at most this many lines apart. */
const MAX_CARD_LINES = 4;

/**
 * Joins two consecutive links to the same address into one link with two numbers, if one of them shows no text. Usually
 * they are the picture and the title of a card.
 */
function mergeLinks(lines: readonly Line[]): void {
  let last: El | null = null;
  let since = 0;
  const merged = new Set<Line['parts'][number]>();
  for (const line of lines) {
    if (line.kind !== 'flow' || ++since > MAX_CARD_LINES) last = null;
    for (const part of line.parts) {
      if (!isEl(part)) continue;
      if (last && canMerge(last, part)) {
        const [kept, dropped]: [El, El] = part.shown ? [part, last] : [last, part];
        if (takeNumbers(kept, dropped)) {
          kept.ids = [...kept.ids].sort((x, y) => x - y);
          if (!kept.shown && !kept.name) kept.name = dropped.name;
          merged.add(dropped);
          if (kept === last) continue;
        }
      }
      last = part;
      since = 0;
    }
  }
  if (merged.size) for (const line of lines) removeParts(line, merged);
}

function removeParts(line: Line, removed: ReadonlySet<Line['parts'][number]>): void {
  line.parts = line.parts.filter((part) => !removed.has(part));
}

function canMerge(a: El, b: El): boolean {
  if (a.role !== '' || b.role !== '' || a.container || b.container || (a.shown && b.shown)) return false;
  const href = a.node.facts?.href;
  return !!href && href === b.node.facts?.href && !href.startsWith('#') && !/^javascript:/i.test(href);
}

/**
 * Joins a control with the elements beside it that belong to it: clickable elements without text, such as the track of
 * a switch, an icon in a field or the stars of a rating, and a button that draws a checkbox, radio button or switch.
 */
function mergeParts(line: Line): void {
  const merged = new Set<Line['parts'][number]>();
  let last: El | null = null;
  for (const part of line.parts) {
    if (!isEl(part)) {
      if (isTextPiece(part) ? hasInk(part.text) : isBorder(part)) last = null;
      continue;
    }
    const [kept, dropped]: [El, El | null] = last && isPartOf(part, last) ? [last, part] : [part, last];
    const isMerged: boolean =
      dropped !== null && (dropped === part || isPartOf(dropped, part)) && takeNumbers(kept, dropped);
    if (isMerged && dropped) merged.add(dropped);
    last = isMerged ? kept : part;
  }
  if (merged.size) removeParts(line, merged);
}

const isPartOf = (part: El, control: El): boolean =>
  isLabelled(control.node) &&
  !part.container &&
  !has(part.node, Flag.DropTarget) &&
  (part.role === 'click'
    ? part.name === '' && (CHECKABLE_ROLES.has(control.role) ? /^(?![./])/ : /^$/).test(hint(part.node))
    : part.role === 'button' && CHECKABLE_ROLES.has(control.role) && squash(part.name) === squash(control.name));
const CHECKABLE_ROLES = wordSet('radio checkbox switch');

/**
 * Removes text beside a control that repeats the control's name or its chosen option, since its bracket has them. A
 * `<select>` draws its option itself, so a text on another line is the page's own.
 */
function dropLabels(lines: readonly Line[]): void {
  lines.forEach((line, i) => {
    line.parts.forEach((part, at) => {
      if (!isEl(part) || !isLabelled(part.node)) return;
      for (const step of [-1, 1] as const) {
        const text = beside(lines, i, at, step);
        if (!text || !squash(text.text)) continue;
        const mayBeChosen = part.node.tag !== 'select' || line.parts.includes(text);
        if (repeats(text.text, part.name) || (mayBeChosen && repeats(text.text, chosenIn(part)))) text.text = '';
      }
    });
  });
}

/** Returns whether a text repeats the words, as a whole or up to where a box cuts it off. */
const repeats = (text: string, words: string): boolean =>
  /…\s*$/.test(text) ? squash(words).startsWith(squash(text)) : squash(words) === squash(text);

/**
 * Returns the text next to a part: on the same line, or alone on the next line in that direction. Returns null if
 * another element stands between them.
 */
function beside(lines: readonly Line[], index: number, at: number, step: -1 | 1): Text | null {
  const { parts } = lines[index] ?? { parts: [] };
  for (let i = at + step; i >= 0 && i < parts.length; i += step) {
    const part = parts[i];
    if (isTextPiece(part) && part.text.trim() !== '') return part;
    if (!isTextPiece(part) && !(isGap(part) && part.apart < Apart.Cell)) return null;
  }
  const next = lines[index + step];
  const words = next?.kind === 'flow' ? contentOf(next) : [];
  const [only] = words;
  return words.length === 1 && isTextPiece(only) && !next?.prefix.startsWith('#') ? only : null;
}

/** In lines with more parts than this, alternative texts are not compared with the parts beside them. */
const MANY_PARTS = 300;

/** Removes the alternative text of a picture if all its words stand on the same line or on an adjacent one. */
function dropAlts(lines: readonly Line[]): void {
  const known = new Map<El | Text, string[]>();
  lines.forEach((line, i) => {
    if (line.parts.length > MANY_PARTS) return;
    for (const part of line.parts) {
      if (!isTextPiece(part) || !part.alt) continue;
      const missing = new Set(wordsOf(unmarked(part.text)));
      for (const other of partsBeside(lines, i, part)) {
        if (missing.size === 0) break;
        if (other === part || isGap(other) || (isTextPiece(other) && other.alt)) continue;
        let words = known.get(other);
        if (!words) known.set(other, (words = wordsOf(unmarked(textOf(other)))));
        for (const word of words) missing.delete(word);
      }
      if (missing.size > 0) continue;
      part.text = '';
      known.delete(part);
    }
  });
}

/** Returns the words of a text, or the name of an element. */
const textOf = (part: El | Text): string => (isEl(part) ? part.name : part.text);

/** Returns the parts of the line and of both adjacent lines. In a table row, returns the parts of the same cell. */
function partsBeside(lines: readonly Line[], i: number, part: Text): Line['parts'] {
  const parts: Line['parts'] = lines[i]?.parts ?? [];
  const borders = parts.map(isBorder);
  if (!borders.includes(true)) return [lines[i - 1], lines[i], lines[i + 1]].flatMap((line) => line?.parts ?? []);
  const at = parts.indexOf(part);
  const to = borders.indexOf(true, at);
  return parts.slice(borders.lastIndexOf(true, at) + 1, to < 0 ? undefined : to);
}

/** Removes the name of a region if the heading that follows repeats it. */
function dropRegionNames(lines: readonly Line[]): void {
  lines.forEach((line, i) => {
    if (!line.region?.name) return;
    const name = squash(line.region.name);
    const near = lines
      .slice(i + 1, i + 4)
      .flatMap(contentOf)
      .some((part) => squash(textOf(part)) === name);
    if (near) line.region.name = '';
  });
}

/**
 * Removes separators between elements, since brackets already separate them. `/` and `›` stay because they express a
 * hierarchy, and so does a separator among text, which may be a value such as the `-` of an empty field.
 */
function dropSeparators(lines: readonly Line[]): void {
  lines.forEach((line, i) => {
    if (isBar(line) && [line, lines[i - 1], lines[i + 1]].some((near) => near?.parts.some(isEl) && isBar(near)))
      line.parts = line.parts.filter((part) => !isTextPiece(part) || !/^\s*[|•·,-]\s*$/u.test(part.text));
  });
}

/** An element with a longer name keeps a line of its own. */
const LONG_NAME = 100;
/** When a bar is longer than this, the next element starts a new line, so that a part of the bar can be requested. */
const FULL_BAR = 1000;

/**
 * Joins adjacent lines that hold only short elements, such as the links of a menu or the buttons of a toolbar, to bars,
 * but not the last button of a box with text to the first link of the next box.
 */
function joinElements(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  let bar: Line | null = null;
  let shape = '';
  let endsText = false;
  let length = 0;
  lines.forEach((line, i) => {
    const { edge, margin, parts } = line;
    const next = lines[i + 1];
    const before = shape;
    shape = shapeOf(parts.filter(isEl), 0);
    if (!isBar(line)) {
      bar = null;
      out.push(line);
      return;
    }
    if (
      bar?.margin === margin &&
      // Two lines with the same several roles are items, each with its own actions.
      !(shape === before && new Set(shape.split(' ')).size > 1) &&
      !(edge && (endsText || (next && !next.edge && !isBar(next))))
    ) {
      bar.parts.push(gap(Apart.Space));
    } else {
      endsText = !bar && !edge && lines[i - 1]?.kind === 'flow';
      bar = null;
    }
    for (const part of parts) {
      if (!bar || (length > FULL_BAR && isEl(part))) {
        out.push((bar = { ...line, prefix: '', parts: [] }));
        length = 0;
      }
      bar.parts.push(part);
      length += sizeOf(part);
    }
  });
  return out;
}

function isBar({ kind, raw, cells, prefix, parts }: Line): boolean {
  if (kind !== 'flow' || raw || cells !== 0 || (prefix !== '' && prefix !== '- ')) return false;
  return parts.every((part) =>
    isEl(part)
      ? part.name.length <= LONG_NAME && !part.container && part.role !== 'hover' && part.node.display !== Display.Row
      : isGap(part)
        ? !isBorder(part)
        : !part.alt && SEPARATOR.test(part.text),
  );
}

/** Matches white space or a character that separates the links of a menu or a path. */
const SEPARATOR = /^\s*[/|>›»•·,-]?\s*$/u;
