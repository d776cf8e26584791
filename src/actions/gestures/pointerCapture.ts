import { isConnected } from '../../dom/natives.ts';
import { fire, realmOf } from '../platform/dispatchEvents.ts';

/**
 * Emulates pointer capture, which engines refuse (with an error in the page's handler) or ignore for a pointer that
 * does not exist. While a button is down, the page's calls are answered here, and the capturing element receives all
 * events.
 */
export interface Capture {
  /** The element that has captured the pointer, if any. */
  target(): Element | null;
  end(): void;
}

const NAMES = ['setPointerCapture', 'releasePointerCapture', 'hasPointerCapture'] as const;

export function emulateCapture(el: Element, pointerId: number): Capture {
  const prototype = realmOf(el).Element.prototype as unknown as Record<string, unknown>;
  const kept = NAMES.map((name) => prototype[name] as (id: number) => unknown);
  let holder: Element | null = null;
  const tell = (type: string): void => {
    if (holder && isConnected(holder))
      fire(holder, 'PointerEvent', type, {
        bubbles: true,
        composed: true,
        pointerId,
        pointerType: 'mouse',
        isPrimary: true,
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
  const own: Record<(typeof NAMES)[number], (el: Element) => unknown> = {
    setPointerCapture: take,
    releasePointerCapture: (el) => {
      if (holder === el) release();
    },
    hasPointerCapture: (el) => holder === el,
  };
  const replaced = NAMES.map(
    (name, i) =>
      function (this: Element, id: number): unknown {
        return id === pointerId ? own[name](this) : kept[i]?.call(this, id);
      },
  );
  NAMES.forEach((name, i) => {
    prototype[name] = replaced[i];
  });
  return {
    target: () => (holder && isConnected(holder) ? holder : null),
    end() {
      if (holder) release();
      // If another script has replaced the method meanwhile, its function stays.
      NAMES.forEach((name, i) => {
        if (prototype[name] === replaced[i]) prototype[name] = kept[i];
      });
    },
  };
}
