import { isConnected } from '../../dom/natives.ts';
import { fire, realmOf } from '../platform/dispatchEvents.ts';
import { MOUSE_POINTER } from './mouseEvents.ts';
import { replaceMethod } from '../platform/pageMethods.ts';

/**
 * Emulates pointer capture, which engines refuse (with an error in the page's handler) or ignore for a pointer that
 * does not exist. While a button is down, this module answers the page's calls, and the capturing element receives all
 * events.
 */
export interface Capture {
  /** The element that has captured the pointer, if any. */
  target(): Element | null;
  end(): void;
}

/** @param el An element of the window whose methods are replaced. */
export function emulateCapture(el: Element): Capture {
  let holder: Element | null = null;
  const tell = (type: string): void => {
    if (holder && isConnected(holder))
      fire(holder, 'PointerEvent', type, {
        bubbles: true,
        composed: true,
        ...MOUSE_POINTER,
      });
  };
  const release = (): void => {
    tell('lostpointercapture');
    holder = null;
  };
  const take = (el: Element): void => {
    if (holder === el) return;
    if (holder) release();
    holder = el;
    tell('gotpointercapture');
  };
  const answers: Record<string, (el: Element) => unknown> = {
    setPointerCapture: take,
    releasePointerCapture: (el) => {
      if (holder === el) release();
    },
    hasPointerCapture: (el) => holder === el,
  };
  const restore = Object.entries(answers).map(([name, answer]) =>
    replaceMethod(
      realmOf(el).Element.prototype,
      name,
      (original) =>
        function (...args) {
          return args[0] === MOUSE_POINTER.pointerId ? answer(this as Element) : Reflect.apply(original, this, args);
        },
    ),
  );
  return {
    target: () => (holder && isConnected(holder) ? holder : null),
    end() {
      if (holder) release();
      for (const end of restore) end?.();
    },
  };
}
