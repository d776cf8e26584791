import { addedNodes, recordTarget, removedNodes } from './natives.ts';

/** Elements that DomTool itself added (overlay, panel). They are not treated as part of the page. */
let own: WeakSet<EventTarget> | null = null;
/** Marks an element that DomTool adds. What is in it is not marked. */
export const markOwn = (el: Element): void => {
  (own ??= new WeakSet<EventTarget>()).add(el);
};
/** Tells whether the target is an element that was marked; false for what is in such an element. */
export const isOwn = (target: EventTarget | null): boolean => own !== null && target !== null && own.has(target);

/** Returns the mutation records without those about DomTool's own elements. */
export const pageRecords = (records: readonly MutationRecord[]): MutationRecord[] =>
  records.filter((record) => !isOwnRecord(record));

/** Reads the nodes only, not the type of the record, because the page may have replaced its getter. */
function isOwnRecord(record: MutationRecord): boolean {
  const moved = [...addedNodes(record), ...removedNodes(record)];
  return isOwn(recordTarget(record)) || (moved.length > 0 && moved.every(isOwn));
}
