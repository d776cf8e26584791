import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { filled } from '../standards/values.ts';
import { indexed } from '../standards/indexed.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, has, isTarget } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { lineUp } from '../tree/lineUp.ts';
import { cut, hasWord } from '../standards/characters.ts';
import { MAX_NAME } from '../standards/TextGate.ts';
import { LANDMARK_WORDS } from '../standards/roles.ts';
import { markedWordsIn } from '../tree/wordsIn.ts';
import { shownValue, usedAs } from './controlWords.ts';
import { headingLevel } from './text/stateWords.ts';
import { isInViewport } from './scope.ts';
import { within } from './jsonBudget.ts';

/** The legacy format of a page: a flat list of controls with a selector for each. */
export interface PageModel {
  title: string;
  url: string;
  headings: string[];
  regions: string[];
  controls: InteractiveControl[];
  /** The selector of each control by its id. */
  aimap: Record<string, string>;
  /** The number of controls that are omitted to keep within `maxTokens`. */
  omitted?: number;
}

/** A landmark, by the tag that HTML has for it. */
export type LandmarkRegion = 'main' | 'nav' | 'header' | 'footer' | 'aside';

/** One control of the page. */
export interface InteractiveControl {
  id: string;
  role: string;
  name: string;
  /** The words that the control shows, if nobody sees some words of its name. */
  text?: string;
  selector: string;
  visible: true;
  inViewport: boolean;
  states: {
    disabled?: true;
    checked?: true | 'mixed';
    required?: true;
    /** False means that the control can be expanded. Controls that cannot have no such field. */
    expanded?: boolean;
    href?: string;
    placeholder?: string;
    value?: string;
  };
  region?: LandmarkRegion;
}

/** The options of `pageModel`. */
export interface PageModelOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** The approximate number of tokens at most. Controls in the viewport come first. */
  maxTokens?: number;
}

/**
 * Returns the page in the legacy format, with frames and shadow content.
 * @param selector returns the selector of a control in steps; it is called once for each control
 */
export function* pageModel(
  tree: SnapshotTree,
  selector: (id: number) => GuardedSteps<string>,
  options: PageModelOptions = {},
): GuardedSteps<PageModel> {
  const all = yield* wholeModel(tree, selector, options);
  const { controls, headings } = all;
  return within(options.maxTokens, Math.max(controls.length, headings.length), (count) => {
    if (count >= controls.length && count >= headings.length) return all;
    const kept = new Set(
      [...controls.filter((one) => one.inViewport), ...controls.filter((one) => !one.inViewport)].slice(0, count),
    );
    const some = controls.filter((one) => kept.has(one));
    return {
      ...all,
      headings: headings.slice(0, count),
      controls: some,
      aimap: Object.fromEntries(some.map(({ id, selector: path }) => [id, path])),
      ...(some.length < controls.length && { omitted: controls.length - some.length }),
    };
  });
}

function* wholeModel(
  tree: SnapshotTree,
  selector: (id: number) => GuardedSteps<string>,
  options: PageModelOptions,
): GuardedSteps<PageModel> {
  const { nodes, parents } = lineUp(tree.root, (node) => has(node, Flag.AriaHidden));
  const model: PageModel = { title: tree.title, url: tree.url, headings: [], regions: [], controls: [], aimap: {} };
  const regions: (LandmarkRegion | undefined)[] = [];
  for (const [i, node] of indexed(nodes)) {
    const region = REGIONS.get(node.role) ?? regions[parents[i] ?? -1];
    regions[i] = region;
    if (REGIONS.has(node.role) && region && !model.regions.includes(region)) model.regions.push(region);
    if (node.role === 'heading' && node.kind === NodeKind.Element && headingLevel(node) <= 3)
      model.headings.push(...headingWords(node));
    if (!isTarget(node)) continue;
    const control = controlOf(tree, node, yield* selector(node.id), options);
    if (region) control.region = region;
    model.controls.push(control);
    model.aimap[control.id] = control.selector;
  }
  return model;
}

/** Returns what a person reads of a heading, or what names its picture; nothing if all its words are hidden. */
function headingWords(node: TreeNode): string[] {
  const isHidden = has(node, Flag.UnseenName) && !has(node, Flag.OwnName);
  const words = markedWordsIn(node) || (isHidden ? '' : node.name);
  return words ? [cut(words, 500)] : [];
}

const REGIONS = LANDMARK_WORDS as ReadonlyMap<string, LandmarkRegion>;

function controlOf(
  tree: SnapshotTree,
  node: TreeNode,
  selector: string,
  { includeValues = false }: PageModelOptions,
): InteractiveControl {
  const { states, facts } = node;
  const value = shownValue(node, includeValues);
  const hasUnseenName = has(node, Flag.UnseenName);
  const text = hasUnseenName || !node.name ? markedWordsIn(node, MAX_NAME) : '';
  return {
    id: `node_${node.id}`,
    role: usedAs(node) || node.tag,
    name: node.name || text,
    ...(hasUnseenName && text !== node.name && hasWord(text) && { text }),
    selector,
    visible: true,
    inViewport: isInViewport(tree.geometry, node.id),
    states: {
      ...filled<InteractiveControl['states']>({
        disabled: states?.disabled as true | undefined,
        checked: states?.checked as true | 'mixed' | undefined,
        required: states?.required as true | undefined,
      }),
      ...(states?.expanded !== undefined && { expanded: states.expanded }),
      ...(facts?.href !== undefined && { href: facts.href }),
      ...filled<InteractiveControl['states']>({ placeholder: facts?.placeholder, value }),
    },
  };
}
