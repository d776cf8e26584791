import { collapseSpace, cut, endsWithWord, startsWithWord, wordsOf } from '../../standards/characters.ts';
import { shownValue } from '../controlWords.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { ROLE_WORDS, stateWords } from './stateWords.ts';
import {
  escapeAddress,
  escapeName,
  escapePlainName,
  escapeRaw,
  escapeStart,
  escapeText,
  quotedValue,
} from './escape.ts';
import { beginsMarked } from './inlineMarks.ts';
import { hint } from './hint.ts';
import type { Line } from './lines.ts';
import { Apart, isBorder, isEl, isGap, isPlain, isTextPiece } from './pieces.ts';
import type { El, Region, Text } from './pieces.ts';
import { boxesApart, saysNothing } from './compareWords.ts';

/** The options that decide how lines are written. */
export interface Style {
  readonly includeValues: boolean;
  readonly urls: boolean;
  /** Whether all options of a select are written, however many there are. */
  readonly expand: boolean;
  readonly focusId: number;
  /** Tells whether the previous view had no element with this number. */
  readonly isNew: (id: number) => boolean;
}

/** Returns the text of a line, without its line break. */
export function writeLine(line: Line, style: Style): string {
  if (line.kind === 'fence') return '```';
  if (line.kind === 'note' || line.kind === 'page') return line.prefix;
  if (line.region) return writeRegion(line.region);
  const words = line.raw
    ? writeParts(line, style, escapeRaw).trimEnd()
    : withSingleSpaces(writeParts(line, style, escapeText).trim());
  // A line that was preformatted may begin with white space.
  const first = line.parts.find((part) => !isGap(part) || isBorder(part));
  const begins = !line.prefix && !line.cells && !line.raw && isTextPiece(first) && !beginsMarked(first.text);
  return line.margin + line.prefix + '| '.repeat(line.cells) + (begins ? escapeStart(words) : words);
}

const withSingleSpaces = (text: string): string => (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text);

function writeParts(
  { parts, within }: Pick<Line, 'parts' | 'within'>,
  style: Style,
  escape: (text: string) => string,
): string {
  // A line may have a hundred thousand parts, so only the last string of the output is examined again.
  const out: string[] = [];
  let run = '';
  const write = (words: string): void => {
    if (run) out.push(escape(run));
    run = '';
    if (words) out.push(words);
  };
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Line['parts'][number];
    if (isTextPiece(part) && part.own) {
      write(part.text);
    } else if (isTextPiece(part) && part.onHover !== undefined) {
      write('');
      const where = part.onHover === part.node.id ? '' : ` ${part.onHover}`;
      write(`${out.length ? ' ' : ''}(on hover${where}: ${escape(collapseSpace(part.text))}) `);
    } else if (isTextPiece(part)) {
      const kind = part.node.tag === 'abbr' ? '' : 'image ';
      const words = part.alt && part.text ? ` (${kind}${collapseSpace(part.text)})${kind && ' '}` : part.text;
      const before = parts[i - 1];
      if (OWN_WORDS.test(words)) run += words.replace(OWN_WORDS, '$1\\$2');
      else run += isEl(before) && before.role && startsWithWord(words) ? ` ${words}` : words;
    } else if (isEl(part)) {
      write('');
      const last = endOf(out);
      // A space keeps a backslash of the page from escaping the bracket, and separates a control from a word.
      if (last.endsWith('\\') || (part.role && endsWithWord(last))) out.push(' ');
      out.push(writeElement(part, style, within));
    } else if (part.apart === Apart.Cell) {
      write(` ${'| '.repeat(Math.max(1, part.cells))}`);
    } else if (part.apart === Apart.Space && part.prefix) {
      write(part.prefix);
    } else if (part.apart > Apart.Box || (part.apart === Apart.Box && boxesApart(parts[i - 1], parts[i + 1]))) {
      run += ' ';
    }
  }
  write('');
  return out.join('');
}

/** Returns the last written words. Removes the space between two brackets, since `][` is a single token. */
function endOf(out: string[]): string {
  const last = out.at(-1) ?? '';
  if (!last.endsWith(' ')) return last;
  const words = last.replace(/ +$/, '');
  if (!(words || out.at(-2) || '').endsWith(']')) return last;
  out.pop();
  if (words) out.push(words);
  return words || (out.at(-1) ?? '');
}

/** Returns a single text as it is written in a line. */
export const writeText = (text: Text, style: Style): string =>
  writeParts({ parts: [text], within: '' }, style, escapeText).trim();

/** Matches text of the page that looks like the view's own words: a ditto mark, `(selected)` or `(sorted …)`. */
const OWN_WORDS = /(^\s*|\s)("\s*$|\((?:selected|sorted (?:ascending|descending))\)\s*$)/;

/** Writes the line of a region, such as `@nav Categories`. */
const writeRegion = ({ region, name }: Region): string => {
  const words = escapeText(cut(collapseSpace(name), 80));
  return `@${region}${words ? ` ${words}` : ''}`;
};

/** Writes the bracket of an element, for instance `[12 button Save (disabled)]`. */
export function writeElement(el: El, style: Style, within = ''): string {
  const { node } = el;
  const name = escapeName(el.shown || !saysNothing(el.name) ? el.name : '');
  const { facts } = node;
  const states = stateWords(node, node.id === style.focusId);
  if (facts?.value && shownValue(node, style.includeValues) === null) states.unshift('filled');
  if (el.ids.some(style.isNew)) states.push('new');
  let out = `[${el.ids.join(',')}`;
  const words = name || (el.container || el.value || node.states?.valuenow !== undefined ? '' : hint(node));
  const plain = isPlain(el.role) || (within === 'menu' && el.role === 'menuitem');
  if (!plain || (words === name && needsRole(name))) out += ` ${el.role || 'link'}`;
  if (words) out += ` ${words}`;
  if (facts?.placeholder && !facts.value) out += placeholder(facts.placeholder, name);
  if (el.value) out += `=${NUMBER.test(el.value) ? el.value : quotedValue(el.value)}`;
  else if (facts || node.states) out += value(node, style);
  // A name must not look like one with an address.
  if (style.urls) out = out.replace(/ → /g, ' \\→ ');
  if (style.urls && facts?.href) out += ` → ${escapeAddress(facts.href)}`;
  if (states.length) out += ` (${states.join(' ')})`;
  return `${out}]`;
}

/** Tells whether a name without a role word before it could be taken for a number, a role or states. */
function needsRole(name: string): boolean {
  const first = name.charCodeAt(0);
  if (first > 64 && first < 91) return false;
  if (first > 96 && first < 123) return ROLE_WORDS.has(/^[a-z]+/.exec(name)?.[0] ?? '');
  return name === '' || /^\\?[\d(.,=…]/.test(name);
}

/** Writes the placeholder of an empty field, unless its name has all the words. */
function placeholder(text: string, name: string): string {
  const words = escapePlainName(text);
  const known = new Set(wordsOf(name));
  return wordsOf(words).some((word) => !known.has(word)) ? ` · ${words}` : '';
}

/** Writes the value of a control, with its range or options, after `=`. */
function value(node: TreeNode, style: Style): string {
  const { states } = node;
  const shown = shownValue(node, style.includeValues);
  const options = optionsOf(node, style);
  if (shown !== null)
    return NUMBER.test(shown) && !options ? `=${shown}${limitsOf(node)}` : `=${quotedValue(shown)}${options}`;
  if (states?.valuetext && !NUMBER.test(states.valuetext)) return `=${quotedValue(states.valuetext)}`;
  return states?.valuenow === undefined || node.tag === 'input'
    ? options && `=""${options}`
    : `=${states.valuenow}${limitsOf(node)}`;
}
/** Writes the range of a slider. Its default in HTML and ARIA is 0 to 100. */
function limitsOf({ role, states }: TreeNode): string {
  return role === 'slider' ? ` of ${states?.valuemin ?? 0}–${states?.valuemax ?? 100}` : '';
}

/** Writes the number of options, and their names if there are few. */
function optionsOf({ facts }: TreeNode, { expand }: Style): string {
  if (!facts?.optionCount) return '';
  const names = (facts.options ?? []).map((option) => escapePlainName(cut(option, 80))).join(' · ');
  return ` of ${facts.optionCount}${names && (names.length <= MAX_OPTIONS_LENGTH || expand) ? `: ${names}` : ''}`;
}
/** The names of options are written up to this number of characters. */
const MAX_OPTIONS_LENGTH = 60;

/** Matches a value that is written without quotation marks. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
