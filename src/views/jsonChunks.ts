/** The number of characters (UTF-16 units) after which a piece is returned. */
const CHUNK_SIZE = 65_536;

/** The position in an array or object that is being written. */
interface Level {
  readonly of: Record<string, unknown> | readonly unknown[];
  readonly keys: readonly string[] | null;
  at: number;
}

/**
 * Returns `JSON.stringify(value)` in pieces of some 64 KiB, so that the whole text never exists at once. The value must
 * be plain data without `toJSON` and cycles, but may have any depth.
 */
export function* jsonChunks(value: unknown): Generator<string, void> {
  let text = '';
  const levels: Level[] = [];
  /** Writes the value at once if it contains no other object, or else starts to write its parts. */
  const put = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || !holdsObjects(part)) {
      text += JSON.stringify(part) ?? 'null';
      return;
    }
    const keys = Array.isArray(part)
      ? null
      : Object.keys(part).filter((key) => (part as Record<string, unknown>)[key] !== undefined);
    levels.push({ of: part as Level['of'], keys, at: 0 });
    text += keys ? '{' : '[';
  };
  put(value);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { of, keys } = level;
    if (level.at === (keys ?? (of as readonly unknown[])).length) {
      text += keys ? '}' : ']';
      levels.pop();
    } else {
      if (level.at > 0) text += ',';
      const at = level.at++;
      const key = keys?.[at];
      if (key !== undefined) text += `${JSON.stringify(key)}:`;
      put(key === undefined ? (of as readonly unknown[])[at] : (of as Record<string, unknown>)[key]);
    }
    if (text.length < CHUNK_SIZE) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Returns whether an array or object contains another one. */
function holdsObjects(value: object): boolean {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) return true;
  return false;
}
