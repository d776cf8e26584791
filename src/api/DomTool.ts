import { ownFields } from '../standards/ownFields.ts';
import type { CollectOptions } from '../actions/collect.ts';
import { answerDialogs, type DialogAnswer, type NativeDialog } from '../actions/observe/nativeDialogs.ts';
import type { DragOptions } from '../actions/drag.ts';
import type { FieldValue } from '../actions/fillForm.ts';
import type { HoverOptions } from '../actions/hover.ts';
import type { ScrollOptions } from '../actions/scroll.ts';
import { useTrustedInput, type TrustedInput } from '../actions/platform/trustedInput.ts';
import type { ClickOptions, KeyPressOptions, TypeOptions } from '../actions/types.ts';
import type { UploadFile } from '../actions/upload.ts';
import type { WaitForOptions } from '../actions/waitFor.ts';
import type { OptionSelector } from '../actions/choices/optionSelector.ts';
import type { BuildTrigger, DomToolConfig, GetSnapshotOptions } from '../options.ts';
import type { AutomationHost, AutomationRequest, AutomationResult } from '../protocol/automate/automate.ts';
import type { ListenOptions } from '../protocol/messages/Router.ts';
import type { NegotiateOptions, Negotiation } from '../protocol/negotiate/negotiate.ts';
import type { PageState, PageStateOptions } from '../protocol/negotiate/pageState.ts';
import { type NodeId } from '../schema.ts';
import { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { VERSION } from '../version.ts';
import type { SnapshotDiff } from '../views/diff.ts';
import type { FormOptions, FormView } from '../views/forms.ts';
import type { InspectFailure, InspectOptions, Inspection } from '../views/inspect.ts';
import type { DomOverviewResponse, OverviewOptions } from '../views/overviewTypes.ts';
import type { PageModel, PageModelOptions } from '../views/pageModel.ts';
import type { SearchOptions, SearchResult } from '../views/searchTypes.ts';
import type { SerializationOptions, SerializedDom } from '../views/serializedTypes.ts';
import type { VisibilityResult } from '../visibility/checkVisibility.ts';
import type { ActionOptions, ActionResult, CollectResult, DragTarget, FormResult, OfSnapshot } from './actionResult.ts';
import * as functions from './functions.ts';
import type { OverlayTool } from './OverlayTool.ts';
import { PageSession } from './PageSession.ts';
import { optionalPart, part } from './buildParts.ts';
import type { Continuation } from './session.ts';
import type { ToolDefinitions, ToolFormat } from './tools/definitions.ts';
import type { ToolHost } from './tools/registry.ts';

/**
 * Eyes and hands inside the page it is created in: snapshots of what a person could see and use, and actions by the
 * numbers in them. A method throws a `DomToolError`, with a stable `code`, only for misuse: `bad_option` for options
 * that it does not take, `destroyed` after `destroy()`, `not_in_core` in a build that does not have it. What the page
 * does is in results.
 *
 * The core (`domtool.core.iife.js`, `domtool/core`) has the constructor, snapshots with their text and serialized
 * forms, `click`, `type`, `keypress`, `diff`, dialogs, trusted input, and the static functions about one element.
 */
export class DomTool implements ToolHost {
  /** The version of this build. */
  static readonly version: string = VERSION;
  static readonly DomSnapshot: typeof DomSnapshot = DomSnapshot;
  static #shared: DomTool | null = null;
  readonly #session: PageSession;

  /**
   * @param config what differs from `DEFAULT_CONFIG`; times in milliseconds
   * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
   */
  constructor(config?: Partial<DomToolConfig>);
  /** @internal */
  constructor(config: Partial<DomToolConfig> | undefined, continued: Continuation | null);
  constructor(config?: Partial<DomToolConfig>, continued: Continuation | null = null) {
    this.#session = new PageSession(config, this, continued);
  }

  /** Whether this build is the core, which lacks the methods that throw `not_in_core`. */
  static get isCore(): boolean {
    return optionalPart('views') === undefined;
  }

  /**
   * The page's one shared instance.
   * @param config of the instance; counts only at the call that creates it
   */
  static shared(config?: Partial<DomToolConfig>): DomTool {
    if (!DomTool.#shared || DomTool.#shared.#session.isDestroyed) DomTool.#shared = new DomTool(config);
    return DomTool.#shared;
  }

  /** @internal The shared instance leaves its numbers to the complete script that is loaded over the core. */
  static handOver(): Continuation | null {
    return DomTool.#shared ? DomTool.#shared.#session.handOver() : null;
  }
  /** @internal Continues the shared instance of the core. */
  static continueShared(continued: Continuation): void {
    DomTool.#shared = new DomTool(undefined, continued);
  }

  /**
   * The whole accessible name. Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, section 4.
   */
  static computeAccessibleName(element: Element): string {
    return functions.computeAccessibleName(element);
  }
  /** The whole accessible description. Accessible Name and Description Computation 1.2, section 4.3. */
  static computeAccessibleDescription(element: Element): string {
    return functions.computeAccessibleDescription(element);
  }
  /** The computed role; null where there is no corresponding role. WAI-ARIA 1.2, section 5; HTML-AAM 1.0, section 3. */
  static computeRole(element: Element): string | null {
    return functions.computeRole(element);
  }
  /** Whether a person can see the element, with the reason if not. */
  static checkVisibility(element: Element): VisibilityResult {
    return functions.checkVisibility(element);
  }
  /** Whether the element is something to click or type into, by markup, handlers, role or cursor. */
  static isInteractive(element: Element): boolean {
    return functions.isInteractive(element);
  }

  /**
   * Defines the tools that `call` runs, in the form in which a model's API takes them.
   * @param only names of the tools wanted; all of them by default
   * @throws DomToolError `bad_option` for an unknown format or name
   */
  static toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][] {
    return part('toolDefinitions', 'toolDefinitions')(format, only);
  }

  /**
   * Lets the shared instance answer messages: of the extension that this script belongs to, of `ports`, and of windows
   * of the named `origins`, by default of none. A second call adds to the first.
   * @returns a function that ends it
   */
  static listen(options?: ListenOptions): () => void {
    return part('listen', 'listen')(() => DomTool.shared(), options);
  }

  /** Numbered boxes drawn over the page, for people and for screenshots. */
  get overlay(): OverlayTool {
    return this.#session.overlay;
  }

  /** Waits until the document has a body and builds the first snapshot. @throws DomToolError `build_timeout` */
  async initialize(): Promise<void> {
    return this.#session.initialize();
  }

  /**
   * A snapshot that is true now: the current one if nothing changed, else a new one. With `waitForBuild: false`, or
   * when `maxWaitMs` (5,000 ms) are over, the old one, whose `stale` is then true.
   * @throws DomToolError `build_timeout` if there is no old one to give
   */
  async getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot> {
    return this.#session.getSnapshot(options);
  }

  /**
   * Builds a snapshot, or joins the build that is under way.
   * @param trigger for `manual` everything is read again, for the others what the changes since the last snapshot can
   * have reached
   * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds; the old snapshot then stays
   */
  async buildSnapshot(trigger: BuildTrigger = 'manual'): Promise<DomSnapshot> {
    return this.#session.buildSnapshot(trigger);
  }

  /** Has the next `getSnapshot` build anew. */
  invalidateSnapshot(): void {
    this.#session.invalidate('invalidateSnapshot');
  }

  /**
   * The flattened JSON form of the page now; `config.maxInteractiveElements` and `maxTreeDepth` hold where the options
   * do not say.
   * @throws DomToolError `bad_selector` for a `filterSelector` that is none
   */
  async get_serialized_dom(options: SerializationOptions = {}): Promise<SerializedDom> {
    const snapshot = await this.#session.snapshot('get_serialized_dom');
    const { maxInteractiveElements: maxInteractive, maxTreeDepth: maxDepth } = this.#session.config;
    return snapshot.serialize(ownFields<SerializationOptions>({ maxInteractive, maxDepth }, options));
  }

  /** The same as `get_serialized_dom`. */
  getSerializedDom(options?: SerializationOptions): Promise<SerializedDom> {
    return this.get_serialized_dom(options);
  }

  /**
   * What is on the page and what can be done with it, in at most `max_rows` rows a section: as data, or with `format:
   * 'text'` as text. The same answer is given for up to 30 s while nothing changes; `refresh` reads the page again.
   * @throws DomToolError `wrong_tab` for a `tabName` that is not this tab's
   */
  async overview(options: OverviewOptions & { format: 'text'; refresh?: boolean }): Promise<string>;
  async overview(options?: OverviewOptions & { format?: 'json'; refresh?: boolean }): Promise<DomOverviewResponse>;
  async overview(
    options?: OverviewOptions & { format?: 'text' | 'json'; refresh?: boolean },
  ): Promise<string | DomOverviewResponse>;
  async overview(
    options?: OverviewOptions & { format?: 'text' | 'json'; refresh?: boolean },
  ): Promise<string | DomOverviewResponse> {
    return this.#session.views('overview').overview(options);
  }

  /**
   * Finds elements and text, each with its line of the text view.
   * @param query words, a glob (`*`, `?`) or a regular expression (`/…/i`); may be empty where a role or state is given
   */
  async search(query: string, options: SearchOptions & { format: 'text' }): Promise<string>;
  async search(query: string, options?: SearchOptions & { format?: 'json' }): Promise<SearchResult>;
  async search(query: string, options?: SearchOptions & { format?: 'text' | 'json' }): Promise<string | SearchResult>;
  async search(query: string, options?: SearchOptions & { format?: 'text' | 'json' }): Promise<string | SearchResult> {
    return this.#session.views('search').search(query, options);
  }

  /**
   * One element in full: what it is, where it stands, how to find it again, why it can or cannot be seen and used.
   * @param target its number, or a selector: of what that matches the first that can be seen, else the first
   * @returns the inspection, or with `success: false` a code: `unknown_node`, `stale_node`, `stale_document`,
   * `not_an_element`, `no_match`
   * @throws DomToolError `bad_selector`
   */
  async inspect(target: NodeId, options?: InspectOptions): Promise<Inspection | InspectFailure> {
    return this.#session.views('inspect').inspect(target, options);
  }

  /** Every form as a contract: fields with label, type, format, options and validity. */
  async forms(options?: FormOptions): Promise<FormView[]> {
    return this.#session.views('forms').forms(options);
  }

  /** The legacy form of the page: a flat list of controls with a selector each. */
  async toPageModel(options?: PageModelOptions): Promise<PageModel> {
    return this.#session.views('toPageModel').pageModel(options);
  }

  /**
   * What differs between two snapshots, by their ids.
   * @throws DomToolError `snapshot_expired`: the last ten are kept; `stale_document` for an id of another document
   */
  diff(idA: string, idB: string): Promise<SnapshotDiff> {
    return Promise.resolve().then(() => this.#session.diff(idA, idB));
  }

  /**
   * Clicks an element as a mouse does, if it can be clicked where it is.
   * @param options `position` in CSS pixels of the element's box, `navigationTimeout` in milliseconds
   * @returns what the click did, or with `success: false` why it was not done: `covered`, `hidden`, `disabled`,
   * `inert`, `moving`, `off_screen`, `replaced`, `needs_trusted_input`, … (see `ActionCode`)
   */
  async click(nodeId: NodeId, options?: ClickOptions & OfSnapshot): Promise<ActionResult> {
    return this.#session.actions('click').run('click', nodeId, [], options);
  }

  /**
   * Types text into a field or editor as a keyboard does, and reads it back.
   * @param options `speed` in milliseconds a character
   * @returns refused with `not_editable`, `readonly`, `disabled`, `not_kept` and the codes of `click`
   */
  async type(nodeId: NodeId, text: string, options?: TypeOptions & OfSnapshot): Promise<ActionResult> {
    return this.#session.actions('type').run('type', nodeId, [text], options);
  }

  /**
   * Presses a key with its usual effect, on `targetNodeId`, else on what has focus.
   * @param key as `KeyboardEvent.key` names it, with modifiers before it: `Enter`, `a`, `Control+Shift+K`
   * @returns refused with `no_focus`, `replaced` and the codes of `click`
   */
  async keypress(
    key: string,
    options?: KeyPressOptions & OfSnapshot & { targetNodeId?: NodeId },
  ): Promise<ActionResult> {
    return this.#session.actions('keypress').run('keypress', options?.targetNodeId ?? null, [key], options);
  }

  /**
   * Moves the pointer over an element: what reacts to pointer and mouse events sees it; a `:hover` rule does not.
   * @param options `position` in CSS pixels of the element's box
   * @returns refused with the codes of `click`
   */
  async hover(nodeId: NodeId, options?: HoverOptions & OfSnapshot): Promise<ActionResult> {
    return this.#session.actions('hover').run('hover', nodeId, [], options);
  }

  /**
   * Chooses options in a native select, an ARIA listbox or what opens one; read back.
   * @param values by value, text or place: a text, `{ value }`, `{ label }` or `{ index }`, or a list of these
   * @returns refused with `not_selectable`, `no_such_option`, `not_kept` and the codes of `click`
   */
  async select(
    nodeId: NodeId,
    values: OptionSelector | readonly OptionSelector[],
    options?: ActionOptions,
  ): Promise<ActionResult> {
    return this.#session.actions('select').run('select', nodeId, [values], options);
  }

  /**
   * Switches a checkbox, radio button, switch or an ARIA control like these on or off; read back.
   * @returns refused with `not_checkable`, `not_kept` and the codes of `click`
   */
  async check(nodeId: NodeId, checked = true, options?: ActionOptions): Promise<ActionResult> {
    return this.#session.actions('check').run('check', nodeId, [checked], options);
  }

  /** The same as `check(nodeId, false)`. */
  async uncheck(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.check(nodeId, false, options);
  }

  /** Empties a field or editor; read back. Refused with the codes of `type`. */
  async clear(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.#session.actions('clear').run('clear', nodeId, [], options);
  }

  /** Focuses an element, or the control of a label. Refused with `no_focus` and the codes of `click`. */
  async focus(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.#session.actions('focus').run('focus', nodeId, [], options);
  }

  /**
   * Scrolls an element into view; with `direction`, `pages`, `pixels` or `to`, its nearest scroll container.
   * @param nodeId null for the page
   * @param options `pixels` in CSS pixels, `pages` in heights or widths of what is seen
   * @returns refused with `off_screen`, `hidden`
   */
  async scroll(nodeId: NodeId | null, options?: ScrollOptions & OfSnapshot): Promise<ActionResult> {
    return this.#session.actions('scroll').run('scroll', nodeId, [], options);
  }

  /**
   * Sets a date, time, colour, range or any other value at once; read back.
   * @param value in the form of the control's `value`: `2026-01-31`, `#ff8800`, `40`
   * @returns refused with `bad_value`, `not_kept` and the codes of `type`
   */
  async setValue(nodeId: NodeId, value: string, options?: ActionOptions): Promise<ActionResult> {
    return this.#session.actions('setValue').run('setValue', nodeId, [value], options);
  }

  /**
   * Drags an element, with pointer events or with HTML's drag and drop, as the page takes it.
   * @param to another element, or how far, in CSS pixels
   * @returns refused with `not_taken` and the codes of `click`
   */
  async drag(nodeId: NodeId, to: DragTarget, options?: DragOptions & OfSnapshot): Promise<ActionResult> {
    return this.#session.actions('drag').run('drag', nodeId, [to], options);
  }

  /**
   * Gives files to a file input, or drops them on an element that takes them.
   * @param files each with a name and its content as bytes, text or base64
   * @returns refused with `not_editable`, `bad_value`, `disabled`, `not_kept`
   */
  async upload(
    nodeId: NodeId,
    files: UploadFile | readonly UploadFile[],
    options?: ActionOptions,
  ): Promise<ActionResult> {
    return this.#session.actions('upload').run('upload', nodeId, [files], options);
  }

  /** Submits the form of an element, with its validation. Refused with `no_form`, `disabled`, `invalid`. */
  async submit(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.#session.actions('submit').run('submit', nodeId, [], options);
  }

  /**
   * Waits until an element has a state, a text shows or is gone, the URL contains something, and the page is quiet:
   * until all that is named holds at the same time.
   * @param options `quiet` and `timeout` (5,000) in milliseconds
   * @returns refused with `timeout`
   */
  async waitFor(options: WaitForOptions & OfSnapshot & { nodeId?: NodeId }): Promise<ActionResult> {
    return this.#session.actions('waitFor').run('waitFor', options.nodeId ?? null, [], options);
  }

  /**
   * Reads a list that is drawn in parts from its start to its end or to a budget, each row once, and puts the scroll
   * position back.
   * @param options `items`: a selector of the rows; `timeout` (20,000) in milliseconds
   */
  async collect(nodeId: NodeId, options?: CollectOptions & OfSnapshot): Promise<CollectResult> {
    return this.#session.actions('collect').collect(nodeId, options);
  }

  /**
   * Fills fields by number, each in the way of its kind, and reads each back; a refused field does not stop the rest.
   */
  async fillForm(values: Readonly<Record<string, FieldValue>>, options?: ActionOptions): Promise<FormResult> {
    return this.#session.actions('fillForm').fillForm(values, options);
  }

  /**
   * Runs a tool of `toolDefinitions`.
   * @param args as a model gave them, an object or its JSON; null counts as absent
   * @returns what the tool's method gives
   * @throws DomToolError `bad_option`, with the argument, what it takes and what was given
   */
  async call(name: string, args?: unknown): Promise<unknown> {
    return this.#session.agents('call').call(name, args);
  }

  /**
   * Runs an action string as a back end gives it: `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`. With
   * a `snapshotId` only while the page is still that document.
   */
  async perform(action: string, options: OfSnapshot = {}): Promise<unknown> {
    return this.#session.agents('perform').perform(action, ownFields<OfSnapshot>(options).snapshotId);
  }

  /**
   * The page state that a back end plans with: minified semantic nodes, and by `domMode` the page's structure, a
   * screenshot, the document.
   * @throws DomToolError `no_screenshot` for `hybrid` without a `captureScreenshot` that gives one
   */
  async pageState(options: PageStateOptions = {}): Promise<PageState> {
    return this.#session.agents('pageState').pageState(options);
  }

  /** Asks a back end what to do: semantic nodes first, then what it asks for. What goes wrong is in the result. */
  async negotiate(options: NegotiateOptions): Promise<Negotiation> {
    return this.#session.agents('negotiate').negotiate(options);
  }

  /**
   * Does one automation request: finds elements by CSS, text, role and name or number, reads, acts or evaluates, and
   * describes each element in the answer.
   * @param host what only the host may give: code that comes as text runs only through `host.evaluate`
   * @returns the answer; whatever goes wrong, misuse included, is in its `code` and `error`
   */
  async automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult> {
    return this.#session.agents('automate').automate(request, host);
  }

  /**
   * Answers `alert`, `confirm`, `prompt` and `beforeunload` in place of the browser, which would block the page.
   * @param handler gives true, false or a text; null or undefined dismisses
   * @returns a function that ends it; what was answered is in the results' `effect.dialogs`
   */
  answerDialogs(handler: (dialog: NativeDialog) => DialogAnswer): () => void {
    this.#session.actions('answerDialogs');
    return answerDialogs(window, handler);
  }

  /**
   * Lets a host's real input (DevTools protocol, `chrome.debugger`) do clicks and keys, with the same checks; null ends
   * it.
   */
  useTrustedInput(input: TrustedInput | null): void {
    this.#session.actions('useTrustedInput');
    useTrustedInput(input);
  }

  /** Stops observing and lets go of everything; methods called afterwards throw `destroyed`. May be called twice. */
  destroy(): void {
    this.#session.destroy();
  }
}
