import { addListener, removeListener } from './natives.ts';

/**
 * Listens in the capturing phase, ahead of most handlers of the page, until the returned function is called.
 * @param places The windows, documents, shadow roots or other targets to listen at.
 */
export function listenAt(
  places: readonly EventTarget[],
  types: readonly string[],
  listener: (event: Event) => void,
): () => void {
  const forEach = (change: typeof removeListener): void => {
    for (const place of places) for (const type of types) change(place, type, listener, true);
  };
  forEach(addListener);
  return () => forEach(removeListener);
}

/**
 * Calls `left` when the page is unloaded for good, and `back` when the back/forward cache restores it, until the signal
 * is aborted.
 */
export function followPage(signal: AbortSignal, left: () => void, back: () => void): void {
  const isKept = (event: Event): boolean => (event as PageTransitionEvent).persisted;
  addListener(window, 'pagehide', (event) => isKept(event) || left(), { signal });
  addListener(window, 'pageshow', (event) => isKept(event) && back(), { signal });
}

/**
 * Returns the events that come to the places while `run` runs.
 * @param isMeant Whether an event counts; asked while it is dispatched, because later it may have no target.
 */
export function eventsDuring(
  places: readonly EventTarget[],
  types: readonly string[],
  run: () => void,
  isMeant: (event: Event) => boolean = () => true,
): Event[] {
  const heard: Event[] = [];
  const forget = listenAt(places, types, (event) => void (isMeant(event) && heard.push(event)));
  try {
    run();
  } finally {
    forget();
  }
  return heard;
}
