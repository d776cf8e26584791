import { ownFields } from '../standards/ownFields.ts';

/** The largest number of changes of each kind that are listed. */
const MAX_LISTED = 20;

/** Returns the first entries of each list that is not empty, and the number of the others. */
export function limited<T extends Readonly<Record<string, unknown>>>(
  kinds: T,
): Partial<T> & { readonly more?: number } {
  const own = ownFields(kinds);
  let more = typeof own['more'] === 'number' ? own['more'] : 0;
  const out: Record<string, unknown> = {};
  for (const [kind, list] of Object.entries(kinds)) {
    if (!Array.isArray(list) || !list.length) continue;
    out[kind] = list.slice(0, MAX_LISTED);
    more += Math.max(0, list.length - MAX_LISTED);
  }
  return { ...(out as Partial<T>), ...(more && { more }) };
}
