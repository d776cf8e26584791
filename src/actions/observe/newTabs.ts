import { isString } from '../../standards/values.ts';
import { times } from '../../standards/indexed.ts';
import { isElement, isTag } from '../../dom/kinds.ts';
import { listenAt } from '../../dom/listening.ts';
import { attribute, documentWindow, hasAttribute, localName, ownerDocument } from '../../dom/natives.ts';
import { listenToCalls } from '../platform/pageMethods.ts';
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
  const follow = (event: Event): void => {
    const { type } = event;
    const path = (composedPath(event) as Node[]).filter((node) => 'nodeType' in node && isElement(node)) as Element[];
    const from = path.find((el) =>
      type === 'submit' ? isTag(el, 'form') : /^(a|area)$/.test(localName(el)) && hasAttribute(el, 'href'),
    );
    if (!from) return;
    const submitter = type === 'submit' ? (event as SubmitEvent).submitter : null;
    const target = (submitter && attribute(submitter, 'formtarget')) ?? attribute(from, 'target') ?? '';
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const name = attribute(from, 'download');
    // Decided after the page's own handlers, which may cancel the event.
    void Promise.resolve().then(() => {
      if (event.defaultPrevented) return;
      const url = addressOf(from, submitter);
      if (name !== null) onDownload(name, url);
      else if (!leadsToDocument(url)) onProgram();
      else if (ctrlKey || metaKey || shiftKey || isElsewhere(from, target)) onTab({ url });
    });
  };
  const ends = windows.map((win) => tapOpen(win, onTab));
  ends.push(listenAt(windows, ['click', 'submit'], follow));
  return () => {
    for (const end of ends) end();
  };
}

/** Whether the target names neither this window nor one of its frames. */
function isElsewhere(from: Element, target: string): boolean {
  const win = documentWindow(ownerDocument(from) as Document);
  return (
    target !== '' &&
    !/^_(self|parent|top)$/i.test(target) &&
    !(win && times(win.frames.length, (i) => nameOf(win.frames[i])).includes(target))
  );
}

function nameOf(frame: Window | undefined): string | null {
  try {
    return frame?.name ?? null;
  } catch {
    return null;
  }
}

function addressOf(from: Element, submitter: Element | null): string {
  const given =
    (submitter && attribute(submitter, 'formaction')) ?? attribute(from, isTag(from, 'form') ? 'action' : 'href') ?? '';
  try {
    return new URL(given, from.baseURI).href;
  } catch {
    return given;
  }
}

/** The address as the page gave it, as a text or a URL object. */
const addressText = (url: unknown): string =>
  isString(url) ? url : url instanceof Object && 'href' in url ? String(url.href) : '';

/** Nothing but the call of `window.open` tells of a new window. */
const tapOpen = (win: Window, listener: Listener): (() => void) =>
  listenToCalls(win, 'open', (_, [url, , features], opened) => {
    if (opened === win || opened === win.parent || opened === win.top) return;
    const blocked = opened === null && !/noopener|noreferrer/.test(isString(features) ? features : '');
    listener({ url: addressText(url), ...(blocked && { blocked }) });
  });
