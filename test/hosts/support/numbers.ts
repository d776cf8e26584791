/** Returns the number of the first element with this name in a text view. */
export function numberOf(name: string, view: string): number {
  const number = new RegExp(`\\[(\\d+)[^\\]]*\\b${name}\\b`).exec(view)?.[1];
  if (number === undefined) throw new Error(`There is no "${name}" in:\n${view}`);
  return Number(number);
}
