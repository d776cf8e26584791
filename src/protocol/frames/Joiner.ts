import { hasField } from '../../standards/ownFields.ts';
import { append } from '../../dom/untouched.ts';
import { now } from '../../dom/timers.ts';
import { frameWindow, isConnected, attribute } from '../../dom/natives.ts';
import type { NodeRegistry } from '../../snapshot/identity/NodeRegistry.ts';
import type { Joined } from '../../snapshot/SnapshotKeeper.ts';
import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import { Flag, has, type TreeNode } from '../../tree/TreeNode.ts';
import { gatingTree } from '../../tree/gateTree.ts';
import { atOnce, preorder } from '../../tree/lineUp.ts';
import { objectIn } from '../../standards/values.ts';
import { isTrue, textIn } from './untrustedInput.ts';
import { graft, type Graft } from './graft.ts';
import { inTime, Link } from './Link.ts';
import { Channel, newStandIn, nonce, OWN_ORIGIN, post, type Handshake } from './frameMessages.ts';
import { proofOf } from './proof.ts';
import { unpack, type RemoteTree } from './unpack.ts';

/** How long a snapshot waits for all frames together, in milliseconds. */
const TIME_LIMIT_MS = 500;
/** How much longer it waits for a frame that has said that it is building a snapshot, in milliseconds. */
const BUSY_LIMIT_MS = 2500;
/** How many numbers of one frame are kept in addition to those in its latest tree. */
const MAX_NUMBERS = 100_000;
const INACCESSIBLE = 'Cross-origin iframe (inaccessible)';
const SILENT = `Cross-origin iframe (inaccessible: no answer within ${TIME_LIMIT_MS} ms)`;
const BROKEN = 'Cross-origin iframe (inaccessible: what it sent cannot be read)';

/** A frame of another origin, and the state of the connection to the DomTool in it. */
export interface JoinedFrame {
  readonly frame: Element;
  readonly window: Window;
  /** The nonce of the latest `hello`, or an empty text once it has been answered. */
  nonce: string;
  /** A promise that settles when `hello` is answered. */
  linked: { readonly promise: Promise<void>; readonly settle: () => void } | null;
  /** True if the frame failed to answer in time. Snapshots do not wait for it until it answers again. */
  isSilent: boolean;
  /** True if the frame has said that it is building a snapshot. */
  isBusy: boolean;
  /** True if the frame was unloaded when it had performed an action and not reported it yet. */
  isDone: boolean;
  link: Link | null;
  origin: string;
  token: string;
  snapshotId: string;
  tree: RemoteTree | null;
  /** The state of the frame element for which the tree was unpacked. For another state it is unpacked again. */
  hostState: string;
  /**
   * Maps each number of the frame to its number in this page, and to the stand-in element that has it in the registry.
   */
  readonly numbers: Map<number, { readonly id: number; readonly standIn: Element }>;
}

/** An element of a joined frame that has a number in this page. */
export interface RemoteNumber {
  readonly joined: JoinedFrame;
  readonly link: Link;
  readonly id: number;
  readonly standIn: Element;
}

/**
 * Connects to the DomTools in the page's frames of other origins, and grafts the content of the frames into the page's
 * snapshot.
 */
export class Joiner {
  /**
   * How long to wait for all frames, in milliseconds. It is shorter while a page around this one waits for an answer.
   */
  limit = TIME_LIMIT_MS;
  readonly #secret: string;
  readonly #registry: NodeRegistry;
  readonly #touch: () => void;
  readonly #frames = new Map<Element, JoinedFrame>();
  readonly #owners = new Map<number, { readonly joined: JoinedFrame; readonly id: number }>();

  constructor(secret: string, registry: NodeRegistry, touch: () => void) {
    this.#secret = secret;
    this.#registry = registry;
    this.#touch = touch;
  }

  async join(tree: SnapshotTree): Promise<Joined | null> {
    for (const joined of this.#frames.values()) if (!isConnected(joined.frame)) this.#drop(joined);
    const hosts = preorder(tree.root).filter(({ frame }) => frame?.facts?.marker === INACCESSIBLE);
    const end = now() + this.limit;
    const grafts = await allOf(
      hosts.map(async (host): Promise<Graft[]> => {
        const joined = this.#frameOf(this.#registry.element(host.id));
        return joined
          ? [{ frame: joined.frame, host, content: await this.#read(joined, host, tree.focusId === host.id, end) }]
          : [];
      }),
    );
    return hosts.length ? graft(tree, grafts.flat()) : null;
  }

  /** Asks the joined frames whether they have changed since their trees were read. */
  async check(): Promise<void> {
    const end = now() + this.limit;
    const fresh = await allOf(
      [...this.#frames.values()].map(async (joined) => {
        const { link, isSilent, tree, snapshotId } = joined;
        if (!link || isSilent || !tree) return true;
        return isTrue(await this.#ask(joined, link, 'frame-fresh', { snapshotId, ms: end - now() }, end));
      }),
    );
    if (fresh.includes(false)) this.#touch();
  }

  /**
   * Returns the element of a joined frame that a number stands for, or null for a number of this page or of a frame
   * that cannot be reached.
   */
  remote(id: number): RemoteNumber | null {
    const owner = this.#owners.get(id);
    const link = owner?.joined.link;
    const standIn = owner?.joined.numbers.get(owner.id)?.standIn;
    return owner && link && standIn ? { ...owner, link, standIn } : null;
  }

  /** Returns the joined frame of a frame element, or null if it is not joined. */
  at(frame: Element | null): JoinedFrame | null {
    return (frame && this.#frames.get(frame)) ?? null;
  }

  get linked(): JoinedFrame[] {
    return [...this.#frames.values()].filter(({ link, isSilent }) => link && !isSilent);
  }

  /** Returns the number in this page for a number of the frame, and assigns one if necessary. */
  numberOf(joined: JoinedFrame, id: number): { readonly id: number; readonly standIn: Element } {
    let known = joined.numbers.get(id);
    if (!known) {
      const standIn = newStandIn();
      known = { id: this.#registry.assign(standIn), standIn };
      joined.numbers.set(id, known);
      this.#owners.set(known.id, { joined, id });
    }
    return known;
  }

  /** Handles a handshake message from a window inside this page. */
  receive({ step, nonce: given, challenge }: Handshake, source: Window, origin: string): void {
    const joined = [...this.#frames.values()].find(({ window }) => window === source);
    if (!joined) return;
    if (step === 'ready') {
      // The frame shows another document, or its DomTool was created only now.
      this.#drop(joined);
      this.#touch();
    } else if (step === 'ask' && joined.nonce && given === joined.nonce && (!joined.link || joined.isSilent)) {
      joined.nonce = '';
      const { port1, port2 } = new Channel();
      joined.link?.close();
      const link = (joined.link = new Link(port1, (message) => {
        if (joined.link !== link) return;
        if (hasField(message, 'busy')) return void (joined.isBusy = true);
        if (hasField(message, 'gone')) {
          joined.isDone = isTrue(objectIn(message)['done']);
          this.#drop(joined);
        }
        this.#touch();
      }));
      Object.assign(joined, { origin, snapshotId: '', tree: null });
      const proof = proofOf(this.#secret, [given, challenge, origin, OWN_ORIGIN]);
      post(source, { step: 'open', nonce: given, challenge, proof }, origin, [port2]);
      joined.linked?.settle();
      if (joined.isSilent) this.#touch();
      joined.isSilent = false;
    }
  }

  stop(): void {
    for (const joined of this.#frames.values()) this.#drop(joined);
  }

  #frameOf(frame: Element | null): JoinedFrame | null {
    const window = frame && frameWindow(frame);
    if (!frame || !window) return null;
    const known = this.#frames.get(frame);
    if (known?.window === window) return known;
    if (known) this.#drop(known);
    const joined: JoinedFrame = {
      frame,
      window,
      nonce: '',
      linked: null,
      isSilent: false,
      isBusy: false,
      isDone: false,
      link: null,
      origin: '',
      token: '',
      snapshotId: '',
      tree: null,
      hostState: '',
      numbers: new Map(),
    };
    this.#frames.set(frame, joined);
    return joined;
  }

  async #read(joined: JoinedFrame, host: TreeNode, hasFocus: boolean, end: number): Promise<RemoteTree | string> {
    if (joined.isSilent) return SILENT;
    if (!joined.link) {
      if (!joined.linked) this.#sayHello(joined);
      await inTime(joined.linked?.promise ?? Promise.resolve(), end - now());
    }
    const { link } = joined;
    if (!link) {
      joined.isSilent = true;
      return SILENT;
    }
    const isExcluded = has(host, Flag.AriaHidden);
    const hostState = `${isExcluded}${hasFocus}`;
    const knownId = joined.tree && joined.hostState === hostState ? joined.snapshotId : '';
    const given = await this.#ask(joined, link, 'frame-tree', { have: knownId, ms: end - now() }, end);
    if (given === null || joined.link !== link) return SILENT;
    const packed = objectIn(given);
    if (knownId && isTrue(packed['same'])) return joined.tree ?? BROKEN;
    const token = textIn(packed['token'], 100);
    if (token !== joined.token) this.#forget(joined);
    const tree = unpack(packed, {
      numberOf: (id) => this.numberOf(joined, id).id,
      origin: joined.origin,
      title: attribute(joined.frame, 'title') ?? '',
      isExcluded,
      hasFocus,
    });
    if (tree) atOnce(gatingTree(preorder(tree.root), tree.root, this.#registry.gate));
    Object.assign(joined, { token, hostState, tree, snapshotId: textIn(packed['snapshotId'], 20) });
    if (tree && joined.numbers.size > tree.nodes.size + MAX_NUMBERS) this.#forget(joined, tree.nodes);
    return tree ?? BROKEN;
  }

  /**
   * Returns the frame's answer, or null if it does not come in time. The frame then counts as silent until it answers
   * or shows another document.
   */
  async #ask(joined: JoinedFrame, link: Link, command: string, args: object, end: number): Promise<unknown> {
    const answer = link.ask(command, args);
    joined.isBusy = false;
    const given = (await inTime(answer, end - now())) ?? (joined.isBusy ? await inTime(answer, BUSY_LIMIT_MS) : null);
    if (given !== null || joined.link !== link) return given;
    joined.isSilent = true;
    void answer.then(
      () => {
        if (joined.link !== link) return;
        joined.isSilent = false;
        this.#touch();
      },
      () => undefined,
    );
    this.#sayHello(joined);
    return null;
  }

  /** Says `hello` to the frame. The nonce ties the answer to this message and is not secret. */
  #sayHello(joined: JoinedFrame): void {
    joined.nonce = nonce();
    let settle = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      settle = resolve;
    });
    joined.linked = { promise, settle };
    post(joined.window, { step: 'hello', nonce: joined.nonce }, '*');
  }

  #drop(joined: JoinedFrame): void {
    joined.link?.close();
    this.#forget(joined);
    this.#frames.delete(joined.frame);
  }

  /** Forgets the frame's numbers: all of them, or those that `keep` does not contain. */
  #forget({ numbers }: JoinedFrame, keep?: { has(id: number): boolean }): void {
    for (const [idInFrame, { id }] of numbers) {
      if (keep?.has(id)) continue;
      numbers.delete(idInFrame);
      this.#owners.delete(id);
    }
  }
}

/** Waits for promises that do not reject. Unlike `Promise.all`, it calls no function that a page may replace. */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const out: T[] = [];
  for (const one of promises) append(out, await one);
  return out;
}
