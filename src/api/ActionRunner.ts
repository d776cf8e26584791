import { isString } from '../standards/values.ts';
import { hasField, ownFields } from '../standards/ownFields.ts';
import { controlOf } from '../actions/controls/controls.ts';
import { watchAlso } from '../actions/observe/watchChanges.ts';
import { AriaPass } from '../aria/AriaPass.ts';
import { untampered } from '../dom/builtIns.ts';
import { now } from '../dom/timers.ts';
import { checkBuiltIns } from '../dom/trial.ts';
import type { WaitForOptions } from '../actions/waitFor.ts';
import { focusedElement } from '../dom/focusedElement.ts';
import { isElement, isShadowRoot } from '../dom/kinds.ts';
import { isSecret, secretsIn } from '../interactivity/secretFields.ts';
import { documentBody, shadowHost } from '../dom/natives.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import { checkOptions, describe, parseNodeId, type NodeId } from '../schema.ts';
import { cut } from '../standards/characters.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import { actionResult, refusal, staleDocument, type ActionResult, type ActionType } from './actionResult.ts';
import { closerOf, goneNode, nameFor, unknownNode, type Naming } from './naming.ts';
import { actionNamed, optionalPart } from './buildParts.ts';
import type { Options, Runner, Target, TargetOrRefusal } from './actionSteps.ts';
import type { PageComparison } from './PageComparison.ts';
import type { Session } from './session.ts';

/** The largest number of characters of the answer of a page's tool. */
const MAX_ANSWER = 10_000;
/** The actions that need no element. */
const ON_PAGE = /^(?:keypress|scroll|callPageTool|waitFor)$/;
/** Returns a number as the caller wrote it. */
const spellingOf = (nodeId: unknown): string => (isString(nodeId) ? cut(nodeId, 40) : describe(nodeId));

/** Returns the documents of a tool's latest snapshot, without keeping the tool alive. */
const rootsOf = (session: WeakRef<Session>) => (): Iterable<Document | ShadowRoot> =>
  session.deref()?.current?.roots ?? [];

/**
 * Runs actions on elements by their numbers. It finds the element, here or in a joined frame, acts, reads the page
 * again, and reports the changes in a result.
 */
export class ActionRunner implements Runner {
  readonly #session: Session;
  readonly comparison: PageComparison | undefined;
  // A field, because a function of the constructor would be kept alive together with the one for `watchAlso`.
  readonly named: Naming = (el) => this.#name(el);

  constructor(session: Session) {
    this.#session = session;
    this.comparison = optionalPart('comparison')?.(session, this.named);
    watchAlso(rootsOf(new WeakRef(session)));
  }

  /**
   * Runs an action.
   * @param nodeId the element's number, or null for an action on the page or on the focused element
   * @param args the arguments that the action takes before its options
   * @param onOutcome called with the outcome from which the result is made
   * @throws DomToolError `bad_option`; `tampered`; `not_in_core` for an action that this build does not have
   */
  async run(
    type: ActionType,
    nodeId: NodeId | null,
    args: readonly unknown[],
    given?: Options,
    onOutcome?: (outcome: AnyOutcome) => void,
  ): Promise<ActionResult> {
    await checkBuiltIns();
    const { options, stale } = this.optionsOf(type, given);
    if (stale) return refusal(type, spellingOf(nodeId ?? ''), 'stale_document', stale);
    const all = [...args, options];
    if (nodeId === null && ON_PAGE.test(type)) return await this.#runOnPage(type, all);
    const found = this.find(type, nodeId as NodeId);
    if (hasField(found, 'refused')) return found.refused;
    const result = await this.#report(type, found.id, () => this.act(type, found, all), onOutcome);
    // `detached` from a joined frame means that the frame no longer knows the number.
    return found.remote && result.code === 'detached'
      ? { ...result, code: 'stale_node', error: goneNode(found.id) }
      : result;
  }

  /**
   * Separates the action's own options, and says why the given numbers cannot be used if they belong to another
   * document.
   */
  optionsOf(type: ActionType, given: Options | undefined): { options: object; stale: string | null } {
    const options: Options & Partial<Record<string, unknown>> = ownFields(
      checkOptions(type, given, actionNamed(type).options),
    );
    const { snapshotId } = options;
    for (const name of ['snapshotId', 'nodeId', 'targetNodeId']) delete options[name];
    const isStale = snapshotId !== undefined && !this.#session.owns(snapshotId);
    return { options, stale: isStale ? staleDocument(snapshotId) : null };
  }

  /** Runs an action without a given element. Its result names the focused element or the body. */
  #runOnPage(type: ActionType, args: readonly unknown[]): Promise<ActionResult> {
    const focused = type === 'keypress' ? focusedElement(document) : null;
    const id = this.#session.registry.assign(focused ?? documentBody(document) ?? document);
    return this.#report(type, `node_${id}`, () => this.actOnPage(type, args));
  }

  /** Performs an action without a given element. The page's texts in the outcome have yet to pass the gate. */
  actOnPage(type: ActionType, args: readonly unknown[]): Promise<AnyOutcome> {
    if (type === 'waitFor') {
      const own = actionNamed(type).act(null, ...args);
      return this.#session.frames?.waitFor(args[0] as WaitForOptions, own) ?? own;
    }
    const remote = type === 'keypress' ? this.#session.frames?.focusedIn(focusedElement(document)) : null;
    if (remote) return remote.act(type, args);
    return actionNamed(type).act(null, ...args);
  }

  /**
   * Performs the action. Remembers the typed text as a secret if it went into a field for secrets. The page's texts in
   * the outcome have yet to pass the gate.
   */
  async act(type: ActionType, { id, el, remote }: Target, args: readonly unknown[]): Promise<AnyOutcome> {
    const node = remote && this.#session.current?.node(parseNodeId(id) ?? -1);
    const noteTyped = (field: Element): boolean => {
      const isSecretField = (node && has(node, Flag.Secret)) || isSecret(controlOf(field));
      if (isString(args[0]) && isSecretField) this.#session.registry.gate.noteTyped(args[0]);
      return isSecretField;
    };
    // Remembers it before the action, because the page may repeat it in a snapshot that is built meanwhile.
    const isNoted = noteTyped(el);
    const action = actionNamed(type);
    const own = (): readonly unknown[] => action.withElements?.(args, (other) => this.find(type, other)) ?? args;
    const outcome = await (remote ? remote.act(type, args) : action.act(el, ...own()));
    if (!isNoted && !noteTyped(el) && outcome.actual) noteTyped(outcome.actual);
    return outcome;
  }

  /** Returns the outcomes of a report after the page's texts in them have passed the gate. */
  gated(outcomes: readonly AnyOutcome[]): AnyOutcome[] {
    const { registry, current } = this.#session;
    const { gate } = registry;
    // The actions may have filled a field for secrets, or made one, since the last snapshot.
    untampered(() => gate.noteHeld(secretsIn(current?.roots ?? [document], [], new AriaPass()), false));
    return outcomes.map((outcome) => {
      const { detail, changes, effect, items, answer } = outcome;
      const texts = { detail, changes, effect, ...(items && { items }) } as Partial<AnyOutcome>;
      return ownFields<AnyOutcome>(outcome, gate.pass(texts), answer ? gate.pass({ answer }, MAX_ANSWER) : null);
    });
  }

  async #report(
    type: ActionType,
    id: string,
    act: () => Promise<AnyOutcome>,
    onOutcome?: (outcome: AnyOutcome) => void,
  ): Promise<ActionResult> {
    const start = now();
    const pageBefore = await this.comparison?.look(id);
    const [outcome] = this.gated([await act()]) as [AnyOutcome];
    onOutcome?.(outcome);
    await checkBuiltIns();
    const diff = pageBefore ? await this.comparison?.diff(pageBefore, [outcome], type === 'hover') : null;
    const closer = outcome.blocker ? closerOf(this.#session.current, outcome.blocker) : null;
    const reported = ownFields<AnyOutcome & { closer: typeof closer }>(outcome, { closer, duration: now() - start });
    const result = actionResult(type, id, reported, this.named, diff);
    this.#session.acted(result);
    return result;
  }

  /** Returns the element of a number, or the result of an action on a number that cannot be used. */
  find(type: ActionType, nodeId: NodeId): TargetOrRefusal {
    const number = parseNodeId(nodeId);
    const { registry, frames } = this.#session;
    if (number === null || !registry.knows(number)) {
      return { refused: refusal(type, spellingOf(nodeId), 'unknown_node', unknownNode(describe(nodeId))) };
    }
    const id = `node_${number}`;
    const remote = frames?.element(number);
    if (remote) return { id, el: remote.standIn, remote };
    const object = registry.object(number);
    if (!object) return { refused: refusal(type, id, 'stale_node', goneNode(id)) };
    if (isElement(object)) return { id, el: object, remote: null };
    const host = isShadowRoot(object) ? `; its host is ${this.#name(shadowHost(object))}` : '';
    const sentence = `${id} is a shadow root, not an element${host}`;
    return { refused: refusal(type, id, 'not_an_element', sentence) };
  }

  /** Names an element in a sentence. */
  #name(el: Element): string {
    const { current, registry, frames } = this.#session;
    const id = registry.numberOf(el) ?? -1;
    return current?.node(id) || !frames?.element(id) ? nameFor(current, el) : `node_${id}`;
  }
}
