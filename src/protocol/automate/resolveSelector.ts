import { isString } from '../../standards/values.ts';
import { isOwn } from '../../dom/own.ts';
import { describe } from '../../schema.ts';
import { parseNodeId } from '../../schema.ts';
import type { DomSnapshot } from '../../snapshot/DomSnapshot.ts';
import { selectAll } from '../../snapshot/selectElements.ts';
import { DomToolError } from '../../standards/errors.ts';
import { folded, literal } from '../../standards/characters.ts';
import { Flag, has, type TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { readWords, wordsIn, type WordSpan } from '../../tree/wordsIn.ts';
import { usedAs } from '../../views/controlWords.ts';
import type { NodeId } from '../../schema.ts';

/**
 * A selector of elements: a number; CSS, with `:contains('text')`, and with ` >>> ` to enter shadow roots and frames;
 * `text=Save`; `role=button[name="Save"]`; or one of the objects.
 */
export type Selector =
  | NodeId
  | { readonly css: string }
  | { readonly text: string }
  | { readonly role: string; readonly name?: string }
  | { readonly nodeId: NodeId };

/**
 * Finds the elements that a selector matches, in document order. Texts and names are compared without regard to case
 * and white space. If any are equal to the given one, only these match, otherwise those that contain it. Of nested
 * elements with the same text, the innermost matches.
 * @throws DomToolError `bad_selector`
 */
export function resolve(snapshot: DomSnapshot, selector: Selector): Element[] {
  const query = read(selector);
  const { registry } = snapshot.parts;
  const elements = (nodes: readonly TreeNode[]): Element[] =>
    nodes.map(({ id }) => registry.element(id)).filter((el) => el !== null);
  if ('nodeId' in query) {
    const el = registry.element(parseNodeId(query.nodeId) ?? -1);
    return el ? [el] : [];
  }
  if ('css' in query && query.css) {
    return [...new Set(selectAll(query.css, snapshot.roots))].filter((el) => !isOwn(el));
  }
  if ('text' in query && query.text) return elements(withText(snapshot, query.text));
  if ('role' in query && query.role) return elements(withRole(snapshot, query.role, query.name));
  throw new DomToolError(
    'bad_selector',
    `${describe(selector)} is not a selector; use one of CSS, text=…, role=…[name="…"] or a number`,
  );
}

/** Returns the target to ask the joined frames for: the number of their first matching node, or the CSS selector. */
export function remoteMatch(snapshot: DomSnapshot, selector: Selector): NodeId {
  const query = read(selector);
  if ('nodeId' in query) return query.nodeId;
  if ('css' in query) return query.css;
  const nodes = 'text' in query ? withText(snapshot, query.text) : withRole(snapshot, query.role, query.name);
  return nodes.find(({ id }) => snapshot.parts.remote?.(id))?.id ?? -1;
}

function read(selector: Selector): Exclude<Selector, NodeId> {
  if (typeof selector === 'object' && (selector as object | null)) {
    const isKnown = /^(?:css|text|(?:name )?role|nodeId)$/.test(Object.keys(selector).sort().join(' '));
    const isOfItsKind = ([name, value]: [string, unknown]): boolean =>
      name === 'nodeId' ? parseNodeId(value) !== null : isString(value);
    return isKnown && Object.entries(selector).every(isOfItsKind) ? selector : { css: '' };
  }
  if (parseNodeId(selector) !== null) return { nodeId: selector as NodeId };
  const text = isString(selector) ? selector.trim() : '';
  const [, kind, rest = ''] = /^(css|text|role)=([^]*)$/.exec(text) ?? [];
  if (kind === 'text') return { text: unquoted(rest.trim()) };
  if (kind !== 'role') return { css: kind ? rest : text };
  const [, role, name] = /^([\w-]+)(?:\[name=([^]*)\])?$/.exec(rest.trim()) ?? [];
  return { role: role ?? '', ...(name === undefined ? {} : { name: unquoted(name) }) };
}

const unquoted = (text: string): string =>
  /^(["'])[^]*\1$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;

function withRole({ tree }: DomSnapshot, role: string, name: string | undefined): TreeNode[] {
  const all = preorder(tree.root).filter(
    (node) => node.role === role || (has(node, Flag.Interactive) && usedAs(node) === role),
  );
  return name === undefined ? all : closestMatches(all, folded(name), (node) => node.name || wordsIn(node));
}

/** The largest number of characters of a text to find. Engines refuse a regular expression of any length. */
const MAX_TEXT = 10_000;

/**
 * Returns the innermost elements that show the text. The words of the page are read only once, as one text.
 * @throws DomToolError `bad_selector` for a text that is too long
 */
function withText({ tree }: DomSnapshot, text: string): TreeNode[] {
  const expected = folded(text);
  if (expected.length > MAX_TEXT)
    throw new DomToolError('bad_selector', `the text to find must have at most ${MAX_TEXT} characters`);
  const spans: WordSpan[] = [];
  const words = readWords(tree.root, Infinity, undefined, spans);
  // Looks ahead, so that matches may overlap.
  const pattern = new RegExp(`(?=(${literal(expected).replace(/ /g, '\\s+')}))`, 'gi');
  const matches = [...words.matchAll(pattern)];
  const out: TreeNode[] = [];
  let innermost = Infinity;
  let end = Infinity;
  // Backwards, so that descendants come before their ancestors, and no element begins after the one before it.
  for (const { node, from, to } of spans.reverse()) {
    for (let match = matches.at(-1); match && match.index >= from; match = matches.at(-1)) {
      end = match.index + (match[1] as string).length;
      matches.pop();
    }
    if (end > to || innermost < to) continue;
    innermost = from;
    out.push(node);
  }
  return closestMatches(out.reverse(), expected, (node) => wordsIn(node, Infinity));
}

function closestMatches(nodes: readonly TreeNode[], expected: string, words: (node: TreeNode) => string): TreeNode[] {
  const equal = nodes.filter((node) => folded(words(node)) === expected);
  return equal.length ? equal : nodes.filter((node) => folded(words(node)).includes(expected));
}
