import { setChecked } from '../act/check.ts';
import { watchAlso } from '../act/changes.ts';
import { clear } from '../act/clear.ts';
import { click } from '../act/click.ts';
import { now } from '../act/clock.ts';
import { collect, type Collected, type CollectOptions } from '../act/collect.ts';
import { drag, type DragOptions } from '../act/drag.ts';
import { fillForm, type FieldValue, type FormEntry } from '../act/fillForm.ts';
import { focus } from '../act/focusAction.ts';
import { hover, type HoverOptions } from '../act/hover.ts';
import { keypress } from '../act/keypress.ts';
import { scroll, type ScrollOptions } from '../act/scroll.ts';
import { select } from '../act/select.ts';
import { setValue } from '../act/setValue.ts';
import { submit } from '../act/submit.ts';
import { typeText } from '../act/type.ts';
import type { ActOutcome, ClickOptions, KeyPressOptions, TypeOptions } from '../act/types.ts';
import { upload, type UploadFile } from '../act/upload.ts';
import { waitFor, type WaitForOptions } from '../act/waitFor.ts';
import type { Wanted } from '../act/wanted.ts';
import { focusedElement } from '../dom/focus.ts';
import { isElement, isShadowRoot } from '../dom/kinds.ts';
import { documentBody, shadowHost } from '../dom/natives.ts';
import { describe } from '../options.ts';
import { parseNodeId, type DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/NodeRegistry.ts';
import { DomToolError } from '../spec/errors.ts';
import { actionResult, refusal, type ActionResult, type ActionType } from './actionResult.ts';
import { closerOf, nameFor } from './naming.ts';
import { Secrets } from './Secrets.ts';
import { reportChanges, type ActionDiff } from './report.ts';

/** A number in any spelling. */
export type NodeId = string | number;
/** Where to drag to: an element, or so many pixels away. */
export type DragTarget = { readonly targetNodeId: NodeId; readonly position?: { x: number; y: number } } | { readonly dx: number; readonly dy: number };

/** The result of filling a form: that of the whole, and that of each field. */
export interface FormResult extends ActionResult { readonly fields: readonly ActionResult[] }

/** What the actions need of the tool they belong to. */
export interface HandsContext {
  readonly registry: NodeRegistry;
  /** The latest snapshot, for the names in messages. */
  snapshot(): DomSnapshot | null;
  /** Told of each action's result. */
  acted(result: ActionResult): void;
  /** Has the page read again when an action is over; gives null if that takes longer than so many milliseconds. */
  after(ms: number): Promise<DomSnapshot | null>;
}

type Found = { readonly id: string; readonly el: Element } | { readonly refused: ActionResult };

/** The result of reading a list to its end. */
export interface CollectResult extends ActionResult {
  readonly items: readonly Collected[];
  /** The list's end was reached. */
  readonly complete: boolean;
}

/** How long a result waits for the page to be read again, in milliseconds. */
const REPORT = 150;
/** What style rules alone may answer, without a change that is recorded. */
const STYLED = /^(click|check|hover|focus|keypress)$/;

/** Actions by number: finds the element, acts, words the answer. */
export class Hands {
  readonly #context: HandsContext;
  readonly #secrets = new Secrets();

  constructor(context: HandsContext) {
    this.#context = context;
    watchAlso(() => context.snapshot()?.roots ?? []);
  }

  click(id: NodeId, options?: ClickOptions): Promise<ActionResult> { return this.#run('click', id, (el) => click(el, options)); }
  hover(id: NodeId, options?: HoverOptions): Promise<ActionResult> { return this.#run('hover', id, (el) => hover(el, options)); }
  clear(id: NodeId): Promise<ActionResult> { return this.#run('clear', id, clear); }
  focus(id: NodeId): Promise<ActionResult> { return this.#run('focus', id, focus); }
  submit(id: NodeId): Promise<ActionResult> { return this.#run('submit', id, submit); }
  setValue(id: NodeId, value: string): Promise<ActionResult> { return this.#run('setValue', id, (el) => setValue(el, value), value); }
  check(id: NodeId, checked: boolean): Promise<ActionResult> { return this.#run('check', id, (el) => setChecked(el, checked)); }

  type(id: NodeId, text: string, options?: TypeOptions): Promise<ActionResult> {
    if (typeof text !== 'string') throw new DomToolError('bad_option', `type: text must be a string, not ${describe(text)}`);
    return this.#run('type', id, (el) => typeText(el, text, options), text);
  }

  select(id: NodeId, values: Wanted | readonly Wanted[]): Promise<ActionResult> {
    return this.#run('select', id, (el) => select(el, values));
  }

  upload(id: NodeId, files: UploadFile | readonly UploadFile[]): Promise<ActionResult> {
    return this.#run('upload', id, (el) => upload(el, files));
  }

  async drag(id: NodeId, to: DragTarget, options?: DragOptions): Promise<ActionResult> {
    if (!('targetNodeId' in to)) return this.#run('drag', id, (el) => drag(el, to, options));
    const found = this.#find('drag', to.targetNodeId);
    if ('refused' in found) return found.refused;
    const { position } = to;
    return this.#run('drag', id, (el) => drag(el, { target: found.el, ...(position ? { position } : {}) }, options));
  }

  /** Without a number: the page. */
  scroll(id: NodeId | null, options?: ScrollOptions): Promise<ActionResult> {
    return id === null ? this.#onPage('scroll', () => scroll(null, options)) : this.#run('scroll', id, (el) => scroll(el, options));
  }

  /** Without a number: of the page. */
  waitFor(id: NodeId | null, options?: WaitForOptions): Promise<ActionResult> {
    return id === null ? this.#onPage('waitFor', () => waitFor(null, options)) : this.#run('waitFor', id, (el) => waitFor(el, options));
  }

  async keypress(key: string, options: KeyPressOptions & { targetNodeId?: NodeId } = {}): Promise<ActionResult> {
    const { targetNodeId, ...rest } = options;
    if (targetNodeId !== undefined) return this.#run('keypress', targetNodeId, (el) => keypress(el, key, rest));
    return this.#onPage('keypress', () => keypress(null, key, rest), focusedElement(document));
  }

  async collect(id: NodeId, options?: CollectOptions): Promise<CollectResult> {
    let items: readonly Collected[] = [];
    let complete = false;
    const result = await this.#run('collect', id, async (el) => {
      const outcome = await collect(el, options);
      ({ items, complete } = outcome);
      return outcome;
    });
    return { ...result, items, complete };
  }

  /** Fills fields one after the other and reads each back; a field that refuses does not stop the rest. */
  async fillForm(values: Readonly<Record<string, FieldValue>>): Promise<FormResult> {
    const entries: FormEntry[] = [];
    const refused: ActionResult[] = [];
    for (const [id, value] of Object.entries(values)) {
      const found = this.#find('fillForm', id);
      if ('refused' in found) refused.push(found.refused);
      else entries.push({ element: found.el, value });
    }
    const before = this.#context.snapshot();
    const isOld = before?.stale ?? true;
    const outcome = await fillForm(entries);
    const diff = await this.#diff('fillForm', before, isOld, outcome.fields.map((field) => field.outcome));
    outcome.fields.forEach(({ element, outcome: one }, i) => this.#secrets.note(element, one, entries[i]?.value));
    const fields = outcome.fields.map(({ element, outcome: one }) =>
      actionResult('fillForm', `node_${this.#context.registry.assign(element)}`, one, (el) => this.#name(el)));
    const all = this.#secrets.mask([...fields, ...refused]);
    const failed = all.filter(({ success }) => !success);
    const changes = {
      navigationOccurred: all.some((f) => f.changes.navigationOccurred), domMutations: all.reduce((sum, f) => sum + f.changes.domMutations, 0),
      scrollChanged: all.some((f) => f.changes.scrollChanged), valueChanged: all.some((f) => f.changes.valueChanged),
    };
    const result: FormResult = {
      success: failed.length === 0, ...(failed[0]?.error ? { error: failed.map(({ error }) => error).join('; ') } : {}),
      ...(failed[0]?.code ? { code: failed[0].code } : {}), duration: Math.round(outcome.duration), changes, ...(Object.keys(diff).length ? { effect: this.#secrets.mask(diff) } : {}),
      nodeId: all[0]?.nodeId ?? '', actionType: 'fillForm', timestamp: new Date().toISOString(), fields: all,
    };
    this.#context.acted(result);
    return result;
  }

  /** `typed`: what must not be told again if it went into a field for secrets. */
  async #run(type: ActionType, nodeId: NodeId, act: (el: Element) => Promise<ActOutcome>, typed?: string): Promise<ActionResult> {
    const found = this.#find(type, nodeId);
    if ('refused' in found) return found.refused;
    return this.#report(type, found.id, async () => {
      const outcome = await act(found.el);
      this.#secrets.note(found.el, outcome, typed);
      return outcome;
    });
  }

  /** An action on no element in particular: its result names what it went to, else the body. */
  async #onPage(type: ActionType, act: () => Promise<ActOutcome>, target: Element | null = null): Promise<ActionResult> {
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
  async #diff(type: ActionType, before: DomSnapshot | null, isOld: boolean, outcomes: readonly ActOutcome[]): Promise<ActionDiff & { unread?: boolean }> {
    const next = this.#context.after(REPORT);
    const isUnknown = ({ blocker }: ActOutcome): boolean => !!blocker && before?.getNodeId(blocker) === null;
    const did = outcomes.filter(({ effect }) => effect && !effect.none && (STYLED.test(type) || effect.touched.size || effect.opened.length));
    if (!before || !did.length && !outcomes.some(isUnknown) || outcomes.some(({ effect }) => effect?.left)) return {};
    const after = await next;
    if (!after) return { unread: true };
    return did.length ? reportChanges(before, after, isOld ? new Set(did.flatMap(({ effect }) => [...effect?.touched ?? []])) : null) : {};
  }

  #find(type: ActionType, nodeId: NodeId): Found {
    const number = parseNodeId(nodeId);
    const { registry } = this.#context;
    if (number === null || !registry.knows(number)) {
      const given = describe(nodeId);
      return { refused: refusal(type, String(nodeId), 'unknown_node', `there is no node ${given}: numbers come from a snapshot, as node_12, [12] or 12`) };
    }
    const id = `node_${number}`;
    const object = registry.object(number);
    if (!object) return { refused: refusal(type, id, 'stale_node', `${id} is no longer in the page; take a new snapshot and use its numbers`) };
    if (isElement(object)) return { id, el: object };
    const host = isShadowRoot(object) ? this.#name(shadowHost(object)) : null;
    return { refused: refusal(type, id, 'not_an_element', `${id} is a shadow root, not an element${host ? `; its host is ${host}` : ''}`) };
  }

  #name(el: Element): string { return nameFor(this.#context.snapshot(), el); }
}
