import { isString } from '../standards/values.ts';
import { pauses } from '../dom/steps.ts';
import { now } from '../dom/timers.ts';
import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { describe, parseNodeId, type NodeId } from '../schema.ts';
import { untampered } from '../dom/builtIns.ts';
import { isElement } from '../dom/kinds.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { firstVisible } from '../visibility/checkVisibility.ts';
import { coverOf } from '../visibility/reachability.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { selectorHints, SelectorTrials } from '../snapshot/hints.ts';
import { selectAll } from '../snapshot/selectElements.ts';
import { SLICE } from '../snapshot/walk/Scheduler.ts';
import { badOption, DomToolError } from '../standards/errors.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { forms, type FieldFacts, type FormOptions, type FormView } from '../views/forms.ts';
import type { InspectFacts, InspectFailure } from '../views/inspect.ts';
import { overview, overviewText } from '../views/overview.ts';
import type { DomOverviewResponse, OverviewFacts, OverviewOptions } from '../views/overviewTypes.ts';
import { pageModel, type PageModel, type PageModelOptions } from '../views/pageModel.ts';
import { search, searchText } from '../views/search.ts';
import type { SearchOptions, SearchResult } from '../views/searchTypes.ts';
import { semanticState } from '../views/semantic.ts';
import type { SemanticOptions, SemanticState } from '../views/semanticTypes.ts';
import { skeletonDom } from '../views/skeleton.ts';
import { newContentSince } from '../views/text/newContent.ts';
import { elementFacts, wordsOf } from './elementFacts.ts';
import { fieldFacts, NO_FIELD, type KnownSuggestions } from './fieldFacts.ts';
import { hiddenTargets } from './hiddenTargets.ts';
import { goneNode, unknownNode } from './naming.ts';
import { pageDom } from './pageDom.ts';

/** How long an overview may be reused if no change is noticed, in milliseconds. */
const CACHE_MS = 30_000;

/** The length of a slice of hit tests in milliseconds. Each begins without what the last one knew of the layout. */
const COVERS_SLICE = 100;

/** Returns those views of one snapshot that also need facts of the live page. */
export class SnapshotViews {
  readonly snapshot: DomSnapshot;
  readonly #tree: SnapshotTree;
  readonly #tabName: string;
  /** The overviews that were already made of this snapshot, by their options. */
  readonly #overviews = new Map<string, string | DomOverviewResponse>();
  #firstOverviewAt = Infinity;

  constructor(snapshot: DomSnapshot, tabName: string) {
    this.snapshot = snapshot;
    this.#tree = snapshot.tree;
    this.#tabName = tabName;
  }

  /**
   * True if the first overview is so old that the page may have changed unnoticed, such as a colour in a style sheet.
   */
  get isOld(): boolean {
    return now() - this.#firstOverviewAt > CACHE_MS;
  }

  *overview(options: OverviewOptions, asText: boolean): GuardedSteps<string | DomOverviewResponse> {
    const { max_rows, tabName = this.#tabName } = options;
    if (max_rows !== undefined && !(max_rows >= 1 && Math.floor(max_rows) === max_rows))
      throw badOption(`overview: max_rows must be a whole number from 1 to 100, not ${max_rows}`);
    if (tabName !== this.#tabName && tabName !== 'active') {
      throw new DomToolError(
        'wrong_tab',
        `overview: this is the tab ${describe(this.#tabName)}, not ${describe(tabName)}; call the DomTool of that tab`,
      );
    }
    const key = JSON.stringify([asText, options]);
    const known =
      this.#overviews.get(key) ??
      (yield* (asText ? overviewText : overview)(this.#tree, options, this.#overviewFacts(options, asText)));
    this.#overviews.set(key, known);
    this.#firstOverviewAt = Math.min(this.#firstOverviewAt, now());
    // The caller gets a copy. Made by the language, since the page may have replaced `structuredClone`.
    return JSON.parse(JSON.stringify(known)) as typeof known;
  }

  /**
   * Returns the facts of the live page about an element.
   * @param target the element's number, or a selector; the first visible match is used, or else the first match
   */
  facts(target: NodeId, includeValues: boolean): InspectFacts | InspectFailure {
    const id = parseNodeId(target);
    const { registry } = this.snapshot.parts;
    const refuse = (code: InspectFailure['code'], error: string): InspectFailure => ({ success: false, code, error });
    const answer = (el: Element, matches?: number): InspectFacts => ({
      ...elementFacts(el, this.snapshot, includeValues),
      ...(matches && { matches }),
    });
    if (id !== null) {
      const object = registry.object(id);
      if (!registry.knows(id)) return refuse('unknown_node', unknownNode(describe(target)));
      if (!object) return refuse('stale_node', goneNode(`node_${id}`));
      return isElement(object)
        ? answer(object)
        : refuse('not_an_element', `node_${id} is a shadow root, not an element; inspect its host`);
    }
    if (!isString(target) || target.trim() === '')
      throw badOption(`inspect: the target must be a number or a selector, not ${describe(target)}`);
    const found = [...new Set(selectAll(target, this.snapshot.roots))];
    const el = firstVisible(found) ?? found[0];
    return el
      ? answer(el, found.length)
      : refuse(
          'no_match',
          `nothing in the page, its frames or open shadow roots matches ${describe(target)}: ` +
            'it is not there (yet), or in a frame that cannot be read',
        );
  }

  search(query: string, options: SearchOptions, asText: boolean): string | SearchResult {
    const { role, state } = options;
    if (!isString(query) || (query.trim() === '' && !role && !state))
      throw badOption(`search: query must be a text that is not empty, not ${describe(query)}`);
    return asText ? searchText(this.#tree, query, options, this.#isNew()) : search(this.#tree, query, options);
  }

  semantic(options: SemanticOptions, recentEvents: readonly string[]): GuardedSteps<SemanticState> {
    return semanticState(this.#tree, options, { coveredBy: this.#covers(), recentEvents });
  }

  skeleton(options: SemanticOptions): string {
    return untampered(() => skeletonDom(this.#tree, options));
  }

  dom(options: SemanticOptions): string {
    return untampered(() => pageDom(this.snapshot, options));
  }

  *forms(options: FormOptions): GuardedSteps<FormView[]> {
    const known: KnownSuggestions = new Map();
    return yield* forms(
      this.#tree,
      options,
      inPauses((id) => this.#field(id, known)),
    );
  }

  *pageModel(options: PageModelOptions): GuardedSteps<PageModel> {
    // The selectors of this format are plain CSS.
    const hints = this.#hints(1, new SelectorTrials());
    return yield* pageModel(
      this.#tree,
      inPauses((id) => hints([id])[0] ?? ''),
      options,
    );
  }

  #overviewFacts({ visible, behindModal }: OverviewOptions, asText: boolean): OverviewFacts {
    const modal = behindModal ? null : this.#tree.modal;
    return {
      snapshotId: this.snapshot.snapshotId,
      tabName: this.#tabName,
      hints: this.#hints(3, new SelectorTrials((el) => wordsOf(el, this.snapshot, false))),
      coveredBy: this.#covers(),
      ...(asText && { isNew: this.#isNew() }),
      ...(visible === false && { hidden: hiddenTargets(this.snapshot, modal && this.#element(modal.id)) }),
    };
  }

  /** Returns a function that tells whether a number did not exist yet when the page was last written as text. */
  #isNew(): (id: number) => boolean {
    return newContentSince(this.snapshot.before ?? undefined, this.#tree).isNewId;
  }

  #field(id: number, known: KnownSuggestions): FieldFacts {
    const el = this.#element(id);
    return el ? fieldFacts(el, this.snapshot, known) : (this.snapshot.parts.remote?.(id) ?? NO_FIELD);
  }

  #element(id: number): Element | null {
    return this.snapshot.parts.registry.element(id);
  }

  /**
   * Returns a function that finds selectors that match exactly the given elements. Trials of selectors are reused
   * within one view.
   */
  #hints(limit: number, trials: SelectorTrials): (ids: readonly number[]) => string[] {
    return (ids) => {
      const els = ids.map((id) => this.#element(id)).filter((el) => el !== null);
      return els.length === ids.length
        ? selectorHints(els, this.snapshot.parts.registry.gate, trials, limit).map(({ selector }) => selector)
        : [];
    };
  }

  /**
   * Returns a function that returns the number of the element that covers the whole visible part of an element, or
   * null. It lets the page run from time to time, since the browser may take long for a hit test on a large page.
   */
  #covers(): (id: number) => GuardedSteps<number | null> {
    const { snapshot } = this;
    const elementOf = (id: number): Element | null => this.#element(id);
    let reader = new LayoutReader();
    const pause = pauses(COVERS_SLICE);
    return function* (id) {
      if (yield* pause()) reader = new LayoutReader();
      const remote = snapshot.parts.remote?.(id);
      const el = remote?.frame ?? elementOf(id);
      const cover = el && coverOf(el, reader);
      return cover ? (snapshot.nodeOf(cover)?.id ?? -1) : (remote?.coveredBy ?? null);
    };
  }
}

/** Returns the question about an element in steps, between which the page can run. */
function inPauses<T>(ask: (id: number) => T): (id: number) => GuardedSteps<T> {
  const pause = pauses(SLICE);
  return function* (id) {
    yield* pause();
    return ask(id);
  };
}
