import { ready } from '../../actions/actionability/gate.ts';
import type { Point } from '../../actions/types.ts';
import type { JoinFrames } from '../../options.ts';
import type { DomSnapshot } from '../../snapshot/DomSnapshot.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { Request } from '../messages/envelopes.ts';
import type { ParentActions } from './remoteElement.ts';
import { listIn, numberIn, objectIn, textIn } from './untrustedInput.ts';
import { OWN_ORIGIN, post, type Handshake } from './handshake.ts';
import type { Joiner } from './Joiner.ts';
import { answer, Link } from './Link.ts';
import { nonce } from './messageNatives.ts';
import { pack } from './pack.ts';
import { packOutcome } from './outcome.ts';
import { proofOf } from './proof.ts';

/** Handshakes under way, and pages that have joined this frame, at the same time. */
const MAX_PEERS = 8;

/** What an answerer needs of the tool. */
export interface Answering {
  getSnapshot(options: { maxWaitMs: number }): Promise<DomSnapshot>;
  /** What is known of an element, by number or selector. */
  facts(target: string | number, includeValues: boolean): Promise<object>;
  readonly actions: ParentActions;
  readonly joiner: Joiner;
  current(): DomSnapshot | null;
  /** Where the pointer reaches an element by its number, in this frame's viewport, after it was scrolled into view. */
  pointOf(id: number, position: Point | undefined): Promise<Point | null>;
}

type Args = Readonly<Record<string, unknown>>;

/** Answers the pages around this frame that its configuration lets join it, and nobody else. */
export class Answerer {
  readonly #parents: readonly string[];
  readonly #secret: string;
  readonly #context: Answering;
  readonly #token = nonce();
  /** By the challenge that was sent: to whom. */
  readonly #challenges = new Map<
    string,
    { readonly source: Window; readonly origin: string; readonly nonce: string }
  >();
  /** The pages that joined, and whether each was told that this frame has changed since it was last sent. */
  readonly #links = new Map<Link, boolean>();

  constructor({ parents = [], secret = '' }: JoinFrames, context: Answering) {
    this.#parents = parents;
    this.#secret = secret;
    this.#context = context;
    for (const outer of windowsAround())
      for (const origin of parents.length ? parents : ['*']) post(outer, { step: 'ready' }, origin);
  }

  /** Handles a handshake message of a window around this one. */
  hear(
    { step, nonce: given, challenge, proof }: Handshake,
    source: Window,
    origin: string,
    port: MessagePort | undefined,
  ): void {
    if (!windowsAround().includes(source) || (this.#parents.length && !this.#parents.includes(origin))) return;
    if (step === 'hello') {
      const own = nonce();
      if (this.#challenges.size >= MAX_PEERS) this.#challenges.clear();
      this.#challenges.set(own, { source, origin, nonce: given });
      post(source, { step: 'ask', nonce: given, challenge: own }, origin);
    } else if (step === 'open' && port) {
      const asked = this.#challenges.get(challenge);
      this.#challenges.delete(challenge);
      if (asked?.source !== source || asked.origin !== origin || asked.nonce !== given) return;
      if (proof !== proofOf(this.#secret, [given, challenge, OWN_ORIGIN, origin]) && this.#secret) return;
      this.#serve(port);
    }
  }

  /** Tells the pages that joined, once each, that something changed in this frame. */
  changed(): void {
    for (const [link, told] of this.#links) {
      if (told) continue;
      this.#links.set(link, true);
      link.tell({ changed: true });
    }
  }

  stop(): void {
    for (const link of this.#links.keys()) {
      link.tell({ gone: true });
      link.close();
    }
    this.#links.clear();
  }

  #serve(port: MessagePort): void {
    const link = new Link(port, (message) => void answer(link, message, (request) => this.#run(link, request)));
    const [oldest] = this.#links.keys();
    if (oldest && this.#links.size >= MAX_PEERS) {
      oldest.close();
      this.#links.delete(oldest);
    }
    this.#links.set(link, true);
  }

  async #run(link: Link, request: Request): Promise<unknown> {
    const { command, args } = objectIn(request.payload);
    const given: Args = objectIn(args);
    const ms = numberIn(given['ms'], 0, 1000);
    const { joiner, actions, current, pointOf, facts } = this.#context;
    const id = numberIn(given['nodeId'], -1, 2 ** 31);
    switch (command) {
      case 'frame-tree': {
        link.tell({ busy: true });
        // The frames in this frame must have answered before the page around gives up.
        joiner.limit = ms * 0.8;
        const snapshot = await this.#context.getSnapshot({ maxWaitMs: ms });
        this.#links.set(link, false);
        return snapshot.snapshotId === given['have'] ? { same: true } : pack(snapshot, this.#token);
      }
      case 'frame-fresh': {
        joiner.limit = ms * 0.8;
        await joiner.check();
        const snapshot = current();
        return snapshot?.snapshotId === given['snapshotId'] && !snapshot?.stale;
      }
      case 'frame-act': {
        const { outcome, numberOf } = await actions.actForParent(
          textIn(given['type'], 20),
          id < 0 ? null : id,
          listIn(given['given'], 5),
        );
        return actions.mask(packOutcome(outcome, numberOf));
      }
      case 'frame-point':
        return pointOf(id, given['position'] as Point | undefined);
      case 'frame-facts':
        return facts(given['target'] as string, given['includeValues'] === true);
      default:
        throw new DomToolError('unknown_command', `Unknown command: ${textIn(command, 40)}`);
    }
  }
}

/** The ancestor windows, the nearest first. */
function windowsAround(): Window[] {
  const out: Window[] = [];
  for (let at: Window = window; at.parent !== at; at = at.parent) out.push(at.parent);
  return out;
}

/** A point of the element where the pointer reaches it, in its frame's viewport; null if there is none. */
export async function pointOn(el: Element, position: Point | undefined): Promise<Point | null> {
  const found = await ready(el, { force: false, scrollIntoView: true, pointer: true, deadline: 0, position });
  return 'hit' in found ? found.point : null;
}
