import { ownText } from '../tree/ownText.ts';
import type { Geometry } from '../tree/Geometry.ts';
import { Flag, NodeKind, has, type TreeNode } from '../tree/TreeNode.ts';
import type { VirtualNode, VirtualNodeMetadata } from '../tree/VirtualNode.ts';
import { cut } from '../standards/characters.ts';
import { isInViewport } from '../views/scope.ts';

const TEXT_LIMIT = 500;

/** What the public form of a node needs beside the node. */
export interface VirtualContext {
  readonly geometry: Geometry;
  /** Path of element indexes from the root; undefined for an element that is gone. */
  path(id: number): string | undefined;
  region(id: number): VirtualNodeMetadata['region'];
}

/** The public, frozen form of a node. What is large or moves (children, metadata) is made when it is first asked for. */
export function toVirtualNode(node: TreeNode, context: VirtualContext): VirtualNode {
  const { name, facts } = node;
  const text = cut(
    (node.kind === NodeKind.Marker && node.tag === 'shadow-root') || facts?.marker?.startsWith('[')
      ? (facts?.marker ?? '')
      : ownText(node),
    TEXT_LIMIT,
  );
  const label = facts?.marker?.startsWith('[') ? '' : name;
  const virtual: Record<string, unknown> = { node_id: `node_${node.id}`, tag: node.tag };
  if (node.role) virtual['role'] = node.role;
  if (label) virtual['aria-label'] = label;
  if (text) virtual['text'] = text;
  if (facts?.value !== undefined && !has(node, Flag.Secret)) virtual['value'] = facts.value;
  virtual['visible'] = has(node, Flag.Visible) && !has(node, Flag.AriaHidden);
  const children = node.children.filter((c): c is TreeNode => typeof c !== 'string' && !has(c, Flag.AriaHidden));
  if (children.length) later(virtual, 'children', () => Object.freeze(children.map((c) => toVirtualNode(c, context))));
  const { frame, shadow } = node;
  if (frame) later(virtual, 'iframe', () => toVirtualNode(frame, context));
  if (shadow) later(virtual, 'shadowDom', () => toVirtualNode(shadow, context));
  later(virtual, 'metadata', () => metadata(node, context));
  return Object.freeze(virtual) as unknown as VirtualNode;
}

function metadata(node: TreeNode, context: VirtualContext): VirtualNodeMetadata {
  const { facts, states, id } = node;
  const data: Record<string, unknown> = {};
  later(data, 'inViewport', () => isInViewport(context.geometry, id));
  later(data, 'boundingBox', () => context.geometry.box(id) ?? undefined);
  const region = context.region(id);
  if (region) data['region'] = region;
  if (states) data['states'] = Object.freeze({ ...states });
  for (const key of ['href', 'inputType', 'placeholder', 'htmlId', 'testId'] as const)
    if (facts?.[key]) data[key] = facts[key];
  if (node.kind === NodeKind.Marker && facts?.url) data['href'] = facts.url;
  later(data, 'treePath', () => context.path(id));
  if (has(node, Flag.Reidentified)) data['reidentified'] = true;
  return Object.freeze(data);
}

/** An enumerable property made once, when it is first read. */
function later<T>(target: Record<string, unknown>, key: string, make: () => T): void {
  let made = false;
  let value: T;
  Object.defineProperty(target, key, {
    enumerable: true,
    get: () => {
      if (!made) [value, made] = [make(), true];
      return value;
    },
  });
}
