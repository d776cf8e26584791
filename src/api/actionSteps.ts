import type { RemoteElement } from '../protocol/frames/remoteElement.ts';
import type { ActionResult } from './actionResult.ts';

/** The element that an action is for. `remote` performs the action if the element is in a joined frame. */
export interface Target {
  readonly id: string;
  readonly el: Element;
  readonly remote: RemoteElement | null;
}
export type TargetOrRefusal = Target | { readonly refused: ActionResult };
