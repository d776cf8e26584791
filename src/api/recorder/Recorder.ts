import { composedPath, isPageHandling } from '../../actions/platform/mutatingBuiltIns.ts';
import { flatParentAcrossFrames } from '../../dom/composed.ts';
import { isDocument, isElement, isElementTarget } from '../../dom/kinds.ts';
import { addListener } from '../../dom/natives.ts';
import { isOwn } from '../../dom/own.ts';
import type { DomSnapshot } from '../../snapshot/DomSnapshot.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import { usedAs } from '../../views/controlWords.ts';
import type { ActionResult } from '../actionResult.ts';

/** The events of a person that matter to a planner. Key presses are recorded only for keys that do not write text. */
const EVENTS = ['click', 'input', 'submit', 'keydown'];
const KEYS = /^(?:Enter|Escape)$/;
const MAX_ENTRIES = 10;

interface Entry {
  readonly doer: 'person' | 'tool' | 'page';
  readonly verb: string;
  readonly on: string;
  more: string;
  times: number;
}

/**
 * Records the latest events of a person and of the tool, and where the page went. It records which element was used but
 * never what was typed, and addresses without query and fragment. It ignores events that scripts
 * dispatch and those of the tool's own actions.
 */
export class Recorder {
  readonly #snapshot: () => DomSnapshot | null;
  readonly #signal: AbortSignal;
  readonly #watched = new WeakSet<Node>();
  #entries: Entry[] = [];
  #url = location.href;

  constructor(snapshot: () => DomSnapshot | null, signal: AbortSignal) {
    this.#snapshot = snapshot;
    this.#signal = signal;
    this.#listen(document);
  }

  /**
   * Returns the events as lines, oldest first, such as `person: click [12] button "Save"`. It also begins to listen in
   * the frames of the snapshot.
   */
  recent(snapshot: DomSnapshot): string[] {
    for (const root of snapshot.roots) if (isDocument(root)) this.#listen(root);
    this.#moved();
    return this.#entries.map(
      ({ doer, verb, on, more, times }) => `${doer}: ${verb}${on && ` ${on}`}${more}${times > 1 ? ` ×${times}` : ''}`,
    );
  }

  /** Records an action of the tool. */
  acted({ actionType, nodeId, success, code }: ActionResult): void {
    const on = this.#named(Number(nodeId.slice(5)));
    this.#add('tool', actionType, on, success ? '' : ` failed (${code ?? 'failed'})`);
    this.#moved();
  }

  #listen(doc: Document): void {
    if (this.#watched.has(doc)) return;
    this.#watched.add(doc);
    for (const type of EVENTS)
      addListener(doc, type, (event) => this.#seen(event), { capture: true, passive: true, signal: this.#signal });
  }

  #seen(event: Event): void {
    // Trusted events also come from the host's input, and from built-in functions that an action calls.
    if (!event.isTrusted || isPageHandling()) return;
    const { key } = event as KeyboardEvent;
    if (event.type === 'keydown' && !KEYS.test(key)) return;
    this.#moved();
    const verb = event.type === 'keydown' ? `press ${key}` : event.type === 'input' ? 'type' : event.type;
    const path = composedPath(event);
    const [target] = path;
    if (isElementTarget(target) && !path.some(isOwn)) this.#add('person', verb, this.#nearest(target), '');
  }

  /** Records where the page went, without the parts of the address that may identify somebody. */
  #moved(): void {
    if (location.href === this.#url) return;
    this.#url = location.href;
    this.#add(
      'page',
      'went to',
      this.#gated(location.origin === 'null' ? location.protocol : location.pathname, 100),
      '',
    );
  }

  #add(doer: Entry['doer'], verb: string, on: string, more: string): void {
    const last = this.#entries.at(-1);
    if (last && last.doer === doer && last.verb === verb && last.on === on && last.more === more)
      last.times += verb === 'type' ? 0 : 1; // How much was typed is not recorded either.
    else this.#entries = [...this.#entries, { doer, verb, on, more, times: 1 }].slice(-MAX_ENTRIES);
  }

  /** Names the nearest interactive element that contains the target, or else the nearest element of the snapshot. */
  #nearest(target: Node): string {
    const snapshot = this.#snapshot();
    let first: number | null = null;
    for (
      let el = isElement(target) ? target : flatParentAcrossFrames(target);
      el && snapshot;
      el = flatParentAcrossFrames(el)
    ) {
      const node = snapshot.nodeOf(el);
      if (!node) continue;
      if (has(node, Flag.Interactive)) return this.#named(node.id);
      first ??= node.id;
    }
    return first === null ? '' : this.#named(first);
  }

  /** Returns a text of the page after it has passed the gate, or an empty text before the first snapshot. */
  #gated(text: string, maxLength: number): string {
    return this.#snapshot()?.parts.registry.gate.line(text, maxLength).trim() ?? '';
  }

  #named(id: number): string {
    const node = this.#snapshot()?.node(id);
    if (!node) return Number.isNaN(id) ? '' : `[${id}]`;
    const name = this.#gated(node.name, 60);
    const kind = (has(node, Flag.Interactive) ? usedAs(node) : node.role) || node.tag;
    return `[${id}] ${kind}${name && ` ${JSON.stringify(name)}`}`;
  }
}
