import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { ownText } from '../tree/ownText.ts';
import { Flag, NodeKind, has } from '../tree/TreeNode.ts';
import type { States, TreeNode } from '../tree/TreeNode.ts';
import { cut } from '../standards/characters.ts';
import { givenRole, shownValue, usedAs } from './controlWords.ts';
import type { SerializedNode, SerializeOptions } from './serializedTypes.ts';
import { isOffscreen } from './scope.ts';

/** Serializes one element without its children. Keys have the published order, and default values are left out. */
export function serializeNode(tree: SnapshotTree, node: TreeNode, options: SerializeOptions): SerializedNode {
  const out: SerializedNode = { id: `node_${node.id}`, tag: node.tag };
  const interactive = has(node, Flag.Interactive);
  const text = textOf(node);
  const role = interactive ? usedAs(node) : givenRole(node);
  if (role) out.role = role;
  if (node.name && (interactive || (has(node, Flag.OwnName) && node.name !== text)))
    out['aria-label'] = cut(node.name, 250);
  if (node.kind === NodeKind.Marker && node.facts?.marker && !text) out['aria-label'] = node.name || node.facts.marker;
  if (text) out.text = cut(text, 500);
  const value = shownValue(node, options.includeValues ?? false);
  if (value !== null) out.value = cut(value, 500);
  const { href, placeholder, inputType } = node.facts ?? {};
  if (href !== undefined) out.href = cut(href, 500);
  if (placeholder) out.placeholder = cut(placeholder, 250);
  if (inputType && node.tag === 'input') out.inputType = inputType;
  if (node.states) addStates(out, node.states);
  if (node.kind === NodeKind.Element && node !== tree.root && isOffscreen(tree.geometry, node.id)) out.offscreen = true;
  if (node.states) addMoreStates(out, node.states);
  if (node.id === tree.focusId) out.focused = true;
  if (has(node, Flag.DropTarget)) out.dropTarget = true;
  if (node.facts?.onHover !== undefined) out.onHover = `node_${node.facts.onHover}`;
  const box = options.includeBoundingBoxes ? tree.geometry.box(node.id) : null;
  if (box) out.boundingBox = { x: box.x, y: box.y, width: box.width, height: box.height };
  return out;
}

function textOf(node: TreeNode): string {
  const { marker } = node.facts ?? {};
  if (node.kind === NodeKind.Marker) return marker?.startsWith('[') ? marker : '';
  return ownText(node);
}

function addStates(out: SerializedNode, states: States): void {
  if (states.disabled) out.disabled = true;
  if (states.checked) out.checked = states.checked;
  if (states.required) out.required = true;
  if (states.expanded !== undefined) out.expanded = states.expanded;
}

function addMoreStates(out: SerializedNode, states: States): void {
  if (states.selected) out.selected = true;
  if (states.pressed) out.pressed = states.pressed;
  if (states.readonly) out.readonly = true;
  if (states.invalid) out.invalid = states.invalid;
  if (states.current && states.current !== 'false') out.current = states.current;
}
