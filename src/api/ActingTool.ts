import type { CollectOptions } from '../actions/collect.ts';
import type { DragOptions } from '../actions/drag.ts';
import type { FieldValue } from '../actions/fillForm.ts';
import type { HoverOptions } from '../actions/hover.ts';
import type { ScrollOptions } from '../actions/scroll.ts';
import type { ClickOptions, KeyPressOptions, TypeOptions } from '../actions/types.ts';
import type { UploadFile } from '../actions/upload.ts';
import type { WaitForOptions } from '../actions/waitFor.ts';
import type { Wanted } from '../actions/wanted.ts';
import type { NodeId } from '../schema.ts';
import {
  refusal,
  staleDocument,
  type ActionResult,
  type ActionType,
  type CollectResult,
  type DragTarget,
  type FormResult,
  type OfSnapshot,
} from './actionResult.ts';
import type { Hands } from './Hands.ts';

/** The actions of the facade, each by an element's number. What went wrong in the page is in the result, not thrown. */
export abstract class ActingTool {
  /** Clicks an element as a person would, if it can be clicked where it is; else says what is in the way. */
  async click(nodeId: NodeId, options?: ClickOptions & OfSnapshot): Promise<ActionResult> {
    return this.#do('click', nodeId, options, (hands, own) => hands.click(nodeId, own));
  }

  /** Types text into a field or editor and reads it back. */
  async type(nodeId: NodeId, text: string, options?: TypeOptions & OfSnapshot): Promise<ActionResult> {
    return this.#do('type', nodeId, options, (hands, own) => hands.type(nodeId, text, own));
  }

  /** Presses a key (`Enter`, `a`, `ArrowDown`, …) on an element, else on what has focus, with the key's usual effect. */
  async keypress(
    key: string,
    options?: KeyPressOptions & OfSnapshot & { targetNodeId?: NodeId },
  ): Promise<ActionResult> {
    return this.#do('keypress', options?.targetNodeId, options, (hands, own) => hands.keypress(key, own));
  }

  /** Moves the pointer over an element: what reacts to pointer and mouse events sees it; a `:hover` rule does not. */
  async hover(nodeId: NodeId, options?: HoverOptions & OfSnapshot): Promise<ActionResult> {
    return this.#do('hover', nodeId, options, (hands, own) => hands.hover(nodeId, own));
  }

  /** Chooses options by value, text or place, in a native select, an ARIA listbox or what opens one; read back. */
  async select(nodeId: NodeId, values: Wanted | readonly Wanted[], options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('select', nodeId, options, (hands) => hands.select(nodeId, values));
  }

  /** Switches a checkbox, radio button, switch or its ARIA likeness on or off; read back. */
  async check(nodeId: NodeId, checked = true, options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('check', nodeId, options, (hands) => hands.check(nodeId, checked));
  }

  /** Switches off: `check(id, false)`. */
  async uncheck(nodeId: NodeId, options?: OfSnapshot): Promise<ActionResult> {
    return this.check(nodeId, false, options);
  }

  /** Empties a field or editor; read back. */
  async clear(nodeId: NodeId, options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('clear', nodeId, options, (hands) => hands.clear(nodeId));
  }

  /** Gives an element (for a label its control) the keyboard. */
  async focus(nodeId: NodeId, options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('focus', nodeId, options, (hands) => hands.focus(nodeId));
  }

  /** Brings an element into view, or scrolls the container it is or is in; without a number (null) the page. */
  async scroll(nodeId: NodeId | null, options?: ScrollOptions & OfSnapshot): Promise<ActionResult> {
    return this.#do('scroll', nodeId, options, (hands, own) => hands.scroll(nodeId, own));
  }

  /** Sets a date, time, colour, range or any other value whole; read back. */
  async setValue(nodeId: NodeId, value: string, options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('setValue', nodeId, options, (hands) => hands.setValue(nodeId, value));
  }

  /** Drags an element to another or by so many pixels, with pointer events or HTML's drag and drop, as the page takes it. */
  async drag(nodeId: NodeId, to: DragTarget, options?: DragOptions & OfSnapshot): Promise<ActionResult> {
    return this.#do('drag', nodeId, options, (hands, own) => hands.drag(nodeId, to, own));
  }

  /** Gives files (bytes, text or base64) to a file input, or drops them on an element that takes them. */
  async upload(nodeId: NodeId, files: UploadFile | readonly UploadFile[], options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('upload', nodeId, options, (hands) => hands.upload(nodeId, files));
  }

  /** Submits the form that an element is or belongs to, validation included. */
  async submit(nodeId: NodeId, options?: OfSnapshot): Promise<ActionResult> {
    return this.#do('submit', nodeId, options, (hands) => hands.submit(nodeId));
  }

  /** Waits until an element has a state, a text shows or is gone, the URL contains something, the page is quiet. */
  async waitFor(options: WaitForOptions & OfSnapshot & { nodeId?: NodeId }): Promise<ActionResult> {
    const { nodeId = null, ...rest } = options;
    return this.#do('waitFor', nodeId, rest, (hands, own) => hands.waitFor(nodeId, own));
  }

  /** Reads a list that is drawn in parts from its start to its end or to a budget, each row once, and puts the scroll position back. */
  async collect(nodeId: NodeId, options?: CollectOptions & OfSnapshot): Promise<CollectResult> {
    return this.#do('collect', nodeId, options, (hands, own) => hands.collect(nodeId, own), {
      items: [],
      complete: false,
    });
  }

  /** Fills fields by number, each in the way of its kind, and reads each back. */
  async fillForm(values: Readonly<Record<string, FieldValue>>, options?: OfSnapshot): Promise<FormResult> {
    return this.#do('fillForm', null, options, (hands) => hands.fillForm(values), { fields: [] });
  }

  /** Refuses what is of another document, with `empty` for what the result has beside; else acts by the options that are the action's own. */
  #do<O extends OfSnapshot, R extends ActionResult>(
    type: ActionType,
    nodeId: NodeId | null | undefined,
    options: O | undefined,
    act: (hands: Hands, own: Omit<O, 'snapshotId'> | undefined) => Promise<R>,
    empty?: Omit<R, keyof ActionResult>,
  ): Promise<R> {
    const hands = this.act(type);
    const { snapshotId, ...own } = options ?? ({} as O);
    if ((snapshotId ?? undefined) === undefined) return act(hands, options);
    if (this.isOwn(snapshotId as string)) return act(hands, own);
    return Promise.resolve({
      ...refusal(type, String(nodeId ?? ''), 'stale_document', staleDocument(snapshotId as string)),
      ...empty,
    } as R);
  }

  /** @internal The hands, if the tool still lives; `method` is named in the error if not. */
  protected abstract act(method: string): Hands;
  /** @internal Whether a snapshot id is one of this document. */
  protected abstract isOwn(snapshotId: string): boolean;
}
