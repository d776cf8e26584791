import type { KeyInfo } from '../../standards/keyboard.ts';
import type { Modifiers } from '../types.ts';

/** A key that went down on something: what the defaults of keys are told. */
export interface KeyAction {
  readonly target: Element;
  readonly doc: Document;
  readonly info: KeyInfo;
  readonly modifiers: Modifiers;
}
