import type { KeyAction } from './keyDefaults.ts';

export function escape({ doc }: KeyAction): boolean {
  void doc;
  return false;
}
