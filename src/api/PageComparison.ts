import { untampered } from '../dom/builtIns.ts';
import { readLooks, type Looks } from '../actions/observe/looks.ts';
import type { ActOutcome } from '../actions/types.ts';
import { isElement } from '../dom/kinds.ts';
import { documentBody, ownerDocument } from '../dom/natives.ts';
import { parseNodeId } from '../schema.ts';
import { MAX_NAME } from '../standards/TextGate.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { nameWithin, type Naming } from './naming.ts';
import { ownFields } from '../standards/ownFields.ts';
import { describeLooks, reportChanges, type ActionDiff } from './report.ts';
import { SelfChanging } from './SelfChanging.ts';
import type { Session } from './session.ts';

/**
 * How long an action and its result each wait for the page to be read again, in milliseconds. The next look would wait
 * for the same build.
 */
const REREAD_MS = 2000;

/** The page as it was before an action. */
interface PageBefore {
  readonly before: DomSnapshot | null;
  readonly wasStale: boolean;
  /** The look of the page, or null if it has no element. */
  readonly looks: Looks | null;
}

/** Compares the page before and after an action, so that the result can tell what appeared, went, changed and moved. */
export class PageComparison {
  readonly #session: Session;
  readonly #name: Naming;
  readonly #selfChanging = new SelfChanging();

  /** @param name names an element in a sentence */
  constructor(session: Session, name: Naming) {
    this.#session = session;
    this.#name = name;
  }

  /** Returns the state of the page before an action. What changed since the last look is not the action's effect. */
  async look(id: string): Promise<PageBefore> {
    this.#selfChanging.pause();
    if (this.#session.current?.stale) await this.#session.reread(REREAD_MS);
    const { current, registry } = this.#session;
    const target = registry.object(parseNodeId(id) ?? -1);
    const el = target && isElement(target) ? target : documentBody(document);
    const roots = new Set<Document | ShadowRoot>([(el && ownerDocument(el)) ?? document, ...(current?.roots ?? [])]);
    return {
      before: current,
      wasStale: current?.stale ?? true,
      looks: el && readLooks(el, roots),
    };
  }

  /** Returns what changed in the page. It does not wait for the next snapshot of a page that is being left. */
  async diff(
    { before, wasStale, looks }: PageBefore,
    outcomes: readonly ActOutcome[],
    mayReveal = false,
  ): Promise<ActionDiff> {
    const next = this.#session.reread(REREAD_MS);
    const effects = outcomes.flatMap(({ effect }) => effect ?? []);
    if (!effects.length || effects.some(({ left }) => left)) return {};
    const touched = new Set(effects.flatMap((effect) => [...effect.touched]));
    const isLeftOut = (el: Element): boolean => this.#selfChanging.has(el);
    const seen = looks?.changes(touched);
    // A style rule can change the page without a mutation record, and moving the pointer can reveal content of `:hover`
    // rules.
    const looksDifferent = seen && seen.restyled.length + seen.drawn.length + seen.displaced > 0;
    const mayDiffer = mayReveal || effects.some(({ none }) => !none) || looksDifferent;
    const isUnknown = ({ blocker }: ActOutcome): boolean => !!blocker && before?.getNodeId(blocker) === null;
    const unread = seen?.isComplete === false && { unread: true };
    if (!mayDiffer && !outcomes.some(isUnknown)) return { ...unread };
    const after = await next;
    const isReread = after !== null && before !== null;
    const isOut = (node: number): boolean => {
      const object = this.#session.registry.object(node);
      return !!object && isElement(object) && isLeftOut(object);
    };
    const diff = isReread ? untampered(() => reportChanges(before, after, wasStale ? touched : null, isOut)) : {};
    const name = (el: Element): string => nameWithin(this.#session.current, el);
    const shown = [...this.#elementsOf({ appeared: diff.appeared ?? [], gone: diff.gone ?? [] })];
    // Addresses and words in declarations are the page's.
    for (const { changes } of seen?.restyled ?? []) this.#session.registry.gate.pass(changes, MAX_NAME);
    const described = seen ? describeLooks(seen, diff.changed ?? [], shown, name, isLeftOut) : {};
    if (!isReread) return { ...described, ...((touched.size || unread) && { unread: true }) };
    const more = (ownFields<ActionDiff>(diff).more ?? 0) + (ownFields<ActionDiff>(described).more ?? 0);
    const changing = this.#selfChanging.takeUnreported().map((el) => this.#name(el));
    this.#selfChanging.observe(this.#elementsOf(diff));
    return { ...diff, ...described, ...unread, ...(more && { more }), ...(changing.length && { changing }) };
  }

  /** Returns the elements that a report mentions. */
  *#elementsOf({ appeared = [], gone = [], changed = [] }: ActionDiff): Iterable<Element> {
    for (const { id } of [...changed, ...appeared, ...gone]) {
      const object = this.#session.registry.object(parseNodeId(id) ?? -1);
      if (object && isElement(object)) yield object;
    }
  }
}
