import { untampered } from '../dom/builtIns.ts';
import { ownFields } from '../standards/ownFields.ts';
import { textOrLimit } from '../tree/ownText.ts';
import type { Geometry } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, has, type TreeNode, nodesAmong } from '../tree/TreeNode.ts';
import type { VirtualNode, VirtualNodeMetadata } from '../tree/VirtualNode.ts';
import { cut } from '../standards/characters.ts';
import { shownValue } from '../views/controlWords.ts';
import { isInViewport } from '../views/scope.ts';

/** The largest number of characters of a node's text. */
const MAX_TEXT_LENGTH = 500;

/** The functions that the public form of a node needs in addition to the node. */
export interface VirtualContext {
  readonly geometry: Geometry;
  /** Returns the tree path of the node, or undefined for an element that is no longer in the page. */
  path(id: number): string | undefined;
  /** Returns the innermost landmark around the node, or undefined if there is none. */
  region(id: number): VirtualNodeMetadata['region'];
}

/**
 * Returns the public, frozen form of a node. Children and metadata are created when they are first read, because they
 * are large or, in the case of boxes, need layout.
 */
export function toVirtualNode(node: TreeNode, context: VirtualContext): VirtualNode {
  const { name } = node;
  const text = cut(textOrLimit(node), MAX_TEXT_LENGTH);
  const label = node.kind === NodeKind.Marker && text ? '' : name;
  const virtual: Record<string, unknown> = { node_id: `node_${node.id}`, tag: node.tag };
  if (node.role) virtual['role'] = node.role;
  if (label) virtual['aria-label'] = label;
  if (text) virtual['text'] = text;
  const value = shownValue(node, false);
  if (value !== null) virtual['value'] = value;
  virtual['visible'] = has(node, Flag.Visible) && !has(node, Flag.AriaHidden | Flag.OnHover);
  const children = nodesAmong(node.children).filter((c) => !has(c, Flag.AriaHidden));
  if (children.length)
    lazyProperty(virtual, 'children', () => Object.freeze(children.map((c) => toVirtualNode(c, context))));
  const { frame, shadow } = node;
  if (frame) lazyProperty(virtual, 'iframe', () => toVirtualNode(frame, context));
  if (shadow) lazyProperty(virtual, 'shadowDom', () => toVirtualNode(shadow, context));
  lazyProperty(virtual, 'metadata', () => metadata(node, context));
  return Object.freeze(virtual) as unknown as VirtualNode;
}

function metadata(node: TreeNode, context: VirtualContext): VirtualNodeMetadata {
  const { facts, states, id } = node;
  const data: Record<string, unknown> = {};
  lazyProperty(data, 'inViewport', () => isInViewport(context.geometry, id));
  lazyProperty(data, 'boundingBox', () => context.geometry.box(id) ?? undefined);
  const region = context.region(id);
  if (region) data['region'] = region;
  if (states) data['states'] = Object.freeze({ ...states });
  for (const key of ['href', 'inputType', 'placeholder', 'htmlId', 'testId'] as const)
    if (facts?.[key]) data[key] = facts[key];
  if (node.kind === NodeKind.Marker && facts?.url) data['href'] = facts.url;
  lazyProperty(data, 'treePath', () => context.path(id));
  if (facts?.onHover !== undefined) data['onHover'] = `node_${facts.onHover}`;
  if (has(node, Flag.Reidentified)) data['reidentified'] = true;
  return Object.freeze(data);
}

/** Defines an enumerable property whose value is made once, when it is first read. */
function lazyProperty<T>(target: Record<string, unknown>, key: string, make: () => T): void {
  let isMade = false;
  let value: T;
  Object.defineProperty(
    target,
    key,
    ownFields<PropertyDescriptor>({
      enumerable: true,
      get: () => {
        if (!isMade) value = untampered(make);
        isMade = true;
        return value;
      },
    }),
  );
}
