/** Elements that DomTool itself put into the page (overlay, panel): no part of it, for whoever looks. */
let own: WeakSet<EventTarget> | null = null;
export const markOwn = (el: Element): void => {
  (own ??= new WeakSet<EventTarget>()).add(el);
};
export const isOwn = (target: EventTarget | null): boolean => own !== null && target !== null && own.has(target);

/** The records that tell of the page itself. */
export const pageRecords = (records: readonly MutationRecord[]): MutationRecord[] =>
  records.filter((record) => !isOwnRecord(record));

const isOwnRecord = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  isOwn(target) || (type === 'childList' && allOwn(addedNodes) && allOwn(removedNodes));
const allOwn = (nodes: NodeList): boolean => [...nodes].every(isOwn);
