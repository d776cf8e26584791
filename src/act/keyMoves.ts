import type { KeyAction } from './keyDefaults.ts';

export function arrow(action: KeyAction): boolean { void action; return false; }
export function boundary(action: KeyAction): boolean { void action; return false; }
