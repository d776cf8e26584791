import { isString } from '../standards/values.ts';
import { keptOf } from '../tree/distill.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { isOpaque, separatesWords } from '../tree/keep.ts';
import { Flag, NodeKind, has } from '../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../tree/TreeNode.ts';
import { composedChildren, preorder } from '../tree/lineUp.ts';
import { cut, oneLine } from '../standards/characters.ts';
import { frontOf, isOffscreen, toolNames } from './scope.ts';
import { ident } from '../standards/pageText.ts';
import { wordSet } from '../standards/words.ts';
import { givenRole, shownValue, usedAs } from './controlWords.ts';
import { fits, within } from './jsonBudget.ts';

/** The options of `skeletonDom`. */
export interface SkeletonOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /**
   * The approximate number of tokens at most. Text outside the viewport is removed first, then the last elements there,
   * then the last elements of the page.
   */
  maxTokens?: number;
  /** Include content behind a modal dialog (default: false). */
  behindModal?: boolean;
}

/**
 * Writes the structure of the page as HTML: the elements that flattening keeps, with `data-llm-id` on interactive ones.
 * It is written from the snapshot, so no attribute is added to the page itself.
 */
export function skeletonDom(tree: SnapshotTree, options: SkeletonOptions = {}): string {
  const root = frontOf(tree, options.behindModal);
  const { maxTokens = Infinity } = options;
  const offscreen = new Set<TreeNode>();
  const notes = [
    root !== tree.root && tree.modal && `<!-- behind the dialog: ${tree.modal.behind} elements -->`,
    tree.hiddenElements > 0 && `<!-- hidden: ${tree.hiddenElements} elements -->`,
    tree.tools && `<!-- page tools: ${escapeHtml(toolNames(tree.tools))} -->`,
  ]
    .filter(Boolean)
    .join('');
  const make = (max: number, maxOffscreen: number): string =>
    write(root, options, offscreen, max, maxOffscreen) + notes;
  let out = make(Infinity, Infinity);
  if (fits(out, maxTokens)) return out;
  const nodes = preorder(root);
  for (const node of nodes) if (isOffscreen(tree.geometry, node.id)) offscreen.add(node);
  out = within(maxTokens, offscreen.size, (max) => make(Infinity, max));
  return fits(out, maxTokens) ? out : within(maxTokens, nodes.length, (max) => make(max, 0));
}

/** An element whose content is being written. */
interface Level {
  readonly node: TreeNode;
  readonly parts: readonly TreeChild[];
  at: number;
  /** What is written after the content. */
  readonly end: string;
  /** Whether the texts directly in the element are left out. */
  readonly silent: boolean;
}

/**
 * Writes the elements under `root`.
 *
 * @param offscreen The elements whose own text is left out because they are outside the viewport.
 * @param max The largest number of elements.
 * @param maxOffscreen The largest number of elements of `offscreen`.
 */
function write(
  root: TreeNode,
  options: SkeletonOptions,
  offscreen: ReadonlySet<TreeNode>,
  max: number,
  maxOffscreen: number,
): string {
  let out = '';
  let elements = 0;
  let offscreenElements = 0;
  let omitted = 0;
  const kept = keptOf(root);
  const stack: Level[] = [level(root, '', false)];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const part = top.parts[top.at++];
    if (part === undefined) {
      stack.pop();
      out += top.end;
    } else if (isString(part)) {
      if (!top.silent) out += escapeHtml(part);
    } else if (!has(part, Flag.AriaHidden)) {
      // The body of a frame is written if it is an editor.
      const isKept = kept.has(part) && (part.kind === NodeKind.Element || has(part, Flag.Interactive));
      const isOutside = offscreen.has(part);
      const isOmitted = isKept && (elements >= max || (isOutside && offscreenElements >= maxOffscreen));
      if (isOmitted) omitted++;
      if (!isKept || isOmitted) {
        stack.push(level(part, separatesWords(part) ? ' ' : '', isOmitted || top.silent || isOutside));
        continue;
      }
      elements++;
      if (isOutside) offscreenElements++;
      out += openTag(part, options);
      if (!VOID.has(part.tag)) stack.push(level(part, `</${ident(part.tag)}>`, isOutside));
    }
  }
  const note = omitted ? `<!-- ${omitted} elements left out -->` : '';
  return out.replace(/\s+/gu, ' ').replace(/> </gu, '><').trim() + note;
}

const level = (node: TreeNode, end: string, silent: boolean): Level => ({
  node,
  parts: partsOf(node),
  at: 0,
  end,
  silent,
});

function partsOf(node: TreeNode): readonly TreeChild[] {
  if (node.kind === NodeKind.Marker) return [node.facts?.marker ?? ''];
  return isOpaque(node) && !node.frame ? [] : composedChildren(node);
}

/** Elements without content, which have no end tag. */
const VOID = wordSet('input img hr embed area');

function openTag(node: TreeNode, { includeValues = false }: SkeletonOptions): string {
  const interactive = has(node, Flag.Interactive);
  const { facts, states } = node;
  const implied = node.tag === 'a' || node.tag === 'button' || isOpaque(node);
  const role = interactive && !implied ? usedAs(node) : givenRole(node);
  const attributes: readonly (readonly [string, string | null | undefined | false])[] = [
    ['data-llm-id', interactive && String(node.id)],
    ['role', role],
    ['type', node.tag === 'input' && facts?.inputType],
    ['aria-label', (has(node, Flag.OwnName) || isOpaque(node)) && cut(node.name, 100)],
    ['placeholder', facts?.placeholder && cut(facts.placeholder, 60)],
    ['href', facts?.href && cut(facts.href, 60)],
    ['value', shownValue(node, includeValues) && cut(shownValue(node, includeValues) ?? '', 80)],
    ['aria-expanded', states?.expanded !== undefined && String(states.expanded)],
    ['aria-selected', states?.selected && 'true'],
  ];
  const flags = (['checked', 'disabled', 'required'] as const).filter((key) => states?.[key]);
  const words = attributes.map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : '')).join('');
  return `<${ident(node.tag)}${words}${flags.map((flag) => ` ${flag}`).join('')}>`;
}

/** Escapes text of the page for use as HTML text or in an attribute value. */
export const escapeHtml = (text: string): string => oneLine(text).replace(/[&<>"]/gu, (mark) => ENTITIES[mark] ?? mark);
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
