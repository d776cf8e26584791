import type { answerDialogs } from '../actions/observe/nativeDialogs.ts';
import type { FrameJoin } from '../protocol/frames/FrameJoin.ts';
import type { joinOptions } from '../protocol/frames/joinOptions.ts';
import type { listen } from '../protocol/messages/Router.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import type { ParentActions } from '../protocol/frames/remoteElement.ts';
import type { NodeId, Properties } from '../schema.ts';
import type { IdentityMatcher } from '../snapshot/assemble.ts';
import { notInCore } from '../standards/errors.ts';
import type { ActionType } from './actionResult.ts';
import type { FurtherActions, Runner, TargetOrRefusal } from './actionSteps.ts';
import type { AgentRequests } from './AgentRequests.ts';
import type { Naming } from './naming.ts';
import type { OverlayTool } from './OverlayTool.ts';
import type { PageComparison } from './PageComparison.ts';
import type { PageViews } from './PageViews.ts';
import type { Recorder } from './recorder/Recorder.ts';
import type { Session } from './session.ts';
import type { toolDefinitions } from './tools/definitions.ts';

/** One action: the function that performs it on an element, and the options of its method. */
export interface Action {
  act(el: Element | null, ...args: readonly unknown[]): Promise<AnyOutcome>;
  readonly options: Properties;
  /** Returns the arguments with elements in place of the numbers in them. */
  withElements?(args: readonly unknown[], find: (id: NodeId) => TargetOrRefusal): readonly unknown[];
}

/**
 * The parts that a build may contain in addition to `DomTool` and its snapshots. The composition roots `src/core.ts`
 * and `src/everything.ts` choose them.
 */
export interface Parts {
  readonly actions: Readonly<Partial<Record<ActionType, Action>>>;
  /** Gives an element that replaced an equal one the number of the replaced one. */
  readonly identity: () => IdentityMatcher;
  /** The overview, search, inspection, forms and page model. */
  readonly views: (session: Session) => PageViews;
  /** Tool calls, action strings, page states, negotiation and automation requests. */
  readonly agents: (session: Session, views: PageViews) => AgentRequests;
  /** Compares the page before and after an action, so that the result can tell what became different. */
  readonly comparison: (session: Session, name: Naming) => PageComparison;
  readonly answerDialogs: typeof answerDialogs;
  /** The actions that need more than one element, and those for the page around this frame. */
  readonly more: (session: Session, runner: Runner) => FurtherActions;
  readonly overlay: (session: Session) => OverlayTool;
  readonly recorder: (session: Session) => Recorder;
  readonly joinFrames: (session: Session, views: PageViews, actions: ParentActions) => FrameJoin;
  readonly joinOptions: typeof joinOptions;
  /** Describes the tools that the page offers to agents, one line each. */
  readonly pageTools: () => readonly string[];
  readonly listen: typeof listen;
  readonly toolDefinitions: typeof toolDefinitions;
}

let installed: Partial<Parts> = {};

/** Chooses the parts of this build. A composition root calls it once, before anything of the build is used. */
export function installParts(parts: Partial<Parts>): void {
  installed = parts;
}

/** Returns a part, or undefined if this build does not contain it. */
export const optionalPart = <Name extends keyof Parts>(name: Name): Parts[Name] | undefined =>
  (installed as Partial<Parts>)[name];

/**
 * Returns a part that a method needs.
 * @throws DomToolError `not_in_core` if this build does not contain it
 */
export const part = <Name extends keyof Parts>(name: Name, method: string): Parts[Name] =>
  optionalPart(name) ?? notInCore(method);

/** Returns whether this build contains an action of that name. */
export const isAction = (type: string): type is ActionType => Object.hasOwn(installed.actions ?? {}, type);

/**
 * Returns an action that a method needs.
 * @throws DomToolError `not_in_core` if this build does not contain it
 */
export const actionNamed = (type: ActionType): Action =>
  (isAction(type) && installed.actions?.[type]) || notInCore(type);
