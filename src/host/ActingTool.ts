import type { CollectOptions } from '../act/collect.ts';
import type { DragOptions } from '../act/drag.ts';
import type { FieldValue } from '../act/fillForm.ts';
import type { HoverOptions } from '../act/hover.ts';
import type { ScrollOptions } from '../act/scroll.ts';
import type { ClickOptions, KeyPressOptions, TypeOptions } from '../act/types.ts';
import type { UploadFile } from '../act/upload.ts';
import type { WaitForOptions } from '../act/waitFor.ts';
import type { Wanted } from '../act/wanted.ts';
import type { ActionResult } from './actionResult.ts';
import type { CollectResult, DragTarget, FormResult, Hands, NodeId } from './Hands.ts';

/** The actions of the facade, each by an element's number. What went wrong in the page is in the result, not thrown. */
export abstract class ActingTool {
  /** Clicks an element as a person would, if it can be clicked where it is; else says what is in the way. */
  async click(nodeId: NodeId, options?: ClickOptions): Promise<ActionResult> {
    return this.act('click').click(nodeId, options);
  }

  /** Types text into a field or editor and reads it back. */
  async type(nodeId: NodeId, text: string, options?: TypeOptions): Promise<ActionResult> {
    return this.act('type').type(nodeId, text, options);
  }

  /** Presses a key (`Enter`, `a`, `ArrowDown`, …) on an element, else on what has focus, with the key's usual effect. */
  async keypress(key: string, options?: KeyPressOptions & { targetNodeId?: NodeId }): Promise<ActionResult> {
    return this.act('keypress').keypress(key, options);
  }

  /** Moves the pointer over an element: what reacts to pointer and mouse events sees it; a `:hover` rule does not. */
  async hover(nodeId: NodeId, options?: HoverOptions): Promise<ActionResult> { return this.act('hover').hover(nodeId, options); }

  /** Chooses options by value, text or place, in a native select, an ARIA listbox or what opens one; read back. */
  async select(nodeId: NodeId, values: Wanted | readonly Wanted[]): Promise<ActionResult> { return this.act('select').select(nodeId, values); }

  /** Switches a checkbox, radio button, switch or its ARIA likeness on or off; read back. */
  async check(nodeId: NodeId, checked = true): Promise<ActionResult> { return this.act('check').check(nodeId, checked); }

  /** Switches off: `check(id, false)`. */
  async uncheck(nodeId: NodeId): Promise<ActionResult> { return this.act('uncheck').check(nodeId, false); }

  /** Empties a field or editor; read back. */
  async clear(nodeId: NodeId): Promise<ActionResult> { return this.act('clear').clear(nodeId); }

  /** Gives an element (for a label its control) the keyboard. */
  async focus(nodeId: NodeId): Promise<ActionResult> { return this.act('focus').focus(nodeId); }

  /** Brings an element into view, or scrolls the container it is or is in; without a number (null) the page. */
  async scroll(nodeId: NodeId | null, options?: ScrollOptions): Promise<ActionResult> { return this.act('scroll').scroll(nodeId, options); }

  /** Sets a date, time, colour, range or any other value whole; read back. */
  async setValue(nodeId: NodeId, value: string): Promise<ActionResult> { return this.act('setValue').setValue(nodeId, value); }

  /** Drags an element to another or by so many pixels, with pointer events or HTML's drag and drop, as the page takes it. */
  async drag(nodeId: NodeId, to: DragTarget, options?: DragOptions): Promise<ActionResult> { return this.act('drag').drag(nodeId, to, options); }

  /** Gives files (bytes, text or base64) to a file input, or drops them on an element that takes them. */
  async upload(nodeId: NodeId, files: UploadFile | readonly UploadFile[]): Promise<ActionResult> { return this.act('upload').upload(nodeId, files); }

  /** Submits the form that an element is or belongs to, validation included. */
  async submit(nodeId: NodeId): Promise<ActionResult> { return this.act('submit').submit(nodeId); }

  /** Waits until an element has a state, a text shows or is gone, the URL contains something, the page is quiet. */
  async waitFor(options: WaitForOptions & { nodeId?: NodeId }): Promise<ActionResult> {
    const { nodeId = null, ...rest } = options;
    return this.act('waitFor').waitFor(nodeId, rest);
  }

  /** Reads a list that is drawn in parts from its start to its end or to a budget, each row once, and puts the scroll position back. */
  async collect(nodeId: NodeId, options?: CollectOptions): Promise<CollectResult> { return this.act('collect').collect(nodeId, options); }

  /** Fills fields by number, each in the way of its kind, and reads each back. */
  async fillForm(values: Readonly<Record<string, FieldValue>>): Promise<FormResult> { return this.act('fillForm').fillForm(values); }

  /** The hands, if the tool still lives; `method` is named in the error if not. */
  protected abstract act(method: string): Hands;
}
