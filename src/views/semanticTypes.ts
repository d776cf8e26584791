import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { wordMap } from '../standards/words.ts';

/** One element of the page state for a planning back end. Only `i` is always present; defaults are left out. */
export interface SemanticNode {
  /** The element's number, which every action accepts. */
  i: string;
  /** The code of the role in `ROLE_CODES`, or the role itself if it has no code. Left out for links. */
  r?: string;
  /**
   * The element's text and name, cut at 100 characters. Around other elements it is cut at 60, and the words of the
   * controls inside are left out.
   */
  n?: string;
  /**
   * The centre of the box in whole CSS px of the viewport. It may lie outside the viewport; actions scroll to the
   * element first.
   */
  xy?: [x: number, y: number];
  /** The box: left, top, width, height in CSS px. Present only in `hybrid` mode or on request. */
  box?: [x: number, y: number, width: number, height: number];
  /** The codes of the states in `STATE_CODES`, separated by spaces. */
  s?: string;
  /** The chosen value, or with `includeValues` the typed text. */
  v?: string;
  /** Set if another element covers this one, so that a click would not reach it. */
  occ?: true;
  /** The number of the scroll container that the element is scrolled out of. */
  scr?: string;
}

/** The code of each role. */
export const ROLE_CODES = wordMap(
  'button=btn textbox=txt searchbox=txt checkbox=chk radio=rad combobox=sel listbox=lst tab ' +
    'menuitem=mnu menuitemcheckbox=mnu menuitemradio=mnu option=opt slider=sld switch=swt spinbutton=num ' +
    'treeitem=tre gridcell=cel row img heading=hdg',
);

/** The code of each state. */
export const STATE_CODES: ReadonlyMap<string, string> = new Map([
  ...wordMap(
    'checked=chk mixed=mix pressed=prs selected=sel expanded=exp collapsed=col current=cur disabled=dis ' +
      'readonly=ro required=req invalid=inv focused=foc',
  ),
  ['drop target', 'drop'],
]);

/** A scroll container inside the page. */
export interface ScrollableContainer {
  /** The element's number. */
  i: string;
  /** The element's name. */
  n?: string;
  /** The scroll position, the height of the content and the visible height, in whole CSS px. */
  top: number;
  height: number;
  shown: number;
}

/** The state of the page for a planning back end. Sizes and scroll positions are in whole CSS px. */
export interface SemanticState {
  domMode: 'semantic_v3';
  url: string;
  pageTitle: string;
  viewport: { width: number; height: number };
  scrollPosition: { x: number; y: number };
  /** The names of the tools that the page offers, in at most 120 characters. The text view describes them. */
  pageTools?: string;
  interactiveTree: SemanticNode[];
  scrollableContainers?: ScrollableContainer[];
  /** Recent events on the page, oldest first. */
  recentEvents?: string[];
  /** The numbers of elements that are omitted: beyond a limit, behind a modal dialog, or hidden. */
  omitted?: { elements?: number; behindModal?: number; hidden?: number };
}

/** The options of `semanticState`. */
export interface SemanticOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** Include each element's box (default: false). */
  boxes?: boolean;
  /** The largest number of elements (default: 400). Elements in the viewport come first. */
  maxElements?: number;
  /** The approximate number of tokens at most. */
  maxTokens?: number;
  /** Include content behind a modal dialog (default: false). */
  behindModal?: boolean;
}

/** Facts for the state that come from the live page instead of the tree. */
export interface SemanticFacts {
  /** Returns the number of the element that covers the given one, or null, in steps. */
  readonly coveredBy: (id: number) => GuardedSteps<number | null>;
  readonly recentEvents?: readonly string[];
}
