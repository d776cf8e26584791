import { ASK, hookRecord } from '../dom/hookRecord.ts';
import { method } from '../dom/natives.ts';
import { isPress } from './frameworks.ts';

/** What the document-start hook knows of listeners, as far as this world can ask for it. */
export interface Hook {
  /** A listener for clicks or presses is on the target. */
  presses(target: EventTarget): boolean;
}

let known: Hook | null | undefined;

/** The hook; null if the page was opened without it. From another world than its own it is asked by an event at each element. */
export function hook(): Hook | null {
  if (known === undefined) known = link();
  return known;
}

function link(): Hook | null {
  const record = hookRecord();
  if (record) return { presses: (target) => record.types(target).some(isPress) };
  return ask(window) ? { presses: ask } : null;
}

// eslint-disable-next-line domtool/dom-power -- An event of our own name, that only the hook hears: how worlds talk.
const send = method<(target: EventTarget, event: Event) => boolean>(EventTarget.prototype, 'dispatchEvent');
const ask = (target: EventTarget): boolean => !send(target, new Event(ASK, { cancelable: true, composed: true }));
