import { Flag, has } from '../../tree/TreeNode.ts';
import type { States, TreeNode } from '../../tree/TreeNode.ts';

/** Role words of the grammar, for roles that are called otherwise. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['link', ''],
  ['searchbox', 'textbox'],
  ['menuitemcheckbox', 'menuitem'],
  ['menuitemradio', 'menuitem'],
  ['scrollbar', 'slider'],
  ['doc-backlink', ''],
  ['doc-biblioref', ''],
  ['doc-glossref', ''],
  ['doc-noteref', ''],
]);
const OWN = new Set([
  'button',
  'textbox',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'listbox',
  'tab',
  'menuitem',
  'option',
  'slider',
  'spinbutton',
  'treeitem',
]);
const INPUT_WORDS: ReadonlyMap<string, string> = new Map([
  ['file', 'file'],
  ['date', 'date'],
  ['time', 'time'],
  ['datetime-local', 'datetime'],
  ['month', 'month'],
  ['week', 'week'],
  ['color', 'color'],
]);

/** Role word of an element that can be used: '' for a link, `click` if it is only known that it can be clicked. */
export function roleWord(node: TreeNode): string {
  const input = node.tag === 'input' ? INPUT_WORDS.get(node.facts?.inputType ?? '') : undefined;
  if (input) return input;
  const word = WORDS.get(node.role);
  if (word !== undefined) return word;
  if (OWN.has(node.role)) return node.role;
  if (node.tag === 'summary') return 'summary';
  if (node.tag === 'video' || node.tag === 'audio') return 'media';
  if (node.tag === 'canvas') return 'canvas';
  return node.tag === 'input' || has(node, Flag.Editable) ? 'textbox' : 'click';
}
export const ROLE_WORDS: ReadonlySet<string> = new Set([
  ...OWN,
  ...INPUT_WORDS.values(),
  'summary',
  'media',
  'canvas',
  'link',
  'click',
]);

/** State words, in the order in which they are told. */
export function stateWords(node: TreeNode, focused: boolean): string[] {
  const states = node.states ?? NO_STATES;
  const { checked, pressed, expanded, current } = states;
  const words: string[] = [];
  if (checked) words.push(checked === 'mixed' ? 'mixed' : 'checked');
  if (pressed) words.push(pressed === 'mixed' ? 'mixed' : 'pressed');
  if (states.selected) words.push('selected');
  if (expanded !== undefined) words.push(expanded ? 'expanded' : 'collapsed');
  if (states.haspopup === 'menu' || states.haspopup === 'true') words.push('menu');
  if (current && current !== 'false') words.push('current');
  if (states.disabled) words.push('disabled');
  // A field that takes no typing but opens a choice can be changed all the same.
  if (states.readonly && !(node.role === 'combobox' && node.tag === 'input')) words.push('readonly');
  if (states.required && !node.name.includes('*')) words.push('required');
  if (states.invalid) words.push('invalid');
  if (focused || states.focused) words.push('focused');
  if (has(node, Flag.DropTarget)) words.push('drop target');
  const { onHover } = node.facts ?? {};
  if (onHover !== undefined) words.push(onHover === node.id ? 'on hover' : `on hover ${onHover}`);
  return words;
}
const NO_STATES: States = {};
export const STATE_WORDS: ReadonlySet<string> = new Set([
  'checked',
  'mixed',
  'pressed',
  'selected',
  'expanded',
  'collapsed',
  'menu',
  'filled',
  'current',
  'disabled',
  'readonly',
  'required',
  'invalid',
  'focused',
  'new',
]);

/** 1 to 6; 2 where nothing says it (HTML-AAM). */
export const headingLevel = (node: TreeNode): number =>
  Math.min(6, Math.max(1, node.states?.level ?? Number(/^h([1-6])$/u.exec(node.tag)?.[1] ?? 2)));
