import { untampered } from '../dom/builtIns.ts';
import { inSteps } from '../dom/steps.ts';
import { hasField, ownFields } from '../standards/ownFields.ts';
import { checkOptions, type NodeId } from '../schema.ts';
import type { FormOptions, FormView } from '../views/forms.ts';
import { inspection, type InspectFacts, type InspectFailure, type InspectOptions } from '../views/inspect.ts';
import type { Inspection } from '../views/inspect.ts';
import type { DomOverviewResponse, OverviewOptions } from '../views/overviewTypes.ts';
import type { PageModel, PageModelOptions } from '../views/pageModel.ts';
import type { SearchOptions, SearchResult } from '../views/searchTypes.ts';
import { staleDocument } from './actionResult.ts';
import { treeFor } from '../tree/withoutTyped.ts';
import type { Session } from './session.ts';
import { SnapshotViews } from './SnapshotViews.ts';
import { optionsOf } from './tools/registry.ts';
import type { OverviewRequest, SearchRequest } from './tools/ToolHost.ts';

/** Returns the views of the page as it is at the time of the call. Each method checks its options first. */
export class PageViews {
  readonly #session: Session;
  /** The views of the latest snapshot that was used. */
  #last: SnapshotViews | null = null;

  constructor(session: Session) {
    this.#session = session;
  }

  /**
   * Returns the views of a snapshot that holds at this moment.
   * @throws DomToolError `destroyed`, with the name of the called method
   */
  async now(method: string): Promise<SnapshotViews> {
    const snapshot = await this.#session.snapshot(method);
    if (this.#last?.snapshot !== snapshot) this.#last = new SnapshotViews(snapshot, this.#session.config.tabName);
    return this.#last;
  }

  async overview(given?: OverviewRequest): Promise<string | DomOverviewResponse> {
    const { viewOptions, format, refresh } = untampered(() => {
      const known = optionsOf('overview');
      const { format: form, refresh: again, ...options } = checkOptions('overview', given, known);
      // The view copies its options into ordinary objects, so an absent option must be a field of their own there too:
      // otherwise a page could set it on `Object.prototype`.
      const absent = Object.fromEntries(Object.keys(known).map((name) => [name, undefined]));
      return { viewOptions: ownFields<OverviewOptions>(absent, options), format: form, refresh: again };
    });
    if (refresh || this.#last?.isOld) this.#session.invalidate();
    const views = await this.now('overview');
    // Returned without `await`, the promise would be resolved by the page's `then`.
    return await inSteps(views.overview(viewOptions, format === 'text'));
  }

  async search(query: string, given?: SearchRequest): Promise<string | SearchResult> {
    const { format, ...options } = checked('search', given);
    const views = await this.now('search');
    return untampered(() => views.search(query, ownFields<SearchOptions>(options), format === 'text'));
  }

  async inspect(target: NodeId, given?: InspectOptions): Promise<Inspection | InspectFailure> {
    const { snapshotId, includeValues = false } = checked('inspect', given);
    if (snapshotId !== undefined && !this.#session.owns(snapshotId))
      return { success: false, code: 'stale_document', error: staleDocument(snapshotId) };
    const { views, facts } = await this.#facts(target, includeValues);
    return hasField(facts, 'success')
      ? facts
      : untampered(() => inspection(treeFor(views.snapshot.tree, includeValues), facts));
  }

  /** Returns the facts about an element, by number or selector. The page around this frame asks for them. */
  async facts(target: NodeId, includeValues: boolean): Promise<InspectFacts | InspectFailure> {
    return (await this.#facts(target, includeValues)).facts;
  }

  /** Looks for the element in this page first, and then in the frames that are joined to it. */
  async #facts(
    target: NodeId,
    includeValues: boolean,
  ): Promise<{ views: SnapshotViews; facts: InspectFacts | InspectFailure }> {
    const views = await this.now('inspect');
    const facts = untampered(() => views.facts(target, includeValues));
    if (!hasField(facts, 'success')) return { views, facts };
    return { views, facts: (await this.#session.frames?.facts(target, includeValues)) ?? facts };
  }

  async forms(given?: FormOptions): Promise<FormView[]> {
    const options = checked('forms', given);
    return await inSteps((await this.now('forms')).forms(options));
  }

  async pageModel(given?: PageModelOptions): Promise<PageModel> {
    const options = checked('forms', given, 'toPageModel');
    return await inSteps((await this.now('toPageModel')).pageModel(options));
  }
}

/** Checks the options of a view with the browser's own functions, even if the page has replaced them. */
const checked = <T extends object>(view: 'search' | 'inspect' | 'forms', given: T | undefined, method: string = view) =>
  untampered(() => checkOptions(method, given, optionsOf(view)));
