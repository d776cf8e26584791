import { setChecked } from '../act/check.ts';
import { clear } from '../act/clear.ts';
import { click } from '../act/click.ts';
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
import { documentBody, localName, shadowHost } from '../dom/natives.ts';
import { describe } from '../options.ts';
import { parseNodeId, type DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/NodeRegistry.ts';
import { DomToolError } from '../spec/errors.ts';
import { actionResult, refusal, type ActionResult, type ActionType } from './actionResult.ts';

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
  /** Called when an action is over, before its result is given. */
  done(): void;
}

type Found = { readonly id: string; readonly el: Element } | { readonly refused: ActionResult };

/** The result of reading a list to its end. */
export interface CollectResult extends ActionResult {
  readonly items: readonly Collected[];
  /** The list's end was reached. */
  readonly complete: boolean;
}

/** Actions by number: finds the element, acts, words the answer. */
export class Hands {
  readonly #context: HandsContext;

  constructor(context: HandsContext) { this.#context = context; }

  click(id: NodeId, options?: ClickOptions): Promise<ActionResult> { return this.#run('click', id, (el) => click(el, options)); }
  hover(id: NodeId, options?: HoverOptions): Promise<ActionResult> { return this.#run('hover', id, (el) => hover(el, options)); }
  clear(id: NodeId): Promise<ActionResult> { return this.#run('clear', id, clear); }
  focus(id: NodeId): Promise<ActionResult> { return this.#run('focus', id, focus); }
  submit(id: NodeId): Promise<ActionResult> { return this.#run('submit', id, submit); }
  setValue(id: NodeId, value: string): Promise<ActionResult> { return this.#run('setValue', id, (el) => setValue(el, value)); }
  check(id: NodeId, checked: boolean): Promise<ActionResult> { return this.#run('check', id, (el) => setChecked(el, checked)); }

  type(id: NodeId, text: string, options?: TypeOptions): Promise<ActionResult> {
    if (typeof text !== 'string') throw new DomToolError('bad_option', `type: text must be a string, not ${describe(text)}`);
    return this.#run('type', id, (el) => typeText(el, text, options));
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
    const outcome = await fillForm(entries);
    const name = (el: Element): string => this.#name(el);
    const fields = outcome.fields.map(({ element, outcome: one }) =>
      actionResult('fillForm', `node_${this.#context.registry.assign(element)}`, one, name));
    this.#context.done();
    const all = [...fields, ...refused];
    const failed = all.filter(({ success }) => !success);
    const changes = {
      navigationOccurred: all.some((f) => f.changes.navigationOccurred), domMutations: all.reduce((sum, f) => sum + f.changes.domMutations, 0),
      scrollChanged: all.some((f) => f.changes.scrollChanged), valueChanged: all.some((f) => f.changes.valueChanged),
    };
    return {
      success: failed.length === 0, ...(failed[0]?.error ? { error: failed.map(({ error }) => error).join('; ') } : {}),
      ...(failed[0]?.code ? { code: failed[0].code } : {}), duration: Math.round(outcome.duration), changes,
      nodeId: all[0]?.nodeId ?? '', actionType: 'fillForm', timestamp: new Date().toISOString(), fields: all,
    };
  }

  async #run(type: ActionType, nodeId: NodeId, act: (el: Element) => Promise<ActOutcome>): Promise<ActionResult> {
    const found = this.#find(type, nodeId);
    if ('refused' in found) return found.refused;
    return this.#finish(type, found.id, await act(found.el));
  }

  /** An action on no element in particular: its result names what it went to, else the body. */
  async #onPage(type: ActionType, act: () => Promise<ActOutcome>, target: Element | null = null): Promise<ActionResult> {
    const id = `node_${this.#context.registry.assign(target ?? documentBody(document) ?? document)}`;
    return this.#finish(type, id, await act());
  }

  #finish(type: ActionType, id: string, outcome: ActOutcome): ActionResult {
    const result = actionResult(type, id, outcome, (el) => this.#name(el));
    this.#context.done();
    return result;
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

  /** `node_40 'Accept cookies'`, or the tag of what has no number. */
  #name(el: Element): string {
    const snapshot = this.#context.snapshot();
    const id = snapshot?.getNodeId(el);
    const node = id ? snapshot?.node(Number(id.slice(5))) : undefined;
    const name = node?.name || node?.facts?.htmlId || '';
    const shown = name.length > 60 ? `${name.slice(0, 59)}…` : name;
    if (id) return shown ? `${id} '${shown}'` : `${id} (${localName(el)})`;
    return `a <${localName(el)}>`;
  }
}
