import { DomToolError } from '../standards/errors.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { cut } from '../standards/characters.ts';
import { frontOf } from './scope.ts';
import { shownValue } from './controlWords.ts';
import type { SearchMatch, SearchOptions, SearchResult } from './searchTypes.ts';
import { stateWords } from './text/stateWords.ts';
import { visible } from '../standards/pageText.ts';
import { hint } from './text/hint.ts';
import type { Line } from './text/lines.ts';
import { linesUnder, PLAIN_STYLE } from './text/excerpts.ts';
import type { El, Text } from './text/pieces.ts';
import { writeLine } from './text/writeLine.ts';
import type { Style } from './text/writeLine.ts';
import { within } from './jsonBudget.ts';

const LIMIT = 20;
const LINE = 200;
/** More of a line is not looked at. */
const SEARCHED = 4000;

/**
 * Finds elements and text by words that must all occur, by a glob (`*`, `?`), by a regular expression (`/…/i`), or by
 * `tag:contains('text')`. An empty query finds everything with the given role or state.
 *
 * @throws DomToolError `bad_option` for an invalid regular expression.
 */
export function search(tree: SnapshotTree, query: string, options: SearchOptions = {}): SearchResult {
  const all = find(tree, query, options);
  return within(options.maxTokens, all.shown, (most) => firstOf(all, most));
}

const firstOf = (all: SearchResult, most: number): SearchResult => ({
  ...all,
  shown: most,
  matches: all.matches.slice(0, most),
});

function find(
  tree: SnapshotTree,
  query: string,
  options: SearchOptions,
  isNew: Style['isNew'] = PLAIN_STYLE.isNew,
): SearchResult {
  const matcher = matcherOf(query);
  const { limit = LIMIT } = options;
  const style = { ...PLAIN_STYLE, includeValues: options.includeValues ?? false, focusId: tree.focusId, isNew };
  const matches: SearchMatch[] = [];
  let found = 0;
  let under = '';
  for (const line of linesUnder(frontOf(tree, options.behindModal))) {
    const hits = hitsIn(line, matcher, options, tree.focusId);
    const written = hits.length || isTitle(line) ? writeLine(line, style) : '';
    for (const hit of hits) {
      if (found++ < limit)
        matches.push({
          ...identify(hit),
          line: around(written, hit),
          ...(under && under !== written ? { under: cut(under, 100) } : {}),
        });
    }
    if (isTitle(line)) under = written;
  }
  return { query, found, shown: matches.length, matches };
}

/** The same as lines of the text view, each group of them under the heading or region that it stands under. */
export function searchText(
  tree: SnapshotTree,
  query: string,
  options: SearchOptions = {},
  isNew: Style['isNew'] = PLAIN_STYLE.isNew,
): string {
  const all = find(tree, query, options, isNew);
  return within(options.maxTokens, all.shown, (most) => write(firstOf(all, most)));
}

function write({ found, shown, matches }: SearchResult): string {
  const out = [`${found} found, showing ${shown}`];
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

const isTitle = (line: Line): boolean => line.kind === 'region' || line.prefix.startsWith('#');

interface Matcher {
  readonly tag: string;
  readonly matches: (text: string) => boolean;
  readonly isEmpty: boolean;
}

function matcherOf(query: string): Matcher {
  const contains = /^([a-z][\w-]*)?:contains\((['"]?)(.*)\2\)$/iu.exec(query.trim());
  const expression = /^\/(.+)\/([imsu]*)$/su.exec(query.trim());
  if (contains) return wordsMatcher(contains[3] ?? '', (contains[1] ?? '').toLowerCase());
  if (expression) return patternMatcher(expression[1] ?? '', expression[2] ?? '', query);
  if (/[*?]/u.test(query.replace(/\?\s*$/u, ''))) {
    return patternMatcher(
      query
        .replace(/[.+^${}()|[\]\\]/gu, '\\$&')
        .replace(/\*/gu, '.*')
        .replace(/\?/gu, '.'),
      'i',
      query,
    );
  }
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return {
    tag: '',
    isEmpty: words.length === 0,
    matches: (text) => words.every((word) => text.toLowerCase().includes(word)),
  };
}

const wordsMatcher = (words: string, tag: string): Matcher => ({
  tag,
  isEmpty: words === '',
  matches: (text) => text.toLowerCase().includes(words.toLowerCase()),
});

function patternMatcher(source: string, flags: string, query: string): Matcher {
  try {
    const pattern = new RegExp(source, flags);
    return { tag: '', isEmpty: false, matches: (text) => pattern.test(text.slice(0, SEARCHED)) };
  } catch {
    throw new DomToolError('bad_option', `search: ${JSON.stringify(query)} is not a regular expression`);
  }
}

/** What matches on the line: its elements; where none does, its text. */
function hitsIn(line: Line, matcher: Matcher, options: SearchOptions, focusId: number): (El | Text)[] {
  const els = line.parts.filter((part) => part.kind === 'el').filter((el) => elMatches(el, matcher, options, focusId));
  if (els.length || options.role || options.state || matcher.isEmpty) return els;
  const texts = line.parts
    .filter((part) => part.kind === 'text')
    .filter(({ node }) => !matcher.tag || node.tag === matcher.tag);
  const [first] = texts;
  return first && matcher.matches(visible(texts.map(({ text }) => text).join('')))
    ? [texts.find(({ text }) => matcher.matches(visible(text))) ?? first]
    : [];
}

function elMatches(
  el: El,
  matcher: Matcher,
  { role, state, includeValues = false }: SearchOptions,
  focusId: number,
): boolean {
  const { node } = el;
  if (matcher.tag && node.tag !== matcher.tag) return false;
  if (role && role !== node.role && role !== (el.role || 'link')) return false;
  const states = stateWords(node, node.id === focusId);
  if (state && !states.includes(state)) return false;
  if (matcher.isEmpty) return role !== undefined || state !== undefined;
  const words = [
    el.name,
    hint(node),
    node.facts?.placeholder,
    node.facts?.htmlId,
    shownValue(node, includeValues),
    matcher.tag ? '' : el.role,
  ];
  return matcher.matches(visible(words.filter(Boolean).join(' ')));
}

const identify = (hit: El | Text): Pick<SearchMatch, 'id' | 'role'> =>
  hit.kind === 'el'
    ? { id: `[${hit.ids.join(',')}]`, role: hit.role || 'link' }
    : { id: `[${hit.node.id}]`, role: 'text' };

/** The part of a long line in which the match is. */
function around(line: string, hit: El | Text): string {
  if (line.length <= LINE) return line;
  const at =
    hit.kind === 'el' ? line.indexOf(`[${hit.ids.join(',')}`) : line.indexOf(visible(hit.text).trim().slice(0, 40));
  let start = Math.max(0, at - 60);
  // It begins with a whole mark.
  if (hit.kind === 'el') start += line.slice(start, at + 2).search(/\[\d/u);
  return cut(start > 0 ? `…${line.slice(start)}` : line, LINE);
}
