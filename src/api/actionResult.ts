import { isString } from '../standards/values.ts';
import { cut, oneLine } from '../standards/characters.ts';
import { MAX_NAME } from '../standards/TextGate.ts';
import { named, type Naming } from './naming.ts';
import type { Collected } from '../actions/collect.ts';
import type { NodeId } from '../schema.ts';
import type { ActOutcome, Effect, RefusalCode, TimeoutOptions } from '../actions/types.ts';
import { limited } from './limited.ts';
import { ownFields } from '../standards/ownFields.ts';
import type { ActionDiff, DescribedLooks, FromTo } from './report.ts';
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
  | 'selectText'
  | 'submit'
  | 'waitFor'
  | 'fillForm'
  | 'collect'
  | 'callPageTool';

export interface ActionChanges {
  /** True if the document is being unloaded, or its URL has changed. */
  readonly navigationOccurred: boolean;
  readonly newUrl?: string;
  /** The number of mutation records from the beginning of the action until the page was quiet. */
  readonly domMutations: number;
  readonly scrollChanged: boolean;
  readonly valueChanged: boolean;
  /** The control's value after the action, if it changed. The value of a secret is never reported. */
  readonly newValue?: string;
}

/** The other effects of the action. A field is absent if nothing of its kind happened. */
export interface ActionEffect {
  /**
   * Elements that became visible, with the text and the numbers in them. Each kind of change lists at most 20 elements.
   */
  readonly appeared?: readonly DiffElement[];
  /** Elements that are no longer visible. */
  readonly gone?: readonly DiffElement[];
  /** Elements whose name, text, value or state changed: before and after. Values of secrets are masked. */
  readonly changed?: readonly DiffChange[];
  /** Elements that moved: next to which other element, or where in the viewport, in CSS pixels. */
  readonly moved?: readonly FromTo[];
  readonly resized?: readonly FromTo[];
  readonly scrolled?: readonly FromTo[];
  /** Elements whose style changed: the values before and after, by CSS property. */
  readonly restyled?: DescribedLooks['restyled'];
  /** The number of other elements that came, went or were redrawn: icons, lines, coloured boxes. */
  readonly drawn?: number;
  /** The number of elements that only made room for others. */
  readonly displaced?: number;
  /** Elements that change by themselves. They are listed once, and left out of later reports. */
  readonly changing?: readonly string[];
  /** The number of changes and entries of lists that are not listed. */
  readonly more?: number;
  /**
   * The page is too large to be read again at once, or more is in view than is compared. What is told may not be all;
   * the `diff` with the next snapshot has every change of text and state.
   */
  readonly unread?: boolean;
  /** The title of the document, if it changed. */
  readonly title?: string;
  /** The newly focused element, as `node_12 'E-mail'`, or null if nothing has the focus any more. */
  readonly focused?: string | null;
  /** The text that is selected now, if the selection changed. */
  readonly selected?: string;
  /** Dialogs and popovers that opened. */
  readonly opened?: readonly string[];
  /** The texts of alerts, status messages and other live regions, also of those that have disappeared again. */
  readonly announcements?: readonly string[];
  /** The messages of errors that the page's own code threw. */
  readonly errors?: readonly string[];
  /** The fields that are invalid now, with the browser's message. */
  readonly invalid?: readonly { readonly field: string; readonly message: string }[];
  /** The requests that were answered with status 400 or more, in browsers that report the status. */
  readonly failedRequests?: readonly { readonly url: string; readonly status: number }[];
  /** The name of a download that began: of the page or, if it gives none, the last part of the address. */
  readonly download?: string;
  /** Tabs and windows that the page opened. `blocked` marks those that the browser refused to open. */
  readonly newTabs?: readonly { readonly url: string; readonly blocked?: boolean }[];
  /** Native dialogs that the handler given to `answerDialogs` answered. */
  readonly dialogs?: readonly { readonly type: string; readonly message: string }[];
  /** True if the page cancelled the default action of the event. */
  readonly prevented?: boolean;
  /**
   * True if the page answered the press of the mouse button: it removed, replaced or covered the element, so that no
   * click followed.
   */
  readonly pressed?: boolean;
  /** True if nothing moved, because it was scrolled to its end in that direction already. */
  readonly atEnd?: boolean;
  /**
   * Work that the action started and that is not done yet: requests, elements that say they are busy, and timers of up
   * to a minute, also those that the report did not wait for.
   */
  readonly pending?: readonly string[];
  /** Present only if nothing was observed that a person would notice: `no effect observed in 43 ms`. */
  readonly none?: string;
}

/** The result of an action. */
export interface ActionResult {
  /** True if the event reached the intended element, and the typed or chosen value could be read back. */
  readonly success: boolean;
  /** One sentence that says why the action failed and what to do about it. */
  readonly error?: string;
  /** The reason as a stable code, for programs. */
  readonly code?: ActionCode;
  /** The duration of the action in milliseconds, including the wait until the page was quiet. */
  readonly duration: number;
  readonly changes: ActionChanges;
  readonly effect?: ActionEffect;
  /** The answer of a tool of the page, in the page's own words. */
  readonly answer?: string;
  readonly nodeId: string;
  /** The element that was acted on if it is not the requested one, such as the control of a label. */
  readonly actedOn?: string;
  readonly actionType: ActionType;
  /** The end of the action in ISO 8601 format. */
  readonly timestamp: string;
}

/** The option that ties a number to the document that it was taken from. */
export interface OfSnapshot {
  /**
   * The snapshot that the numbers come from. If it is of another document, the action is refused with `stale_document`.
   */
  readonly snapshotId?: string;
}

/**
 * The options of every action. `timeout` says how long to wait until the action can be done, in milliseconds (default
 * 5,000).
 */
export type ActionOptions = TimeoutOptions & OfSnapshot;

/** The target of a drag: another element, or a distance in CSS pixels. */
export type DragTarget =
  | { readonly targetNodeId: NodeId; readonly position?: { x: number; y: number } }
  | { readonly dx: number; readonly dy: number };

/** The result of `fillForm`: one for the whole form, and one for each field. */
export interface FormResult extends ActionResult {
  readonly fields: readonly ActionResult[];
}

/** The result of `collect`, with the rows that were read. */
export interface CollectResult extends ActionResult {
  readonly items: readonly Collected[];
  /** True if the end of the list was reached. */
  readonly complete: boolean;
}

export type ActionCode = RefusalCode | 'unknown_node' | 'stale_node' | 'stale_document' | 'not_an_element';

/** The outcome of an action, with the name of a control that may close the covering element. */
export type ReportedOutcome = ActOutcome & { readonly closer?: string | null };

export type Sentence = (id: string, outcome: ReportedOutcome, name: Naming) => string;

/** Writes the reason behind a sentence, if the action gave one. */
export const reasonIn = ({ detail }: ActOutcome): string => (detail ? `: ${detail}` : '');

/** The refusals of the actions that the core does not contain. */
export type MoreCode =
  | 'not_selectable'
  | 'not_checkable'
  | 'no_such_option'
  | 'no_effect_readback'
  | 'no_such_tool'
  | 'invalid'
  | 'no_form'
  | 'not_taken';
export type Refusals = Readonly<Record<MoreCode, Sentence>>;

const REFUSALS: Readonly<Record<Exclude<RefusalCode, MoreCode>, Sentence>> = {
  detached: (id) => `${id} is no longer in the page; take a new snapshot`,
  hidden: (id) => `${id} is hidden, so that a person could not click it; open what contains it first, or pass force`,
  disabled: (id) => `${id} is disabled; fill in what enables it first`,
  inert: (id) => `${id} is inert: a dialog or the page has disabled this part of the page; close the dialog first`,
  readonly: (id) => `${id} is read-only, so its value cannot be changed`,
  covered: (id, o, name) =>
    `${id} is covered by ${o.blocker ? name(o.blocker) : 'another element'}; ` +
    `${o.closer ? `${o.closer} may close it` : 'close or move that first'}, or pass force`,
  moving: (id, o) =>
    o.detail
      ? `${id} moved away when it was pressed, and the click did not reach it; try again`
      : `${id} is still moving; try again in a moment`,
  off_screen: (id, o) => `${id} cannot be scrolled${reasonIn(o) || ' into view'}`,
  not_editable: (id, o) => `${id} does not accept ${o.detail ?? 'text: it is neither a text field nor editable'}`,
  bad_value: (id, o) => `${id} cannot hold that value${reasonIn(o)}`,
  replaced: (id) => `${id} was replaced by the page before the event could reach it; take a new snapshot`,
  not_kept: (id, o) => `the page did not keep what was put into ${id}${reasonIn(o)}`,
  timeout: (id, o) => o.detail ?? `${id} took too long`,
  failed: (id, o) => `the action on ${id} failed${reasonIn(o)}`,
  no_focus: (id, o) => `${id} did not take the focus${reasonIn(o)}`,
  needs_trusted_input: (id, o) =>
    `${id} needs trusted input, which a script cannot create${o.detail ? ` (${o.detail})` : ''}`,
};

let refusals = REFUSALS as Readonly<Record<RefusalCode, Sentence>>;
/** Adds the sentences of the actions that the core does not contain. The composition root calls it. */
export function useRefusals(more: Refusals): void {
  refusals = { ...REFUSALS, ...more };
}

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

export const NO_CHANGES: ActionChanges = {
  navigationOccurred: false,
  domMutations: 0,
  scrollChanged: false,
  valueChanged: false,
};

/** The shortest wait that a refusal mentions, in milliseconds. */
const MIN_REPORTED_WAIT_MS = 100;

/** Turns the outcome of an action into its public result, in which elements have numbers and codes have sentences. */
export function actionResult(
  type: ActionType,
  id: string,
  outcome: ReportedOutcome,
  name: Naming,
  diff: ActionDiff | null | undefined = {},
): ActionResult {
  const { ok, code, changes, effect, actual, answer, waited = 0 } = outcome;
  const duration = Math.round(outcome.duration);
  const wait = waited >= MIN_REPORTED_WAIT_MS ? ` (waited ${(waited / 1000).toFixed(1)} s)` : '';
  const sentence = !ok && refusals[code ?? 'timeout'](id, outcome, name) + wait;
  return {
    success: ok,
    ...(sentence && { error: sentence }),
    ...(!ok && code && { code }),
    duration,
    changes,
    ...(effect && { effect: effectOf(outcome, effect, name, diff) }),
    ...(answer !== undefined && { answer }),
    nodeId: id,
    ...(actual && { actedOn: name(actual) }),
    actionType: type,
    timestamp: new Date().toISOString(),
  };
}

/** Returns the beginning of a message of the page on one line. */
const line = (message: string): string => cut(oneLine(message), MAX_NAME);

/** Roles of elements that open over the page. */
const POPUPS = /^(dialog|alertdialog|menu|listbox)$/;
/** Roles of live regions, whose text is announced. */
const LIVE = /^(alert|status|log)$/;

function effectOf(
  { changes, duration, detail }: ActOutcome,
  effect: Effect,
  name: Naming,
  diff: ActionDiff | null | undefined,
): ActionEffect {
  const { focused, failedRequests, errors, newTabs, dialogs, invalid, download, prevented, selected } =
    ownFields<Effect>(effect);
  const opened = new Set(effect.opened.map(name));
  const told = new Set([...opened].map((one) => one.split(' ', 1)[0]));
  const announcements = new Set(effect.announcements);
  // Completes the lists from the diff, because an element that an attribute or a style made visible has no mutation
  // record of its own.
  for (const { id, role = '', text = '', 'aria-label': label } of diff?.appeared ?? []) {
    if (POPUPS.test(role) && !told.has(`${id}`)) opened.add(named(id, label ?? (text || role)));
    if (LIVE.test(role) && text) announcements.add(text.replace(/^@\w+ /, ''));
  }
  const { changing, more, ...differences } = ownFields<ActionDiff>(diff ?? null);
  const lists = {
    opened: [...opened],
    announcements: [...announcements],
    failedRequests,
    errors: errors.map(line),
    newTabs,
    dialogs: dialogs.map(({ type, message }) => ({ type, message: line(message) })),
    invalid: invalid.map(({ element, message }) => ({ field: name(element), message: line(message) })),
    more,
  };
  const seen: ActionEffect = {
    ...differences,
    ...(focused !== undefined && { focused: focused && name(focused) }),
    ...limited(lists),
    ...(selected !== undefined && { selected: cut(selected, 200) }),
    ...(download !== undefined && { download: line(download) }),
  };
  const isNone =
    // A build that does not compare the page knows only whether anything happened to it.
    (diff || effect.none) &&
    !Object.keys(seen).length &&
    !changes.navigationOccurred &&
    !changes.scrollChanged &&
    !changes.valueChanged;
  return {
    ...seen,
    ...(changing && { changing }),
    ...limited({
      pending: effect.pending.map((one) => (isString(one) ? one : `${name(one)} is busy`)),
      more: ownFields(seen).more,
    }),
    ...(prevented && { prevented }),
    ...(detail === 'at_end' && { atEnd: true }),
    ...(detail === 'no_click' && { pressed: true }),
    ...(isNone && { none: `no effect observed in ${Math.round(duration)} ms` }),
  };
}

export const staleDocument = (snapshotId: string): string =>
  `the page is another document than in snapshot ${cut(snapshotId, 40)}; read it again and use the new numbers`;

/** Returns the result of an action that was refused before it began. */
export const refusal = (type: ActionType, id: string, code: ActionCode, error: string): ActionResult => ({
  success: false,
  error,
  code,
  duration: 0,
  changes: NO_CHANGES,
  nodeId: id,
  actionType: type,
  timestamp: new Date().toISOString(),
});
