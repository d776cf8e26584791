import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Close, Flow } from './flowTypes.ts';

const KINDS: ReadonlyMap<string, string> = new Map([
  ['navigation', 'nav'], ['main', 'main'], ['banner', 'header'], ['contentinfo', 'footer'], ['complementary', 'aside'], ['form', 'form'],
  ['search', 'search'], ['dialog', 'dialog'], ['alertdialog', 'dialog'], ['tablist', 'tablist'], ['menu', 'menu'], ['menubar', 'menu'],
  ['toolbar', 'toolbar'], ['region', 'region'], ['alert', 'alert'],
]);

/** Landmarks and groups that have a line of their own before their content; a `region` only with a name. */
export function openRegion({ stream }: Flow, node: TreeNode): Close {
  const name = node.frame ? node.frame.facts?.documentTitle || node.name : has(node, Flag.OwnName) ? node.name : '';
  const kind = node.frame ? 'frame' : KINDS.get(node.role);
  if (!kind || kind === 'region' && !name) return undefined;
  const outer = stream.region;
  stream.line();
  stream.blocks++;
  stream.region = { region: { kind: 'region', region: kind, node, name }, outer, told: false };
  return () => {
    stream.region = outer;
    stream.newLine();
  };
}
