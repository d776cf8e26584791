import { isConnected } from '../../dom/natives.ts';
import type { Clip } from '../../layout/clip.ts';
import type { Surroundings } from '../../visibility/surroundings.ts';

/** What was decided about an element by layout, which may change though nothing of the element does. */
export const enum Did {
  /** Its box, as it holds nothing that shows: whether it can be seen. */
  Box = 1,
  BoxSeen = 2,
  /** The place of its text: whether that can be read. */
  Text = 4,
  TextSeen = 8,
  /** What its children can be seen in. */
  Clip = 16,
  /** Whether it has more content than it shows. */
  Scroll = 32,
  Scrolls = 64,
  /** Something else: it is looked at again. */
  Other = 128,
  /** It shows a document that is looked at again with all that is in it; or it is in the top layer. */
  Whole = 256,
  /** A shadow root of it was walked. */
  Shadow = 512,
  /** A custom element that may yet get a shadow root. */
  Candidate = 1024,
  /** It stands fast in the viewport. */
  Fixed = 2048,
  /** Its box is where the flow has it: only its size decides. */
  Flow = 4096,
  /** It pulls what follows it out of the page, wherever that is. */
  Pulls = 8192,
}

export interface Trace {
  readonly ref: WeakRef<Element>;
  readonly outer: Surroundings;
  readonly inside: Surroundings;
  did: number;
  /** The element was looked at again since, or has gone. */
  over: boolean;
}

/** What walks leave about elements, for the next walk to know which of them must be looked at again. */
export class Traces {
  /** What was decided of any element that the last walk came to or passed by. */
  did = 0;
  readonly #of = new WeakMap<Element, Trace>();
  /** Clips by the element that makes them, the same object for good: what is inside refers to it. */
  readonly #clips = new WeakMap<Element, Clip>();
  #ground: Surroundings | null = null;
  #list: Trace[] = [];
  /** Of the walk under way: what it left, and which elements it came to. */
  #fresh = new Map<Element, Trace>();
  #met = new Set<Element>();

  /** What surrounds the page: the same object for good, with what holds now. */
  ground(now: Surroundings): Surroundings {
    this.#ground ??= now;
    Object.assign(this.#ground.space, now.space);
    Object.assign(this.#ground.clip, now.clip);
    return this.#ground;
  }

  /** Before each walk; what one left that was not ended is forgotten. */
  begin(): void {
    this.#fresh = new Map();
    this.#met = new Set();
  }

  /** After a walk that is kept: what was left about elements that it passed by stays. */
  end(): void {
    for (const el of this.#met) this.#over(el);
    for (const [el, trace] of this.#fresh) {
      this.#over(el);
      this.#of.set(el, trace);
    }
    // Elements come after those around them: what is walked again has all of its ancestors walked again.
    this.#list = [...this.#fresh.values(), ...this.#list.filter(({ over }) => !over)];
    this.did = 0;
    for (const { did } of this.#list) this.did |= did;
    this.begin();
  }

  note(el: Element, outer: Surroundings, inside: Surroundings, did: number): void {
    const trace = this.#fresh.get(el);
    if (trace) trace.did |= did;
    else this.#fresh.set(el, { ref: new WeakRef(el), outer, inside, did, over: false });
  }

  /** The element is looked at again, or has gone: what an earlier walk left about it does not hold. */
  forget(el: Element): void {
    this.#met.add(el);
  }
  /** Whether that is so. */
  isOver(el: Element): boolean {
    return this.#met.has(el);
  }

  /** The clip to be used for the element's children: the one they know, with the new regions. */
  clip(el: Element, clip: Clip): Clip {
    const known = this.#clips.get(el);
    if (known) return Object.assign(known, clip);
    this.#clips.set(el, clip);
    return clip;
  }

  /** All that hold, each element after those around it. */
  *held(): Generator<readonly [el: Element, trace: Trace]> {
    for (const trace of this.#list) {
      const el = trace.ref.deref();
      if (el && isConnected(el)) yield [el, trace];
    }
  }

  /** What holds of an element that the walk under way passed by. */
  earlier(el: Element): number {
    return this.#met.has(el) || this.#fresh.has(el) ? 0 : (this.#of.get(el)?.did ?? 0);
  }

  #over(el: Element): void {
    const trace = this.#of.get(el);
    if (trace) trace.over = true;
    this.#of.delete(el);
  }
}
