const numbers = new WeakMap<object, number>();
let given = 0;
/** Tells one object from another. */
export function numberOf(object: object): number {
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = given++));
  return number;
}
