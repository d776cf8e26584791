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
