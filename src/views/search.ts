import { isEl, isTextPiece } from './text/pieces.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { endsWithWord, literal, oneLine, startsWithWord } from '../standards/characters.ts';
import { lineUp } from '../tree/lineUp.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { treeFor } from '../tree/withoutTyped.ts';
import { frontOf } from './scope.ts';
import { shownValue } from './controlWords.ts';
import type { SearchMatch, SearchOptions, SearchResult } from './searchTypes.ts';
import { stateWords } from './text/stateWords.ts';
import { hint } from './text/hint.ts';
import { contentOf } from './text/lines.ts';
import type { Line } from './text/lines.ts';
import { cutLine } from './text/escape.ts';
import { linesUnder, PLAIN_STYLE } from './text/excerpts.ts';
import type { El, Text } from './text/pieces.ts';
import { writeLine } from './text/writeLine.ts';
import type { Style } from './text/writeLine.ts';
import { within } from './jsonBudget.ts';
import { linearPattern } from './linearPattern.ts';
import { badOption } from '../standards/errors.ts';

const DEFAULT_LIMIT = 20;
/** The largest number of characters of a line. */
const MAX_LINE = 200;

/**
 * Finds elements and text. Matches of whole words come first, then beginnings of words, then parts of words; matches in
 * names come before others. The query is words that must all occur, a glob (`*`, `?`), a regular expression (`/…/i`),
 * or `tag:contains('text')`. An empty query finds everything with the given role or state.
 *
 * @throws DomToolError `bad_option` for an invalid regular expression, or one that cannot be matched in linear time.
 */
export function search(tree: SnapshotTree, query: string, options: SearchOptions = {}): SearchResult {
  const all = find(tree, query, options);
  return within(options.maxTokens, all.shown, (count) => firstOf(all, count));
}

const firstOf = (all: SearchResult, count: number): SearchResult => ({
  ...all,
  shown: count,
  matches: all.matches.slice(0, count),
});

function find(
  tree: SnapshotTree,
  query: string,
  options: SearchOptions,
  isNew: Style['isNew'] = PLAIN_STYLE.isNew,
): SearchResult {
  const matcher = matcherOf(query);
  const { limit = DEFAULT_LIMIT } = options;
  const style = { ...PLAIN_STYLE, includeValues: options.includeValues ?? false, focusId: tree.focusId, isNew };
  const root = frontOf(treeFor(tree, options.includeValues), options.behindModal);
  // A line may contain many matches.
  const lines = new Map<Line, string>();
  const writtenOf = (line: Line): string => {
    const written = lines.get(line) ?? writeLine(line, style);
    lines.set(line, written);
    return written;
  };
  const titles = new Titles(root);
  const found: { line: Line; hit: Hit }[] = [];
  for (const line of linesUnder(root)) {
    for (const hit of hitsIn(line, matcher, options, tree.focusId)) found.push({ line, hit });
    if (isTitle(line)) titles.add(line, writtenOf(line));
  }
  const matches = found
    .sort((x, y) => x.hit.rank - y.hit.rank)
    .slice(0, limit)
    .map(({ line, hit: { part } }): SearchMatch => {
      const written = writtenOf(line);
      const under = titles.over(part.node, written);
      return {
        ...identify(part),
        line: marked(around(written, part, matcher), part, matcher),
        ...(under && { under: cutLine(under, 100) }),
      };
    });
  const { hiddenElements: hidden } = tree;
  return { query, found: found.length, shown: matches.length, ...(hidden && { hidden }), matches };
}

/** The written headings and regions of a page. Finds the one that a node belongs to. */
class Titles {
  readonly #parents = new Map<TreeNode, TreeNode>();
  readonly #written = new Map<TreeNode, string>();
  /** The places of each node and of its last descendant in document order. */
  readonly #spans = new Map<TreeNode, { readonly at: number; end: number }>();
  readonly #headings: TreeNode[] = [];
  /** For each node that was asked about: the title among what is beside it, or else the element around it. */
  readonly #beside = new Map<TreeNode, TreeNode>();

  constructor(root: TreeNode) {
    const { nodes, parents } = lineUp(root);
    nodes.forEach((node, i) => {
      this.#spans.set(node, { at: i, end: i });
      const parent = nodes[parents[i] ?? -1];
      if (parent) this.#parents.set(node, parent);
    });
    for (const node of [...nodes].reverse()) {
      const parent = this.#parents.get(node);
      if (parent) this.#span(parent).end = Math.max(this.#span(parent).end, this.#span(node).end);
    }
  }

  add(line: Line, written: string): void {
    const { region } = line;
    const isBold = isBoldLine(line);
    let node = region ? region.node : (contentOf(line)[0]?.node ?? null);
    while (!region && node && (isBold ? isOnlyChild(node, this.#parents.get(node)) : node.role !== 'heading'))
      node = this.#parents.get(node) ?? null;
    if (!node || this.#written.has(node)) return;
    this.#written.set(node, written);
    if (!region) this.#headings.push(node);
  }

  /**
   * Returns the heading before the node, or the only heading in the same container, unless it is in another item of the
   * same list, or else the region around the node. Returns '' if there is none. A bold line is a heading only of what
   * is beside it.
   *
   * @param own The written line of the node, which is not its own title.
   */
  over(node: TreeNode, own: string): string {
    for (
      let child = node, around = this.#parents.get(node);
      around;
      child = around, around = this.#parents.get(around)
    ) {
      const title = this.#beside.get(child) ?? this.#titleBeside(child, around);
      this.#beside.set(child, title);
      const written = this.#written.get(title);
      if (written && written !== own) return written;
    }
    return '';
  }

  /** Returns the title for a child among what is beside it in the element around it, or else that element. */
  #titleBeside(child: TreeNode, around: TreeNode): TreeNode {
    const { at, end } = this.#span(around);
    const inside = this.#headings
      .filter((heading) => this.#span(heading).at > at && this.#span(heading).at <= end)
      .sort((a, b) => this.#span(a).at - this.#span(b).at);
    let before: TreeNode | undefined;
    let only: TreeNode | undefined;
    for (let next = 0; next < inside.length;) {
      const branch = this.#branch(inside[next] as TreeNode, around);
      const tags = new Map<string, number>();
      const first = next;
      for (let one = inside[next]; one && this.#span(one).at <= this.#span(branch).end; one = inside[++next])
        tags.set(one.tag, (tags.get(one.tag) ?? 0) + 1);
      if (branch === child) continue;
      const isItem = branch.tag === child.tag && branch.role === child.role;
      // The headings of a list of items belong to the items.
      const isOwn = (heading: TreeNode): boolean =>
        heading === branch || (heading.role === 'heading' && !isItem && tags.get(heading.tag) === 1);
      const title = inside.slice(first, next).filter(isOwn).at(-1);
      if (this.#span(branch).at < this.#span(child).at) before = title ?? before;
      else only ??= title;
    }
    return before ?? (inside.length === 1 ? only : undefined) ?? around;
  }

  #span(node: TreeNode): { readonly at: number; end: number } {
    return this.#spans.get(node) as { at: number; end: number };
  }

  /** Returns the child of `outer` that contains `inner`. */
  #branch(inner: TreeNode, outer: TreeNode): TreeNode {
    let at = inner;
    for (let next = this.#parents.get(at); next && next !== outer; next = this.#parents.get(at)) at = next;
    return at;
  }
}

/** Writes the matches as lines of the text view, grouped below their headings or regions. */
export function searchText(
  tree: SnapshotTree,
  query: string,
  options: SearchOptions = {},
  isNew: Style['isNew'] = PLAIN_STYLE.isNew,
): string {
  const all = find(tree, query, options, isNew);
  return within(options.maxTokens, all.shown, (count) => write(firstOf(all, count)));
}

function write({ found, shown, hidden, matches }: SearchResult): string {
  const out = [`${found} found, showing ${shown}${hidden ? ` · ${hidden} hidden elements not searched` : ''}`];
  let under: string | undefined = '';
  let last = '';
  for (const match of matches) {
    if (match.under !== under && match.under) out.push(match.under);
    if (match.line !== last || match.under !== under) out.push(match.line);
    under = match.under;
    last = match.line;
  }
  return `${out.join('\n')}\n`;
}

const isTitle = (line: Line): boolean => line.kind === 'region' || line.prefix.startsWith('#') || isBoldLine(line);

/** Tells whether nothing but bold text stands on the line, as in the title of a card. */
const isBoldLine = (line: Line): boolean =>
  line.kind === 'flow' &&
  !line.prefix &&
  contentOf(line).every(({ kind, node }) => kind === 'text' && BOLD.test(node.tag));
const BOLD = /^(?:b|strong)$/;

const isOnlyChild = (node: TreeNode, parent: TreeNode | undefined): boolean =>
  parent?.children.every((child) => child === node || child === ' ') === true;

/** How well a text matches, from whole words to not at all. */
const enum Fit {
  Whole,
  Beginning,
  Part,
  None,
}

interface Matcher {
  readonly tag: string;
  readonly fit: (text: string) => Fit;
  readonly isEmpty: boolean;
  /** Matches the words to mark in a text. */
  readonly pattern: RegExp | null;
}

/** A part of a line that matches. Better matches have a lower rank, and names come before other words. */
interface Hit {
  readonly part: El | Text;
  readonly rank: number;
}

/** A longer query could be nested too deep for the stack. */
const MAX_QUERY = 5000;

function matcherOf(query: string): Matcher {
  if (query.length > MAX_QUERY) throw badOption(`search: the query is longer than ${MAX_QUERY} characters`);
  const contains = /^([a-z][\w-]*)?:contains\((['"]?)(.*)\2\)$/iu.exec(query.trim());
  const expression = /^\/(.+)\/([imsu]*)$/su.exec(query.trim());
  if (contains) return wordsMatcher([contains[3] ?? ''].filter(Boolean), (contains[1] ?? '').toLowerCase());
  if (expression) return patternMatcher(linearPattern(expression[1] ?? '', expression[2] ?? '', query), null);
  if (/[*?]/u.test(query.replace(/\?\s*$/u, '')))
    return patternMatcher(linearPattern(globPattern(query), 'isu', query), anyOf(query.split(/[*?]+/u)));
  return wordsMatcher(query.split(/\s+/u).filter(Boolean), '');
}

/** Writes a glob as a regular expression. */
const globPattern = (query: string): string =>
  query
    .split(/([*?])/u)
    .map((part) => (part === '*' ? '.*' : part === '?' ? '.' : literal(part)))
    .join('');

/** Returns a pattern that matches any of the texts, or null if there are none. */
function anyOf(texts: readonly string[]): RegExp | null {
  const parts = texts.filter(Boolean).map(literal);
  return parts.length > 0 ? new RegExp(parts.join('|'), 'gi') : null;
}

const wordsMatcher = (words: readonly string[], tag: string): Matcher => ({
  tag,
  isEmpty: words.length === 0,
  fit: (text) => Math.max(Fit.Whole, ...words.map((word) => fitOf(text.toLowerCase(), word.toLowerCase()))),
  pattern: anyOf(words),
});

/** @param pattern The words to mark. It is null for the caller's regular expressions, which only run in linear form. */
const patternMatcher = (matches: (text: string) => boolean, pattern: RegExp | null): Matcher => ({
  tag: '',
  isEmpty: false,
  fit: (text) => (matches(text) ? Fit.Whole : Fit.None),
  pattern,
});

/** Returns the best match of a word in a text. Both must be in lower case. */
function fitOf(text: string, word: string): Fit {
  let fit = Fit.None;
  for (let at = text.indexOf(word); at >= 0 && fit !== Fit.Whole; at = text.indexOf(word, at + 1)) {
    const isStart = !endsWithWord(text.slice(0, at));
    const isEnd = !startsWithWord(text.slice(at + word.length));
    fit = Math.min(fit, isStart ? (isEnd ? Fit.Whole : Fit.Beginning) : Fit.Part);
  }
  return fit;
}

/** Returns the elements of the line that match, or else its text if that matches. */
function hitsIn(line: Line, matcher: Matcher, options: SearchOptions, focusId: number): Hit[] {
  const hits: Hit[] = [];
  for (const part of line.parts) {
    if (!isEl(part)) continue;
    const rank = rankOf(part, matcher, options, focusId);
    if (rank < Infinity) hits.push({ part, rank });
  }
  if (hits.length || options.role || options.state || matcher.isEmpty) return hits;
  const texts = line.parts
    .filter((part) => isTextPiece(part))
    .filter(({ node }) => !matcher.tag || node.tag === matcher.tag);
  const [first] = texts;
  const fit = matcher.fit(oneLine(texts.map(({ text }) => text).join('')));
  if (!first || fit === Fit.None) return [];
  const part = texts.find(({ text }) => matcher.fit(oneLine(text)) === fit) ?? first;
  return [{ part, rank: 2 * fit + 1 }];
}

/** Returns the rank of an element, or Infinity if it does not match. */
function rankOf(
  { node, name, role: word }: El,
  matcher: Matcher,
  { role, state, includeValues = false }: SearchOptions,
  focusId: number,
): number {
  if (matcher.tag && node.tag !== matcher.tag) return Infinity;
  if (role && role !== node.role && role !== (word || 'link')) return Infinity;
  if (state && !stateWords(node, node.id === focusId).includes(state)) return Infinity;
  if (matcher.isEmpty) return role !== undefined || state !== undefined ? 0 : Infinity;
  const { placeholder, htmlId } = node.facts ?? {};
  const others = [hint(node), placeholder, htmlId, shownValue(node, includeValues), matcher.tag ? '' : word];
  const byName = matcher.fit(oneLine(name));
  const byAll = matcher.fit(oneLine([name, ...others].filter(Boolean).join(' ')));
  return Math.min(byName === Fit.None ? Infinity : 2 * byName, byAll === Fit.None ? Infinity : 2 * byAll + 1);
}

/** Puts `**` around the bracket of a matching element or around the matching words of a text. */
function marked(line: string, part: El | Text, { pattern }: Matcher): string {
  const plain = line.replace(/\*\*/gu, '\\*\\*');
  const own = markOf(part);
  // Brackets of other elements are not marked, and escape sequences are not split.
  return plain
    .split(TOKENS)
    .map((text, i) => {
      if (own) return isMarkOf(text, own) ? `**${text}**` : text;
      return i % 2 || !pattern ? text : text.replace(pattern, (words) => (words ? `**${words}**` : ''));
    })
    .join('');
}

/** Matches escaped characters and the brackets of elements. */
const TOKENS = /(\\+[^\\]|\[\d+(?:,\d+)*(?: (?:[^\]]|(?<=\\)\])*)?\])/u;

const identify = (hit: El | Text): Pick<SearchMatch, 'id' | 'role'> =>
  isEl(hit) ? { id: `${markOf(hit)}]`, role: hit.role || 'link' } : { id: `[${hit.node.id}]`, role: 'text' };

/** Returns the part of a long line around the match. It does not begin inside a bracket or a surrogate pair. */
function around(line: string, part: El | Text, { pattern }: Matcher): string {
  if (line.length <= MAX_LINE) return line;
  const own = markOf(part);
  const tokens = [...line.matchAll(new RegExp(TOKENS, 'gu'))].map(({ 0: text, index }) => ({ text, index }));
  const at = own ? tokens.find(({ text }) => isMarkOf(text, own))?.index : pattern && line.search(pattern);
  let start = Math.max(0, (at ?? 0) - CONTEXT_BEFORE);
  const next = tokens.find(({ text, index }) =>
    own ? index >= start && text[0] === '[' : index + text.length > start,
  );
  if (next && (own || next.index < start)) start = own ? next.index : next.index + next.text.length;
  return cutLine(start > 0 ? `…${line.slice(start).replace(/^[\udc00-\udfff]/, '')}` : line, MAX_LINE);
}
/** The number of characters that are kept before a match. */
const CONTEXT_BEFORE = 60;

/** Returns the beginning of an element's bracket, such as `[12`, or '' for a text. */
const markOf = (part: El | Text): string => (isEl(part) ? `[${part.ids.join(',')}` : '');

/** Tells whether a token of a line is the bracket that begins with `own`, such as `[12`. */
const isMarkOf = (token: string, own: string): boolean =>
  token.startsWith(own) && /^[ \]]/.test(token.slice(own.length));
