import { frameWindow, isConnected, attribute } from '../../dom/natives.ts';
import type { NodeRegistry } from '../../snapshot/identity/NodeRegistry.ts';
import type { Joined } from '../../snapshot/SnapshotKeeper.ts';
import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import { Flag, has, type TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { isTrue, objectIn, textIn } from './given.ts';
import { graft, type Graft } from './graft.ts';
import { inTime, Link } from './Link.ts';
import { Channel, newStandIn, nonce } from './natives.ts';
import { proofOf } from './proof.ts';
import { OWN_ORIGIN, post, type Handshake } from './handshake.ts';
import { unpack, type FarTree } from './unpack.ts';

/** How long all frames together are waited for, in milliseconds. */
const LIMIT = 500;
/** How much longer for one that answers, but has a large page to look at. */
const BUSY = 2500;
/** So many numbers of one frame are remembered beside those in its last tree. */
const MOST_NUMBERS = 100_000;
const UNREAD = 'Cross-origin iframe (inaccessible)';
const SILENT = `Cross-origin iframe (inaccessible: no answer within ${LIMIT} ms)`;
const BROKEN = 'Cross-origin iframe (inaccessible: what it sent cannot be read)';

/** A frame of another origin, and what is known of the DomTool in it. */
export interface JoinedFrame {
  readonly frame: Element;
  readonly window: Window;
  /** Of the last greeting; empty once it is answered. */
  nonce: string;
  /** Settles when a greeting is answered. */
  linked: { readonly promise: Promise<void>; readonly settle: () => void } | null;
  /** It has not answered: nobody waits for it until it does. */
  isSilent: boolean;
  /** It has begun to look at its page. */
  isBusy: boolean;
  link: Link | null;
  origin: string;
  token: string;
  snapshotId: string;
  tree: FarTree | null;
  /** What the tree was read for, beside the frame's own state. */
  look: string;
  /** For the frame's numbers ours, and what holds each. */
  readonly numbers: Map<number, { readonly id: number; readonly standIn: Element }>;
}

/** What a number of ours is in a joined frame. */
export interface FarNumber {
  readonly joined: JoinedFrame;
  readonly link: Link;
  readonly id: number;
  readonly standIn: Element;
}

/** Finds the DomTools in the page's frames of other origins, and puts what they show into its snapshot. */
export class Joiner {
  /** Less than the usual where a page around waits for this one. */
  limit = LIMIT;
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
    const hosts = preorder(tree.root).filter(({ frame }) => frame?.facts?.marker === UNREAD);
    const end = performance.now() + this.limit;
    const grafts = await Promise.all(
      hosts.map(async (host): Promise<Graft[]> => {
        const joined = this.#frameOf(this.#registry.element(host.id));
        return joined
          ? [{ frame: joined.frame, host, content: await this.#read(joined, host, tree.focusId === host.id, end) }]
          : [];
      }),
    );
    return hosts.length ? graft(tree, grafts.flat()) : null;
  }

  /** Asks the joined frames whether what was read is still true. */
  async check(): Promise<void> {
    const end = performance.now() + this.limit;
    const fresh = await Promise.all(
      Array.from(this.#frames.values(), async (joined) => {
        const { link, isSilent, tree, snapshotId } = joined;
        if (!link || isSilent || !tree) return true;
        return isTrue(await this.#ask(joined, link, 'frame-fresh', { snapshotId, ms: end - performance.now() }, end));
      }),
    );
    if (fresh.includes(false)) this.#touch();
  }

  /** The frame that a number belongs to, while it can be reached. */
  far(id: number): FarNumber | null {
    const owner = this.#owners.get(id);
    const link = owner?.joined.link;
    const standIn = owner?.joined.numbers.get(owner.id)?.standIn;
    return owner && link && standIn ? { ...owner, link, standIn } : null;
  }

  /** The joined frame that an element is. */
  at(frame: Element | null): JoinedFrame | null {
    return (frame && this.#frames.get(frame)) ?? null;
  }

  get linked(): JoinedFrame[] {
    return [...this.#frames.values()].filter(({ link, isSilent }) => link && !isSilent);
  }

  /** Our number of a frame's, a new one if it has none yet. */
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

  /** A message of a window inside this page. */
  hear({ step, nonce: given, challenge }: Handshake, source: Window, origin: string): void {
    const joined = [...this.#frames.values()].find(({ window }) => window === source);
    if (!joined) return;
    if (step === 'ready') {
      // Another document, or a tool that has come late.
      this.#drop(joined);
      this.#touch();
    } else if (step === 'ask' && joined.nonce && given === joined.nonce && (!joined.link || joined.isSilent)) {
      joined.nonce = '';
      const { port1, port2 } = new Channel();
      joined.link?.close();
      const link = (joined.link = new Link(port1, (message) => {
        if (joined.link !== link) return;
        if ('busy' in message) return void (joined.isBusy = true);
        if ('gone' in message) this.#drop(joined);
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
    const window = frame && frameWindow(frame as HTMLIFrameElement);
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
      link: null,
      origin: '',
      token: '',
      snapshotId: '',
      tree: null,
      look: '',
      numbers: new Map(),
    };
    this.#frames.set(frame, joined);
    return joined;
  }

  async #read(joined: JoinedFrame, host: TreeNode, hasFocus: boolean, end: number): Promise<FarTree | string> {
    if (joined.isSilent) return SILENT;
    if (!joined.link) {
      if (!joined.linked) this.#greet(joined);
      await inTime(joined.linked?.promise ?? Promise.resolve(), end - performance.now());
    }
    const { link } = joined;
    if (!link) {
      joined.isSilent = true;
      return SILENT;
    }
    const isOut = has(host, Flag.AriaHidden);
    const look = `${isOut}${hasFocus}`;
    const have = joined.tree && joined.look === look ? joined.snapshotId : '';
    const given = await this.#ask(joined, link, 'frame-tree', { have, ms: end - performance.now() }, end);
    if (given === null || joined.link !== link) return SILENT;
    const packed = objectIn(given);
    if (have && isTrue(packed['same'])) return joined.tree ?? BROKEN;
    const token = textIn(packed['token'], 100);
    if (token !== joined.token) this.#forget(joined);
    const tree = unpack(packed, {
      numberOf: (id) => this.numberOf(joined, id).id,
      origin: joined.origin,
      title: attribute(joined.frame, 'title') ?? '',
      isOut,
      hasFocus,
    });
    Object.assign(joined, { token, look, tree, snapshotId: textIn(packed['snapshotId'], 20) });
    if (tree && joined.numbers.size > tree.nodes.size + MOST_NUMBERS) this.#forget(joined, tree.nodes);
    return tree ?? BROKEN;
  }

  /** What the frame answers in time, else null: it then counts as silent until the answer comes, or another document's. */
  async #ask(joined: JoinedFrame, link: Link, command: string, args: object, end: number): Promise<unknown> {
    const answer = link.ask(command, args);
    joined.isBusy = false;
    const given =
      (await inTime(answer, end - performance.now())) ?? (joined.isBusy ? await inTime(answer, BUSY) : null);
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
    this.#greet(joined);
    return null;
  }

  /** The nonce makes the answer one to this question; it is no secret. */
  #greet(joined: JoinedFrame): void {
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

  /** Numbers of a document that is no more, or those that its last tree does not have, mean nothing from now on. */
  #forget({ numbers }: JoinedFrame, but?: { has(id: number): boolean }): void {
    for (const [theirs, { id }] of numbers) {
      if (but?.has(id)) continue;
      numbers.delete(theirs);
      this.#owners.delete(id);
    }
  }
}
