import { ownFields } from '../../standards/ownFields.ts';
import { nearest } from '../../dom/composed.ts';
import { isTag } from '../../dom/kinds.ts';
import { attribute, documentUrl, ownerDocument, hasAttribute } from '../../dom/natives.ts';
import { elementAt } from '../../layout/hitTest.ts';
import { task } from '../platform/tasks.ts';
import { newTransfer } from '../editing/clipboard.ts';
import { fire } from '../platform/dispatchEvents.ts';
import { common } from './mouseEvents.ts';
import type { Point } from '../types.ts';

/**
 * HTML's drag and drop: drag events that share one DataTransfer (HTML §6.11.5), during which no mouse or pointer
 * events are dispatched.
 */
export class DragAndDrop {
  readonly #source: Element;
  readonly #transfer: DataTransfer;
  #over: Element | null = null;
  #accepted = false;

  private constructor(source: Element, transfer: DataTransfer) {
    this.#source = source;
    this.#transfer = transfer;
  }

  /** Begins a drag; null if nothing around the element is draggable, or the page cancelled `dragstart`. */
  static start(hit: Element, point: Point): DragAndDrop | null {
    const source = draggableAround(hit);
    const transfer = source && newTransfer(source);
    if (!source || !transfer) return null;
    // A DataTransfer that a script created ignores writes to its effects, which pages write and read.
    for (const [name, value] of [
      ['effectAllowed', 'uninitialized'],
      ['dropEffect', 'none'],
    ])
      Object.defineProperty(
        transfer,
        name as string,
        ownFields<PropertyDescriptor>({ value, writable: true, configurable: true }),
      );
    if (isTag(source, 'a') || isTag(source, 'img')) transfer.setData('text/uri-list', addressOf(source));
    const drag = new DragAndDrop(source, transfer);
    return drag.#send(source, 'dragstart', point) ? drag : null;
  }

  get accepted(): boolean {
    return this.#accepted;
  }

  async over(point: Point): Promise<void> {
    this.#send(this.#source, 'drag', point);
    const target = elementAt(ownerDocument(this.#source) as Document, point.x, point.y);
    if (target !== this.#over) {
      if (target) this.#send(target, 'dragenter', point, this.#over);
      if (this.#over) this.#send(this.#over, 'dragleave', point, target);
      this.#over = target;
    }
    this.#accepted = target !== null && !this.#send(target, 'dragover', point) && this.#allowed();
    await task();
  }

  /**
   * Drops the data.
   * @returns Whether the drop target accepted it.
   */
  async drop(point: Point): Promise<boolean> {
    const target = this.#over;
    if (target && this.#accepted) this.#send(target, 'drop', point);
    else if (target) this.#send(target, 'dragleave', point);
    await task();
    this.#send(this.#source, 'dragend', point);
    return target !== null && this.#accepted;
  }

  /** Whether the source allows the effect that the drop target asks for (HTML, "current drag operation"). */
  #allowed(): boolean {
    const { effectAllowed: allowed, dropEffect } = this.#transfer;
    if (/^(uninitialized|all)$/.test(allowed)) return dropEffect !== 'none';
    return dropEffect !== 'none' && allowed.toLowerCase().includes(dropEffect);
  }

  #send(el: Element, type: string, point: Point, related: Element | null = null): boolean {
    const allowed = this.#transfer.effectAllowed;
    if (/^drag(enter|over)$/.test(type))
      this.#transfer.dropEffect = /^(move|link)/.test(allowed)
        ? (allowed.slice(0, 4) as 'move' | 'link')
        : allowed === 'none'
          ? 'none'
          : 'copy';
    if (/^drag(start|leave|exit)?$/.test(type) || (type === 'dragend' && !this.#accepted))
      this.#transfer.dropEffect = 'none';
    return sendDrag(el, type, point, this.#transfer, related);
  }
}

function sendDrag(
  el: Element,
  type: string,
  point: Point,
  transfer: DataTransfer,
  related: Element | null = null,
): boolean {
  const cancelable = !/^(dragleave|dragend)$/.test(type);
  return fire(el, 'DragEvent', type, {
    ...common(el, { point, buttons: type === 'dragend' ? 0 : 1 }),
    cancelable,
    dataTransfer: transfer,
    relatedTarget: related,
  });
}

/**
 * Drops data from outside the page, such as files.
 * @returns Whether the element accepted it.
 */
export function dropOn(el: Element, point: Point, transfer: DataTransfer): boolean {
  sendDrag(el, 'dragenter', point, transfer);
  const accepted = !sendDrag(el, 'dragover', point, transfer);
  sendDrag(el, accepted ? 'drop' : 'dragleave', point, transfer);
  return accepted;
}

/** The URL that a dragged link or image carries. */
function addressOf(source: Element): string {
  const given = attribute(source, 'href') ?? attribute(source, 'src') ?? '';
  try {
    return new URL(given, documentUrl(ownerDocument(source) as Document)).href;
  } catch {
    return given;
  }
}

/** The element that a drag from here carries (HTML: `draggable`, and by default links and images). */
const draggableAround = (hit: Element): Element | null =>
  nearest(hit, (at) => {
    const said = attribute(at, 'draggable');
    return said === 'true' || (said !== 'false' && (isTag(at, 'img') || (isTag(at, 'a') && hasAttribute(at, 'href'))));
  });
