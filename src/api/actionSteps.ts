import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import type { RemoteElement } from '../protocol/frames/remoteElement.ts';
import type { ActionResult, FormResult } from './actionResult.ts';
import type { PageComparison } from './PageComparison.ts';

/** The element that an action is for. `remote` performs the action if the element is in a joined frame. */
export interface Target {
  readonly id: string;
  readonly el: Element;
  readonly remote: RemoteElement | null;
}
export type TargetOrRefusal = Target | { readonly refused: ActionResult };

/** What filling a form needs of the runner of actions. */
export interface FormSteps {
  /** The options of each field's action. */
  readonly options: object;
  /** Why the numbers cannot be used, if they are of another document. */
  readonly stale: string | null;
  readonly comparison: PageComparison;
  find(id: string): TargetOrRefusal;
  act(target: Target, args: readonly unknown[]): Promise<AnyOutcome>;
  /** Returns the outcome of a field after the others have been filled. */
  recheck(outcome: AnyOutcome): Promise<AnyOutcome>;
  /** Names an element in a sentence. */
  name(el: Element): string;
  /** Notes the result in the history of the session. */
  acted(result: FormResult): void;
}
