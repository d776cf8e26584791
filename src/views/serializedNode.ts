import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { textOrLimit } from '../tree/ownText.ts';
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
  const text = textOrLimit(node);
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
  addStates(out, node, ['disabled', 'checked', 'required', 'expanded']);
  if (node.kind === NodeKind.Element && node !== tree.root && isOffscreen(tree.geometry, node.id)) out.offscreen = true;
  addStates(out, node, ['selected', 'pressed', 'readonly', 'invalid', 'current']);
  if (node.id === tree.focusId) out.focused = true;
  if (has(node, Flag.DropTarget)) out.dropTarget = true;
  if (node.facts?.onHover !== undefined) out.onHover = `node_${node.facts.onHover}`;
  const box = options.includeBoundingBoxes ? tree.geometry.box(node.id) : null;
  if (box) out.boundingBox = { x: box.x, y: box.y, width: box.width, height: box.height };
  return out;
}

/** Adds those of the states that differ from their default value. */
function addStates(out: SerializedNode, { states }: TreeNode, names: readonly (keyof States & keyof SerializedNode)[]) {
  for (const name of names) {
    const value = states?.[name];
    // An element that cannot be expanded does not have that state, so that false says something.
    const isSaid = name === 'expanded' ? value !== undefined : value && value !== 'false';
    if (isSaid) (out as unknown as Record<string, unknown>)[name] = value;
  }
}
