/** Returns the objects of weak references, without those that were garbage collected. */
export const living = <T extends WeakKey>(refs: readonly WeakRef<T>[]): T[] => refs.flatMap((ref) => ref.deref() ?? []);
