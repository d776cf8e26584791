import type { Looks } from '../actions/observe/looks.ts';
import type { ActOutcome } from '../actions/types.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import type { RemoteElement } from '../protocol/frames/remoteElement.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { ActionResult, FormResult } from './actionResult.ts';
import type { ActionDiff } from './report.ts';

/** The element that an action is for. `remote` performs the action if the element is in a joined frame. */
export interface Target {
  readonly id: string;
  readonly el: Element;
  readonly remote: RemoteElement | null;
}
export type TargetOrRefusal = Target | { readonly refused: ActionResult };

/** The page as it was before an action. */
export interface PageBefore {
  readonly before: DomSnapshot | null;
  readonly wasStale: boolean;
  /** The look of the page, in a build that observes looks. */
  readonly looks: Looks | null;
}
export type Diff = ActionDiff & { readonly unread?: boolean; readonly changing?: readonly string[] };

/** What filling a form needs of the runner of actions. */
export interface FormSteps {
  /** The options of each field's action. */
  readonly options: object;
  /** Why the numbers cannot be used, if they are of another document. */
  readonly stale: string | null;
  /** Returns the state of the page before the action. */
  look(firstId: string): Promise<PageBefore>;
  find(id: string): TargetOrRefusal;
  act(target: Target, args: readonly unknown[]): Promise<AnyOutcome>;
  /** Returns what changed in the page. */
  diff(before: PageBefore, outcomes: readonly ActOutcome[]): Promise<Diff>;
  /** Names an element in a sentence. */
  name(el: Element): string;
  /** Notes the result in the history of the session. */
  acted(result: FormResult): void;
}
