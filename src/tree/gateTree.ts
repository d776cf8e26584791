import { isString } from '../standards/values.ts';
import { MAX_NAME, type TextGate } from '../standards/TextGate.ts';
import { cut } from '../standards/characters.ts';
import { isOfDigits, isSecretNumber, MASK, maskSecretNumbers } from '../standards/secretPatterns.ts';
import { wordSet } from '../standards/words.ts';
import { separatesWords } from './keep.ts';
import { composedChildren, STEP, type Lineup, type Steps } from './lineUp.ts';
import { Display, Flag, has, type Facts, type TreeChild, type TreeNode } from './TreeNode.ts';

type Draft = { -readonly [K in keyof TreeNode]: TreeNode[K] };

/** The facts that are addresses, which may be longer than a name. */
const ADDRESSES = wordSet('href src url');
const MAX_ADDRESS = 2000;
/** The facts whose values are words of the standards, not text of the page. */
const STANDARD_WORDS = new Set(['inputType', 'sorted']);
/** Matches names of elements as HTML has them. Any other name is text of the page. */
const PLAIN_TAG = /^[a-z]{1,20}[1-6]?$/;

/**
 * Passes every text of a tree through the gate, in place and in steps. All views are written from the tree, so that
 * they contain no other text of the page. A secret that is split over several nodes on a line is found in their joined
 * texts.
 */
export function* gatingTree(nodes: Lineup['nodes'], root: TreeNode, gate: TextGate): Steps<void> {
  const passing = (text: string): string => gate.text(text);
  let done = 0;
  /** The content of editors: typed text, in which a number may be written in any way. */
  const typed = new Set<TreeChild>();
  for (const node of nodes as readonly Draft[]) {
    if (done++ % STEP === STEP - 1) yield;
    if (!PLAIN_TAG.test(node.tag)) node.tag = gate.tag(node.tag);
    const only = node.children[0];
    const isTyped = has(node, Flag.Editable) || typed.has(node);
    for (const list of [node.children, node.assigned])
      if (list) gateChildren(list as TreeChild[], isTyped ? (text) => maskSecretNumbers(gate.text(text)) : passing);
    if (isTyped) for (const child of node.children) typed.add(child);
    // Keeps name and text one string for an element that is named by its only text.
    if (node.name) node.name = node.name === only ? cut(node.children[0] as string, MAX_NAME) : gate.line(node.name);
    if (node.facts) node.facts = gated(node.facts, gate);
    if (node.states) node.states = gated(node.states, gate);
  }
  gateLines(root, gate);
}

function gateChildren(list: TreeChild[], passed: (text: string) => string): void {
  for (let i = 0; i < list.length; i++) {
    const child = list[i] as TreeChild;
    if (!isString(child) || child === ' ') continue;
    const text = passed(child);
    if (text !== child) list[i] = text;
  }
}

/** Returns facts or states after their texts and numbers have passed the gate: the same object if nothing changed. */
export function gated<T extends object>(data: T, gate: TextGate): T {
  let out: Record<string, unknown> | null = null;
  for (const key of Object.keys(data)) {
    const value = (data as Record<string, unknown>)[key];
    let next = value;
    if (key === 'value') next = maskSecretNumbers(cut(gate.text(value as string), MAX_ADDRESS));
    else if (key === 'options') next = (value as NonNullable<Facts['options']>).map((option) => gate.line(option));
    else if (isString(value) && !STANDARD_WORDS.has(key))
      next = gate.line(value, ADDRESSES.has(key) ? MAX_ADDRESS : MAX_NAME);
    else if (typeof value === 'number' && gate.spans(String(value)).length > 0) next = undefined;
    if (next !== value) (out ??= { ...data } as Record<string, unknown>)[key] = next;
  }
  return (out as T | null) ?? data;
}

/** The place of a text in a list of texts, or of the value of a field in its facts, and the node that has it. */
type Place = readonly [holder: Record<string | number, unknown>, at: string | number, node: Draft | null];

/**
 * Masks a secret that is split over adjacent texts, such as a card number with an element or a field for each group of
 * digits. The texts are replaced in the lists that hold them, and in the names of nodes that are named by them.
 */
export class LineGate {
  readonly #gate: TextGate;
  #line: Place[] = [];
  /** The last texts, on this line and the ones before it, if they are nothing but digits. */
  #digits: Place[] = [];
  /** The last texts, on this line and the ones before it, if each is one character, as where a code stands in boxes. */
  #signs: Place[] = [];

  constructor(gate: TextGate) {
    this.#gate = gate;
  }

  /** Adds the next text of the line. */
  add(holder: object, at: string | number, node: TreeNode | null = null): void {
    const place: Place = [holder as Place[0], at, node];
    this.#line.push(place);
    const text = textAt(place).trim();
    if (text === '') return;
    if (isOfDigits(text)) this.#digits.push(place);
    else this.#endDigits();
    if (text.length === 1) this.#signs.push(place);
    else this.#endSigns();
  }

  /** Adds a space, as between two words. */
  space(): void {
    this.add([' '], 0);
  }

  /** Ends the line at an edge of a block. Items of a flex or grid container may be side by side, with space between. */
  separate(node: TreeNode): void {
    if (node.display === Display.FlexItem) {
      if (this.#line.length) this.space();
    } else if (separatesWords(node)) {
      this.#endLine();
      // The numbers in a row of a table are separate ones.
      if (node.display === Display.Cell) this.#endGroups();
    }
  }

  /** Ends the last line and all groups of digits and signs. */
  end(): void {
    this.#endLine();
    this.#endGroups();
  }

  #endLine(): void {
    if (this.#line.length > 1) maskLine(this.#line, this.#gate);
    if (this.#line.length) this.#line = [];
  }

  #endGroups(): void {
    this.#endDigits();
    this.#endSigns();
  }

  #endSigns(): void {
    if (this.#signs.length > 1) maskLine(this.#signs, this.#gate, (place) => textAt(place).trim());
    if (this.#signs.length) this.#signs = [];
  }

  /** Masks a number that is split over blocks or lines, with nothing else among its digits. */
  #endDigits(): void {
    const places = this.#digits;
    if (places.length === 0) return;
    this.#digits = [];
    if (places.length < 2 || !isSecretNumber(places.map((place) => textAt(place).trim()).join(' '))) return;
    places.forEach((place, i) => replaceText(place, i === 0 ? MASK : ''));
  }
}
const textAt = ([holder, at]: Place): string => holder[at] as string;

function gateLines(root: TreeNode, gate: TextGate): void {
  const line = new LineGate(gate);
  const stack: { node: TreeNode; parts: readonly TreeChild[]; at: number }[] = [];
  const open = (node: TreeNode): void => {
    line.separate(node);
    if (node.facts?.value && has(node, Flag.Editable)) {
      line.space();
      line.add(node.facts, 'value');
      line.space();
    }
    const parts = composedChildren(node);
    // A control is left out, because its label has the same words.
    if (parts.length === 0 && isOfDigits(node.name) && !has(node, Flag.Interactive)) line.add(node, 'name');
    stack.push({ node, parts, at: 0 });
  };
  open(root);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const part = top.parts[top.at++];
    if (part === undefined) {
      stack.pop();
      line.separate(top.node);
    } else if (isString(part)) line.add(top.parts, top.at - 1, top.node);
    else open(part);
  }
  line.end();
}

function maskLine(line: readonly Place[], gate: TextGate, read = textAt): void {
  const texts = line.map(read);
  for (const [start, end] of gate.spans(texts.join('')).reverse()) {
    let from = 0;
    let mask = MASK;
    line.forEach((place, i) => {
      const text = read(place);
      const { length } = texts[i] as string;
      const [a, b] = [Math.max(0, start - from), Math.min(length, end - from)];
      from += length;
      if (a >= b) return;
      replaceText(place, text.slice(0, a) + mask + text.slice(b));
      mask = '';
    });
  }
}

/** Replaces the text at a place, and the name of the node if that is the same text. */
function replaceText(place: Place, text: string): void {
  const [holder, at, node] = place;
  if (node && node.name === textAt(place).trim()) node.name = text.trim();
  holder[at] = text;
}
