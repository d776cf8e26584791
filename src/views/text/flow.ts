import type { Geometry } from '../../tree/Geometry.ts';
import { composedChildren } from '../../tree/walk.ts';
import { isOpaque } from '../../tree/keep.ts';
import { Flag, NodeKind, has } from '../../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../tree/TreeNode.ts';
import { ASPECTS } from './aspects.ts';
import type { Close, Flow } from './flowTypes.ts';
import { countLabels } from './labels.ts';
import type { Piece } from './pieces.ts';
import { holdersOf } from './regions.ts';
import { Stream } from './Stream.ts';

/** The page under `root` as pieces in the order in which a person reads them. */
export function flowOf(root: TreeNode, groupOf: ReadonlyMap<TreeNode, number>, geometry?: Geometry): Piece[] {
  const flow: Flow = {
    stream: new Stream(),
    labels: countLabels(root),
    groupOf,
    holders: holdersOf(root),
    geometry,
    row: null,
    set: null,
    pre: 0,
  };
  const stack: Level[] = [open(flow, root)];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const part = level.parts[level.at++];
    if (part === undefined) {
      stack.pop();
      for (let i = level.closes.length - 1; i >= 0; i--) level.closes[i]?.();
    } else if (typeof part === 'string') {
      addText(flow, level.node, part);
    } else {
      stack.push(open(flow, part));
    }
  }
  return flow.stream.pieces;
}

interface Level {
  readonly node: TreeNode;
  readonly parts: readonly TreeChild[];
  at: number;
  readonly closes: Close[];
}

function open(flow: Flow, node: TreeNode): Level {
  const closes = ASPECTS.map((aspect) => aspect(flow, node));
  return { node, parts: partsOf(node), at: 0, closes };
}

function partsOf(node: TreeNode): readonly TreeChild[] {
  if (node.kind === NodeKind.Marker) return node.facts?.marker ? [node.facts.marker] : [];
  return isOpaque(node) && !node.frame ? [] : composedChildren(node);
}

function addText({ stream, pre }: Flow, node: TreeNode, words: string): void {
  if (has(node, Flag.TextHidden | Flag.Decorative)) return;
  if (!pre && !(has(node, Flag.Pre) && words.includes('\n'))) {
    stream.text(node, words, false);
    return;
  }
  words.split('\n').forEach((line, i) => {
    if (i) stream.newLine();
    stream.text(node, line, false);
  });
}
