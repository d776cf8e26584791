import type { KeyAction } from './keyDefaults.ts';

export function tab(action: KeyAction): boolean { void action; return false; }
