/** Functions that run in a page and fill it with about the given number of nodes, by name. */
export const SHAPES: Readonly<Record<string, (size: number) => void>>;
