/** The page state that a planning back end reads. Every key but `i` is left out where it has its default. */
export interface SemanticNode {
  /** Number of the element, as every action takes it. */
  i: string;
  /** Role, by `ROLE_CODES`; a role that is not among them stays whole. Left out for a link, which most are. */
  r?: string;
  /**
   * The element's text and name, cut at 100 characters. Around other elements it is cut at 60, and the words of the
   * controls inside are left out.
   */
  n?: string;
  /**
   * The centre of the box in whole pixels of the viewport, which may lie outside of it; actions scroll to the element
   * first.
   */
  xy?: [x: number, y: number];
  /** Its box: left, top, width, height. Only in `hybrid` or on request. */
  box?: [x: number, y: number, width: number, height: number];
  /** States, by `STATE_CODES`, parted by spaces. */
  s?: string;
  /** Value: what is chosen always, what is typed only with `includeValues`. */
  v?: string;
  /** Covered by something else: a click would not reach it. */
  occ?: true;
  /**
   * The number of the scroll container that the element is scrolled out of.
   */
  scr?: string;
}

/** What each role is written as. */
export const ROLE_CODES: ReadonlyMap<string, string> = new Map([
  ['button', 'btn'],
  ['textbox', 'txt'],
  ['searchbox', 'txt'],
  ['checkbox', 'chk'],
  ['radio', 'rad'],
  ['combobox', 'sel'],
  ['listbox', 'lst'],
  ['tab', 'tab'],
  ['menuitem', 'mnu'],
  ['menuitemcheckbox', 'mnu'],
  ['menuitemradio', 'mnu'],
  ['option', 'opt'],
  ['slider', 'sld'],
  ['switch', 'swt'],
  ['spinbutton', 'num'],
  ['treeitem', 'tre'],
  ['gridcell', 'cel'],
  ['row', 'row'],
  ['img', 'img'],
  ['heading', 'hdg'],
]);

/** What each state is written as. */
export const STATE_CODES: ReadonlyMap<string, string> = new Map([
  ['checked', 'chk'],
  ['mixed', 'mix'],
  ['pressed', 'prs'],
  ['selected', 'sel'],
  ['expanded', 'exp'],
  ['collapsed', 'col'],
  ['current', 'cur'],
  ['disabled', 'dis'],
  ['readonly', 'ro'],
  ['required', 'req'],
  ['invalid', 'inv'],
  ['focused', 'foc'],
  ['drop target', 'drop'],
]);

/** A box inside the page that scrolls. */
export interface ScrollableContainer {
  i: string;
  n?: string;
  /** How far it is scrolled, how high its content is, and how much of it shows, in whole pixels. */
  top: number;
  height: number;
  shown: number;
}

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
  /** What has happened on the page, oldest first. */
  recentEvents?: string[];
  /** What is not in `interactiveTree`: elements beyond a limit, behind a dialog, or hidden with text or controls. */
  omitted?: { elements?: number; behindModal?: number; hidden?: number };
}

export interface SemanticOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** Give each element's box too (default: false). */
  boxes?: boolean;
  /** Elements, those in the viewport first (default: 400). */
  maxElements?: number;
  /** At most about so many tokens. */
  maxTokens?: number;
  /** Include what lies behind a modal dialog (default: false). */
  behindModal?: boolean;
}

/** What the state needs of the live page and cannot see in a tree. */
export interface SemanticFacts {
  readonly isCovered?: (id: number) => boolean;
  readonly recentEvents?: readonly string[];
}
