import type { FieldValue } from '../actions/fillField.ts';
import type { WaitForOptions } from '../actions/waitFor.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import type { ParentActions, RemoteElement } from '../protocol/frames/remoteElement.ts';
import type { NodeId } from '../schema.ts';
import type { ActionResult, ActionType, CollectResult, DragTarget, FormResult, OfSnapshot } from './actionResult.ts';
import type { Naming } from './naming.ts';
import type { PageComparison } from './PageComparison.ts';

/** The element that an action is for. `remote` performs the action if the element is in a joined frame. */
export interface Target {
  readonly id: string;
  readonly el: Element;
  readonly remote: RemoteElement | null;
}
export type TargetOrRefusal = Target | { readonly refused: ActionResult };
export type Options = OfSnapshot & object;

/** What the actions of more than one element need of the runner of actions. */
export interface Runner {
  readonly comparison: PageComparison | undefined;
  /** Names an element in a sentence. */
  readonly named: Naming;
  run(
    type: ActionType,
    nodeId: NodeId | null,
    args: readonly unknown[],
    given?: Options,
    onOutcome?: (outcome: AnyOutcome) => void,
  ): Promise<ActionResult>;
  optionsOf(type: ActionType, given: Options | undefined): { options: object; stale: string | null };
  find(type: ActionType, nodeId: NodeId): TargetOrRefusal;
  act(type: ActionType, target: Target, args: readonly unknown[]): Promise<AnyOutcome>;
  actOnPage(type: ActionType, args: readonly unknown[]): Promise<AnyOutcome>;
  gated(outcomes: readonly AnyOutcome[]): AnyOutcome[];
}

/** The actions that need more than one element and its options, and those for the page around this frame. */
export interface FurtherActions extends ParentActions {
  callPageTool(name: string, input?: unknown, options?: Options): Promise<ActionResult>;
  collect(nodeId: NodeId, options?: Options): Promise<CollectResult>;
  drag(nodeId: NodeId, to: DragTarget, options?: Options): Promise<ActionResult>;
  fillForm(values: Readonly<Record<string, FieldValue>>, options?: Options): Promise<FormResult>;
  waitFor(options?: WaitForOptions & Options & { nodeId?: NodeId }): Promise<ActionResult>;
}
