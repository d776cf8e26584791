import { isString } from '../../standards/values.ts';
import { times } from '../../standards/indexed.ts';
import { isElementTarget, isHtml, isTag } from '../../dom/kinds.ts';
import { task } from '../../dom/timers.ts';
import { listenAt } from '../../dom/listening.ts';
import {
  attribute,
  documentWindow,
  fileName,
  getter,
  hasAttribute,
  localName,
  method,
  ownerDocument,
  querySelectorAll,
} from '../../dom/natives.ts';
import { listenToCalls, prototypeIn } from '../platform/pageMethods.ts';
import { composedPath } from '../platform/mutatingBuiltIns.ts';

/** A tab or window that the page opened. Whether the browser blocked it is known for `window.open` only. */
export interface NewTab {
  readonly url: string;
  readonly blocked?: boolean;
}

type Listener = (tab: NewTab) => void;

/** Whether a navigation to the address brings another document. Others (`mailto:`) open a program; the page stays. */
export const leadsToDocument = (url: string): boolean =>
  /^(https?|file|about|blob|data|javascript|chrome-extension|moz-extension):/i.test(url);

/**
 * Calls the listeners for links, forms and `window.open` calls that lead to another tab, for links that download, and
 * for links that open another program, until the returned function is called.
 */
export function watchOpenings(
  windows: readonly Window[],
  onTab: Listener,
  onDownload: (name: string, url: string) => void,
  onProgram: () => void,
): () => void {
  /** What the browser sent of each form. */
  const sent = new WeakMap<EventTarget, FormData>();
  const note = (event: Event): void => {
    if (event.target) sent.set(event.target, formDataOf(event as FormDataEvent));
  };
  const follow = (event: Event): void => {
    const { type } = event;
    const path = composedPath(event).filter(isElementTarget);
    const from = path.find((el) =>
      type === 'submit' ? isTag(el, 'form') : /^(a|area)$/.test(localName(el)) && hasAttribute(el, 'href'),
    );
    if (!from) return;
    const submitter = type === 'submit' ? (event as SubmitEvent).submitter : null;
    const target = targetOf(from, submitter);
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const name = attribute(from, 'download');
    // Decided after the page's own handlers, which may cancel the event.
    void Promise.resolve().then(async () => {
      if (event.defaultPrevented || (type === 'submit' && methodOf(from, submitter) === 'dialog')) return;
      // After trusted input, the browser gathers the data of a form only now.
      if (type === 'submit' && !sent.has(from)) await task();
      const url = addressOf(from, submitter, sent.get(from));
      if (name !== null) onDownload(name, url);
      else if (!leadsToDocument(url)) onProgram();
      else if (ctrlKey || metaKey || shiftKey || isElsewhere(from, target)) onTab({ url });
    });
  };
  const submitted = (form: unknown): void => {
    const from = form as HTMLFormElement;
    if (sent.has(from) && isElsewhere(from, targetOf(from, null)))
      onTab({ url: addressOf(from, null, sent.get(from)) });
  };
  const ends = windows.flatMap((win) => [tapOpen(win, onTab), tapSubmit(win, submitted)]);
  ends.push(listenAt(windows, ['click', 'submit'], follow), listenAt(windows, ['formdata'], note));
  return () => {
    for (const end of ends) end();
  };
}

/** https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target */
function targetOf(from: Element, submitter: Element | null): string {
  const [base] = isHtml(from) ? querySelectorAll(ownerDocument(from) as Document, 'base[target]') : [];
  const own = (submitter && attribute(submitter, 'formtarget')) ?? attribute(from, 'target');
  return own ?? (base && attribute(base, 'target')) ?? '';
}

/** Whether the target names neither this window nor one of the frames of the page. */
function isElsewhere(from: Element, target: string): boolean {
  const win = documentWindow(ownerDocument(from) as Document);
  return target !== '' && !/^_(self|parent|top)$/i.test(target) && !(win?.top && hasName(win.top, target));
}

/** Returns whether the window or a frame in it has the name. */
const hasName = (win: Window, name: string): boolean =>
  nameOf(win) === name || times(win.length, (i) => hasName(win[i] as Window, name)).includes(true);

function nameOf(frame: Window | undefined): string | null {
  try {
    return frame?.name ?? null;
  } catch {
    return null;
  }
}

/** HTML, "form submission attributes": what is no other method is `get`. */
function methodOf(from: Element, submitter: Element | null): string {
  const given = (submitter && attribute(submitter, 'formmethod')) ?? attribute(from, 'method') ?? '';
  return /^(?:post|dialog)$/i.test(given) ? given.toLowerCase() : 'get';
}

/** Returns where a link leads, or a form with its data. */
function addressOf(from: Element, submitter: Element | null, sent: FormData | undefined): string {
  const given =
    (submitter && attribute(submitter, 'formaction')) ?? attribute(from, isTag(from, 'form') ? 'action' : 'href') ?? '';
  try {
    const url = new URL(given, from.baseURI);
    if (sent && /^(?:https?|file):/.test(url.href) && methodOf(from, submitter) === 'get') {
      url.search = '';
      visitEntries(sent, (value, name) => {
        const text = typeof value === 'string' ? value : (fileName(value) ?? '');
        addParameter(url.searchParams, name, text.replace(/\r\n?|\n/g, '\r\n'));
      });
    }
    return url.href;
  } catch {
    return given;
  }
}

const formDataOf = getter<FormDataEvent, FormData>(FormDataEvent, 'formData');
type Visit = (value: FormDataEntryValue, name: string) => void;
const visitEntries = method<(data: FormData, visit: Visit) => void>(FormData, 'forEach');
const addParameter = method<(to: URLSearchParams, name: string, value: string) => void>(URLSearchParams, 'append');

/** The address as the page gave it, as a text or a URL object. */
const addressText = (url: unknown): string =>
  isString(url) ? url : url instanceof Object && 'href' in url ? String(url.href) : '';

/** A form that a script sends by `submit()` has no `submit` event. */
const tapSubmit = (win: Window, listener: (form: unknown) => void): (() => void) =>
  listenToCalls(prototypeIn(win, 'HTMLFormElement'), 'submit', listener);

/** Nothing but the call of `window.open` tells of a new window. */
const tapOpen = (win: Window, listener: Listener): (() => void) =>
  listenToCalls(win, 'open', (_, [url, , features], opened) => {
    if (opened === win || opened === win.parent || opened === win.top) return;
    const blocked = opened === null && !/noopener|noreferrer/.test(isString(features) ? features : '');
    listener({ url: addressText(url), ...(blocked && { blocked }) });
  });
