import { ownFields } from '../../standards/ownFields.ts';
import { isInput } from '../../dom/kinds.ts';
import { getter, getters, method, setter } from '../../dom/natives.ts';
import { now } from '../../dom/timers.ts';

/**
 * The browser's own setters and methods that change a page, saved once (see dom/natives.ts). React and others shadow
 * `value` and `checked` on the element itself to notice writes by scripts; the saved setters bypass that, as typing
 * does.
 */
const I = HTMLInputElement;
const T = HTMLTextAreaElement;
const S = HTMLSelectElement;
const H = HTMLElement;
const D = Document;

export const setInputFiles = /* @__PURE__ */ setter<HTMLInputElement, FileList | null>(I, 'files');
export const setOptionSelected = setter<HTMLOptionElement, boolean>(HTMLOptionElement, 'selected');
export const setDetailsOpen = setter<HTMLDetailsElement, boolean>(HTMLDetailsElement, 'open');
export const selectedIndex = getter<HTMLSelectElement, number>(S, 'selectedIndex');
export const setSelectedIndex = setter<HTMLSelectElement, number>(S, 'selectedIndex');
export const [optionValue, optionDisabled] = getters(HTMLOptionElement, 'value', 'disabled');

export const [inputForm, validity] = getters(I, 'form', 'validity');
export const [buttonForm, buttonType] = getters(HTMLButtonElement, 'form', 'type');

let running = 0;
let ended = -Infinity;
/** Returns whether handlers of the page are running now because of an action. */
export const isPageHandling = (): boolean => running > 0;
/** Returns when the page's handlers last ran because of an action, on the clock of `now()`. */
export const lastHandled = (): number => ended;

/** Wraps a function during which handlers of the page run. */
/* @__NO_SIDE_EFFECTS__ */
const handled =
  <A extends unknown[], R>(run: (...given: A) => R): ((...given: A) => R) =>
  (...given) => {
    running++;
    try {
      return run(...given);
    } finally {
      running--;
      ended = now();
    }
  };

/** Counts handlers that run while the host gives real input as caused by the action. */
export async function whileHandling<R>(give: () => Promise<R>): Promise<R> {
  running++;
  try {
    return await give();
  } finally {
    running--;
    ended = now();
  }
}

/** A field whose value is text. Both classes define the same properties, each for itself. */
export type Field = HTMLInputElement | HTMLTextAreaElement;
/* @__NO_SIDE_EFFECTS__ */
const propertiesOf = (kind: typeof HTMLInputElement | typeof HTMLTextAreaElement) => ({
  readOnly: getter<Field, boolean>(kind, 'readOnly'),
  value: getter<Field, string>(kind, 'value'),
  setValue: setter<Field, string>(kind, 'value'),
  selectionStart: getter<Field, number | null>(kind, 'selectionStart'),
  selectionEnd: getter<Field, number | null>(kind, 'selectionEnd'),
  setSelectionRange: method<(field: Field, start: number, end: number) => void>(kind, 'setSelectionRange'),
  select: method<(field: Field) => void>(kind, 'select'),
  maxLength: getter<Field, number>(kind, 'maxLength'),
});
const ofInput = propertiesOf(I);
const ofTextarea = propertiesOf(T);
/** Returns the saved getters, setters and methods of a text field. */
export const fieldMethods = (field: Field): typeof ofInput => (isInput(field) ? ofInput : ofTextarea);

/** Runs a function of the page as a part of the action. */
export const runPageFunction = handled((run: () => unknown) => run());
export const focusMethod = handled(method<(el: HTMLElement, options?: FocusOptions) => void>(H, 'focus'));
export const blurMethod = handled(method<(el: HTMLElement) => void>(H, 'blur'));
export const clickMethod = handled(method<(el: HTMLElement) => void>(H, 'click'));
export const hidePopover = handled(method<(el: HTMLElement) => void>(H, 'hidePopover'));
export const svgFocus = handled(method<(el: SVGElement, options?: FocusOptions) => void>(SVGElement, 'focus'));
export const scrollIntoView = handled(
  method<(el: Element, options: ScrollIntoViewOptions) => void>(Element, 'scrollIntoView'),
);
export const dispatch = handled(method<(target: EventTarget, event: Event) => boolean>(EventTarget, 'dispatchEvent'));
export const preventDefault = /* @__PURE__ */ method<(event: Event) => void>(Event, 'preventDefault');
export const defaultPrevented = getter<Event, boolean>(Event, 'defaultPrevented');
export const isTrusted = (event: Event): boolean => event.isTrusted;
export const composedPath = method<(event: Event) => EventTarget[]>(Event, 'composedPath');

export const execCommand = handled(
  method<(doc: Document, command: string, ui: boolean, value?: string) => boolean>(D, 'execCommand'),
);
export const getSelectionOf = method<(doc: Document) => Selection | null>(D, 'getSelection');
export const hasFocus = /* @__PURE__ */ method<(doc: Document) => boolean>(D, 'hasFocus');
export const createEvent = /* @__PURE__ */ method<(doc: Document, type: string) => Event>(D, 'createEvent');

const F = HTMLFormElement;
export const requestSubmit = handled(
  method<(form: HTMLFormElement, submitter?: HTMLElement) => void>(F, 'requestSubmit'),
);
export const closeDialog = handled(method<(dialog: HTMLDialogElement) => void>(HTMLDialogElement, 'close'));
export const cloneNode = method<(node: Node, deep: boolean) => Node>(Node, 'cloneNode');

export const stepUp = method<(el: HTMLInputElement) => void>(I, 'stepUp');
export const stepDown = method<(el: HTMLInputElement) => void>(I, 'stepDown');
const scrollBy = method<(el: Element, options: ScrollToOptions) => void>(Element, 'scrollBy');
export const scrollElement = handled((el: Element, options: ScrollToOptions) => scrollBy(el, ownFields(options)));
const scrollTo = /* @__PURE__ */ method<(el: Element, options: ScrollToOptions) => void>(Element, 'scrollTo');
export const scrollElementTo = handled((el: Element, options: ScrollToOptions) => scrollTo(el, ownFields(options)));
