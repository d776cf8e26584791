import { named } from './naming.ts';
import type { Collected } from '../actions/collect.ts';
import type { NodeId } from '../schema.ts';
import type { ActOutcome, Effect, RefusalCode, TimeoutOptions } from '../actions/types.ts';
import type { ActionDiff } from './report.ts';
import type { DiffChange, DiffElement } from '../views/diff.ts';

export type ActionType =
  | 'click'
  | 'type'
  | 'keypress'
  | 'hover'
  | 'select'
  | 'check'
  | 'clear'
  | 'focus'
  | 'scroll'
  | 'setValue'
  | 'drag'
  | 'upload'
  | 'submit'
  | 'waitFor'
  | 'fillForm'
  | 'collect';

export interface ActionChanges {
  /** The document is being left, or its URL changed. */
  readonly navigationOccurred: boolean;
  readonly newUrl?: string;
  /** Mutation records from the action until the page was quiet. */
  readonly domMutations: number;
  readonly scrollChanged: boolean;
  readonly valueChanged: boolean;
  /** The control's value after the action, if it changed; never that of a secret. */
  readonly newValue?: string;
}

/** What happened beside the changes that can be counted; a field is absent where nothing did. */
export interface ActionEffect {
  /** Elements that came to be seen, each with the text and the numbers in it; at most 20 of each kind are told. */
  readonly appeared?: readonly DiffElement[];
  /** Elements that are no longer to be seen. */
  readonly gone?: readonly DiffElement[];
  /** Elements whose name, text, value or state changed: before and after. */
  readonly changed?: readonly DiffChange[];
  /** How many more of these there are. */
  readonly more?: number;
  /** The page changed, but is too large to be read again at once: the next snapshot's diff tells what. */
  readonly unread?: boolean;
  /** What has focus now, if it moved: `node_12 'E-mail'`, or null for nothing. */
  readonly focused?: string | null;
  /** Dialogs and popovers that opened. */
  readonly opened?: readonly string[];
  /** Alerts, status messages and other live-region texts, also those that have gone again. */
  readonly announcements?: readonly string[];
  /** Messages of errors that the page's own code threw. */
  readonly errors?: readonly string[];
  /** Fields that refused their value, with the browser's message. */
  readonly invalid?: readonly { readonly field: string; readonly message: string }[];
  /** Requests that the server refused (status 400 and more), where the browser tells. */
  readonly failedRequests?: readonly { readonly url: string; readonly status: number }[];
  /** A download began: its name, or an empty string if it has none. */
  readonly download?: string;
  /** Tabs and windows that the page opened or asked for; `blocked` where the browser refused. */
  readonly newTabs?: readonly { readonly url: string; readonly blocked?: boolean }[];
  /** Native dialogs that were answered by the handler given to `answerDialogs`. */
  readonly dialogs?: readonly { readonly type: string; readonly message: string }[];
  /** The page cancelled the event's default action. */
  readonly prevented?: boolean;
  /** Only where nothing at all was observed until the page was quiet: `no effect observed in 43 ms`. */
  readonly none?: string;
}

/** What an action did. */
export interface ActionResult {
  /** The event reached the element that was meant, and what was to be typed or chosen was read back. */
  readonly success: boolean;
  /** One sentence that says why not, and what to do. */
  readonly error?: string;
  /** The same as a stable word. */
  readonly code?: ActionCode;
  /** Milliseconds, waiting for the page to be quiet included. */
  readonly duration: number;
  readonly changes: ActionChanges;
  readonly effect?: ActionEffect;
  readonly nodeId: string;
  /** What was acted on, where it is another element: a label's control, the editor that came in a preview's place. */
  readonly actedOn?: string;
  readonly actionType: ActionType;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Options of every action. */
export interface OfSnapshot {
  /** The snapshot that the number is of: if that was of another document, the action is refused (`stale_document`). */
  readonly snapshotId?: string;
}

/** The options that every action has: `timeout`, in milliseconds (5,000), is how long it waits until it can be done. */
export type ActionOptions = TimeoutOptions & OfSnapshot;

/** Where to drag to: an element, or so many CSS pixels away. */
export type DragTarget =
  | { readonly targetNodeId: NodeId; readonly position?: { x: number; y: number } }
  | { readonly dx: number; readonly dy: number };

/** The result of filling a form: that of the whole, and that of each field. */
export interface FormResult extends ActionResult {
  readonly fields: readonly ActionResult[];
}

/** The result of reading a list to its end. */
export interface CollectResult extends ActionResult {
  readonly items: readonly Collected[];
  /** The list's end was reached. */
  readonly complete: boolean;
}

export type ActionCode = RefusalCode | 'unknown_node' | 'stale_node' | 'stale_document' | 'not_an_element';

/** Names an element in a sentence: `node_40 'Accept cookies'`. */
export type Naming = (el: Element) => string;

/** An outcome, and the control that may close what is in the way. */
export type ReportedOutcome = ActOutcome & { readonly closer?: string | null };

type Sentence = (id: string, outcome: ReportedOutcome, name: Naming) => string;

const detailOr =
  (fallback: string) =>
  (outcome: ActOutcome): string =>
    outcome.detail ?? fallback;

const SENTENCES: Readonly<Record<RefusalCode, Sentence>> = {
  detached: (id) => `${id} is no longer in the page; take a new snapshot`,
  hidden: (id) => `${id} is hidden: nobody could click it now; open what shows it first, or pass force`,
  disabled: (id, o) => `${id} is disabled${o.detail ? ` (${o.detail})` : ''}; fill in what enables it first`,
  inert: (id) => `${id} is inert: a dialog or the page itself has switched that part off; close the dialog first`,
  readonly: (id) => `${id} is read-only`,
  covered: (id, o, name) =>
    `${id} is covered by ${o.blocker ? name(o.blocker) : 'another element'}; ` +
    `${o.closer ? `${o.closer} may close it` : 'close or move that first'}, or pass force`,
  moving: (id, o) =>
    o.detail
      ? `${id} moved away when it was pressed, and the click did not reach it; try again`
      : `${id} is still moving; try again in a moment`,
  off_screen: (id) => `${id} cannot be scrolled into view`,
  not_editable: (id, o) => `${id} takes no text: ${detailOr('it is no text field and not editable')(o)}`,
  not_selectable: (id) => `${id} has no options to select`,
  not_checkable: (id) => `${id} cannot be checked`,
  bad_value: (id, o) => `${id} cannot hold that value: ${detailOr('the browser refused it')(o)}`,
  no_such_option: (id, o) => `${id} has no such option; there are: ${detailOr('none')(o)}`,
  replaced: (id) => `${id} was replaced by the page before the event could reach it; take a new snapshot`,
  not_kept: (id, o) => `the page did not keep what was put into ${id}${o.detail ? `: ${o.detail}` : ''}`,
  no_effect_readback: (id, o) => `what was put into ${id} could not be read back${o.detail ? `: ${o.detail}` : ''}`,
  timeout: (id, o) => `${id}: ${detailOr('the page did not get there in time')(o)}`,
  failed: (id, o) => `the action on ${id} failed: ${detailOr('the page broke it')(o)}`,
  no_focus: (id, o) => `${id} did not take the focus${o.detail ? `: ${o.detail}` : ''}`,
  invalid: (id, o, name) =>
    `the form of ${id} was not submitted: ` +
    (o.effect?.invalid.map((f) => `${name(f.element)}: ${f.message}`).join('; ') || 'a field holds no valid value'),
  no_form: (id) => `${id} belongs to no form`,
  not_taken: (id) => `nothing there takes what was dropped from ${id}`,
  needs_trusted_input: (id, o) => `${id}: only a person's own input can do this${o.detail ? ` (${o.detail})` : ''}`,
};

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(SENTENCES, code);

export const NO_CHANGES: ActionChanges = {
  navigationOccurred: false,
  domMutations: 0,
  scrollChanged: false,
  valueChanged: false,
};

/** Refusals do not mention shorter waits, in milliseconds. */
const MIN_WAIT_TOLD = 100;

/** Words the public result of an action's outcome. */
export function actionResult(
  type: ActionType,
  id: string,
  outcome: ReportedOutcome,
  name: Naming,
  diff: ActionDiff & { readonly unread?: boolean } = {},
): ActionResult {
  const { ok, code, changes, effect } = outcome;
  const duration = Math.round(outcome.duration);
  const waited =
    (outcome.waited ?? 0) >= MIN_WAIT_TOLD ? ` (waited ${((outcome.waited as number) / 1000).toFixed(1)} s)` : '';
  const sentence = ok ? undefined : SENTENCES[code ?? 'timeout'](id, outcome, name) + waited;
  return {
    success: ok,
    ...(sentence ? { error: sentence } : {}),
    ...(!ok && code ? { code } : {}),
    duration,
    changes,
    ...(effect ? { effect: { ...diff, ...effectOf(effect, name, duration, diff) } } : {}),
    nodeId: id,
    ...(outcome.actual ? { actedOn: name(outcome.actual) } : {}),
    actionType: type,
    timestamp: new Date().toISOString(),
  };
}

/** Roles of what opens over the page. */
const POPUPS = /^(dialog|alertdialog|menu|listbox)$/;
/** Roles of live regions, whose text is announced. */
const LIVE = /^(alert|status|log)$/;

function effectOf(effect: Effect, name: Naming, duration: number, { appeared = [] }: ActionDiff): ActionEffect {
  const { focused, failedRequests, errors, newTabs, dialogs, invalid, download, prevented, none } = effect;
  const opened = new Set(effect.opened.map(name));
  const announcements = new Set(effect.announcements);
  // What an attribute or a style made visible has no mutation record of its own.
  for (const { id, role = '', text = '', 'aria-label': label } of appeared) {
    if (POPUPS.test(role) && ![...opened].some((one) => one.startsWith(`${id} `)))
      opened.add(named(id, label ?? (text || role)));
    if (LIVE.test(role) && text) announcements.add(text.replace(/^@\w+ /, ''));
  }
  const lists = { opened: [...opened], announcements: [...announcements], failedRequests, errors, newTabs, dialogs };
  return {
    ...(focused !== undefined ? { focused: focused && name(focused) } : {}),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(download !== undefined ? { download } : {}),
    ...(invalid.length ? { invalid: invalid.map(({ element, message }) => ({ field: name(element), message })) } : {}),
    ...(prevented ? { prevented } : {}),
    ...(none ? { none: `no effect observed in ${duration} ms` } : {}),
  };
}

export const staleDocument = (snapshotId: string): string =>
  `the page is another document than that of snapshot ${snapshotId}; look again and use the new numbers`;

/** The result of an action that was refused before it began. */
export function refusal(type: ActionType, id: string, code: ActionCode, error: string): ActionResult {
  return {
    success: false,
    error,
    code,
    duration: 0,
    changes: NO_CHANGES,
    nodeId: id,
    actionType: type,
    timestamp: new Date().toISOString(),
  };
}
