export function alphabet(): number[];
