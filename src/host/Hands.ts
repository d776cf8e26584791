import { click } from '../act/click.ts';
import { keypress } from '../act/keypress.ts';
import { typeText } from '../act/type.ts';
import type { ActOutcome, ClickOptions, KeyPressOptions, TypeOptions } from '../act/types.ts';
import { describe } from '../options.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { NodeRegistry } from '../snapshot/NodeRegistry.ts';
import { parseNodeId } from '../snapshot/DomSnapshot.ts';
import { isElement, isShadowRoot } from '../dom/kinds.ts';
import { ownerDocument, shadowHost } from '../dom/natives.ts';
import { focusedElement } from '../dom/focus.ts';
import { DomToolError } from '../spec/errors.ts';
import { actionResult, refusal, type ActionResult, type ActionType } from './actionResult.ts';

/** What the actions need of the tool they belong to. */
export interface HandsContext {
  readonly registry: NodeRegistry;
  /** The latest snapshot, for the names in messages. */
  snapshot(): DomSnapshot | null;
  /** Called when an action is over, before its result is given. */
  done(): void;
}

type Found = { readonly id: string; readonly el: Element } | { readonly refused: ActionResult };

/** Actions by number: finds the element, acts, words the answer. */
export class Hands {
  readonly #context: HandsContext;

  constructor(context: HandsContext) { this.#context = context; }

  click(nodeId: string | number, options?: ClickOptions): Promise<ActionResult> {
    return this.#run('click', nodeId, (el) => click(el, options));
  }

  type(nodeId: string | number, text: string, options?: TypeOptions): Promise<ActionResult> {
    if (typeof text !== 'string') throw new DomToolError('bad_option', `type: text must be a string, not ${describe(text)}`);
    return this.#run('type', nodeId, (el) => typeText(el, text, options));
  }

  async keypress(key: string, options: KeyPressOptions & { targetNodeId?: string | number } = {}): Promise<ActionResult> {
    const { targetNodeId, ...rest } = options;
    if (targetNodeId !== undefined) return this.#run('keypress', targetNodeId, (el) => keypress(el, key, rest));
    const target = focusedElement(document) ?? document.body;
    const id = `node_${this.#context.registry.assign(target)}`;
    return this.#finish('keypress', id, await keypress(null, key, rest));
  }

  async #run(type: ActionType, nodeId: string | number, act: (el: Element) => Promise<ActOutcome>): Promise<ActionResult> {
    const found = this.#find(type, nodeId);
    if ('refused' in found) return found.refused;
    return this.#finish(type, found.id, await act(found.el));
  }

  #finish(type: ActionType, id: string, outcome: ActOutcome): ActionResult {
    const result = actionResult(type, id, outcome, (el) => this.#name(el));
    this.#context.done();
    return result;
  }

  #find(type: ActionType, nodeId: string | number): Found {
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
    if (id) return shown ? `${id} '${shown}'` : `${id} (${el.localName})`;
    return ownerDocument(el) ? `a <${el.localName}>` : 'an element';
  }
}
