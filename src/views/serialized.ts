import { keptOf } from '../tree/distill.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { lineUp } from '../tree/lineUp.ts';
import { cut } from '../standards/characters.ts';
import { leaveOutOffscreen, limit } from './serializedLimits.ts';
import type { Choice, Omitted } from './serializedLimits.ts';
import { serializeNode } from './serializedNode.ts';
import type {
  SerializedDom,
  SerializedFrame,
  SerializedNode,
  SerializedShadow,
  SerializeOptions,
} from './serializedTypes.ts';
import { within } from './jsonBudget.ts';
import { toolNames } from './scope.ts';

/**
 * Returns the flattened form of the page. An element that is kept becomes a child of its nearest kept ancestor, and
 * properties with default values are left out.
 */
export function serialize(tree: SnapshotTree, options: SerializeOptions = {}): SerializedDom {
  return within(options.maxTokens, tree.totalElements, (maxElements) => serializeWithin(tree, options, maxElements));
}

function serializeWithin(tree: SnapshotTree, options: SerializeOptions, maxElements: number): SerializedDom {
  const choice = choose(tree, options);
  const omitted: Omitted = { ask: [] };
  if (tree.hiddenElements) omitted.hidden = tree.hiddenElements;
  if (choice.behind) omitted.behindModal = choice.behind;
  if (!(options.includeOffscreen ?? true)) leaveOutOffscreen(tree, choice, omitted);
  const { maxInteractive = DEFAULT_MAX_INTERACTIVE } = options;
  const interactive = limit(tree, choice, maxInteractive, (node) => has(node, Flag.Interactive));
  if (interactive) {
    omitted.interactive = interactive;
    omitted.ask.push(`maxInteractive: ${maxInteractive + interactive}`);
  }
  const budget = limit(tree, choice, maxElements, (node) => node.kind === NodeKind.Element);
  if (budget) {
    omitted.budget = budget;
    omitted.ask.push('a higher maxTokens');
  }
  const parts = write(tree, choice, options, omitted);
  if (omitted.behindModal) omitted.ask.push('behindModal: true');
  const { ask, ...counts } = omitted;
  return {
    page: {
      context: {
        url: tree.url,
        title: tree.title,
        ...(tree.tools && { pageTools: toolNames(tree.tools) }),
      },
      ...parts,
      ...(ask.length || counts.hidden ? { omitted: { ...counts, ...(ask.length && { ask: ask.join(', ') }) } } : {}),
    },
  };
}
/** The default of `maxInteractive`. */
const DEFAULT_MAX_INTERACTIVE = 1000;

/** Selects the elements to write: those that flattening keeps, that the filter matches and that no modal blocks. */
function choose(tree: SnapshotTree, options: SerializeOptions): Choice {
  const { nodes, parents } = lineUp(tree.root, (node) => has(node, Flag.AriaHidden));
  const { filterIds } = options;
  const kept = keptOf(tree.root);
  const modal = options.behindModal ? null : tree.modal;
  const inFilter = new Uint8Array(nodes.length);
  const inModal = new Uint8Array(nodes.length);
  const chosen = new Uint8Array(nodes.length);
  let behind: Choice['behind'] = null;
  nodes.forEach((node, i) => {
    const p = parents[i] as number;
    inFilter[i] = Number(!filterIds || filterIds.has(node.id) || inFilter[p] === 1);
    inModal[i] = Number(!modal || node.id === modal.id || inModal[p] === 1);
    if (modal?.id === node.id)
      behind = {
        id: `node_${node.id}`,
        ...(node.name && { 'aria-label': cut(node.name, 250) }),
        elements: modal.behind,
      };
    if (!inFilter[i] || !inModal[i]) return;
    chosen[i] = Number(kept.has(node) || node.id === modal?.id || filterIds?.has(node.id) === true);
  });
  return { nodes, parents, chosen, partial: filterIds !== undefined || modal !== null, behind };
}

/** The serialized node that receives the next descendants of a node. */
interface Place {
  readonly into: SerializedNode;
  readonly depth: number;
  readonly offscreen: boolean;
}

/** Writes the chosen nodes, each into the nearest chosen node around it. */
function write(
  tree: SnapshotTree,
  choice: Choice,
  options: SerializeOptions,
  omitted: Omitted,
): Omit<SerializedDom['page'], 'context' | 'omitted'> {
  const { nodes, parents, chosen, partial } = choice;
  const maxDepth = options.maxDepth ?? Infinity;
  const roots: InnerRoot[] = [];
  const body = serializeNode(tree, tree.root, options);
  const places: Place[] = [{ into: body, depth: 0, offscreen: false }];
  let deeper = 0;
  nodes.forEach((node, i) => {
    const p = parents[i] as number;
    const host = nodes[p];
    if (!host) return;
    if (node.kind !== NodeKind.Element) {
      const own = serializeNode(tree, node, options);
      roots.push({ node, host, body: own });
      places[i] = { into: own, depth: 0, offscreen: false };
    } else {
      const around = places[p] as Place;
      places[i] = around;
      if (!chosen[i]) return;
      if (around.depth >= maxDepth) {
        deeper++;
        return;
      }
      const own = serializeNode(tree, node, options);
      // The flag on the ancestor is enough: the descendants of an offscreen element are offscreen too.
      if (around.offscreen) delete own.offscreen;
      (around.into.children ??= []).push(own);
      places[i] = { into: own, depth: around.depth + 1, offscreen: around.offscreen || own.offscreen === true };
    }
  });
  if (deeper) {
    omitted.deeper = deeper;
    omitted.ask.push('maxDepth without a limit');
  }
  const shown = roots.filter(({ body: own }) => !partial || own.children || own.text);
  const frames = shown.filter(({ host, node }) => host.frame === node);
  const shadows = shown.filter(({ host, node }) => host.shadow === node);
  return {
    body,
    ...(frames.length && { iframes: frames.map(writeFrame) }),
    ...(shadows.length && { shadowDoms: shadows.map(writeShadow) }),
  };
}

/** The root of a frame's or shadow root's content. */
interface InnerRoot {
  readonly node: TreeNode;
  readonly host: TreeNode;
  readonly body: SerializedNode;
}

const writeShadow = ({ host, body }: InnerRoot): SerializedShadow => ({ hostId: `node_${host.id}`, body });

function writeFrame({ node, host, body }: InnerRoot): SerializedFrame {
  const { url, documentTitle = '', behind = 0, unsent = 0 } = node.facts ?? {};
  const omitted = behind + unsent;
  return {
    hostId: `node_${host.id}`,
    url: url ?? host.facts?.src ?? '',
    title: documentTitle,
    body,
    ...(omitted && { omitted }),
  };
}
