import { ownFields } from '../standards/ownFields.ts';
import { method } from './natives.ts';

/**
 * Returns an object that stays the same as long as nothing in the tree changes, within one task. It is the key under
 * which callers keep results about the tree. The observer ends with the task. Changes without a mutation record (a rule
 * inserted into a style sheet, an attached shadow root) are not noticed until then.
 */
export function unchangedToken(root: Node): object {
  if (current?.root === root && takeRecords(current.observer).length === 0) return current;
  if (current) disconnect(current.observer);
  const observer = newObserver(ignore);
  observeAll(observer, root);
  const entry = { root, observer };
  current = entry;
  void then(() => {
    disconnect(observer);
    if (current === entry) current = null;
  });
  return entry;
}

let current: { readonly root: Node; readonly observer: MutationObserver } | null = null;

const Observer = MutationObserver;
/** Makes an observer of the browser's own class: the saved `observe` refuses those of a library's class. */
export const newObserver = (take: MutationCallback): MutationObserver => new Observer(take);
const ignore = (): void => undefined;
const resolved = Promise.resolve();
const then = resolved.then.bind(resolved);
/* @__NO_SIDE_EFFECTS__ */
const own = <F extends (observer: MutationObserver, ...args: never[]) => unknown>(name: string): F =>
  method<F>(MutationObserver, name, 'MutationObserver');
const observe = own<(observer: MutationObserver, node: Node, options: MutationObserverInit) => void>('observe');
export const takeRecords = own<(observer: MutationObserver) => MutationRecord[]>('takeRecords');
export const disconnect = own<(observer: MutationObserver) => void>('disconnect');
/** Lets an observer report every kind of change in a tree. */
export const observeAll = (observer: MutationObserver, root: Node): void => observe(observer, root, EVERYTHING);
const EVERYTHING = ownFields<MutationObserverInit>({
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
