/** What an action is asked for and what it answers; elements and reasons, no numbers and no sentences. */

import type { KeyInfo } from '../standards/keyboard.ts';
import type { Point } from '../layout/FrameSpace.ts';

export type { Point };

export interface Modifiers {
  ctrl?: boolean;
  shift?: boolean;
  alt?: boolean;
  meta?: boolean;
}

export interface ClickOptions {
  /** Default `left`. */
  button?: 'left' | 'right' | 'middle';
  /** Default `single`. */
  clickType?: 'single' | 'double';
  modifiers?: Modifiers;
  /** Wait until a navigation begins, at most `navigationTimeout`. Default false. */
  waitForNavigation?: boolean;
  /** Milliseconds; default 5000. */
  navigationTimeout?: number;
  /** Default true. */
  scrollIntoView?: boolean;
  /** Where in the element's box; default its centre, or another free point of it. */
  position?: { x: number; y: number };
  /** Act even if the element is hidden, disabled, moving or covered. Default false. */
  force?: boolean;
}

export interface TypeOptions {
  /** Default false. */
  clearFirst?: boolean;
  /** Milliseconds a character; 0, the default, is as fast as the page takes it. */
  speed?: number;
  pressEnter?: boolean;
  blur?: boolean;
  force?: boolean;
}

export interface KeyPressOptions {
  modifiers?: Modifiers;
  /** How often; default 1. */
  repeat?: number;
}

export type RefusalCode =
  /** No longer in a document that is shown. */
  | 'detached'
  | 'hidden'
  | 'disabled'
  | 'inert'
  | 'readonly'
  /** Another element receives the pointer at every point tried: `blocker`. */
  | 'covered'
  | 'moving'
  /** Cannot be scrolled into view. */
  | 'off_screen'
  /** Takes no text, or not this kind of value. */
  | 'not_editable'
  | 'not_selectable'
  | 'not_checkable'
  /** The value is not one that the control can hold. */
  | 'bad_value'
  /** No option of that value or text: `detail` names those that there are. */
  | 'no_such_option'
  /** The element went away, or another took its place, before the event could reach it. */
  | 'replaced'
  /** The key went to what has focus (`blocker`), for the element takes none. */
  | 'no_focus'
  /** Done as asked, but the page did not keep it; `changes.newValue` is what is there instead. */
  | 'not_kept'
  /** The form's fields held it back: `effect.invalid`. */
  | 'invalid'
  | 'no_form'
  /** Nothing there takes what was dropped. */
  | 'not_taken'
  | 'no_effect_readback'
  | 'timeout'
  /** Something in the page or the browser threw where nothing should: `detail`. */
  | 'failed'
  /** Only a person's own input can do this in a browser. */
  | 'needs_trusted_input';

export interface Changes {
  navigationOccurred: boolean;
  newUrl?: string;
  domMutations: number;
  scrollChanged: boolean;
  valueChanged: boolean;
  /** Never of a field that holds or held a secret. */
  newValue?: string;
}

/** What else happened, in elements; the facade gives them numbers. */
export interface Effect {
  /** Where focus is now, if it moved. */
  focused?: Element | null;
  /** Dialogs and popovers that opened. */
  opened: Element[];
  /** Alerts, status messages and other live-region texts, also those that have gone again. */
  announcements: string[];
  /** Messages of errors that the page's own code threw. */
  errors: string[];
  /** Fields that refused their value, with the browser's message. */
  invalid: { element: Element; message: string }[];
  /** Requests that the server refused (status 400 and more), where the browser tells. */
  failedRequests: { url: string; status: number }[];
  /** A download began: its name, or an empty string if it has none. */
  download?: string;
  /** Tabs and windows that the page opened or asked for. */
  newTabs: { url: string; blocked?: boolean }[];
  /** What mutation records named, up to a bound. */
  touched: ReadonlySet<Node>;
  /** Native dialogs that were answered (see dialogs.ts). */
  dialogs: { type: string; message: string }[];
  /** The page cancelled the event's default action. */
  prevented?: boolean;
  /** The document is being left. */
  left: boolean;
  /** Nothing at all was observed. */
  none: boolean;
}

export interface ActOutcome {
  ok: boolean;
  code?: RefusalCode;
  blocker?: Element | null;
  detail?: string;
  /** The element that the action ended up on, where it is not the one it was asked of (a label's control, body). */
  actual?: Element;
  changes: Changes;
  effect?: Effect;
  /** Milliseconds. */
  duration: number;
}

/** Why not: what every step of an action hands up instead of a result. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly blocker?: Element | null;
  readonly detail?: string;
}

/** The target as it is now: where to point and what receives the pointer there. */
export interface Ready {
  readonly hit: Element;
  readonly point: Point;
  /** Nothing at the point receives the pointer for the element: events are sent to it directly. */
  readonly direct?: boolean;
  /** What a person would point at first, for the element to appear. */
  readonly trigger?: Element;
}

/** What the body of an action ends with: `actual` is the element that it ended up on, `prevented` that the page cancelled the default action. */
export type Ending = Refusal | { done: true; detail?: string; actual?: Element; prevented?: boolean };

/** A key that went down on something: what the defaults of keys are told. */
export interface KeyAction {
  readonly target: Element;
  readonly doc: Document;
  readonly info: KeyInfo;
  readonly modifiers: Modifiers;
}
