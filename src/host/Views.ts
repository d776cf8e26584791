import { attribute, hasAttribute } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { checkOptions, describe } from '../options.ts';
import { covererAt } from '../layout/coverer.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { selectorHints } from '../snapshot/hints.ts';
import { DomToolError } from '../spec/errors.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { forms, type FieldConstraints, type FormOptions, type FormView } from '../views/forms.ts';
import { overview, overviewText } from '../views/overview.ts';
import type { DomOverviewResponse, OverviewFacts, OverviewOptions } from '../views/overviewTypes.ts';
import { pageModel, type PageModel, type PageModelOptions } from '../views/pageModel.ts';
import { search } from '../views/search.ts';
import type { SearchOptions, SearchResult } from '../views/searchTypes.ts';
import { semanticState } from '../views/semantic.ts';
import type { SemanticOptions, SemanticState } from '../views/semanticTypes.ts';
import { skeletonDom } from '../views/skeleton.ts';

const OVERVIEW = {
  filters: 'object', visible: 'boolean', viewport: 'boolean', max_rows: 'number', includeValues: 'boolean', behindModal: 'boolean', maxTokens: 'number',
};
const SEARCH = { role: 'string', state: 'string', limit: 'number', includeValues: 'boolean', behindModal: 'boolean' };
const STATE = { domMode: 'string', includeValues: 'boolean', boxes: 'boolean', maxElements: 'number', maxTokens: 'number', behindModal: 'boolean' };
const MODES = ['semantic_v3', 'skeleton'];

/** What `pageState` takes. `hybrid` and `full` are made by a host that can take a screenshot. */
export interface PageStateOptions extends SemanticOptions { readonly domMode?: 'semantic_v3' | 'skeleton' }
/** Document 003's page state; `skeletonDom` where it was asked for. */
export type PageState = SemanticState & { skeletonDom?: string };

/** Views that need facts of the live page beside the snapshot's tree: gathers the facts, hands them over. */
export class Views {
  readonly #snapshot: DomSnapshot;
  readonly #tree: SnapshotTree;

  constructor(snapshot: DomSnapshot) {
    this.#snapshot = snapshot;
    this.#tree = snapshot.tree;
  }

  overview(options: OverviewOptions): DomOverviewResponse { return overview(this.#tree, checked(options), this.#overviewFacts()); }
  overviewText(options: OverviewOptions): string { return overviewText(this.#tree, checked(options), this.#overviewFacts()); }

  search(query: string, options: SearchOptions): SearchResult {
    if (typeof query !== 'string' || query.trim() === '') throw new DomToolError('bad_option', `search: query must be a text, not ${describe(query)}`);
    checkOptions('search', options, SEARCH);
    return search(this.#tree, query, options);
  }

  pageState({ domMode = 'semantic_v3', ...options }: PageStateOptions): PageState {
    checkOptions('pageState', options, STATE);
    if (!MODES.includes(domMode)) throw new DomToolError('bad_option', `pageState: domMode must be ${MODES.join(' or ')}, not ${describe(domMode)}`);
    const state = semanticState(this.#tree, options, { isCovered: (id) => this.#coveredBy(id) !== null });
    const { includeValues, behindModal } = options;
    const skeleton = { ...(includeValues ? { includeValues } : {}), ...(behindModal ? { behindModal } : {}) };
    return domMode === 'skeleton' ? { ...state, skeletonDom: skeletonDom(this.#tree, skeleton) } : state;
  }

  forms(options: FormOptions): FormView[] {
    checkOptions('forms', options, { includeValues: 'boolean' });
    return forms(this.#tree, options, { constraints: (id) => this.#constraints(id), validity: (id) => this.#validity(id) });
  }

  pageModel(options: PageModelOptions): PageModel {
    checkOptions('toPageModel', options, { includeValues: 'boolean' });
    return pageModel(this.#tree, (id) => this.#hints([id], 1)[0] ?? '', options);
  }

  #overviewFacts(): OverviewFacts {
    return {
      snapshotId: this.#snapshot.snapshotId, tabName: 'active', hints: (ids) => this.#hints(ids, 3), coveredBy: (id) => this.#coveredBy(id),
    };
  }

  #element(id: number): Element | null { return this.#snapshot.getRealElement(id); }

  #hints(ids: readonly number[], most: number): string[] {
    const els = ids.map((id) => this.#element(id)).filter((el) => el !== null);
    return els.length === ids.length ? selectorHints(els, most).map(({ selector }) => selector) : [];
  }

  /** Number of what receives a click at the element's centre in its place; null if it does itself, or if it is out of sight. */
  #coveredBy(id: number): number | null {
    const el = this.#element(id);
    const cover = el && covererAt(el);
    if (!cover) return null;
    const number = this.#snapshot.getNodeId(cover);
    return number === null ? -1 : Number(number.slice('node_'.length));
  }

  #constraints(id: number): FieldConstraints | null {
    const el = this.#element(id);
    if (!el) return null;
    const texts = ['pattern', 'min', 'max', 'step', 'accept', 'autocomplete'] as const;
    const found: Record<string, unknown> = {};
    for (const name of texts) {
      const value = attribute(el, name);
      if (value) found[name] = value;
    }
    for (const name of ['minLength', 'maxLength'] as const) {
      const value = Number.parseInt(attribute(el, name.toLowerCase()) ?? '', 10);
      if (value >= 0) found[name] = value;
    }
    if (hasAttribute(el, 'multiple')) found['multiple'] = true;
    return Object.keys(found).length ? found : null;
  }

  #validity(id: number): string {
    const el = this.#element(id);
    return el && (isTag(el, 'input') || isTag(el, 'select') || isTag(el, 'textarea')) ? el.validationMessage : '';
  }
}

function checked(options: OverviewOptions): OverviewOptions {
  checkOptions('overview', options, OVERVIEW);
  const { max_rows } = options;
  if (max_rows !== undefined && !(max_rows >= 1)) throw new DomToolError('bad_option', `overview: max_rows must be 1 to 100, not ${max_rows}`);
  return options;
}
