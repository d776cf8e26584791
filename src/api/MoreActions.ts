import type { Collected } from '../actions/collect.ts';
import { checkValue, type FieldValue } from '../actions/fillField.ts';
import type { Point } from '../actions/types.ts';
import type { WaitForOptions } from '../actions/waitFor.ts';
import { addListener, removeListener } from '../dom/natives.ts';
import { sleep } from '../dom/timers.ts';
import { checkBuiltIns } from '../dom/trial.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import { checkOptions, NUMBER, type NodeId, type Properties } from '../schema.ts';
import { DomToolError } from '../standards/errors.ts';
import { hasField, ownFields } from '../standards/ownFields.ts';
import {
  NO_CHANGES,
  refusal,
  type ActionResult,
  type ActionType,
  type CollectResult,
  type DragTarget,
  type FormResult,
} from './actionResult.ts';
import type { FurtherActions, Options, Runner, Target, TargetOrRefusal } from './actionSteps.ts';
import { isAction } from './buildParts.ts';
import { fillForm } from './fillForm.ts';
import type { Session } from './session.ts';
import { position } from './tools/schemas.ts';

const DRAG_TO: Properties = { targetNodeId: {}, position, dx: NUMBER, dy: NUMBER };
const NOT_DONE: AnyOutcome = { ok: false, changes: NO_CHANGES, duration: 0 };

/** Runs those actions that need more than one element and its options, and those for the page around this frame. */
export class MoreActions implements FurtherActions {
  readonly #session: Session;
  readonly #runner: Runner;
  /** What came of each field that the page around this frame has filled. */
  readonly #filled = new WeakMap<Element, AnyOutcome>();

  constructor(session: Session, runner: Runner) {
    this.#session = session;
    this.#runner = runner;
  }

  /** Runs a tool of the page. */
  async callPageTool(name: string, input?: unknown, options?: Options): Promise<ActionResult> {
    if (this.#session.config.pageTools) return await this.#runner.run('callPageTool', null, [name, input], options);
    throw new DomToolError('forbidden', 'callPageTool: config.pageTools is false');
  }

  /** Runs `collect`, whose result also has the rows that were read. */
  async collect(nodeId: NodeId, options?: Options): Promise<CollectResult> {
    let read: Pick<CollectResult, 'items' | 'complete'> = { items: [], complete: false };
    const result = await this.#runner.run('collect', nodeId, [], options, ({ items, complete }) => {
      if (items) read = { items: items as readonly Collected[], complete: complete ?? false };
    });
    return { ...result, ...read };
  }

  /** Drags an element to another one or by a distance. */
  async drag(nodeId: NodeId, given: DragTarget, options?: Options): Promise<ActionResult> {
    await checkBuiltIns();
    const { stale } = this.#runner.optionsOf('drag', options);
    const to = stale ? given : checkOptions('drag', given, DRAG_TO);
    const other = !stale && 'targetNodeId' in to ? this.#runner.find('drag', to.targetNodeId) : null;
    if (other && hasField(other, 'refused')) return other.refused;
    return await this.#runner.run('drag', nodeId, [to], options);
  }

  /** Fills fields one after the other and reads each back. A field that refuses does not stop the rest. */
  async fillForm(values: Readonly<Record<string, FieldValue>>, options?: Options): Promise<FormResult> {
    await checkBuiltIns();
    const { options: own, stale } = this.#runner.optionsOf('fillForm', options);
    if (stale) return { ...refusal('fillForm', '', 'stale_document', stale), fields: [] };
    const result = await fillForm(values, own, this.#runner);
    this.#session.acted(result);
    return result;
  }

  /** Waits for conditions, or ends with the error `destroyed` once the tool is destroyed. */
  async waitFor(options?: WaitForOptions & Options & { nodeId?: NodeId }): Promise<ActionResult> {
    // The race below is one of the functions that are tried.
    await checkBuiltIns();
    const { signal } = this.#session;
    let end: EventListener = () => undefined;
    const destroyed = async (): Promise<never> => {
      await new Promise((resolve) => addListener(signal, 'abort', (end = resolve)));
      // A page that is left destroys the tool too. Then the action ends by itself, which takes it a moment.
      await sleep(50);
      return (await this.#session.snapshot('waitFor')) as never;
    };
    try {
      return await Promise.race([this.#runner.run('waitFor', options?.nodeId ?? null, [], options), destroyed()]);
    } finally {
      removeListener(signal, 'abort', end);
    }
  }

  /**
   * Runs an action for the page around this frame, which makes the result from the outcome. Without a number, the
   * action is for the focused element or for the page. `fillForm` of that page also asks whether a field takes a value
   * (`checkValue`; `ok` if the pointer has to reach it) and whether it has kept its own (`recheck`).
   */
  async actForParent(
    type: string,
    id: number | null,
    args: readonly unknown[],
  ): Promise<{ outcome: AnyOutcome; numberOf: (el: Element) => number }> {
    await checkBuiltIns();
    const numberOf = (el: Element): number => this.#session.registry.assign(el);
    const found = id === null ? null : this.#runner.find(type as ActionType, id);
    const target = found && hasField(found, 'el') ? found : null;
    const answer = target && (await this.#answer(type, target, args));
    if (!answer && (!isAction(type) || (found && !target)))
      return { outcome: { ...NOT_DONE, code: 'detached' }, numberOf };
    const done = answer ?? (await this.#act(type as ActionType, target, args));
    const [outcome] = this.#runner.gated([done]) as [AnyOutcome];
    await checkBuiltIns();
    return { outcome, numberOf };
  }

  async #act(type: ActionType, target: Target | null, args: readonly unknown[]): Promise<AnyOutcome> {
    const { options } = this.#runner.optionsOf(type, args.at(-1) as Options);
    const given = [...args.slice(0, -1), options];
    if (!target) return await this.#runner.actOnPage(type, given);
    const outcome = await this.#runner.act(type, target, given);
    if (type === 'fillForm') this.#filled.set(target.el, outcome);
    return outcome;
  }

  /** Answers a question about a field. Returns null for an action. */
  async #answer(type: string, { el, remote }: Target, args: readonly unknown[]): Promise<AnyOutcome | null> {
    if (type === 'checkValue')
      return remote ? await remote.act(type, args) : { ...NOT_DONE, ok: checkValue(el, args[0]) };
    const filled = type === 'recheck' && this.#filled.get(el);
    return filled ? { ...filled, ...(await filled.recheck?.()) } : null;
  }
}

/** Replaces the number of the drop target by its element. */
export function withDropTarget(args: readonly unknown[], find: (id: NodeId) => TargetOrRefusal): readonly unknown[] {
  const [to, ...rest] = args as [Partial<{ targetNodeId: NodeId; position: Point }>, ...unknown[]];
  if (to.targetNodeId === undefined) return args;
  const { targetNodeId, ...others } = to;
  const found = find(targetNodeId);
  const target = hasField(found, 'el') ? found.el : null;
  return [ownFields<object>(others, { target }), ...rest];
}
