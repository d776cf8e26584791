import { isString } from '../../standards/values.ts';
import { readableFrameDocument, treeScopesIn } from '../../dom/composed.ts';
import { listenAt } from '../../dom/listening.ts';
import { documentWindow, querySelectorAll } from '../../dom/natives.ts';
import { checkArgument } from '../../schema.ts';
import { messageOf } from '../../standards/messageOf.ts';
import { replaceMethod } from '../platform/pageMethods.ts';

/** A native dialog of the browser, which blocks the page until it is answered. */
export interface NativeDialog {
  readonly type: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  readonly message: string;
  readonly defaultValue?: string;
}

/** True or a text means OK, false or null means Cancel; undefined means OK with the default text. */
export type DialogAnswer = boolean | string | null | undefined;

/** @param failure What the handler threw. */
type DialogListener = (dialog: NativeDialog, failure?: string) => void;

const listeners = new Set<DialogListener>();
/** Calls the listener for each answered dialog until the returned function is called. */
export function onDialog(listener: DialogListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Answers native dialogs instead of showing them, until the returned function is called: those of the page and of its
 * frames of the same origin, also of frames that load later. This replaces functions of their windows, which the page
 * can notice, so it is done only on request. A handler that throws dismisses the dialog.
 */
export function answerDialogs(ownDocument: Document, handler: (dialog: NativeDialog) => DialogAnswer): () => void {
  checkArgument('answerDialogs', 'handler', handler, { type: 'function' });
  const ask = (dialog: NativeDialog): DialogAnswer => {
    let answer: DialogAnswer = false;
    let failure: string | undefined;
    // An error of the host is none of the page, which asked.
    try {
      answer = handler(dialog);
    } catch (error) {
      failure = `answerDialogs: ${messageOf(error)}`;
    }
    for (const listener of listeners) listener(dialog, failure);
    return answer;
  };
  const answers: Record<string, (message?: unknown, defaultValue?: unknown) => unknown> = {
    alert(message) {
      ask({ type: 'alert', message: text(message) });
    },
    confirm: (message) => isAccepted(ask({ type: 'confirm', message: text(message) })),
    prompt(message, defaultValue) {
      const preset = text(defaultValue);
      const answer = ask({ type: 'prompt', message: text(message), defaultValue: preset });
      return !isAccepted(answer) ? null : isString(answer) ? answer : preset;
    },
  };
  // A capturing listener runs first and keeps the page's handlers from holding the page back.
  const onLeave = (event: Event): void => {
    if (isAccepted(ask({ type: 'beforeunload', message: '' }))) event.stopImmediatePropagation();
  };
  const answered = new WeakSet<Window>();
  const ends: ((() => void) | null)[] = [];
  const answerIn = (doc: Document): void => {
    const win = documentWindow(doc);
    if (!win || answered.has(win)) return;
    answered.add(win);
    for (const [name, answer] of Object.entries(answers)) ends.push(replaceMethod(win, name, () => answer));
    ends.push(listenAt([win], ['beforeunload'], onLeave));
    const answerInFrames = (): void => {
      for (const frame of treeScopesIn(doc).flatMap((scope) => [...querySelectorAll(scope, 'iframe,frame')])) {
        const inner = readableFrameDocument(frame);
        if (inner) answerIn(inner);
      }
    };
    ends.push(listenAt([doc], ['load'], answerInFrames));
    answerInFrames();
  };
  answerIn(ownDocument);
  return () => {
    for (const end of ends) end?.();
  };
}

const isAccepted = (answer: DialogAnswer): boolean => answer !== false && answer !== null;
const text = (value: unknown): string => (value === undefined ? '' : `${value as string}`);
