import { isString } from '../standards/values.ts';
import { hasField } from '../standards/ownFields.ts';
import { computeAccessibleDescription } from '../aria/description.ts';
import { computeAccessibleName } from '../aria/name.ts';
import { computeRole } from '../aria/role.ts';
import { computeStates, supportsState } from '../aria/states.ts';
import { frameElementOf } from '../dom/composed.ts';
import { hasTypedText } from '../dom/focusable.ts';
import { isDocument, isInput, isShadowRoot } from '../dom/kinds.ts';
import { attribute, attributeNames, getRootNode, shadowHost, localName } from '../dom/natives.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { valueIn, type PassCache } from '../layout/passCache.ts';
import { NOTHING } from '../layout/shapes.ts';
import { checkVisibility } from '../visibility/checkVisibility.ts';
import { Evidence, whyInteractive } from '../interactivity/isInteractive.ts';
import { reachability, type Reachability } from '../visibility/reachability.ts';
import { isSecret } from '../interactivity/secretFields.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { selectorHints, SelectorTrials } from '../snapshot/hints.ts';
import { readBox } from '../snapshot/liveGeometry.ts';
import { isOfDigits, MASK, maskSecretNumbers } from '../standards/secretPatterns.ts';
import { asAddress } from '../standards/pageText.ts';
import { cut } from '../standards/characters.ts';
import { reportedRect, type InspectFacts } from '../views/inspect.ts';
import type { TextGate } from '../standards/TextGate.ts';
import { words, wordSet } from '../standards/words.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { gated } from '../tree/gateTree.ts';
import { wordsIn } from '../tree/wordsIn.ts';
import { typedNode } from '../tree/withoutTyped.ts';
import { shownValue } from '../views/controlWords.ts';

/**
 * Collects the facts about an element of the live page for `inspect`, whether or not the snapshot contains the element.
 * @param includeValues whether to include text that a person typed
 * @param brief whether to leave out the selectors and the covering element, which take the longest to find
 * @param evidence a pass to share between several elements
 */
export function elementFacts(
  el: Element,
  snapshot: DomSnapshot,
  includeValues: boolean,
  brief = false,
  evidence = new Evidence(),
): InspectFacts {
  const { aria } = evidence;
  const { reader } = aria;
  const { registry } = snapshot.parts;
  const { gate } = registry;
  const numberOf = (other: Element): string => `node_${registry.assign(other)}`;
  const node = snapshot.nodeOf(el);
  // The walk has tested the texts that the snapshot shows. A host shows its own texts only in its slots.
  const isTested = !node?.shadow && node?.children.some((child) => isString(child));
  const later = isTested ? { takes: () => true } : null;
  const { visible, reason = null, inViewport } = checkVisibility(el, reader, later);
  const { scrollX, scrollY } = snapshot.context.viewport;
  const role = computeRole(el, aria);
  const reach: Reachability = brief
    ? reason
      ? { state: 'hidden', reason }
      : { state: 'reachable' }
    : reachability(el, reader, later);
  const obstacle = hasField(reach, 'by') && reach.by !== el ? reach.by : null;
  const by = hasField(reach, 'by') ? numberOf(reach.by) : null;
  const nameOf = (one: Element, shown: boolean): string =>
    shown || !hasTypedText(one) ? computeAccessibleName(one, aria) : (snapshot.nodeOf(one)?.name ?? '');
  const byName = obstacle && gate.line((nameOf(obstacle, false) || wordsOf(obstacle, snapshot, false)).trim(), 50);
  const name = nameOf(el, includeValues);
  const selectors = brief
    ? []
    : selectorHints(
        [el],
        gate,
        valueIn(trialsIn, evidence, snapshot, () => new SelectorTrials((one) => wordsOf(one, snapshot, false))),
      );
  return {
    // An element outside of the snapshot gets a number too, so that the next call can name it.
    nodeId: numberOf(el),
    tag: gate.tag(localName(el)),
    attributes: firstAttributes(attributesOf(el, node, includeValues, gate)),
    text: wordsOf(el, snapshot, includeValues),
    value: node ? shownValue(node, includeValues) : null,
    visible,
    hiddenReason: reason,
    role,
    // Only the snapshot knows whether digits are a part of a number that is a secret.
    name: node && isOfDigits(name) ? node.name : gate.line(name),
    description: gate.line(computeAccessibleDescription(el, aria)),
    states: gated(computeStates(el, role, aria), gate) as InspectFacts['states'],
    possible: (['disabled', 'checked', 'selected'] as const).filter((state) =>
      supportsState(state, localName(el), role),
    ),
    rect: reportedRect(readBox(el, reader) ?? NOTHING, scrollX, scrollY),
    reachable: visible && REACHABLE_AFTER_SCROLLING.has(reach.state),
    coveredBy: reach.state === 'covered' ? by : null,
    reachability: { ...reach, ...(by && { by }), ...(byName && { byName }) } as InspectFacts['reachability'],
    hints: selectors.map(({ selector }) => selector),
    ...pathsTo(el, numberOf),
    inViewport,
    signals: whyInteractive(el, evidence),
    style: gate.pass(styleOf(el, reader), MAX_ATTRIBUTE),
    selectors,
  };
}

/** Returns the words of an element of the snapshot. */
export function wordsOf(el: Element, snapshot: DomSnapshot, includeValues: boolean, maxLength?: number): string {
  const node = snapshot.nodeOf(el);
  return node ? wordsIn(includeValues ? typedNode(node) : node, maxLength) : '';
}

/** The states in which nothing is known to cover the element once it is scrolled into view. */
const REACHABLE_AFTER_SCROLLING = wordSet('reachable off-screen clipped');

/** Returns the first attributes, and under `…` how many are left out. */
function firstAttributes(all: Record<string, string>): Record<string, string> {
  const list = Object.entries(all);
  const more = list.length - MAX_ATTRIBUTES;
  return more > 0 ? Object.fromEntries([...list.slice(0, MAX_ATTRIBUTES), ['…', `${more} more`]]) : all;
}
const MAX_ATTRIBUTES = 100;

/** The largest number of characters of an attribute that are read, and that are reported. */
const MAX_READ = 2000;
const MAX_ATTRIBUTE = 500;

/**
 * Returns the attributes as authored, without secrets and typed text. Some pages keep the attribute `value` equal to
 * the typed text.
 * @param node the element in the snapshot, whose value may be part of a secret
 */
export function attributesOf(
  el: Element,
  node: TreeNode | undefined,
  includeValues: boolean,
  gate: TextGate,
  exact = false,
): Record<string, string> {
  const typed = isInput(el) && !/^(?:button|submit|reset|radio|checkbox|range)$/.test(attribute(el, 'type') ?? '');
  const told = node?.facts?.value;
  const hides =
    isSecret(el) ||
    // Of a number in several fields, the value of the first one is the mask, and the others have none.
    (told === '' && isOfDigits(attribute(el, 'value') ?? '')) ||
    told?.includes(MASK) ||
    (typed && (!includeValues || attribute(el, 'type') === 'hidden'));
  return Object.fromEntries(
    attributeNames(el)
      .filter((name) => name !== 'value' || !hides)
      .map((name) => {
        const authored = attribute(el, name) ?? '';
        const value = /^src$|(action|href)$/.test(name) ? asAddress(authored) : authored;
        if (exact) return [name, gate.masked(maskSecretNumbers(value))];
        return [gate.line(name), cut(gate.text(maskSecretNumbers(cut(value, MAX_READ))), MAX_ATTRIBUTE)];
      }),
  );
}

/** The selectors that were tried in a pass, so that the siblings of several elements are counted once. */
const trialsIn: PassCache<DomSnapshot, SelectorTrials> = new WeakMap();

/** Returns the numbers of the frame elements and of the shadow hosts around the element, outermost first. */
function pathsTo(el: Element, numberOf: (el: Element) => string): { framePath: string[]; shadowPath: string[] } {
  const paths = { framePath: [] as string[], shadowPath: [] as string[] };
  for (let at: Element | null = el; at;) {
    const root: Node = getRootNode(at);
    const shadow = isShadowRoot(root);
    at = shadow ? shadowHost(root) : isDocument(root) ? frameElementOf(root) : null;
    if (at) paths[shadow ? 'shadowPath' : 'framePath'].unshift(numberOf(at));
  }
  return paths;
}

const STYLES = words(
  'display position z-index visibility opacity overflow pointer-events cursor color ' +
    'background-color font-size font-weight',
);
const DEFAULT_VALUES = new Set(['', 'static', 'auto', 'visible', '1', '400', 'rgba(0, 0, 0, 0)']);

function styleOf(el: Element, reader: LayoutReader): Record<string, string> {
  const style = reader.style(el);
  return Object.fromEntries(
    STYLES.map((name): [string, string] => [name, style.get(name)]).filter(([, value]) => !DEFAULT_VALUES.has(value)),
  );
}
