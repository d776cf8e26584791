import { hasField } from '../../standards/ownFields.ts';
import { ready } from '../../actions/actionability/gate.ts';
import { lastPerformed } from '../../actions/observe/runAction.ts';
import type { Point } from '../../actions/types.ts';
import { untampered } from '../../dom/builtIns.ts';
import { now } from '../../dom/timers.ts';
import { checkBuiltIns } from '../../dom/trial.ts';
import type { JoinFrames } from '../../options.ts';
import type { DomSnapshot } from '../../snapshot/DomSnapshot.ts';
import { DomToolError } from '../../standards/errors.ts';
import { answer } from '../messages/answering.ts';
import { isRequest, type Request } from '../messages/envelopes.ts';
import { objectIn } from '../../standards/values.ts';
import type { ParentActions } from './remoteElement.ts';
import { listIn, numberIn, textIn } from './untrustedInput.ts';
import { OWN_ORIGIN, post, type Handshake, nonce } from './frameMessages.ts';
import type { Joiner } from './Joiner.ts';
import { Link } from './Link.ts';
import { pack } from './pack.ts';
import { packOutcome } from './outcome.ts';
import { proofOf } from './proof.ts';

/** The largest number of handshakes under way, and of pages that have joined this frame, at the same time. */
const MAX_PEERS = 8;

/** The methods of the tool that an answerer uses. */
export interface Answering {
  getSnapshot(options: { maxWaitMs: number }): Promise<DomSnapshot>;
  /** Returns the facts about an element, by number or selector. */
  facts(target: string | number, includeValues: boolean): Promise<object>;
  readonly actions: ParentActions;
  readonly joiner: Joiner;
  current(): DomSnapshot | null;
  /** Scrolls an element into view, and returns the point in this frame's viewport where the pointer reaches it. */
  pointOf(id: number, position: Point | undefined): Promise<Point | null>;
}

type Args = Readonly<Record<string, unknown>>;

/** Answers the pages around this frame that the configuration permits to join it, and no others. */
export class Answerer {
  readonly #parents: readonly string[];
  readonly #secret: string;
  readonly #context: Answering;
  readonly #token = nonce();
  /** The senders whose `ask` has not been answered yet, by challenge. */
  readonly #challenges = new Map<
    string,
    { readonly source: Window; readonly origin: string; readonly nonce: string }
  >();
  /** The pages that joined. The value is true once a page was told of a change since it last received the tree. */
  readonly #links = new Map<Link, boolean>();
  /** When the action under way began. */
  #acting = Infinity;

  constructor({ parents = [], secret = '' }: JoinFrames, context: Answering) {
    this.#parents = parents;
    this.#secret = secret;
    this.#context = context;
    for (const outer of ancestorWindows())
      for (const origin of parents.length ? parents : ['*']) post(outer, { step: 'ready' }, origin);
  }

  /** Handles a handshake message from a window around this one. */
  receive(
    { step, nonce: given, challenge, proof }: Handshake,
    source: Window,
    origin: string,
    port: MessagePort | undefined,
  ): void {
    if (!ancestorWindows().includes(source) || (this.#parents.length && !this.#parents.includes(origin))) return;
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

  /** Tells each page that joined, once, that something in this frame changed. */
  changed(): void {
    for (const [link, wasTold] of this.#links) {
      if (wasTold) continue;
      this.#links.set(link, true);
      link.send({ changed: true });
    }
  }

  stop(): void {
    for (const link of this.#links.keys()) {
      link.send({ gone: true, done: lastPerformed() >= this.#acting });
      link.close();
    }
    this.#links.clear();
  }

  #serve(port: MessagePort): void {
    const link = new Link(port, (message) => {
      if (isRequest(message))
        void answer(
          message,
          (request) => this.#run(link, request),
          (reply) => link.send(reply),
        );
    });
    const [oldest] = this.#links.keys();
    if (oldest && this.#links.size >= MAX_PEERS) {
      oldest.close();
      this.#links.delete(oldest);
    }
    this.#links.set(link, true);
  }

  async #run(link: Link, request: Request): Promise<unknown> {
    const { joiner, actions, current, pointOf, facts } = this.#context;
    const { command, given, ms, id, type, list } = untampered(() => read(request));
    switch (command) {
      case 'frame-tree': {
        link.send({ busy: true });
        // The frames inside this one get less time, so that this frame can still answer the page around it in time.
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
        this.#acting = now();
        const { outcome, numberOf } = await actions.actForParent(type, id < 0 ? null : id, list);
        this.#acting = Infinity;
        return packOutcome(outcome, numberOf);
      }
      case 'frame-point':
        await checkBuiltIns();
        return await pointOf(id, given['position'] as Point | undefined);
      case 'frame-facts':
        return await facts(given['target'] as string, given['includeValues'] === true);
      default:
        throw new DomToolError('unknown_command', `Unknown command: ${textIn(command, 40)}`);
    }
  }
}

/** Reads what a page around this one asks. */
function read({ payload }: Request) {
  const { command, args } = objectIn(payload);
  const given: Args = objectIn(args);
  return {
    command,
    given,
    ms: numberIn(given['ms'], 0, 1000),
    id: numberIn(given['nodeId'], -1, 2 ** 31),
    type: textIn(given['type'], 20),
    list: listIn(given['given'], 5),
  };
}

/** The origin of Chromium's viewer of PDF files. The browser ends a page in which a file sends the viewer a message. */
const PDF_VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai';

/** Returns the ancestor windows, the nearest first; none for a PDF file. */
function ancestorWindows(): Window[] {
  const out: Window[] = [];
  // Firefox does not have the list.
  if ((location as { ancestorOrigins?: DOMStringList }).ancestorOrigins?.[0] === PDF_VIEWER) return out;
  for (let at: Window = window; at.parent !== at; at = at.parent) out.push(at.parent);
  return out;
}

/** Returns a point in the frame's viewport where the pointer reaches the element, or null if there is none. */
export async function pointOn(el: Element, position: Point | undefined): Promise<Point | null> {
  const found = await ready(el, { force: false, scrollIntoView: true, pointer: true, deadline: 0, position });
  return hasField(found, 'hit') ? found.point : null;
}
