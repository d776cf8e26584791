import { isString } from '../../standards/values.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import type { States, TreeNode } from '../../tree/TreeNode.ts';
import { wordMap, wordSet } from '../../standards/words.ts';

/** Roles whose word in the view is not the role itself. */
const RENAMED_ROLES = wordMap(
  'link= searchbox=textbox menuitemcheckbox=menuitem menuitemradio=menuitem scrollbar=slider ' +
    'doc-backlink= doc-biblioref= doc-glossref= doc-noteref=',
);
/** Roles whose word in the view is the role itself. */
const SAME_ROLES = wordSet(
  'button textbox checkbox radio switch combobox listbox tab menuitem option slider spinbutton treeitem',
);
/** The words for types of `<input>` whose role says less. */
const INPUT_WORDS = wordMap('file date time datetime-local=datetime month week color');

/**
 * Returns the role word of an element with a number: '' for a link, `click` if it is only known that it can be clicked,
 * and `hover` if it only reacts to a pointer that is over it, for instance by showing other elements.
 */
export function roleWord(node: TreeNode): string {
  const input = node.tag === 'input' ? INPUT_WORDS.get(node.facts?.inputType ?? '') : undefined;
  if (input) return input;
  const word = RENAMED_ROLES.get(node.role);
  if (word !== undefined) return word;
  if (SAME_ROLES.has(node.role)) return node.role;
  if (node.tag === 'summary' || node.tag === 'details') return 'summary';
  if (node.tag === 'video' || node.tag === 'audio') return 'media';
  if (node.tag === 'canvas') return 'canvas';
  if (node.tag === 'input' || has(node, Flag.Editable)) return 'textbox';
  return has(node, Flag.Interactive) ? 'click' : 'hover';
}
/** All words that may stand before a name in a bracket. */
export const ROLE_WORDS: ReadonlySet<string> = new Set([
  ...SAME_ROLES,
  ...INPUT_WORDS.values(),
  'summary',
  'media',
  'canvas',
  'link',
  'click',
  'hover',
]);

/** Returns the state words of a node, in the order in which they are written. */
export function stateWords(node: TreeNode, focused: boolean): string[] {
  const states = node.states ?? NO_STATES;
  const { checked, pressed, expanded, haspopup, current } = states;
  const { onHover } = node.facts ?? {};
  const words: readonly (string | boolean | undefined)[] = [
    checked && (checked === 'mixed' ? 'mixed' : 'checked'),
    pressed && (pressed === 'mixed' ? 'mixed' : 'pressed'),
    states.selected && 'selected',
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    (haspopup === 'menu' || haspopup === 'true') && 'menu',
    current && current !== 'false' && 'current',
    states.disabled && 'disabled',
    // A read-only combobox that opens a list can still be changed.
    states.readonly && !(node.role === 'combobox' && node.tag === 'input') && 'readonly',
    states.required && !node.name.includes('*') && 'required',
    states.invalid && 'invalid',
    (focused || states.focused) && 'focused',
    has(node, Flag.DropTarget) && 'drop target',
    onHover !== undefined && (onHover === node.id ? 'on hover' : `on hover ${onHover}`),
  ];
  return words.filter((word): word is string => isString(word) && word !== '');
}
const NO_STATES: States = {};

/** Returns the level of a heading, from 1 to 6. The default is 2 (HTML-AAM). */
export const headingLevel = (node: TreeNode): number =>
  Math.min(6, Math.max(1, node.states?.level ?? Number(/^h([1-6])$/u.exec(node.tag)?.[1] ?? 2)));
