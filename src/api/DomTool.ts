import { useTrustedInput, type TrustedInput } from '../actions/platform/trustedInput.ts';
import type { NodeId, OneOrMore } from '../schema.ts';
import { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { VERSION } from '../version.ts';
import type { ActionOptions, ActionResult, CollectResult, DragTarget, FormResult, OfSnapshot } from './actionResult.ts';
import type { ActionRunner } from './ActionRunner.ts';
import * as functions from './functions.ts';
import { guardMethods } from './guardMethods.ts';
import type { OverlayTool } from './OverlayTool.ts';
import { openSession, type PageSession } from './PageSession.ts';
import { optionalPart, part } from './buildParts.ts';
import type * as types from './publicTypes.ts';
import type { Continuation } from './session.ts';
import type { OverviewRequest, SearchRequest, ToolHost } from './tools/ToolHost.ts';

type KeyOptions = types.KeyPressOptions & OfSnapshot & { targetNodeId?: NodeId };

/**
 * Reads and operates the page that it is created in. It takes snapshots of what a person could see and use there, and
 * acts on elements by the numbers that they have in a snapshot.
 *
 * A method throws a `DomToolError`, which has a stable `code`, only when its caller misuses it: `bad_option` for an
 * option or argument that the method does not take, `destroyed` after `destroy()`, `not_in_core` for a method that this
 * build does not contain. Everything that the page does ends in a result.
 *
 * The core (`domtool.core.iife.js`, `domtool/core`) contains snapshots with their text and serialized forms,
 * `click`, `type`, `keypress`, trusted input, and the functions about one element. Its results do not compare pages.
 */
export class DomTool implements ToolHost {
  /** The version of this build. */
  static readonly version: string = VERSION;
  static readonly DomSnapshot: typeof DomSnapshot = DomSnapshot;
  static #shared: DomTool | null = null;
  readonly #session: PageSession;
  readonly #act: ActionRunner['run'] = (type, id, args, more) => this.#session.actions(type).run(type, id, args, more);

  /**
   * @param config the fields that differ from `DEFAULT_CONFIG`; all times are in milliseconds
   * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
   */
  constructor(config?: Partial<types.DomToolConfig>);
  /** @internal */
  constructor(config: Partial<types.DomToolConfig> | undefined, continued: Continuation | null);
  constructor(config?: Partial<types.DomToolConfig>, continued: Continuation | null = null) {
    this.#session = openSession(config, this, continued);
  }

  /** True if this build is the core, in which some methods throw `not_in_core`. */
  static get isCore(): boolean {
    return optionalPart('views') === undefined;
  }

  /**
   * Returns the one instance that all scripts of the page share, and creates it at the first call.
   * @param config the configuration of the instance; it has no effect once the instance exists
   * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
   */
  static shared(config?: Partial<types.DomToolConfig>): DomTool {
    if (!DomTool.#shared || DomTool.#shared.#session.isDestroyed) DomTool.#shared = new DomTool(config);
    return DomTool.#shared;
  }

  /** @internal Stops the core's shared instance and returns the state that the complete script continues with. */
  static handOver(): Continuation | null {
    return DomTool.#shared ? DomTool.#shared.#session.handOver() : null;
  }
  /** @internal Creates the shared instance from the state that the core's instance handed over. */
  static continueShared(continued: Continuation): void {
    DomTool.#shared = new DomTool(undefined, continued);
  }

  /**
   * Computes the accessible name: Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, 4.
   * @param element the element to name
   * @returns the name, or an empty string for an element without one
   */
  static readonly computeAccessibleName: typeof functions.computeAccessibleName = functions.computeAccessibleName;
  /**
   * Computes the accessible description: Accessible Name and Description Computation 1.2, section 4.3.
   * @param element the element to describe
   * @returns the description, or an empty string for an element without one
   */
  static readonly computeAccessibleDescription: (element: Element) => string = functions.computeAccessibleDescription;
  /**
   * Computes the role: WAI-ARIA 1.2, section 5, and HTML-AAM 1.0, section 3.
   * @param element the element to examine
   * @returns the role, or null if the element corresponds to none
   */
  static readonly computeRole: typeof functions.computeRole = functions.computeRole;
  /**
   * Returns whether a person can see the element.
   * @param element the element to check
   * @returns `visible`, the `reason` if it is not, and whether the element is in the viewport
   */
  static readonly checkVisibility: typeof functions.checkVisibility = functions.checkVisibility;
  /**
   * Returns whether a person can click the element or type into it. It agrees with the snapshot.
   * @param element the element to check
   */
  static readonly isInteractive: typeof functions.isInteractive = functions.isInteractive;

  /**
   * Returns the definitions of the tools that `call` runs, in the form that a model's API takes.
   * @param format the API: `openai`, `anthropic` or `mcp`; `seed` gives the overview the fewest arguments
   * @param only the names of the tools to define; by default all of them
   * @returns one definition per tool, as plain data
   * @throws DomToolError `bad_option` for an unknown format or name
   */
  static toolDefinitions<F extends types.ToolFormat>(format: F, only?: readonly string[]): types.ToolDefinitions[F][] {
    return part('toolDefinitions', 'toolDefinitions')(format, only);
  }

  /**
   * Lets the shared instance answer messages. A second call adds senders to those of the first.
   * @param options who is answered: this script's extension, message `ports`, and windows of `origins`, by default none
   * @returns a function that stops answering
   */
  static listen(options?: types.ListenOptions): () => void {
    return part('listen', 'listen')(() => DomTool.shared(), options);
  }

  /** Draws numbered boxes over the page, for people and for screenshots. */
  get overlay(): OverlayTool {
    return this.#session.overlay;
  }

  /**
   * Waits until the document has a body, and builds the first snapshot.
   * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds
   */
  initialize(): Promise<void> {
    return this.#session.initialize();
  }

  /**
   * Returns a snapshot that holds at this moment: the current one if nothing has changed since, otherwise a new one.
   * @param options with `waitForBuild: false`, or after `maxWaitMs` (5,000), the previous one is returned as `stale`
   * @throws DomToolError `build_timeout` if there is no previous snapshot to return
   */
  getSnapshot(options?: types.GetSnapshotOptions): Promise<DomSnapshot> {
    return this.#session.getSnapshot(options);
  }

  /**
   * Builds a snapshot, or joins the build that is under way, and returns it.
   * @param trigger the reason; only `manual` counts as a change, so that the snapshot always has a new id
   * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds; the previous snapshot then stays
   */
  buildSnapshot(trigger: types.BuildTrigger = 'manual'): Promise<DomSnapshot> {
    return this.#session.buildSnapshot(trigger);
  }

  /** Marks the current snapshot as out of date, so that the next `getSnapshot` reads the page again. */
  invalidateSnapshot(): void {
    this.#session.invalidate('invalidateSnapshot');
  }

  /**
   * Returns the page in its flattened JSON form.
   * @param options limits and filters; the limits of `config` apply where they give none
   * @throws DomToolError `bad_selector` for a `filterSelector` that is not a valid selector
   */
  get_serialized_dom(options?: types.SerializationOptions): Promise<types.SerializedDom> {
    return this.#session.serialized(options);
  }

  /** The same function as `get_serialized_dom`, under another name. */
  declare getSerializedDom: DomTool['get_serialized_dom'];

  /**
   * Lists what is on the page and what can be done with it. An unchanged page has the same answer for up to 30 s.
   * @param options `max_rows` limits each section; `format: 'text'` returns text; `refresh` reads the page again
   * @returns the sections as data, or as text
   * @throws DomToolError `wrong_tab` for a `tabName` other than this tab's
   */
  overview(options: types.OverviewOptions & { format: 'text'; refresh?: boolean }): Promise<string>;
  overview(options?: OverviewRequest & { format?: 'json' }): Promise<types.DomOverviewResponse>;
  overview(options?: OverviewRequest): Promise<string | types.DomOverviewResponse>;
  overview(options?: OverviewRequest): Promise<string | types.DomOverviewResponse> {
    return this.#session.views('overview').overview(options);
  }

  /**
   * Finds elements and text, and returns each match with its line of the text view.
   * @param query words, a glob (`*`, `?`) or a regular expression (`/…/i`); it may be empty if a role or state is given
   * @param options `format: 'text'` returns text instead of data
   */
  search(query: string, options: types.SearchOptions & { format: 'text' }): Promise<string>;
  search(query: string, options?: types.SearchOptions & { format?: 'json' }): Promise<types.SearchResult>;
  search(query: string, options?: SearchRequest): Promise<string | types.SearchResult>;
  search(query: string, options?: SearchRequest): Promise<string | types.SearchResult> {
    return this.#session.views('search').search(query, options);
  }

  /**
   * Describes one element in full: what and where it is, how to find it again, and why it can or cannot be used.
   * @param target the element's number, or a selector, of whose matches the first visible one is described
   * @param options `snapshotId` refuses another document's numbers; `includeValues` shows typed text
   * @returns the inspection, or with `success: false` one of the codes `unknown_node`, `stale_node`, `stale_document`,
   * `not_an_element`, `no_match`
   * @throws DomToolError `bad_selector`
   */
  inspect(target: NodeId, options?: types.InspectOptions): Promise<types.Inspection | types.InspectFailure> {
    return this.#session.views('inspect').inspect(target, options);
  }

  /**
   * Returns a description of every form with its fields: their labels, types, formats, options and validity.
   * @param options `maxTokens` limits the length; `includeValues` shows typed text
   */
  forms(options?: types.FormOptions): Promise<types.FormView[]> {
    return this.#session.views('forms').forms(options);
  }

  /** Returns the page in its legacy form, a flat list of controls with one selector each. Options as of `forms`. */
  toPageModel(options?: types.PageModelOptions): Promise<types.PageModel> {
    return this.#session.views('toPageModel').pageModel(options);
  }

  /**
   * Compares two snapshots.
   * @param idA the `snapshotId` of the earlier one
   * @param idB the `snapshotId` of the later one
   * @returns the nodes that were added, removed and changed, by number
   * @throws DomToolError `snapshot_expired` if one is not among the last ten; `stale_document`; `not_in_core`
   */
  diff(idA: string, idB: string): Promise<types.SnapshotDiff> {
    return new Promise((resolve) => void resolve(this.#session.diff(idA, idB)));
  }

  /**
   * Clicks an element as a mouse does, after checking that a person could click it where it is.
   * @param nodeId the element's number
   * @param options `position` is in CSS pixels from the box's corner, `navigationTimeout` in milliseconds
   * @returns what the click did, or with `success: false` a code: `covered`, `hidden`, `moving`, … (see `ActionCode`)
   */
  click(nodeId: NodeId, options?: types.ClickOptions & OfSnapshot): Promise<ActionResult> {
    return this.#act('click', nodeId, [], options);
  }

  /**
   * Types text into a field or editor as a keyboard does, and reads the value back.
   * @param nodeId the number of the field
   * @param text the text to type
   * @param options `speed` is in milliseconds per character
   * @returns the result, refused with `not_editable`, `readonly`, `bad_value`, `not_kept` and the codes of `click`
   */
  type(nodeId: NodeId, text: string, options?: types.TypeOptions & OfSnapshot): Promise<ActionResult> {
    return this.#act('type', nodeId, [text], options);
  }

  /**
   * Presses a key with its usual effect.
   * @param key the key as `KeyboardEvent.key` names it, with modifiers in front: `Enter`, `a`, `Control+Shift+K`
   * @param options `targetNodeId` is the element to press it on, by default the focused one
   * @returns the result; it is refused with `no_focus`, `replaced` and the codes of `click`
   */
  keypress(key: string, options?: KeyOptions): Promise<ActionResult> {
    return this.#act('keypress', options?.targetNodeId ?? null, [key], options);
  }

  /**
   * Moves the pointer over an element. Listeners of pointer and mouse events notice it; `:hover` rules do not match.
   * @param nodeId the element's number
   * @param options `position` is in CSS pixels from the corner of the element's box
   * @returns the result; it is refused with the codes of `click`
   */
  hover(nodeId: NodeId, options?: types.HoverOptions & OfSnapshot): Promise<ActionResult> {
    return this.#act('hover', nodeId, [], options);
  }

  /**
   * Chooses options in a native select, an ARIA listbox or the control that opens one, and reads the choice back.
   * @param nodeId the number of the control
   * @param values one option or a list of them, each as a text, `{ value }`, `{ label }` or `{ index }`
   * @param options the options of every action
   * @returns the result; it is refused with `not_selectable`, `no_such_option`, `not_kept` and the codes of `click`
   */
  select(nodeId: NodeId, values: OneOrMore<types.OptionSelector>, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('select', nodeId, [values], options);
  }

  /**
   * Switches a checkbox, radio button, switch or equivalent ARIA control, and reads its state back.
   * @param nodeId the number of the control
   * @param checked the state that it shall have
   * @param options the options of every action
   * @returns the result; it is refused with `not_checkable`, `not_kept` and the codes of `click`
   */
  check(nodeId: NodeId, checked = true, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('check', nodeId, [checked], options);
  }

  /** Does the same as `check(nodeId, false, options)`. */
  uncheck(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.check(nodeId, false, options);
  }

  /**
   * Empties a field or editor and reads it back.
   * @param nodeId the number of the field
   * @param options the options of every action
   * @returns the result; it is refused with the codes of `type`
   */
  clear(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('clear', nodeId, [], options);
  }

  /**
   * Focuses an element, or the control that a label labels.
   * @param nodeId the element's number
   * @param options the options of every action
   * @returns the result; it is refused with `no_focus` and the codes of `click`
   */
  focus(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('focus', nodeId, [], options);
  }

  /**
   * Scrolls an element into view, or its nearest scroll container where the options give a distance.
   * @param nodeId the element's number, or null to scroll the page
   * @param options `pixels` counts CSS pixels, `pages` heights or widths of the visible part; or `to` names an end
   * @returns the result; it is refused with `off_screen` and `hidden`
   */
  scroll(nodeId: NodeId | null, options?: types.ScrollOptions & OfSnapshot): Promise<ActionResult> {
    return this.#act('scroll', nodeId, [], options);
  }

  /**
   * Sets a date, time, colour, range or any other value at once, and reads it back.
   * @param nodeId the number of the control
   * @param value the value in the format of the control's `value` property: `2026-01-31`, `#ff8800`, `40`
   * @param options the options of every action
   * @returns the result; it is refused with `bad_value`, `not_kept` and the codes of `type`
   */
  setValue(nodeId: NodeId, value: string, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('setValue', nodeId, [value], options);
  }

  /**
   * Drags an element, with pointer events or with HTML drag and drop, whichever the page handles.
   * @param nodeId the element's number
   * @param to the element to drop it on, or the distance in CSS pixels
   * @param options `steps` is the number of moves on the way
   * @returns the result; it is refused with `not_taken` and the codes of `click`
   */
  drag(nodeId: NodeId, to: DragTarget, options?: types.DragOptions & OfSnapshot): Promise<ActionResult> {
    return this.#session.more('drag').drag(nodeId, to, options);
  }

  /**
   * Gives files to a file input, or drops them on an element that accepts dropped files.
   * @param nodeId the element's number
   * @param files one or several files, each with a name and its content as bytes, text or base64
   * @param options the options of every action
   * @returns the result; it is refused with `not_editable`, `bad_value`, `disabled`, `not_kept`
   */
  upload(nodeId: NodeId, files: OneOrMore<types.Upload>, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('upload', nodeId, [files], options);
  }

  /**
   * Selects text as a person does by dragging over it; white space does not count.
   * @param nodeId the number of the element or field
   * @param options `text` is what to select, by default all; or `from` and `to` are the words at its start and end
   * @returns the result, with the text in `effect.selected`; it is refused with `not_selectable`, `not_kept`
   */
  selectText(nodeId: NodeId, options?: types.SelectTextOptions & OfSnapshot): Promise<ActionResult> {
    return this.#act('selectText', nodeId, [], options);
  }

  /**
   * Submits the form that an element belongs to, after the browser has validated it.
   * @param nodeId the number of an element of the form
   * @param options the options of every action
   * @returns the result; it is refused with `no_form`, `disabled`, `invalid`
   */
  submit(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult> {
    return this.#act('submit', nodeId, [], options);
  }

  /**
   * Waits until all given conditions hold at once: an element's state, a text shown or gone, a part of the URL, quiet.
   * @param options the conditions; `quiet` and `timeout` (default 5,000) are in milliseconds
   * @returns the result; it is refused with `timeout`
   */
  waitFor(options: types.WaitForOptions & OfSnapshot & { nodeId?: NodeId }): Promise<ActionResult> {
    return this.#session.more('waitFor').waitFor(options);
  }

  /**
   * Reads a list that renders only a part of its rows, each row once, and restores the scroll position.
   * @param nodeId the number of the list
   * @param options `items` is a selector of the rows, `maxItems` a limit; `timeout` (default 20,000) is in milliseconds
   * @returns the rows, and whether the end of the list was reached
   */
  collect(nodeId: NodeId, options?: types.CollectOptions & OfSnapshot): Promise<CollectResult> {
    return this.#session.more('collect').collect(nodeId, options);
  }

  /**
   * Fills several fields, each as its kind needs, and reads each back. A refused field does not stop the rest.
   * @param values the values by the numbers of their fields
   * @param options the options of every action
   * @returns the result of the whole, with the result of each field in `fields`
   * @throws DomToolError `bad_option` before a field is touched, for a value that its field cannot take
   */
  fillForm(values: Readonly<Record<string, types.FieldValue>>, options?: ActionOptions): Promise<FormResult> {
    return this.#session.more('fillForm').fillForm(values, options);
  }

  /**
   * Runs a tool that the page offers to agents (WebMCP), and reports what it changed like an action.
   * @param name the tool's name, as the text view lists it under `@tools`
   * @param input the tool's arguments, as an object or its JSON
   * @param options `timeout` is how long the tool may take, by default 10,000 milliseconds
   * @returns the result, with the tool's `answer`; it is refused with `no_such_tool`, `timeout`, `failed`
   * @throws DomToolError `forbidden` if `config.pageTools` is false
   */
  callPageTool(name: string, input?: string | object, options?: ActionOptions): Promise<ActionResult> {
    return this.#session.more('callPageTool').callPageTool(name, input, options);
  }

  /**
   * Runs a tool of `toolDefinitions`.
   * @param name the name of the tool, in any spelling
   * @param args the arguments that a model gave, as an object or its JSON; null counts as absent
   * @returns the result of the method that the tool stands for; of an action a `CompactResult`, unless `full` is set
   * @throws DomToolError `bad_option` that says which argument is wrong, what it takes, and what was given
   */
  call(name: string, args?: unknown, options?: { full?: boolean }): Promise<unknown> {
    return this.#session.agents('call').call(name, args, options);
  }

  /**
   * Runs an action string that a back end gave.
   * @param action for example `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`
   * @param options with a `snapshotId`, the action is done only while the page is still that document
   * @returns the result of the method that the action string names
   * @throws DomToolError `bad_option` for an action string that cannot be read
   */
  perform(action: string, options?: OfSnapshot): Promise<unknown> {
    return this.#session.agents('perform').perform(action, options);
  }

  /**
   * Returns the page state that a back end plans with: minified semantic nodes, and whatever `domMode` adds.
   * @param options `domMode` adds the page's structure, a screenshot or the document
   * @throws DomToolError `no_screenshot` for `hybrid` without a `captureScreenshot` that returns a picture
   */
  pageState(options: types.PageStateOptions = {}): Promise<types.PageState> {
    return this.#session.agents('pageState').pageState(options);
  }

  /**
   * Asks a back end what to do. It gets the semantic nodes first, and then what it asks for.
   * @param options `send` passes a request on to the back end
   * @returns the answer; failures are reported in it, not thrown
   */
  negotiate(options: types.NegotiateOptions): Promise<types.Negotiation> {
    return this.#session.agents('negotiate').negotiate(options);
  }

  /**
   * Answers one automation request: finds elements, reads, acts or evaluates, and describes each element.
   * @param request the action, and the selector: CSS, text, role and name, or number
   * @param host abilities that only the host has: code in the form of a string runs only through `host.evaluate`
   * @returns the answer; every failure, misuse included, is in its `code` and `error`
   */
  automate(request: types.AutomationRequest, host?: types.AutomationHost): Promise<types.AutomationResult> {
    return this.#session.agents('automate').automate(request, host);
  }

  /**
   * Answers `alert`, `confirm`, `prompt` and `beforeunload` of the page and its own frames, which would block the page.
   * @param handler returns true, a text or undefined for OK, false or null for Cancel; what it throws is Cancel too
   * @returns a function that stops answering; results list the answered dialogs in `effect.dialogs`
   */
  answerDialogs(handler: (dialog: types.NativeDialog) => types.DialogAnswer): () => void {
    this.#session.actions('answerDialogs');
    return part('answerDialogs', 'answerDialogs')(document, handler);
  }

  /**
   * Lets the host's real input (DevTools protocol, `chrome.debugger`) do clicks and key presses after the same checks.
   * @param input the host's functions, or null to dispatch untrusted events again
   */
  useTrustedInput(input: TrustedInput | null): void {
    this.#session.actions('useTrustedInput');
    useTrustedInput(input);
  }

  /** Stops observing the page and releases everything. Methods that are called afterwards throw `destroyed`. */
  destroy(): void {
    this.#session.destroy();
  }
}
guardMethods(DomTool.prototype);
DomTool.prototype.getSerializedDom = DomTool.prototype.get_serialized_dom;
