import type { CollectOptions } from '../../actions/collect.ts';
import type { DragOptions } from '../../actions/drag.ts';
import type { FieldValue } from '../../actions/fillField.ts';
import type { HoverOptions } from '../../actions/hover.ts';
import type { ScrollOptions } from '../../actions/scroll.ts';
import type { ClickOptions, KeyPressOptions, SelectTextOptions, TypeOptions } from '../../actions/types.ts';
import type { Upload } from '../../actions/upload.ts';
import type { WaitForOptions } from '../../actions/waitFor.ts';
import type { OptionSelector } from '../../actions/choices/optionSelector.ts';
import type { PageState, PageStateOptions } from '../../protocol/negotiate/pageState.ts';
import type { NodeId } from '../../schema.ts';
import type { SnapshotDiff } from '../../views/diff.ts';
import type { FormOptions, FormView } from '../../views/forms.ts';
import type { InspectFailure, InspectOptions, Inspection } from '../../views/inspect.ts';
import type { DomOverviewResponse, OverviewOptions } from '../../views/overviewTypes.ts';
import type { SearchOptions, SearchResult } from '../../views/searchTypes.ts';
import type {
  ActionOptions,
  ActionResult,
  CollectResult,
  DragTarget,
  FormResult,
  OfSnapshot,
} from '../actionResult.ts';

/** The options of `overview` in either format. */
export type OverviewRequest = OverviewOptions & { format?: 'text' | 'json'; refresh?: boolean };
/** The options of `search` in either format. */
export type SearchRequest = SearchOptions & { format?: 'text' | 'json' };

/** The methods of a `DomTool` that tools run. */
export interface ToolHost {
  getSnapshot(): Promise<{ toText(options: object): string }>;
  overview(options: OverviewRequest): Promise<string | DomOverviewResponse>;
  search(query: string, options: SearchRequest): Promise<string | SearchResult>;
  inspect(target: NodeId, options: InspectOptions): Promise<Inspection | InspectFailure>;
  diff(idA: string, idB: string): Promise<SnapshotDiff>;
  forms(options: FormOptions): Promise<FormView[]>;
  pageState(options: PageStateOptions): Promise<PageState>;
  click(nodeId: NodeId, options: ClickOptions & OfSnapshot): Promise<ActionResult>;
  type(nodeId: NodeId, text: string, options: TypeOptions & OfSnapshot): Promise<ActionResult>;
  keypress(key: string, options: KeyPressOptions & OfSnapshot & { targetNodeId?: NodeId }): Promise<ActionResult>;
  hover(nodeId: NodeId, options: HoverOptions & OfSnapshot): Promise<ActionResult>;
  select(
    nodeId: NodeId,
    values: OptionSelector | readonly OptionSelector[],
    options: ActionOptions,
  ): Promise<ActionResult>;
  check(nodeId: NodeId, checked: boolean, options: ActionOptions): Promise<ActionResult>;
  clear(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
  focus(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
  setValue(nodeId: NodeId, value: string, options: ActionOptions): Promise<ActionResult>;
  selectText(nodeId: NodeId, options: SelectTextOptions & OfSnapshot): Promise<ActionResult>;
  submit(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
  scroll(nodeId: NodeId | null, options: ScrollOptions & OfSnapshot): Promise<ActionResult>;
  drag(nodeId: NodeId, to: DragTarget, options: DragOptions & OfSnapshot): Promise<ActionResult>;
  upload(nodeId: NodeId, files: Upload | readonly Upload[], options: ActionOptions): Promise<ActionResult>;
  fillForm(values: Readonly<Record<string, FieldValue>>, options: ActionOptions): Promise<FormResult>;
  waitFor(options: WaitForOptions & OfSnapshot & { nodeId?: NodeId }): Promise<ActionResult>;
  collect(nodeId: NodeId, options: CollectOptions & OfSnapshot): Promise<CollectResult>;
  callPageTool(name: string, input: string | object | undefined, options: ActionOptions): Promise<ActionResult>;
}
