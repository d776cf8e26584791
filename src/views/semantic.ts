import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { filled } from '../standards/values.ts';
import { isEl } from './text/pieces.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has, isTarget } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { lineUp } from '../tree/lineUp.ts';
import { collapseSpace, cut, oneLine } from '../standards/characters.ts';
import { frontOf, isInViewport, toolNames, meet } from './scope.ts';
import { markedWordsIn } from '../tree/wordsIn.ts';
import { shownValue, usedAs } from './controlWords.ts';
import { ROLE_CODES, STATE_CODES } from './semanticTypes.ts';
import type {
  ScrollableContainer,
  SemanticFacts,
  SemanticNode,
  SemanticOptions,
  SemanticState,
} from './semanticTypes.ts';
import { stateWords } from './text/stateWords.ts';
import { flowOf } from './text/flow.ts';
import { writeMarks } from './text/inlineMarks.ts';
import { hint } from './text/hint.ts';
import type { El } from './text/pieces.ts';
import { within } from './jsonBudget.ts';

const MAX_ELEMENTS = 400;

/** Returns the page as `semantic_v3`: all interactive elements in reading order, as compact JSON. */
export function* semanticState(
  tree: SnapshotTree,
  options: SemanticOptions,
  facts: SemanticFacts,
): GuardedSteps<SemanticState> {
  const root = frontOf(tree, options.behindModal);
  const els = flowOf(root).pieces.filter((piece): piece is El => isEl(piece));
  const containers: ScrollableContainer[] = [];
  const scrollers = scrollersOf(tree, root, containers);
  // Elements in the viewport come first.
  const listed = els
    .map((el, i) => ({ el, i, rank: isInViewport(tree.geometry, el.node.id) ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .slice(0, options.maxElements ?? MAX_ELEMENTS);
  const order: { i: number; node: SemanticNode }[] = [];
  for (const { el, i } of listed) {
    const covered = (yield* facts.coveredBy(el.node.id)) !== null;
    order.push({ i, node: nodeOf(tree, el, options, covered, scrollers) });
  }
  const { width, height, scrollX, scrollY } = tree.geometry.viewport;
  return within(options.maxTokens, order.length, (count) => {
    const kept = order.slice(0, count).sort((a, b) => a.i - b.i);
    const omitted = filled<NonNullable<SemanticState['omitted']>>({
      hidden: tree.hiddenElements,
      elements: els.length - kept.length,
      behindModal: root !== tree.root && tree.modal?.behind,
    });
    return {
      domMode: 'semantic_v3',
      url: tree.url,
      pageTitle: tree.title,
      viewport: { width, height },
      scrollPosition: { x: scrollX, y: scrollY },
      ...(tree.tools && { pageTools: toolNames(tree.tools) }),
      interactiveTree: kept.map(({ node }) => node),
      ...(containers.length && { scrollableContainers: containers }),
      ...(facts.recentEvents?.length ? { recentEvents: [...facts.recentEvents] } : {}),
      ...(Object.keys(omitted).length && { omitted }),
    };
  });
}

const asIs = (text: string): string => text;

function nodeOf(
  tree: SnapshotTree,
  { node, name, container }: El,
  options: SemanticOptions,
  covered: boolean,
  scrollers: ReadonlyMap<TreeNode, number>,
): SemanticNode {
  const role = usedAs(node) || node.tag;
  const words = cut(
    collapseSpace(
      writeMarks(name, asIs, asIs) || markedWordsIn(node, 200, container ? isTarget : undefined) || hint(node),
    ),
    container ? 60 : 100,
  );
  const box = tree.geometry.box(node.id);
  const states = stateWords(node, node.id === tree.focusId).map((word) => STATE_CODES.get(word) ?? word);
  const value = shownValue(node, options.includeValues ?? false);
  const scroller = scrollers.get(node);
  const frame = scroller === undefined ? null : tree.geometry.box(scroller);
  return {
    i: String(node.id),
    ...filled<SemanticNode>({
      r: role !== 'link' && (ROLE_CODES.get(role) ?? role),
      n: words,
      xy: box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)],
      box: box && options.boxes && [box.x, box.y, box.width, box.height],
      s: states.join(' '),
      v: cut(value ?? '', 80),
      occ: covered,
      scr: box && frame && !meet(box, frame) && String(scroller),
    }),
  };
}

/** Returns the nearest scroll container around each node that has one, and adds all of them to `containers`. */
function scrollersOf(tree: SnapshotTree, root: TreeNode, containers: ScrollableContainer[]): Map<TreeNode, number> {
  const around = new Map<TreeNode, number>();
  const { nodes, parents } = lineUp(root);
  nodes.forEach((node, i) => {
    const parent = nodes[parents[i] ?? -1];
    const scroller = parent && (has(parent, Flag.Scrollable) ? parent.id : around.get(parent));
    if (scroller !== undefined) around.set(node, scroller);
    const scroll = has(node, Flag.Scrollable) && tree.geometry.scroll?.(node.id);
    if (scroll)
      containers.push({ i: String(node.id), ...(node.name && { n: cut(oneLine(node.name), 100) }), ...scroll });
  });
  return around;
}
