/** What comes from elsewhere, read as what it should be: cut to size, and harmless where it is something else. */
type Given = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Given => (typeof value === 'object' && value !== null ? value as Given : {});
export const listIn = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) as unknown[] : []);
export const textIn = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most).replace(CONTROLS, ' ') : '');
const CONTROLS = /(?![\n\t])\p{Cc}+/gu;
/** A whole number between the two; the lower one for anything else. */
export const numberIn = (value: unknown, least: number, most: number): number =>
  (typeof value === 'number' && value >= least ? Math.min(most, Math.round(value)) : least);
export const isTrue = (value: unknown): boolean => value === true;

/** The named fields that are texts, numbers or truth values; undefined without any. */
export function plainIn(value: unknown, names: ReadonlySet<string>, most: number): Given | null {
  const found = Object.entries(objectIn(value)).flatMap(([name, one]) => {
    if (!names.has(name)) return [];
    if (typeof one === 'string') return [[name, textIn(one, most)]];
    return typeof one === 'boolean' || typeof one === 'number' && Math.abs(one) < 1e12 ? [[name, one]] : [];
  });
  return found.length ? Object.fromEntries(found) as Given : null;
}
