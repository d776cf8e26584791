import { ownFields } from '../../standards/ownFields.ts';
import { documentWindow, ownerDocument } from '../../dom/natives.ts';
import { createEvent, dispatch } from './mutatingBuiltIns.ts';
import type { Modifiers } from '../types.ts';

type Realm = Window & typeof globalThis;
interface Kinds {
  Event: EventInit;
  MouseEvent: MouseEventInit;
  PointerEvent: PointerEventInit;
  KeyboardEvent: KeyboardEventInit & { keyCode?: number; charCode?: number };
  FocusEvent: FocusEventInit;
  InputEvent: InputEventInit;
  DragEvent: DragEventInit;
  WheelEvent: WheelEventInit;
  ClipboardEvent: ClipboardEventInit;
}

/** The fields of most events of a person's input: they bubble, leave shadow trees, and can be cancelled. */
export const OF_INPUT = { bubbles: true, cancelable: true, composed: true } as const;

/**
 * Dispatches an event that is created in the target's own realm, so that `instanceof` in the page holds.
 * @returns False if its default was prevented.
 */
export function fire<K extends keyof Kinds>(
  target: Node,
  kind: K,
  type: string,
  init: Kinds[K] = {} as Kinds[K],
): boolean {
  return dispatch(target, make(target, kind, type, init));
}

/** Creates an event in the target's own realm. As in browsers, its `view` is the target's window (UI Events). */
export function make<K extends keyof Kinds>(target: Node, kind: K, type: string, init: Kinds[K]): Event {
  const realm = realmOf(target);
  const Constructor = realm[kind] as unknown as new (type: string, init: object) => Event;
  return new Constructor(type, ownFields<UIEventInit>({ view: realm }, init));
}

/** Returns the window of the node's document, whose classes its events must have. */
export function realmOf(target: Node): Realm {
  const doc = ownerDocument(target);
  return (doc && documentWindow(doc)) ?? (window as Realm);
}

/**
 * Creates a legacy text event (UI Events). It has no constructor, but browsers dispatch it, and Draft.js listens to
 * nothing else.
 */
export function makeTextEvent(doc: Document, data: string): Event | null {
  try {
    const event = createEvent(doc, 'TextEvent') as Event & { initTextEvent?: (...args: unknown[]) => void };
    event.initTextEvent?.('textInput', true, true, documentWindow(doc), data);
    return event.type === 'textInput' ? event : null;
  } catch {
    return null;
  }
}

/** Returns the fields by which an event tells the modifier keys. */
export const modifierInit = (m: Modifiers | undefined): EventModifierInit => ({
  ctrlKey: m?.ctrl ?? false,
  shiftKey: m?.shift ?? false,
  altKey: m?.alt ?? false,
  metaKey: m?.meta ?? false,
});
