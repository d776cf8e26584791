import type { Surroundings } from '../../visibility/surroundings.ts';
import type { ElementStyle } from '../../style/ElementStyle.ts';
import type { GeneratingKeys } from '../../style/generatingKeys.ts';
import type { InnerTarget } from '../../interactivity/nestedTargets.ts';
import { Display, type NodeKind, type TreeChild, type TreeNode } from '../../tree/TreeNode.ts';

/** A `TreeNode` while the walk still fills it in. */
export type MutableNode = { -readonly [K in keyof TreeNode]: TreeNode[K] } & { children: TreeChild[] };

/** Returns a node with nothing but its kind and tag, and without a number. */
export function newNode(kind: NodeKind, tag: string): MutableNode {
  return {
    id: -1,
    kind,
    tag,
    flags: 0,
    display: Display.Block,
    role: '',
    name: '',
    children: [],
    shadow: null,
    frame: null,
    assigned: null,
    facts: null,
    states: null,
  };
}

/** An element that the walk has entered and not yet left, with what is known about it so far. */
export interface WalkFrame {
  readonly parent: WalkFrame | null;
  /** The element. For a shadow root's content it is the host, for a frame's content its `body`. */
  readonly el: Element;
  readonly attributeNames: readonly string[];
  readonly node: MutableNode;
  readonly style: ElementStyle;
  /** The effects of the ancestors on the element itself. */
  readonly outer: Surroundings;
  /** The effects of the element and its ancestors on its children. */
  inside: Surroundings;
  /** The next child to walk, if the content is a chain of siblings. */
  nextChild: Node | null;
  /** The content, if it is not a chain of siblings (such as a slot's assigned nodes). */
  childList: readonly Node[] | null;
  /** The index of the next child in `childList`. */
  childIndex: number;
  /**
   * The frame of the host whose shadow tree contains the element. A slot hands the nodes that it shows to this host.
   */
  readonly hostFrame: WalkFrame | null;
  /** The nearest inclusive ancestor whose whole content is one click target. */
  readonly enclosingTarget: Element | null;
  /**
   * The properties of the elements in this document or shadow tree that may have generated text; null if there are
   * none.
   */
  readonly generating: GeneratingKeys | 'unknown' | null;
  /** For a numbered list: the number of its last item so far. */
  ordinal: number | null;
  /** The number of shadow roots around the element. */
  readonly shadowDepth: number;
  /** The number of frames around the element. */
  readonly frameDepth: number;
  /** True if the element's own style and that of its ancestors let its box and text be seen. */
  readonly isVisible: boolean;
  /** True if text directly inside the element can be read; undefined until the first text is found. */
  isTextVisible: boolean | undefined;
  /** The evidence that the element is a click target, as bits of `SignalBit`; 0 if there is not enough. */
  signals: number;
  /** The number of interactive descendants that are part of the snapshot. */
  targetCount: number;
  /** The last of these descendants. */
  lastTarget: (InnerTarget & { readonly node: MutableNode }) | null;
  /** True if one of these descendants is a field to type or pick in. */
  hasField: boolean;
  /** True if the element or a descendant has a number only so that the pointer can be moved there. */
  hasHoverTarget: boolean;
  /**
   * Set if the element or a descendant has text in the colour of its background, which nobody is meant to read
   * (`same-colour`), or text behind a box (`behind`).
   */
  camouflage: 'same-colour' | 'behind' | undefined;
  /** True if the element or a descendant has text that nobody sees, for whatever reason. */
  hasUnseenText: boolean;
  /** True if the element is a slot that shows assigned nodes rather than its own children. */
  showsAssigned: boolean;
  /** True if the element shows text that is not inside an interactive descendant. */
  hasOwnText: boolean;
}
