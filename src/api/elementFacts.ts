import { AriaPass } from '../aria/AriaPass.ts';
import { computeAccessibleDescription } from '../aria/description.ts';
import { computeAccessibleName } from '../aria/name.ts';
import { computeRole } from '../aria/role.ts';
import { computeStates } from '../aria/states.ts';
import { frameElementOf } from '../dom/composed.ts';
import { isDocument, isShadowRoot, isTag, tagOf } from '../dom/kinds.ts';
import { attribute, attributeNames, getRootNode, shadowHost } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { checkVisibility } from '../visibility/checkVisibility.ts';
import { whyInteractive } from '../interactivity/isInteractive.ts';
import { reachability, type Reachability } from '../visibility/reachability.ts';
import { isSecret } from '../interactivity/secretFields.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { selectorHints } from '../snapshot/hints.ts';
import { readBox } from '../snapshot/liveGeometry.ts';
import { maskSecretNumbers } from '../standards/secretPatterns.ts';
import { cut } from '../standards/characters.ts';
import type { InspectFacts } from '../views/inspect.ts';
import { wordsIn } from '../views/overview/wording.ts';
import { shownValue } from '../views/controlWords.ts';

/**
 * Everything that is known of an element of the live page, whether or not it is in the snapshot.
 * @param brief leaves out the selectors and what covers the element, which take longest
 * @param aria a pass that elements described in one task can share
 */
export function elementFacts(
  el: Element,
  snapshot: DomSnapshot,
  includeValues: boolean,
  brief = false,
  aria = new AriaPass(new LayoutReader()),
): InspectFacts {
  const { reader } = aria;
  const { registry } = snapshot.parts;
  const numberOf = (other: Element): string => `node_${registry.assign(other)}`;
  const node = snapshot.nodeOf(el);
  const { visible, reason = null, inViewport } = checkVisibility(el, reader);
  const { x, y, width, height } = readBox(el, reader) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { scrollX, scrollY } = snapshot.context.viewport;
  const role = computeRole(el, aria);
  const reach: Reachability = brief
    ? reason
      ? { state: 'hidden', reason }
      : { state: 'reachable' }
    : reachability(el, reader);
  const inTheWay = 'by' in reach && reach.by !== el ? reach.by : null;
  const by = 'by' in reach ? numberOf(reach.by) : null;
  const byName = inTheWay && cut((computeAccessibleName(inTheWay, aria) || wordsOf(inTheWay, snapshot)).trim(), 50);
  const selectors = brief ? [] : selectorHints([el]);
  return {
    // An element that is not in the snapshot gets a number too, so that the next call can name it.
    nodeId: numberOf(el),
    tag: tagOf(el),
    attributes: attributesOf(el, includeValues),
    text: node ? wordsIn(node) : '',
    value: node ? shownValue(node, includeValues) : null,
    visible,
    hiddenReason: reason,
    role,
    name: cut(computeAccessibleName(el, aria), 250),
    description: cut(computeAccessibleDescription(el, aria), 250),
    states: { ...computeStates(el, role, aria) } as InspectFacts['states'],
    rect: {
      x,
      y,
      width,
      height,
      top: y,
      left: x,
      right: x + width,
      bottom: y + height,
      pageX: x + scrollX,
      pageY: y + scrollY,
    },
    reachable: visible && AFTER_SCROLLING.has(reach.state),
    coveredBy: reach.state === 'covered' ? by : null,
    reachability: { ...reach, ...(by && { by }), ...(byName && { byName }) } as InspectFacts['reachability'],
    hints: selectors.map(({ selector }) => selector),
    ...pathsTo(el, numberOf),
    inViewport,
    signals: whyInteractive(el),
    style: styleOf(el, reader),
    selectors,
  };
}

const wordsOf = (el: Element, snapshot: DomSnapshot): string => {
  const node = snapshot.nodeOf(el);
  return node ? wordsIn(node) : '';
};

/** States in which nothing is in the way, as far as that is known before scrolling. */
const AFTER_SCROLLING = new Set(['reachable', 'off-screen', 'clipped']);

/**
 * The attributes as authored, without secrets and typed text: some pages keep the attribute `value` equal to what was
 * typed.
 */
export function attributesOf(el: Element, includeValues: boolean): Record<string, string> {
  const typed =
    isTag(el, 'input') && !/^(?:button|submit|reset|radio|checkbox|range)$/.test(attribute(el, 'type') ?? '');
  const hides = isSecret(el) || (typed && (!includeValues || attribute(el, 'type') === 'hidden'));
  return Object.fromEntries(
    attributeNames(el)
      .filter((name) => name !== 'value' || !hides)
      .map((name) => [name, cut(maskSecretNumbers(attribute(el, name) ?? ''), 500)]),
  );
}

/** The numbers of the frame elements and of the shadow hosts around the element, outermost first. */
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

const STYLES = [
  'display',
  'position',
  'z-index',
  'visibility',
  'opacity',
  'overflow',
  'pointer-events',
  'cursor',
  'color',
  'background-color',
  'font-size',
  'font-weight',
];
const USUAL = new Set(['', 'static', 'auto', 'visible', '1', '400', 'rgba(0, 0, 0, 0)']);

function styleOf(el: Element, reader: LayoutReader): Record<string, string> {
  const style = reader.style(el);
  return Object.fromEntries(
    STYLES.map((name): [string, string] => [name, style.get(name)]).filter(([, value]) => !USUAL.has(value)),
  );
}
