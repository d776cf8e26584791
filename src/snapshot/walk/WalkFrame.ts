import type { Surroundings } from '../../visibility/surroundings.ts';
import type { ElementStyle } from '../../style/ElementStyle.ts';
import { Display, type NodeKind, type TreeChild, type TreeNode } from '../../tree/TreeNode.ts';

/** A `TreeNode` in the making. */
export type Draft = { -readonly [K in keyof TreeNode]: TreeNode[K] } & { children: TreeChild[] };

export function newDraft(kind: NodeKind, tag: string): Draft {
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

/** A node inside that can be used, as those around it see it. */
export interface Usable {
  readonly el: Element;
  readonly draft: Draft;
  readonly signs: number;
}

/** Where the walk stands in one element: it is entered, its content walked child by child, then it is left. */
export interface Frame {
  readonly parent: Frame | null;
  /** The element; for a shadow root's content its host, for a frame's content its body. */
  readonly el: Element;
  /** Of its attributes. */
  readonly names: readonly string[];
  readonly draft: Draft;
  readonly style: ElementStyle;
  /** What the element finds around it, and what its children find. */
  readonly outer: Surroundings;
  inside: Surroundings;
  /** Content still to be walked: a sibling chain, or a list (assigned nodes, a shadow root, a frame's body). */
  next: Node | null;
  list: readonly Node[] | null;
  at: number;
  /** The host whose shadow tree this element belongs to; slots hand what they show to it. */
  readonly scope: Frame | null;
  /** The nearest element, itself included, that takes its whole content as one click target. */
  readonly target: Element | null;
  /** Depth in shadow roots and in frames. */
  readonly shadowDepth: number;
  readonly frameDepth: number;
  /** It has a role that takes no name and nothing to be described by (`plainRole`). */
  readonly plain: boolean;
  /** Own box and text can be seen as far as style says. */
  readonly selfVisible: boolean;
  /** Whether text directly inside can be read: undefined until there is some. */
  textVisible: boolean | undefined;
  /** Interactive nodes among the descendants that were kept. */
  targets: number;
  /** The evidence that it is a click target, as bits of `Sign`; 0 if it is none. */
  readonly signs: number;
  /** The last node inside that can be used. */
  lastTarget: Usable | null;
  /** One of those is a field to type or pick in. */
  field: boolean;
  /** A slot that shows assigned nodes rather than its own children. */
  assigned: boolean;
  /** Text seen in it that is not inside of an interactive descendant. */
  hasOwnText: boolean;
}
