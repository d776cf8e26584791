import { hasField } from '../../standards/ownFields.ts';
import { focusedElement, moveFocus } from '../../actions/platform/moveFocus.ts';
import { throughFrame } from '../../actions/actionability/frameGate.ts';
import { tamperedError } from '../../dom/builtIns.ts';
import { now, sleep } from '../../dom/timers.ts';
import type { Point, Refusal } from '../../actions/types.ts';
import type { WaitForOptions } from '../../actions/waitFor.ts';
import { frameElementOf } from '../../dom/composed.ts';
import { addListener, ownerDocument } from '../../dom/natives.ts';
import { pointOutOf, topPoint } from '../../layout/hitTest.ts';
import { frameArea } from '../../layout/clip.ts';
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
import { visible } from '../../standards/pageText.ts';
import { objectIn } from '../../standards/values.ts';
import { readFacts } from './remoteFacts.ts';
import { NO_CHANGES } from '../../api/actionResult.ts';
import { Answerer, pointOn, type Answering } from './Answerer.ts';
import type { RemoteElement, RemoteFrames } from './remoteElement.ts';
import { numberIn, textIn } from './untrustedInput.ts';
import { handshakeIn, messageData, messageOrigin, messagePorts, messageSource } from './frameMessages.ts';
import { Joiner, type RemoteNumber, type JoinedFrame } from './Joiner.ts';
import { inTime, type Link } from './Link.ts';
import { readOutcome, type AnyOutcome } from './outcome.ts';

/** Actions for which the pointer must reach the element. */
const USES_POINTER = /^(?:click|hover|check|drag|upload)$/;
/** What `fillForm` asks a frame about a field. */
const ASKS = /^(?:checkValue|recheck)$/;
/** Actions that do not move the focus. */
const KEEPS_FOCUS = /^(?:hover|scroll|waitFor|collect)$/;
/**
 * How long a frame that has been given the focus takes to hear of it from another process, in milliseconds. Until then
 * Chromium takes the focus away from what the frame itself focuses.
 */
const FOCUS_MS = 50;
/** How long a frame may take to answer a question about an element, in milliseconds. */
const ANSWER_MS = 5000;
/** How long a frame may take for an action in addition to the action's own time limit, in milliseconds. */
const ACTION_MS = 60_000;

/** Matches names such as `Map.prototype.get` and `Map.prototype.[Symbol.iterator]`. */
const FUNCTION_NAMES = /\b[A-Z]\w{2,14}\.(?:prototype\.)?(?:\w{2,24}|\[Symbol\.\w+\])/g;

export type FrameJoinContext = Omit<Answering, 'joiner' | 'pointOf'> & {
  readonly registry: NodeRegistry;
  touch(): void;
};

/**
 * Joins frames of other origins by messages. It joins the frames in this page to the page's snapshot, and this page to
 * the snapshots of those pages around it that may join it. Everything that a frame sends is untrusted input.
 */
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
      const remote = joiner.remote(id);
      const el = remote ? remote.joined.frame : registry.element(id);
      const point = remote ? await this.#remotePoint(remote, position) : el && (await pointOn(el, position));
      const reader = new LayoutReader();
      const first = remote && point ? pointOutOf(remote.joined.frame, point.x, point.y, reader) : point;
      if (!el || !first) return null;
      return topPoint(ownerDocument(el) as Document, first, reader);
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
        joiner.receive(handshake, source, origin);
        this.#answerer?.receive(handshake, source, origin, messagePorts(message)[0]);
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
  /**
   * Asks the frames whether they have changed, before the latest snapshot is returned again. If one has, the snapshot
   * becomes stale.
   */
  check(): Promise<void> {
    return this.#joiner.check();
  }

  /** Returns the element of a joined frame that has the number, or null for any other number. */
  element(id: number): RemoteElement | null {
    const remote = this.#joiner.remote(id);
    return remote && { standIn: remote.standIn, act: (type, given) => this.#act(remote.joined, remote, type, given) };
  }

  async waitFor({ text, textGone, timeout }: WaitForOptions, own: Promise<AnyOutcome>): Promise<AnyOutcome> {
    const frames = this.#joiner.linked.flatMap(({ frame }) => this.focusedIn(frame) ?? []);
    if (!frames.length || (text === undefined && textGone === undefined)) return await own;
    const all = [own, ...frames.map((frame) => frame.act('waitFor', [{ text, textGone, timeout }]))];
    if (text === undefined) return await ((await Promise.all(all)).find(({ ok }) => !ok) ?? own);
    return await new Promise((resolve) => {
      let left = all.length;
      const end = (outcome: AnyOutcome | null): void => {
        if (outcome?.ok) resolve(outcome);
        else if (!--left) resolve(own);
      };
      for (const one of all) one.then(end, () => end(null));
    });
  }

  /** Returns the focused element inside a frame element, or null if the element is not a joined frame. */
  focusedIn(frame: Element | null): RemoteElement | null {
    const joined = this.#joiner.at(frame);
    return joined?.link ? { standIn: joined.frame, act: (type, given) => this.#act(joined, null, type, given) } : null;
  }

  /**
   * Returns the facts about an element of a joined frame, by its number or by a selector that matches in one of the
   * frames, or null if there is none.
   */
  async facts(target: string | number, includeValues: boolean): Promise<InspectFacts | null> {
    const number = parseNodeId(target);
    const remote = number === null ? null : this.#joiner.remote(number);
    const candidates = remote ? [remote] : number === null ? this.#joiner.linked : [];
    for (const one of candidates) {
      const joined = remote?.joined ?? (one as JoinedFrame);
      const given = objectIn(
        await inTime(
          (joined.link as Link).ask('frame-facts', { target: remote?.id ?? target, includeValues }),
          ANSWER_MS,
        ),
      );
      const idInFrame = parseNodeId(given['nodeId']);
      if (idInFrame === null) continue;
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
        remote ? (number as number) : numberOf(idInFrame),
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

  async #act(
    joined: JoinedFrame,
    remote: RemoteNumber | null,
    type: string,
    given: readonly unknown[],
  ): Promise<AnyOutcome> {
    const start = now();
    const refused = (refusal: Refusal): AnyOutcome => ({
      ok: false,
      ...refusal,
      changes: NO_CHANGES,
      duration: now() - start,
    });
    const { link } = joined;
    const options = objectIn(given.at(-1));
    if (remote && !ASKS.test(type)) {
      const usesPointer =
        USES_POINTER.test(type) || (type === 'fillForm' && (await this.#act(joined, remote, 'checkValue', given)).ok);
      const pointOf = usesPointer ? () => this.#pointOf(remote, options['position'] as Point | undefined) : null;
      const refusal = await throughFrame(joined.frame, pointOf, options);
      if (refusal) return refused(refusal);
      // The frame gets the focus, as it does when a person presses the mouse button in it.
      if (!KEEPS_FOCUS.test(type) && focusedElement(document) !== joined.frame) {
        moveFocus(joined.frame);
        await sleep(FOCUS_MS);
      }
    }
    if (!link) return refused({ code: 'detached' });
    const frameArgs = type === 'drag' ? this.#withOwnNumbers(joined, given) : given;
    if (!frameArgs) return refused({ code: 'failed', detail: 'an element cannot be dragged out of its frame' });
    const answer = link.ask('frame-act', { type, nodeId: remote?.id ?? -1, given: frameArgs });
    // A frame that is unloaded says so. The time limit is for a frame that hangs.
    const ended = await inTime(
      answer.then(
        (reply) => ({ reply }),
        // A frame that its own action removed cannot report any more what it did.
        (error: DomToolError) => (joined.isDone ? { reply: { ok: true, effect: { touched: true } } } : { error }),
      ),
      numberIn(options['timeout'], 0, 1e9) + ACTION_MS,
    );
    if (ended && hasField(ended, 'reply')) {
      return {
        ...readOutcome(ended.reply, joined.frame, (id) => this.#joiner.numberOf(joined, id).standIn),
        duration: now() - start,
        ...(type === 'fillForm' && {
          recheck: async () => {
            const outcome = await this.#act(joined, remote, 'recheck', [{}]);
            // A frame that is gone tells nothing, as a page that is left.
            return outcome.ok || /^(?:detached|failed)$/.test(outcome.code ?? '') ? null : outcome;
          },
        }),
      };
    }
    const { code = 'no_answer', message = '' } = ended?.error ?? {};
    // The frame's own words could pass for the tool's. Names of functions cannot.
    if (code === 'tampered')
      throw tamperedError(textIn(message, 500).match(FUNCTION_NAMES) ?? ['functions of a frame']);
    if (code === 'bad_option') throw new DomToolError(code, visible(textIn(message, 300)));
    return refused({
      code: 'failed',
      detail: code === 'no_answer' ? 'its frame is gone or does not answer any more' : 'its frame could not perform it',
    });
  }

  /**
   * Returns the arguments of a drag with the frame's own numbers, or null if the drop target is outside of the frame.
   */
  #withOwnNumbers(joined: JoinedFrame, [to, ...rest]: readonly unknown[]): readonly unknown[] | null {
    const { targetNodeId } = objectIn(to);
    if (targetNodeId === undefined) return [to, ...rest];
    const target = this.#joiner.remote(parseNodeId(targetNodeId) ?? -1);
    return target?.joined === joined ? [{ ...objectIn(to), targetNodeId: target.id }, ...rest] : null;
  }

  /** Returns the same point if nothing in this page covers the frame there. */
  async #remotePoint(remote: RemoteNumber, position: Point | undefined): Promise<Point | null> {
    const pointOf = (): Promise<Point | null> => this.#pointOf(remote, position);
    return (await throughFrame(remote.joined.frame, pointOf)) ? null : await pointOf();
  }

  /**
   * Returns the point in the frame's viewport where the pointer reaches an element of the frame, or null if there is
   * none.
   */
  async #pointOf({ link, id }: RemoteNumber, position: Point | undefined): Promise<Point | null> {
    const { x, y } = objectIn(await inTime(link.ask('frame-point', { nodeId: id, position }), ANSWER_MS));
    if (typeof x !== 'number' || typeof y !== 'number') return null;
    return { x, y };
  }
}
