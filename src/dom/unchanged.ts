import { ownFields } from '../standards/ownFields.ts';
/**
 * A token of a tree that stays the same object as long as nothing in the tree has changed, within one task: what was found
 * out about the tree may be kept beside it. The observer that tells is gone when the task is. What no mutation record
 * tells of (a rule inserted into a style sheet, an attached shadow root) goes unnoticed until then.
 */
export function unchangedToken(root: Node): object {
  if (current?.root === root && current.observer.takeRecords().length === 0) return current;
  current?.observer.disconnect();
  const observer = new Observer(ignore);
  observer.observe(root, EVERYTHING);
  const entry = { root, observer };
  current = entry;
  void then(() => {
    observer.disconnect();
    if (current === entry) current = null;
  });
  return entry;
}

let current: { readonly root: Node; readonly observer: MutationObserver } | null = null;

const Observer = MutationObserver;
const ignore = (): void => undefined;
const resolved = Promise.resolve();
const then = resolved.then.bind(resolved);
/** Whatever a mutation observer can report. */
export const EVERYTHING = ownFields<MutationObserverInit>({
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
