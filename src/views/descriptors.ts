import { cut } from '../standards/characters.ts';
import { oneLine } from '../standards/pageText.ts';

/** All that is known of one live element, gathered where the page can be read. */
export interface ElementFacts {
  readonly nodeId: string | null;
  /** Lower-case tag. */
  readonly tag: string;
  /** As authored. Those of a secret's value are not here. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Visible text. */
  readonly text: string;
  /** Current value of a control; null where there is none, or where it is a secret. */
  readonly value: string | null;
  readonly visible: boolean;
  /** Why not. */
  readonly hiddenReason: string | null;
  readonly role: string | null;
  readonly name: string;
  readonly description: string;
  readonly states: Readonly<Record<string, boolean | string | number>>;
  /** The states that the element can be in; where `states` does not have one of them, it is false. */
  readonly possible?: readonly string[];
  /** Of the viewport; `pageX` and `pageY` of the document. */
  readonly rect: DescriptorRect;
  /** Whether a click at its place reaches it, and what is in the way. */
  readonly reachable: boolean;
  readonly coveredBy: string | null;
  readonly hints: readonly string[];
  /** Numbers of the frames and shadow hosts around it, outermost first. */
  readonly framePath: readonly string[];
  readonly shadowPath: readonly string[];
}

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

/** The mode that a request means: `full` only if it says so. */
export const descriptorMode = (mode: unknown): DescriptorMode => (mode === 'full' ? 'full' : 'balanced');

/** One element as an answer to an automation request tells it. */
export function describeElement(facts: ElementFacts, mode: DescriptorMode): BalancedDescriptor | FullDescriptor {
  return mode === 'full' ? full(facts) : balanced(facts, SHORT);
}

const SHORT = 80;
const LONG = 500;

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
    text: cut(oneLine(text).trim(), limit) || null,
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

function full(facts: ElementFacts): FullDescriptor {
  return {
    ...balanced(facts, LONG),
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
  };
}
