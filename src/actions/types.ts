/**
 * The options and outcomes of actions, in terms of elements and codes. The API turns elements into numbers, and codes
 * into sentences.
 */

import type { KeyInfo } from '../standards/keyboard.ts';
import type { Point } from '../layout/FrameSpace.ts';

export type { Point };

export interface Modifiers {
  ctrl?: boolean;
  shift?: boolean;
  alt?: boolean;
  meta?: boolean;
}

export interface SettleOptions {
  /**
   * How long the report waits for what the action set off (requests, timers, transitions), in milliseconds; 0 does not
   * wait. By default a second for timers and three for requests.
   */
  settle?: number;
}

/** The options of every action. */
export interface TimeoutOptions extends SettleOptions {
  /** How long to wait until the action can be done, in milliseconds; 0 does not wait. The default is 5000. */
  timeout?: number;
}

export interface ClickOptions extends TimeoutOptions {
  /** The mouse button to press. The default is `left`. */
  button?: 'left' | 'right' | 'middle';
  /** How often to click. A double click selects the word, a triple click the paragraph. The default is `single`. */
  clickType?: 'single' | 'double' | 'triple';
  modifiers?: Modifiers;
  /** Whether to wait until a navigation begins, at most `navigationTimeout`. The default is false. */
  waitForNavigation?: boolean;
  /** How long to wait for a navigation, in milliseconds. The default is 5000. */
  navigationTimeout?: number;
  /** Whether to scroll the element into view first. The default is true. */
  scrollIntoView?: boolean;
  /** Where in the element's box to click. By default it is the centre, or another free point of the box. */
  position?: { x: number; y: number };
  /** Whether to act even if the element is hidden, disabled, moving or covered. The default is false. */
  force?: boolean;
}

export interface TypeOptions extends TimeoutOptions {
  /** Whether to empty the field before typing. The default is false. */
  clearFirst?: boolean;
  /** The time between two characters, in milliseconds. The default, 0, does not wait. */
  speed?: number;
  pressEnter?: boolean;
  blur?: boolean;
  force?: boolean;
}

export interface KeyPressOptions extends TimeoutOptions {
  modifiers?: Modifiers;
  /** How often to press the key, at most 1000 times. The default is 1. */
  repeat?: number;
}

/** Says which text to select: `text`, or what begins with `from` and ends with `to`. By default it is all text. */
export interface SelectTextOptions extends TimeoutOptions {
  text?: string;
  from?: string;
  to?: string;
}

export type RefusalCode =
  /** The element is in no document that a window shows. */
  | 'detached'
  | 'hidden'
  | 'disabled'
  | 'inert'
  | 'readonly'
  /** Another element receives the pointer at every point tried: `blocker`. */
  | 'covered'
  | 'moving'
  /** The element cannot be scrolled into view. */
  | 'off_screen'
  /** The element takes no text, or no value of this kind. */
  | 'not_editable'
  /** Nothing in it can be chosen, or its text cannot be selected: `detail`. */
  | 'not_selectable'
  | 'not_checkable'
  /** The value is not one that the control can hold. */
  | 'bad_value'
  /** No option of that value or text: `detail` names those that there are. */
  | 'no_such_option'
  /** The element was removed or replaced before the event could reach it. */
  | 'replaced'
  /** The element takes no focus, and the key went to what has it: `blocker`. */
  | 'no_focus'
  /** The action was done, but the page did not keep it; `changes.newValue` is what is there instead. */
  | 'not_kept'
  /** Validation of the form failed: `effect.invalid`. */
  | 'invalid'
  | 'no_form'
  /** The drop target did not accept the data. */
  | 'not_taken'
  | 'no_effect_readback'
  | 'timeout'
  /** The page offers no tool of that name: `detail` has the names that it offers. */
  | 'no_such_tool'
  /** The page or the browser threw an unexpected error: `detail`. */
  | 'failed'
  /** Browsers do this only for trusted input. */
  | 'needs_trusted_input';

export interface Changes {
  navigationOccurred: boolean;
  newUrl?: string;
  domMutations: number;
  scrollChanged: boolean;
  valueChanged: boolean;
  /** Absent for a field that holds or held a secret. */
  newValue?: string;
}

/** What the page did in response, in terms of elements. */
export interface Effect {
  /** Where focus is now, if it moved. */
  focused?: Element | null;
  /** Dialogs and popovers that opened. */
  opened: Element[];
  /** Texts of alerts, status messages and other live regions, also of those that have been removed since. */
  announcements: string[];
  /** Messages of errors that the page's own code threw. */
  errors: string[];
  /** Fields that refused their value, with the browser's message. */
  invalid: { element: Element; message: string }[];
  /** Requests answered with a status of 400 or more, where the browser tells. */
  failedRequests: { url: string; status: number }[];
  /** The file name of a download that began: of the page or, if it gives none, the last part of the address. */
  download?: string;
  /** Tabs and windows that the page opened or asked for. */
  newTabs: { url: string; blocked?: boolean }[];
  /** Nodes that mutation records named, up to a limit. */
  touched: ReadonlySet<Node>;
  /** What the action set off and is still under way: in words, or an element that is marked as busy. */
  pending: (string | Element)[];
  /** The text that was selected, if the selection changed. */
  selected?: string;
  /** Native dialogs that were answered (see observe/nativeDialogs.ts). */
  dialogs: { type: string; message: string }[];
  /** The page cancelled the event's default action. */
  prevented?: boolean;
  /** Whether the document is being unloaded. */
  left: boolean;
  /** Whether nothing was observed. */
  none: boolean;
}

export interface ActOutcome {
  ok: boolean;
  code?: RefusalCode;
  blocker?: Element | null;
  detail?: string;
  /** The element that the action was done on, if it is not the given one (a label's control, the body). */
  actual?: Element;
  changes: Changes;
  effect?: Effect;
  /** How long the action took, in milliseconds. */
  duration: number;
  /** How long the obstacle was in the way before the action was refused, in milliseconds. */
  waited?: number;
  /** What a tool of the page answered. */
  answer?: string;
  /** Reads a success back once more. Returns what a refusal changes in this outcome, or null. */
  recheck?: () => Promise<Partial<ActOutcome> | null>;
}

/** Why an action, or a step of it, could not be done. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly blocker?: Element | null;
  readonly detail?: string;
  /** For how long it was in the way before the action gave up, in milliseconds. */
  readonly waited?: number;
}

/** An element that has passed the gate: where to point, and what receives the pointer there. */
export interface Ready {
  readonly hit: Element;
  readonly point: Point;
  /**
   * Events are sent to `hit` whatever is at the point: the gate was not to look, or the element shows only under the
   * pointer.
   */
  readonly direct?: boolean;
  /** The element whose `:hover` shows the target: the mouse moves there first. */
  readonly trigger?: Element;
}

/**
 * How the body of an action ends. `actual` is the element that it was done on, `prevented` says that the page
 * cancelled the event's default action, `answer` is what a tool of the page answered.
 */
export type Ending = Refusal | { done: true; detail?: string; actual?: Element; prevented?: boolean; answer?: string };

/** The target of a key press, and whether the page cancelled it. */
export interface KeyPress {
  readonly target: Element;
  readonly prevented: boolean;
}

/** A key that was pressed, and on what; the default actions of keys take it. */
export interface KeyAction {
  readonly target: Element;
  readonly doc: Document;
  readonly info: KeyInfo;
  readonly modifiers: Modifiers;
}
