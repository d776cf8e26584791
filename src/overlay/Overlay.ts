import { words } from '../standards/words.ts';
import { untampered } from '../dom/builtIns.ts';
import { disconnect, newObserver, observeAll } from '../dom/unchanged.ts';
import { frameElementOf } from '../dom/composed.ts';
import { isDocument, isElementTarget } from '../dom/kinds.ts';
import {
  addListener,
  createTreeWalker,
  data,
  documentBody,
  documentWindow,
  getRootNode,
  isConnected,
  nextNode,
  ownerDocument,
  localName,
  eventTarget,
} from '../dom/natives.ts';
import { isOwn, pageRecords } from '../dom/own.ts';
import { boxThrough, inverse, mapToTop } from '../layout/FrameSpace.ts';
import { elementAt, isWithinAcrossFrames } from '../layout/hitTest.ts';
import { LayoutReader, type Box } from '../layout/LayoutReader.ts';
import { hitTarget, layerOf, receivesFor } from '../visibility/hitTarget.ts';
import { visibleBoxes } from '../visibility/visibleBoxes.ts';
import { LABEL_HEIGHT, labelWidth, paint, type Drawing } from './paint.ts';
import { placeLabels, type Target } from './place.ts';
import { OVERLAY, Surface } from './Surface.ts';

/** An element to mark, and its number. */
export interface Mark {
  readonly el: Element;
  readonly id: number;
}

export interface Look {
  /** Whether to draw numbers. */
  readonly labels: boolean;
  /** The numbers of the elements to highlight. */
  readonly highlighted: ReadonlySet<number>;
  /** Whether the overlay stays below elements that have entered the top layer since it was shown. */
  readonly keepsPlace?: boolean;
}

/** The mark that was drawn for one element. */
export interface DrawnMark {
  readonly id: number;
  readonly box: Box;
  readonly label: Box | null;
}

export interface Drawn {
  readonly marks: readonly DrawnMark[];
  readonly outOfSight: readonly number[];
  readonly covered: readonly number[];
}

const MOVES = words('scroll resize load input transitionend animationend fullscreenchange toggle');

/** Draws boxes and numbers over the page, and follows scrolling and layout changes. */
export class Overlay {
  readonly #document: Document;
  readonly #changed: (isRaised: boolean) => void;
  #surface: Surface | null = null;
  #marks: readonly Mark[] = [];
  #look: Look = { labels: true, highlighted: new Set() };
  #following: AbortController | null = null;
  #pending = 0;

  /** @param changed is called when the page has changed under the overlay, with whether the overlay was raised */
  constructor(doc: Document, changed: (isRaised: boolean) => void) {
    this.#document = doc;
    this.#changed = changed;
  }

  get isShown(): boolean {
    return this.#surface !== null;
  }

  show(marks: readonly Mark[], look: Look): Drawn {
    this.#marks = marks;
    this.#look = look;
    const isNew = !this.#surface;
    this.#surface ??= untampered(() => new Surface(this.#document));
    if (isNew || !look.keepsPlace) this.#surface.raise();
    untampered(() => this.#follow());
    return this.#draw();
  }

  hide(): void {
    untampered(() => this.#following?.abort());
    this.#following = null;
    cancelAnimationFrame(this.#pending);
    this.#pending = 0;
    this.#surface?.remove();
    this.#surface = null;
    this.#marks = [];
  }

  #draw(): Drawn {
    const surface = this.#surface as Surface;
    // Code of the page can run when the overlay is put into the document.
    if (!surface.isConnected) surface.raise();
    return untampered(() => this.#drawOn(surface));
  }

  #drawOn(surface: Surface): Drawn {
    const context = surface.clear();
    const reader = new LayoutReader();
    // The overlay is in this document, which may itself be in a frame of another one that can be read.
    const toOwn = inverse(mapToTop(this.#document, reader));
    const outOfSight: number[] = [];
    const covered: number[] = [];
    const shown: { id: number; boxes: readonly Box[]; covers: readonly Box[]; target: Target }[] = [];
    for (const { el, id } of this.#marks) {
      const boxes = isConnected(el) ? visibleBoxes(el, reader).map((box) => boxThrough(toOwn, box)) : [];
      const [box] = boxes;
      if (!box) outOfSight.push(id);
      else if (isCovered(el, reader)) covered.push(id);
      else
        shown.push({
          id,
          boxes,
          // With so many marks, nobody follows an edge.
          covers:
            this.#marks.length > MAX_WITH_COVERS
              ? []
              : coversOf(el, boxes, this.#document, reader).map((one) => boxThrough(toOwn, one)),
          target: {
            box: withMargin(box),
            width: labelWidth(context, String(id)),
            rtl: reader.style(el).get('direction') === 'rtl',
          },
        });
    }
    const { labels, highlighted } = this.#look;
    const places = labels
      ? placeLabels(
          shown.map(({ target }) => target),
          LABEL_HEIGHT,
          surface.area,
          textBoxes(this.#document, reader),
        )
      : [];
    const drawings = shown.map(({ id, boxes, covers }, i): Drawing => ({
      id,
      covers,
      boxes: boxes.map(withMargin),
      label: places[i] ?? null,
      text: String(id),
      highlighted: highlighted.has(id),
    }));
    paint(context, drawings);
    return {
      outOfSight,
      covered,
      marks: shown.map(({ id, boxes }, i) => ({ id, box: boxes[0] as Box, label: places[i] ?? null })),
    };
  }

  /** Redraws at most once a frame when something may have moved. */
  #follow(): void {
    this.#following?.abort();
    const following = (this.#following = new AbortController());
    const { signal } = following;
    const roots = new Set<Node>([this.#document]);
    for (const { el } of this.#marks) {
      for (let at: Element | null = el; at; at = frameElementOf(at)) {
        roots.add(getRootNode(at)).add(ownerDocument(at) as Document);
      }
    }
    const observer = newObserver((records) => {
      const change = untampered(() => {
        const own = pageRecords(records);
        const isRaised = own.some(({ attributeName }) => attributeName === 'open' || attributeName === 'popover');
        return own.length ? { isRaised } : null;
      });
      if (!change) return;
      this.#redraw(change.isRaised);
      this.#changed(change.isRaised);
    });
    addListener(signal, 'abort', () => disconnect(observer));
    for (const root of roots) {
      observeAll(observer, root);
      const view = isDocument(root) ? documentWindow(root) : null;
      for (const target of view ? [root, view] : [root]) {
        for (const type of MOVES) {
          // After these events, another element may be on top.
          const isRaised = type === 'fullscreenchange' || type === 'toggle';
          addListener(
            target,
            type,
            (event) => {
              if (untampered(() => isOverlay(eventTarget(event)))) return;
              this.#redraw(isRaised);
              if (isRaised) this.#changed(true);
            },
            { signal, capture: true, passive: true },
          );
        }
      }
    }
  }

  #redraw(raise: boolean): void {
    if (raise) this.#surface?.raise();
    this.#pending ||= requestAnimationFrame(() => {
      this.#pending = 0;
      if (this.#surface) this.#draw();
    });
  }
}

/**
 * Returns whether the target is an overlay of this or of another DomTool in the page. Two overlays that raise
 * themselves above each other would never stop.
 */
const isOverlay = (target: EventTarget | null): boolean =>
  isOwn(target) || (isElementTarget(target) && localName(target) === OVERLAY);

/** Returns the box of an element with a margin of one pixel. */
const withMargin = ({ x, y, width, height }: Box): Box => ({
  x: x - 1,
  y: y - 1,
  width: width + 2,
  height: height + 2,
});

/**
 * Returns whether something covers the element. With `pointer-events: none` the pointer reaches an ancestor, which does
 * not cover it.
 */
function isCovered(el: Element, reader: LayoutReader): boolean {
  const found = hitTarget(el, reader);
  return found.state === 'covered' && !isWithinAcrossFrames(el, found.by);
}

/** The largest number of marks for which covered edges are computed. */
const MAX_WITH_COVERS = 500;

/** The points at which the edges of a box are tested, as fractions of its width and height. */
const EDGES = [0, 0.25, 0.5, 0.75, 1].flatMap((at) => [
  [at, 0],
  [at, 1],
  [0, at],
  [1, at],
]) as [number, number][];

/**
 * Returns the boxes of the elements that lie over the edges of the element's boxes, in coordinates of the top viewport.
 */
function coversOf(el: Element, boxes: readonly Box[], doc: Document, reader: LayoutReader): Box[] {
  const covers = new Set<Element>();
  for (const { x, y, width, height } of boxes) {
    for (const [across, down] of EDGES) {
      const hit = elementAt(doc, x + 1 + across * (width - 2), y + 1 + down * (height - 2));
      if (!hit || isWithinAcrossFrames(hit, el) || isWithinAcrossFrames(el, hit)) continue;
      if (!receivesFor(el, hit, reader)) covers.add(layerOf(hit, el, reader));
    }
  }
  return [...covers].flatMap((cover) => visibleBoxes(cover, reader));
}

/** The largest number of text nodes whose boxes are read. */
const MAX_TEXTS = 3000;

/**
 * Returns the boxes of the document's texts in the top viewport, which labels should not hide. On a very long page
 * these are only the first ones.
 */
function textBoxes(doc: Document, reader: LayoutReader): Box[] {
  const body = documentBody(doc);
  const walker = body && createTreeWalker(doc, body, NodeFilter.SHOW_TEXT);
  const out: Box[] = [];
  for (let i = 0; walker && i < MAX_TEXTS; i++) {
    const node = nextNode(walker);
    if (!node) break;
    if (!/\S/.test(data(node as Text))) continue;
    const box = reader.textBox(node as Text);
    if (box.width > 1 && box.height > 1) out.push(box);
  }
  return out;
}
