import { flatParentAcrossFrames } from '../dom/composed.ts';
import { localName } from '../dom/natives.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { Flag, has, type TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { ident, quoted } from '../standards/pageText.ts';
import { wordsIn } from '../tree/wordsIn.ts';

/** Returns the name of an element in a sentence, such as `node_40 'Accept cookies'`. */
export type Naming = (el: Element) => string;

/** Writes that a number was never given to an element. @param given the number as the caller wrote it */
export const unknownNode = (given: string): string =>
  `no element has the number ${given}; use a number of the latest view, as node_12, [12] or 12`;

/** Writes that an element is gone. */
export const goneNode = (id: string): string =>
  `${id} is no longer in the page; take a new snapshot and use its numbers`;

/** Joins a number and a name, as in `node_40 'Accept cookies'`. */
export const named = (id: string, label: string): string => `${id} ${quoted(label)}`;

/**
 * Names an element in a sentence by its number and its name, text or tag. An element without a number is named by its
 * tag.
 */
export function nameFor(snapshot: DomSnapshot | null, el: Element): string {
  const node = snapshot?.nodeOf(el);
  return node ? nameOf(node) : `a <${shownTag(el, snapshot)}>`;
}

/** Names an element that may have no number, such as a shape in a drawing, by the nearest ancestor that has one. */
export function nameWithin(snapshot: DomSnapshot | null, el: Element): string {
  for (let at: Element | null = el; at; at = flatParentAcrossFrames(at)) {
    const node = snapshot?.nodeOf(at);
    if (node) return at === el ? nameOf(node) : `${shownTag(el, snapshot)} in ${nameOf(node)}`;
  }
  return `a <${shownTag(el, snapshot)}>`;
}

const shownTag = (el: Element, snapshot: DomSnapshot | null): string =>
  snapshot?.parts.registry.gate.tag(localName(el)) ?? ident(localName(el));

function nameOf(node: TreeNode): string {
  const label = node.name || wordsIn(node) || node.facts?.htmlId;
  return label ? named(`node_${node.id}`, label) : `node_${node.id} (${node.tag})`;
}

/** Matches the names of controls that close a dialog or banner, in the most frequent languages. */
const CLOSES =
  /^(close|dismiss|accept|agree|allow|ok(ay)?|got it|no,? thanks|not now|cancel|continue|skip|reject|×|✕|✖|x|schließen|akzeptieren|fermer|accepter|cerrar|aceptar)\b|^[×✕✖]/i;

/** Names the control in a covering layer that seems to close it, or returns null if there is none. */
export function closerOf(snapshot: DomSnapshot | null, layer: Element): string | null {
  const node = snapshot?.nodeOf(layer);
  const found = node && preorder(node).find((n) => has(n, Flag.Interactive) && CLOSES.test(n.name || wordsIn(n)));
  return found ? nameOf(found) : null;
}
