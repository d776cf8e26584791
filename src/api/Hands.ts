import { setChecked } from '../actions/check.ts';
import { watchAlso } from '../actions/changes.ts';
import { clear } from '../actions/clear.ts';
import { click } from '../actions/click.ts';
import { now } from '../actions/clock.ts';
import { collect, type Collected, type CollectOptions } from '../actions/collect.ts';
import { drag, type DragOptions } from '../actions/drag.ts';
import { fill, type FieldValue } from '../actions/fillForm.ts';
import { focus } from '../actions/focusAction.ts';
import { hover, type HoverOptions } from '../actions/hover.ts';
import { keypress } from '../actions/keypress.ts';
import { scroll, type ScrollOptions } from '../actions/scroll.ts';
import { select } from '../actions/select.ts';
import { setValue } from '../actions/setValue.ts';
import { submit } from '../actions/submit.ts';
import { typeText } from '../actions/type.ts';
import type { ActOutcome, ClickOptions, KeyPressOptions, Point, TypeOptions } from '../actions/types.ts';
import { upload, type UploadFile } from '../actions/upload.ts';
import { waitFor, type WaitForOptions } from '../actions/waitFor.ts';
import type { Wanted } from '../actions/wanted.ts';
import { focusedElement } from '../dom/focus.ts';
import { isElement, isShadowRoot } from '../dom/kinds.ts';
import { documentBody, shadowHost } from '../dom/natives.ts';
import { describe, parseNodeId, type NodeId } from '../schema.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/NodeRegistry.ts';
import { DomToolError } from '../standards/errors.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import {
  actionResult,
  NO_CHANGES,
  refusal,
  type ActionResult,
  type ActionType,
  type CollectResult,
  type DragTarget,
  type FormResult,
} from './actionResult.ts';
import { closerOf, nameFor } from './naming.ts';
import type { Far, FarFrames } from '../protocol/frames/far.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import { Secrets } from './Secrets.ts';
import { reportChanges, type ActionDiff } from './report.ts';

/** What the actions need of the tool they belong to. */
export interface HandsContext {
  readonly registry: NodeRegistry;
  /** Those of other origins that were joined. */
  frames(): FarFrames | null;
  /** The latest snapshot, for the names in messages. */
  snapshot(): DomSnapshot | null;
  /** Told of each action's result. */
  acted(result: ActionResult): void;
  /** Has the page read again when an action is over; gives null if that takes longer than so many milliseconds. */
  after(ms: number): Promise<DomSnapshot | null>;
}

/** An element by its number; `far` acts where it is of a joined frame. */
interface Target {
  readonly id: string;
  readonly el: Element;
  readonly far: Far | null;
}
type Found = Target | { readonly refused: ActionResult };

type Act = (el: Element, ...given: never[]) => Promise<AnyOutcome>;
/** What each action does to an element; those that need none are asked apart. */
const ACTS: Readonly<Record<ActionType, Act>> = {
  click,
  hover,
  clear,
  focus,
  submit,
  setValue,
  check: setChecked,
  type: typeText,
  select,
  upload,
  drag,
  scroll,
  waitFor,
  keypress,
  collect,
  fillForm: fill,
};

/** How long a result waits for the page to be read again, in milliseconds. */
const REPORT = 150;
/** What style rules alone may answer, without a change that is recorded. */
const STYLED = /^(click|check|hover|focus|keypress)$/;

/** Holds no tool alive that nobody else holds. */
const rootsOf = (context: WeakRef<HandsContext>) => (): Iterable<Node> => context.deref()?.snapshot()?.roots ?? [];

const gone = (id: string): string => `${id} is no longer in the page; take a new snapshot and use its numbers`;

/** Actions by number: finds the element, acts, words the answer. */
export class Hands {
  readonly #context: HandsContext;
  readonly #secrets = new Secrets();

  constructor(context: HandsContext) {
    this.#context = context;
    watchAlso(rootsOf(new WeakRef(context)));
  }

  click(id: NodeId, options?: ClickOptions): Promise<ActionResult> {
    return this.#run('click', id, [options]);
  }
  hover(id: NodeId, options?: HoverOptions): Promise<ActionResult> {
    return this.#run('hover', id, [options]);
  }
  clear(id: NodeId): Promise<ActionResult> {
    return this.#run('clear', id);
  }
  focus(id: NodeId): Promise<ActionResult> {
    return this.#run('focus', id);
  }
  submit(id: NodeId): Promise<ActionResult> {
    return this.#run('submit', id);
  }
  setValue(id: NodeId, value: string): Promise<ActionResult> {
    return this.#run('setValue', id, [value]);
  }
  check(id: NodeId, checked: boolean): Promise<ActionResult> {
    return this.#run('check', id, [checked]);
  }

  type(id: NodeId, text: string, options?: TypeOptions): Promise<ActionResult> {
    if (typeof text !== 'string')
      throw new DomToolError('bad_option', `type: text must be a string, not ${describe(text)}`);
    return this.#run('type', id, [text, options]);
  }

  select(id: NodeId, values: Wanted | readonly Wanted[]): Promise<ActionResult> {
    return this.#run('select', id, [values]);
  }
  upload(id: NodeId, files: UploadFile | readonly UploadFile[]): Promise<ActionResult> {
    return this.#run('upload', id, [files]);
  }

  async drag(id: NodeId, to: DragTarget, options?: DragOptions): Promise<ActionResult> {
    const found = 'targetNodeId' in to ? this.#find('drag', to.targetNodeId) : null;
    return found && 'refused' in found ? found.refused : this.#run('drag', id, [to, options]);
  }

  /** Without a number: the page. */
  scroll(id: NodeId | null, options?: ScrollOptions): Promise<ActionResult> {
    return id === null ? this.#onPage('scroll', () => scroll(null, options)) : this.#run('scroll', id, [options]);
  }

  /** Without a number: of the page, and of the frames joined to it. */
  waitFor(id: NodeId | null, options?: WaitForOptions): Promise<ActionResult> {
    return id === null ? this.#onPage('waitFor', () => this.#waits(options)) : this.#run('waitFor', id, [options]);
  }

  async keypress(key: string, options: KeyPressOptions & { targetNodeId?: NodeId } = {}): Promise<ActionResult> {
    const { targetNodeId, ...rest } = options;
    if (targetNodeId !== undefined) return this.#run('keypress', targetNodeId, [key, rest]);
    const focused = focusedElement(document);
    const far = this.#context.frames()?.focused(focused);
    return this.#onPage(
      'keypress',
      () => (far ? far.act('keypress', [key, rest]) : keypress(null, key, rest)),
      focused,
    );
  }

  async collect(id: NodeId, options?: CollectOptions): Promise<CollectResult> {
    let found: Pick<CollectResult, 'items' | 'complete'> = { items: [], complete: false };
    const result = await this.#run('collect', id, [options], ({ items, complete }) => {
      if (items) found = { items: items as readonly Collected[], complete: complete ?? false };
    });
    return { ...result, ...found };
  }

  /** Fills fields one after the other and reads each back; a field that refuses does not stop the rest. */
  async fillForm(values: Readonly<Record<string, FieldValue>>): Promise<FormResult> {
    const refused: ActionResult[] = [];
    const before = this.#context.snapshot();
    const isOld = before?.stale ?? true;
    const start = now();
    const outcomes: { readonly id: string; readonly outcome: ActOutcome }[] = [];
    for (const [id, value] of Object.entries(values)) {
      const found = this.#find('fillForm', id);
      if ('refused' in found) refused.push(found.refused);
      else outcomes.push({ id: found.id, outcome: await this.#act('fillForm', found, [value]) });
    }
    const diff = await this.#diff(
      'fillForm',
      before,
      isOld,
      outcomes.map(({ outcome }) => outcome),
    );
    const fields = outcomes.map(({ id, outcome }) => actionResult('fillForm', id, outcome, (el) => this.#name(el)));
    const all = this.#secrets.mask([...fields, ...refused]);
    const failed = all.filter(({ success }) => !success);
    const changes = {
      navigationOccurred: all.some((f) => f.changes.navigationOccurred),
      domMutations: all.reduce((sum, f) => sum + f.changes.domMutations, 0),
      scrollChanged: all.some((f) => f.changes.scrollChanged),
      valueChanged: all.some((f) => f.changes.valueChanged),
    };
    const result: FormResult = {
      success: failed.length === 0,
      ...(failed[0]?.error ? { error: failed.map(({ error }) => error).join('; ') } : {}),
      ...(failed[0]?.code ? { code: failed[0].code } : {}),
      duration: Math.round(now() - start),
      changes,
      ...(Object.keys(diff).length ? { effect: this.#secrets.mask(diff) } : {}),
      nodeId: all[0]?.nodeId ?? '',
      actionType: 'fillForm',
      timestamp: new Date().toISOString(),
      fields: all,
    };
    this.#context.acted(result);
    return result;
  }

  async #run(
    type: ActionType,
    nodeId: NodeId,
    given: readonly unknown[] = [],
    seen?: (outcome: AnyOutcome) => void,
  ): Promise<ActionResult> {
    const found = this.#find(type, nodeId);
    if ('refused' in found) return found.refused;
    const result = await this.#report(type, found.id, async () => {
      const outcome = await this.#act(type, found, given);
      seen?.(outcome);
      return outcome;
    });
    // The frame knows the number no more.
    return found.far && result.code === 'detached' ? { ...result, code: 'stale_node', error: gone(found.id) } : result;
  }

  /** What was typed must not be told again if it went into a field for secrets. */
  async #act(type: ActionType, { id, el, far }: Target, given: readonly unknown[]): Promise<AnyOutcome> {
    const outcome = await (far ? far.act(type, given) : (ACTS[type] as Act)(el, ...this.#own(type, given)));
    const node = far && this.#context.snapshot()?.node(parseNodeId(id) ?? -1);
    this.#secrets.note(el, outcome, given[0], !!node && has(node, Flag.Secret));
    return outcome;
  }

  /** Where to drag to as an element. */
  #own(type: ActionType, given: readonly unknown[]): never[] {
    const [to, ...rest] = given as [Partial<{ targetNodeId: NodeId; position: Point }>, ...unknown[]];
    if (type !== 'drag' || to.targetNodeId === undefined) return given as never[];
    const found = this.#find(type, to.targetNodeId);
    const target = 'el' in found ? found.el : null;
    return [{ target, ...(to.position ? { position: to.position } : {}) }, ...rest] as never[];
  }

  /**
   * Acts for a page around this frame, which words what came of it; without a number on what has focus, or on the page.
   * @internal
   */
  async actFor(
    type: string,
    id: number | null,
    given: readonly unknown[],
  ): Promise<{ outcome: AnyOutcome; numberOf: (el: Element) => number }> {
    const numberOf = (el: Element): number => this.#context.registry.assign(el);
    const act = Object.hasOwn(ACTS, type) ? (type as ActionType) : null;
    const focused = focusedElement(document);
    const far = this.#context.frames()?.focused(focused);
    const found = id === null ? null : this.#find(act ?? 'click', id);
    if (!act || (found && 'refused' in found))
      return { outcome: { ok: false, code: 'detached', changes: NO_CHANGES, duration: 0 }, numberOf };
    const outcome = found
      ? await this.#act(act, found, given)
      : act === 'waitFor'
        ? await this.#waits(given[0] as WaitForOptions)
        : act === 'keypress'
          ? await (far ? far.act(act, given) : keypress(null, ...(given as [string])))
          : { ok: false, changes: NO_CHANGES, duration: 0 };
    return { outcome, numberOf };
  }

  /** @internal What is told elsewhere, without what was typed as a secret. */
  mask<T>(value: T): T {
    return this.#secrets.mask(value);
  }

  /** Text may show in a joined frame; where it must be gone, it must be gone everywhere. */
  async #waits(options?: WaitForOptions): Promise<ActOutcome> {
    const { text, textGone, timeout } = options ?? {};
    const frames = this.#context.frames()?.all ?? [];
    const own = waitFor(null, options);
    if (!frames.length || (text === undefined && textGone === undefined)) return own;
    const all = [own, ...frames.map((frame) => frame.act('waitFor', [{ text, textGone, timeout }]))];
    if (text === undefined) return (await Promise.all(all)).find(({ ok }) => !ok) ?? own;
    return Promise.any(
      all.map(async (one) => {
        const outcome = await one;
        return outcome.ok ? outcome : Promise.reject(new Error());
      }),
    ).catch(() => own);
  }

  /** An action on no element in particular: its result names what it went to, else the body. */
  async #onPage(
    type: ActionType,
    act: () => Promise<ActOutcome>,
    target: Element | null = null,
  ): Promise<ActionResult> {
    const id = `node_${this.#context.registry.assign(target ?? documentBody(document) ?? document)}`;
    return this.#report(type, id, act);
  }

  async #report(type: ActionType, id: string, act: () => Promise<ActOutcome>): Promise<ActionResult> {
    const before = this.#context.snapshot();
    const isOld = before?.stale ?? true;
    const outcome = await act();
    const start = now();
    const diff = await this.#diff(type, before, isOld, [outcome]);
    const closer = outcome.blocker ? closerOf(this.#context.snapshot(), outcome.blocker) : null;
    const told = { ...outcome, closer, duration: outcome.duration + now() - start };
    const result = this.#secrets.mask(actionResult(type, id, told, (el) => this.#name(el), diff));
    this.#context.acted(result);
    return result;
  }

  /** Nobody waits for the next snapshot of a page that did nothing, or that is being left. */
  async #diff(
    type: ActionType,
    before: DomSnapshot | null,
    isOld: boolean,
    outcomes: readonly ActOutcome[],
  ): Promise<ActionDiff & { unread?: boolean }> {
    const next = this.#context.after(REPORT);
    const isUnknown = ({ blocker }: ActOutcome): boolean => !!blocker && before?.getNodeId(blocker) === null;
    const did = outcomes.filter(
      ({ effect }) => effect && !effect.none && (STYLED.test(type) || effect.touched.size || effect.opened.length),
    );
    if (!before || (!did.length && !outcomes.some(isUnknown)) || outcomes.some(({ effect }) => effect?.left)) return {};
    const after = await next;
    if (!after) return { unread: true };
    return did.length
      ? reportChanges(before, after, isOld ? new Set(did.flatMap(({ effect }) => [...(effect?.touched ?? [])])) : null)
      : {};
  }

  #find(type: ActionType, nodeId: NodeId): Found {
    const number = parseNodeId(nodeId);
    const { registry } = this.#context;
    if (number === null || !registry.knows(number)) {
      const given = describe(nodeId);
      return {
        refused: refusal(
          type,
          String(nodeId),
          'unknown_node',
          `there is no node ${given}: numbers come from a snapshot, as node_12, [12] or 12`,
        ),
      };
    }
    const id = `node_${number}`;
    const far = this.#context.frames()?.far(number);
    if (far) return { id, el: far.standIn, far };
    const object = registry.object(number);
    if (!object) return { refused: refusal(type, id, 'stale_node', gone(id)) };
    if (isElement(object)) return { id, el: object, far: null };
    const host = isShadowRoot(object) ? this.#name(shadowHost(object)) : null;
    return {
      refused: refusal(
        type,
        id,
        'not_an_element',
        `${id} is a shadow root, not an element${host ? `; its host is ${host}` : ''}`,
      ),
    };
  }

  #name(el: Element): string {
    const snapshot = this.#context.snapshot();
    const id = this.#context.registry.numberOf(el) ?? -1;
    return snapshot?.node(id) || !this.#context.frames()?.far(id) ? nameFor(snapshot, el) : `node_${id}`;
  }
}
