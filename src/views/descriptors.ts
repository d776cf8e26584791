import { collapseSpace, cut } from '../standards/characters.ts';

/** The facts about one live element, read from the page. */
export interface ElementFacts {
  readonly nodeId: string | null;
  /** The tag in lower case. */
  readonly tag: string;
  /** The attributes as the author wrote them, without those that hold the value of a secret field. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The visible text. */
  readonly text: string;
  /** The current value of a control, or null if there is none or if it is secret. */
  readonly value: string | null;
  readonly visible: boolean;
  /** The reason why the element is not visible, or null if it is visible. */
  readonly hiddenReason: string | null;
  readonly role: string | null;
  readonly name: string;
  readonly description: string;
  readonly states: Readonly<Record<string, boolean | string | number>>;
  /** The states that the element can have. One that is missing from `states` is false. */
  readonly possible?: readonly string[];
  /** The box in CSS px relative to the viewport; `pageX` and `pageY` are relative to the document. */
  readonly rect: DescriptorRect;
  /** Whether a click at the place of the element reaches it. */
  readonly reachable: boolean;
  /** The element that covers it. */
  readonly coveredBy: string | null;
  readonly hints: readonly string[];
  /** The numbers of the frames around the element, outermost first. */
  readonly framePath: readonly string[];
  /** The numbers of the shadow hosts around the element, outermost first. */
  readonly shadowPath: readonly string[];
}

/** A box in CSS px, as `DOMRect` has it, and the place of its upper left corner in the document. */
export interface DescriptorRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly pageX: number;
  readonly pageY: number;
}

/** How much a descriptor says. */
export type DescriptorMode = 'balanced' | 'full';

/** The compact descriptor. Every field is present, and is null where the element has no such property. */
export interface BalancedDescriptor {
  tag: string;
  nodeId: string | null;
  id: string | null;
  name: string | null;
  role: string | null;
  ariaLabel: string | null;
  placeholder: string | null;
  type: string | null;
  text: string | null;
  visible: boolean;
  href: string | null;
  src: string | null;
  value: string | null;
  state: {
    disabled: boolean | null;
    checked: boolean | string | null;
    expanded: boolean | null;
    selected: boolean | null;
  };
  rect: DescriptorRect;
}

/** The full descriptor: also what is computed for the element, and whether it can be seen and reached. */
export interface FullDescriptor extends BalancedDescriptor {
  computedRole: string | null;
  computedName: string | null;
  description: string | null;
  attributes: Record<string, string>;
  states: Record<string, boolean | string | number>;
  hiddenReason: string | null;
  reachable: boolean;
  coveredBy: string | null;
  selectorHints: string[];
  framePath: string[];
  shadowPath: string[];
}

/** Returns `full` if the request asks for it, or else `balanced`. */
export const descriptorMode = (mode: unknown): DescriptorMode => (mode === 'full' ? 'full' : 'balanced');

/** Describes one element for the answer to an automation request. */
export const describeElement = (facts: ElementFacts, mode: DescriptorMode): BalancedDescriptor | FullDescriptor =>
  mode === 'full' ? full(facts) : balanced(facts, BALANCED_LENGTH);

/** The largest number of characters of texts and values in a balanced descriptor. */
const BALANCED_LENGTH = 80;
/** The same in a full descriptor. */
const FULL_LENGTH = 500;

function balanced(facts: ElementFacts, limit: number): BalancedDescriptor {
  const { attributes, states, text, value } = facts;
  const state = <T extends boolean | string>(key: string): T | null =>
    (states[key] as T | undefined) ?? (facts.possible?.includes(key) ? (false as T) : null);
  return {
    tag: facts.tag,
    nodeId: facts.nodeId,
    id: attributes['id'] ?? null,
    name: attributes['name'] ?? null,
    role: attributes['role'] ?? null,
    ariaLabel: attributes['aria-label'] ?? null,
    placeholder: attributes['placeholder'] ?? null,
    type: attributes['type'] ?? null,
    text: cut(collapseSpace(text), limit) || null,
    visible: facts.visible,
    href: attributes['href'] ?? null,
    src: attributes['src'] ?? null,
    value: value === null ? null : cut(value, limit),
    state: {
      disabled: state('disabled'),
      checked: state('checked'),
      expanded: state('expanded'),
      selected: state('selected'),
    },
    rect: facts.rect,
  };
}

const full = (facts: ElementFacts): FullDescriptor => ({
  ...balanced(facts, FULL_LENGTH),
  computedRole: facts.role,
  computedName: facts.name || null,
  description: facts.description || null,
  attributes: { ...facts.attributes },
  states: { ...facts.states },
  hiddenReason: facts.hiddenReason,
  reachable: facts.reachable,
  coveredBy: facts.coveredBy,
  selectorHints: [...facts.hints],
  framePath: [...facts.framePath],
  shadowPath: [...facts.shadowPath],
});
