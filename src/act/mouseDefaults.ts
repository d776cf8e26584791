import type { Button, MouseState } from './pointer.ts';

/** What browsers do after a press, beside focus, but not for events of scripts. */
export function afterPress(hit: Element, state: MouseState, button: Button): void {
  void hit; void state; void button;
}

/** What browsers do after a click but not for events of scripts. */
export function afterClick(hit: Element): void {
  void hit;
}
