import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { lineUp } from '../../tree/walk.ts';
import type { Close, Flow } from './flowTypes.ts';

const KINDS: ReadonlyMap<string, string> = new Map([
  ['navigation', 'nav'],
  ['main', 'main'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['form', 'form'],
  ['search', 'search'],
  ['dialog', 'dialog'],
  ['alertdialog', 'dialog'],
  ['tablist', 'tablist'],
  ['menu', 'menu'],
  ['menubar', 'menu'],
  ['toolbar', 'toolbar'],
  ['region', 'region'],
  ['alert', 'alert'],
]);

/** Groups of things to use: without any they are only boxes. */
const FOR_USE = new Set(['form', 'search', 'tablist', 'menu', 'menubar', 'toolbar']);

/** The nodes under a root that hold something to use. */
export function holdersOf(root: TreeNode): Set<TreeNode> {
  const { nodes, parents } = lineUp(root);
  const holders = new Set<TreeNode>();
  for (let i = nodes.length - 1; i > 0; i--) {
    const node = nodes[i];
    const parent = nodes[parents[i] ?? -1];
    if (node && parent && (has(node, Flag.Interactive) || holders.has(node))) holders.add(parent);
  }
  return holders;
}

/** Landmarks and groups that have a line of their own before their content; a `region` only with a name. */
export function openRegion({ stream, holders }: Flow, node: TreeNode): Close {
  const name = node.frame ? node.frame.facts?.documentTitle || node.name : has(node, Flag.OwnName) ? node.name : '';
  const kind = node.frame ? 'frame' : KINDS.get(node.role);
  if (!kind || (kind === 'region' && !name) || (FOR_USE.has(node.role) && !holders.has(node))) return undefined;
  const outer = stream.region;
  stream.line();
  stream.blocks++;
  stream.region = { region: { kind: 'region', region: kind, node, name }, outer, told: false };
  return () => {
    stream.region = outer;
    stream.newLine();
  };
}
