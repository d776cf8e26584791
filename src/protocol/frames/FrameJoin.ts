import { moveFocus } from '../../actions/focus.ts';
import { throughFrame } from '../../actions/throughFrame.ts';
import { now } from '../../actions/clock.ts';
import type { Point, Refusal } from '../../actions/types.ts';
import { frameElementOf } from '../../dom/composed.ts';
import { addListener, ownerDocument } from '../../dom/natives.ts';
import { pointThrough, topPoint } from '../../layout/hitTest.ts';
import { frameArea } from '../../layout/frameArea.ts';
import { frameSpace } from '../../layout/FrameSpace.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import type { JoinFrames } from '../../options.ts';
import { coverOf } from '../../visibility/reachability.ts';
import { parseNodeId } from '../../schema.ts';
import type { NodeRegistry } from '../../snapshot/identity/NodeRegistry.ts';
import type { Joined, KeeperHooks } from '../../snapshot/SnapshotKeeper.ts';
import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { InspectFacts } from '../../views/inspect.ts';
import { visible } from '../../views/text/escape.ts';
import { readFacts } from './farFacts.ts';
import { NO_CHANGES } from '../../api/actionResult.ts';
import { Answerer, pointOn, type Answering } from './Answerer.ts';
import type { RemoteElement, RemoteFrames } from './remoteElement.ts';
import { numberIn, objectIn, textIn } from './given.ts';
import { handshakeIn } from './handshake.ts';
import { Joiner, type FarNumber, type JoinedFrame } from './Joiner.ts';
import { inTime, type Link } from './Link.ts';
import { messageData, messageOrigin, messagePorts, messageSource } from './natives.ts';
import { readOutcome, type AnyOutcome } from './outcome.ts';

/** What the pointer must get to. */
const POINTED = /^(?:click|hover|check|drag|upload)$/;
const UNFOCUSED = /^(?:hover|scroll|waitFor|collect)$/;
/** How long a frame may take to say where something is, and to act beside what it was told to wait, in milliseconds. */
const SHORT = 5000;
const LONGEST = 60_000;

export type FrameJoinContext = Omit<Answering, 'joiner' | 'pointOf'> & {
  readonly registry: NodeRegistry;
  touch(): void;
};

/** Joins the frames of the page to it, and the page to those around it that may. */
export class FrameJoin implements KeeperHooks, RemoteFrames {
  readonly #joiner: Joiner;
  readonly #answerer: Answerer | null;
  readonly #registry: NodeRegistry;
  readonly #listening = new AbortController();

  constructor(config: JoinFrames, { registry, touch, ...context }: FrameJoinContext) {
    const { parents = [], secret = '' } = config;
    this.#registry = registry;
    const joiner = (this.#joiner = new Joiner(secret, registry, touch));
    const pointOf = async (id: number, position: Point | undefined): Promise<Point | null> => {
      const far = joiner.far(id);
      const el = far ? far.joined.frame : registry.element(id);
      const point = far ? await this.#farPoint(far, position) : el && (await pointOn(el, position));
      const reader = new LayoutReader();
      const first = far && point ? pointThrough(far.joined.frame, point.x, point.y, reader) : point;
      if (!el || !first) return null;
      const { x, y } = topPoint(ownerDocument(el) as Document, first.x, first.y, reader);
      return { x, y };
    };
    this.#answerer = parents.length || secret ? new Answerer(config, { ...context, joiner, pointOf }) : null;
    addListener(
      window,
      'message',
      (event) => {
        const message = event as MessageEvent;
        const source = messageSource(message) as Window | null;
        const handshake = event.isTrusted && source && handshakeIn(messageData(message));
        if (!handshake) return;
        const origin = messageOrigin(message);
        joiner.hear(handshake, source, origin);
        this.#answerer?.hear(handshake, source, origin, messagePorts(message)[0]);
      },
      { signal: this.#listening.signal },
    );
  }

  join(tree: SnapshotTree): Promise<Joined | null> {
    return this.#joiner.join(tree);
  }
  changed(): void {
    this.#answerer?.changed();
  }
  /** Before a snapshot is given: what has changed in the frames makes it stale. */
  check(): Promise<void> {
    return this.#joiner.check();
  }

  /** The element of a joined frame that has this number; null for any other. */
  element(id: number): RemoteElement | null {
    const far = this.#joiner.far(id);
    return far && { standIn: far.standIn, act: (type, given) => this.#act(far.joined, far, type, given) };
  }

  /** What has focus, where that is a joined frame. */
  focusedIn(frame: Element | null): RemoteElement | null {
    const joined = this.#joiner.at(frame);
    return joined?.link ? { standIn: joined.frame, act: (type, given) => this.#act(joined, null, type, given) } : null;
  }

  /** Every frame that answers. */
  get all(): RemoteElement[] {
    return this.#joiner.linked.flatMap(({ frame }) => this.focusedIn(frame) ?? []);
  }

  /** What is known of an element of a joined frame, by its number, or by a selector that matches in one of them; null if nothing is. */
  async facts(target: string | number, includeValues: boolean): Promise<InspectFacts | null> {
    const number = parseNodeId(target);
    const far = number === null ? null : this.#joiner.far(number);
    const asked = far ? [far] : number === null ? this.#joiner.linked : [];
    for (const one of asked) {
      const joined = far?.joined ?? (one as JoinedFrame);
      const given = objectIn(
        await inTime((joined.link as Link).ask('frame-facts', { target: far?.id ?? target, includeValues }), SHORT),
      );
      const theirs = parseNodeId(given['nodeId']);
      if (theirs === null) continue;
      const numberOf = (id: number): number => this.#joiner.numberOf(joined, id).id;
      const reader = new LayoutReader();
      const {
        area: { x, y },
      } = frameArea(joined.frame, reader);
      const { scrollX, scrollY } = frameSpace(document, reader);
      const path: string[] = [];
      for (let at: Element | null = joined.frame; at; at = frameElementOf(at))
        path.unshift(`node_${this.#registry.assign(at)}`);
      const facts = readFacts(
        given,
        far ? (number as number) : numberOf(theirs),
        { x: Math.round(x), y: Math.round(y), scrollX, scrollY, path },
        numberOf,
      );
      const cover = coverOf(joined.frame, reader);
      const by = cover && `node_${this.#registry.assign(cover)}`;
      return by ? { ...facts, reachable: false, coveredBy: by, reachability: { state: 'covered', by } } : facts;
    }
    return null;
  }

  stop(): void {
    this.#listening.abort();
    this.#joiner.stop();
    this.#answerer?.stop();
  }

  async #act(joined: JoinedFrame, far: FarNumber | null, type: string, given: readonly unknown[]): Promise<AnyOutcome> {
    const start = now();
    const refused = (refusal: Refusal): AnyOutcome => ({
      ok: false,
      ...refusal,
      changes: NO_CHANGES,
      duration: now() - start,
    });
    const { link } = joined;
    const options = objectIn(given.at(-1));
    if (far) {
      const pointOf = POINTED.test(type) ? () => this.#pointOf(far, options['position'] as Point | undefined) : null;
      const refusal = await throughFrame(joined.frame, pointOf, options);
      if (refusal) return refused(refusal);
      // The keyboard goes into the frame, as it does with a person's press.
      if (!UNFOCUSED.test(type)) moveFocus(joined.frame);
    }
    if (!link) return refused({ code: 'detached' });
    const told = type === 'drag' ? this.#toward(joined, given) : given;
    if (!told) return refused({ code: 'failed', detail: 'what is dragged stays within its frame' });
    const asked = link.ask('frame-act', { type, nodeId: far?.id ?? -1, given: told });
    // A frame that goes says so; the limit is for one that broke down.
    const end = await inTime(
      asked.then(
        (reply) => ({ reply }),
        (error: DomToolError) => ({ error }),
      ),
      numberIn(options['timeout'], 0, 1e9) + LONGEST,
    );
    if (end && 'reply' in end) {
      return {
        ...readOutcome(end.reply, joined.frame, (id) => this.#joiner.numberOf(joined, id).standIn),
        duration: now() - start,
      };
    }
    const { code = 'no_answer', message = '' } = end?.error ?? {};
    if (code === 'bad_option') throw new DomToolError(code, visible(textIn(message, 300)));
    return refused({
      code: 'failed',
      detail: code === 'no_answer' ? 'its frame has gone, or does not answer any more' : 'its frame could not do it',
    });
  }

  /** Where to drag to, in the frame's own numbers; null for what is elsewhere. */
  #toward(joined: JoinedFrame, [to, ...rest]: readonly unknown[]): readonly unknown[] | null {
    const { targetNodeId } = objectIn(to);
    if (targetNodeId === undefined) return [to, ...rest];
    const target = this.#joiner.far(parseNodeId(targetNodeId) ?? -1);
    return target?.joined === joined ? [{ ...objectIn(to), targetNodeId: target.id }, ...rest] : null;
  }

  /** The same, if the pointer gets there from here. */
  async #farPoint(far: FarNumber, position: Point | undefined): Promise<Point | null> {
    const pointOf = (): Promise<Point | null> => this.#pointOf(far, position);
    return (await throughFrame(far.joined.frame, pointOf)) ? null : pointOf();
  }

  /** The place of a frame's element in that frame's viewport, if the pointer gets to it there. */
  async #pointOf({ link, id }: FarNumber, position: Point | undefined): Promise<Point | null> {
    const { x, y } = objectIn(await inTime(link.ask('frame-point', { nodeId: id, position }), SHORT));
    if (typeof x !== 'number' || typeof y !== 'number') return null;
    return { x, y };
  }
}
