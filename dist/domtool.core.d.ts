declare class OverlayTool {
	#private;
	/**
	 * Draws a numbered box around elements, by default around all interactive ones, in place of what was drawn before.
	 * The numbers are those of every other view.
	 * @returns where the marks are, in CSS pixels; none if another `show` or `hide` was called before it was done
	 * @throws DomToolError `bad_option`
	 */
	show(given?: OverlayOptions): Promise<OverlayResult>;
	/** Removes everything that `show` put into the page. */
	hide(): void;
}
/** The package's version; a test holds it equal to `package.json`. */
declare const VERSION = "0.1.0";
/**
 * One state of the page. A snapshot is immutable; it has the tree of what a person could see and use, maps its nodes to
 * the live elements and back, and makes the views of it.
 */
export declare class DomSnapshot {
	#private;
	/** The time of the build in ISO 8601 format. */
	readonly timestamp: string;
	readonly context: SnapshotContext;
	readonly stats: SnapshotStats;
	/** Identifies the snapshot by eight hexadecimal digits. */
	readonly snapshotId: string;
	/** The number of the page's state. It grows with every change of the page that DomTool notices. */
	readonly epoch: number;
	/** The root of the virtual tree, which is the `body`. */
	get virtualDom(): VirtualNode;
	/** Whether DomTool knows that the page has changed since the snapshot was built. */
	get stale(): boolean;
	/**
	 * Returns the live element of a node, in constant time.
	 *
	 * @param nodeId The node's number in any spelling: `node_12`, `[12]`, `12`.
	 * @returns Null if the number is not in this snapshot, if the node is no element (a shadow root or a marker), if the
	 *   element is no longer in its document, or if it is in a joined frame of another origin (`joinFrames`), whose
	 *   elements no script here can hold.
	 */
	getRealElement(nodeId: string | number): Element | null;
	/**
	 * Returns the node id of a live element, in constant time.
	 *
	 * @returns `node_` and the element's number; null if the element is not in this snapshot.
	 */
	getNodeId(element: Element): string | null;
	/** Returns false once DomTool knows that the page has changed; the opposite of `stale`. */
	isValid(): boolean;
	/**
	 * Makes the flattened JSON form of the page for a language model.
	 *
	 * @param options What the result contains, and its limits.
	 * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type, `bad_selector` if
	 *   `filterSelector` is not a valid CSS selector.
	 */
	serialize(given?: SerializationOptions): SerializedDom;
	/**
	 * Returns the text of `JSON.stringify(serialize(options))` in pieces of about 64 KiB, for very large pages.
	 *
	 * @param options As for `serialize`.
	 * @returns Pieces that, joined, are the JSON text.
	 * @throws DomToolError `bad_option` or `bad_selector`, as `serialize` does.
	 */
	serializeChunks(options?: SerializationOptions): Iterable<string>;
	/**
	 * Writes the page as text for a language model: similar to Markdown, with `[12 name]` for each interactive element.
	 *
	 * @param given What the text contains, its limits, and the snapshot with which it is compared.
	 * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type.
	 */
	toText(given?: TextOptions): string;
	/**
	 * Lists the nodes, by number, that were added, removed or changed since another snapshot of this page.
	 *
	 * @param other Usually an earlier snapshot. With a later one the result is the opposite: what the later one added is
	 *   reported as removed.
	 */
	diff(other: DomSnapshot): SnapshotDiff;
	/** Returns the snapshot's data and its serialized form as plain data, which a message can carry. */
	toJSON(): object;
}
/**
 * Eyes and hands inside the page it is created in: snapshots of what a person could see and use, and actions by the
 * numbers in them. A method throws a `DomToolError`, with a stable `code`, only for misuse: `bad_option` for options
 * that it does not take, `destroyed` after `destroy()`, `not_in_core` in a build that does not have it. What the page
 * does is in results.
 *
 * The core (`domtool.core.iife.js`, `domtool/core`) has the constructor, snapshots with their text and serialized
 * forms, `click`, `type`, `keypress`, `diff`, dialogs, trusted input, and the static functions about one element.
 */
export declare class DomTool implements ToolHost {
	#private;
	/** The version of this build. */
	static readonly version: string;
	static readonly DomSnapshot: typeof DomSnapshot;
	/**
	 * @param config what differs from `DEFAULT_CONFIG`; times in milliseconds
	 * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
	 */
	constructor(config?: Partial<DomToolConfig>);
	/** Whether this build is the core, which lacks the methods that throw `not_in_core`. */
	static get isCore(): boolean;
	/**
	 * The page's one shared instance.
	 * @param config of the instance; counts only at the call that creates it
	 */
	static shared(config?: Partial<DomToolConfig>): DomTool;
	/**
	 * The whole accessible name. Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, section 4.
	 */
	static computeAccessibleName(element: Element): string;
	/** The whole accessible description. Accessible Name and Description Computation 1.2, section 4.3. */
	static computeAccessibleDescription(element: Element): string;
	/** The computed role; null where there is no corresponding role. WAI-ARIA 1.2, section 5; HTML-AAM 1.0, section 3. */
	static computeRole(element: Element): string | null;
	/** Whether a person can see the element, with the reason if not. */
	static checkVisibility(element: Element): VisibilityResult;
	/** Whether the element is something to click or type into, by markup, handlers, role or cursor. */
	static isInteractive(element: Element): boolean;
	/**
	 * Defines the tools that `call` runs, in the form in which a model's API takes them.
	 * @param only names of the tools wanted; all of them by default
	 * @throws DomToolError `bad_option` for an unknown format or name
	 */
	static toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][];
	/**
	 * Lets the shared instance answer messages: of the extension that this script belongs to, of `ports`, and of windows
	 * of the named `origins`, by default of none. A second call adds to the first.
	 * @returns a function that ends it
	 */
	static listen(options?: ListenOptions): () => void;
	/** Numbered boxes drawn over the page, for people and for screenshots. */
	get overlay(): OverlayTool;
	/** Waits until the document has a body and builds the first snapshot. @throws DomToolError `build_timeout` */
	initialize(): Promise<void>;
	/**
	 * A snapshot that is true now: the current one if nothing changed, else a new one. With `waitForBuild: false`, or
	 * when `maxWaitMs` (5,000 ms) are over, the old one, whose `stale` is then true.
	 * @throws DomToolError `build_timeout` if there is no old one to give
	 */
	getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot>;
	/**
	 * Builds a snapshot, or joins the build that is under way.
	 * @param trigger for `manual` everything is read again, for the others what the changes since the last snapshot can
	 * have reached
	 * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds; the old snapshot then stays
	 */
	buildSnapshot(trigger?: BuildTrigger): Promise<DomSnapshot>;
	/** Has the next `getSnapshot` build anew. */
	invalidateSnapshot(): void;
	/**
	 * The flattened JSON form of the page now; `config.maxInteractiveElements` and `maxTreeDepth` hold where the options
	 * do not say.
	 * @throws DomToolError `bad_selector` for a `filterSelector` that is none
	 */
	get_serialized_dom(options?: SerializationOptions): Promise<SerializedDom>;
	/** The same as `get_serialized_dom`. */
	getSerializedDom(options?: SerializationOptions): Promise<SerializedDom>;
	/**
	 * What is on the page and what can be done with it, in at most `max_rows` rows a section: as data, or with `format:
	 * 'text'` as text. The same answer is given for up to 30 s while nothing changes; `refresh` reads the page again.
	 * @throws DomToolError `wrong_tab` for a `tabName` that is not this tab's
	 */
	overview(options: OverviewOptions & {
		format: "text";
		refresh?: boolean;
	}): Promise<string>;
	overview(options?: OverviewOptions & {
		format?: "json";
		refresh?: boolean;
	}): Promise<DomOverviewResponse>;
	overview(options?: OverviewOptions & {
		format?: "text" | "json";
		refresh?: boolean;
	}): Promise<string | DomOverviewResponse>;
	/**
	 * Finds elements and text, each with its line of the text view.
	 * @param query words, a glob (`*`, `?`) or a regular expression (`/…/i`); may be empty where a role or state is given
	 */
	search(query: string, options: SearchOptions & {
		format: "text";
	}): Promise<string>;
	search(query: string, options?: SearchOptions & {
		format?: "json";
	}): Promise<SearchResult>;
	search(query: string, options?: SearchOptions & {
		format?: "text" | "json";
	}): Promise<string | SearchResult>;
	/**
	 * One element in full: what it is, where it stands, how to find it again, why it can or cannot be seen and used.
	 * @param target its number, or a selector: of what that matches the first that can be seen, else the first
	 * @returns the inspection, or with `success: false` a code: `unknown_node`, `stale_node`, `stale_document`,
	 * `not_an_element`, `no_match`
	 * @throws DomToolError `bad_selector`
	 */
	inspect(target: NodeId, options?: InspectOptions): Promise<Inspection | InspectFailure>;
	/** Every form as a contract: fields with label, type, format, options and validity. */
	forms(options?: FormOptions): Promise<FormView[]>;
	/** The legacy form of the page: a flat list of controls with a selector each. */
	toPageModel(options?: PageModelOptions): Promise<PageModel>;
	/**
	 * What differs between two snapshots, by their ids.
	 * @throws DomToolError `snapshot_expired`: the last ten are kept; `stale_document` for an id of another document
	 */
	diff(idA: string, idB: string): Promise<SnapshotDiff>;
	/**
	 * Clicks an element as a mouse does, if it can be clicked where it is.
	 * @param options `position` in CSS pixels of the element's box, `navigationTimeout` in milliseconds
	 * @returns what the click did, or with `success: false` why it was not done: `covered`, `hidden`, `disabled`,
	 * `inert`, `moving`, `off_screen`, `replaced`, `needs_trusted_input`, … (see `ActionCode`)
	 */
	click(nodeId: NodeId, options?: ClickOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Types text into a field or editor as a keyboard does, and reads it back.
	 * @param options `speed` in milliseconds a character
	 * @returns refused with `not_editable`, `readonly`, `disabled`, `not_kept` and the codes of `click`
	 */
	type(nodeId: NodeId, text: string, options?: TypeOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Presses a key with its usual effect, on `targetNodeId`, else on what has focus.
	 * @param key as `KeyboardEvent.key` names it, with modifiers before it: `Enter`, `a`, `Control+Shift+K`
	 * @returns refused with `no_focus`, `replaced` and the codes of `click`
	 */
	keypress(key: string, options?: KeyPressOptions & OfSnapshot & {
		targetNodeId?: NodeId;
	}): Promise<ActionResult>;
	/**
	 * Moves the pointer over an element: what reacts to pointer and mouse events sees it; a `:hover` rule does not.
	 * @param options `position` in CSS pixels of the element's box
	 * @returns refused with the codes of `click`
	 */
	hover(nodeId: NodeId, options?: HoverOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Chooses options in a native select, an ARIA listbox or what opens one; read back.
	 * @param values by value, text or place: a text, `{ value }`, `{ label }` or `{ index }`, or a list of these
	 * @returns refused with `not_selectable`, `no_such_option`, `not_kept` and the codes of `click`
	 */
	select(nodeId: NodeId, values: OptionSelector | readonly OptionSelector[], options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Switches a checkbox, radio button, switch or an ARIA control like these on or off; read back.
	 * @returns refused with `not_checkable`, `not_kept` and the codes of `click`
	 */
	check(nodeId: NodeId, checked?: boolean, options?: ActionOptions): Promise<ActionResult>;
	/** The same as `check(nodeId, false)`. */
	uncheck(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/** Empties a field or editor; read back. Refused with the codes of `type`. */
	clear(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/** Focuses an element, or the control of a label. Refused with `no_focus` and the codes of `click`. */
	focus(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Scrolls an element into view; with `direction`, `pages`, `pixels` or `to`, its nearest scroll container.
	 * @param nodeId null for the page
	 * @param options `pixels` in CSS pixels, `pages` in heights or widths of what is seen
	 * @returns refused with `off_screen`, `hidden`
	 */
	scroll(nodeId: NodeId | null, options?: ScrollOptions$1 & OfSnapshot): Promise<ActionResult>;
	/**
	 * Sets a date, time, colour, range or any other value at once; read back.
	 * @param value in the form of the control's `value`: `2026-01-31`, `#ff8800`, `40`
	 * @returns refused with `bad_value`, `not_kept` and the codes of `type`
	 */
	setValue(nodeId: NodeId, value: string, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Drags an element, with pointer events or with HTML's drag and drop, as the page takes it.
	 * @param to another element, or how far, in CSS pixels
	 * @returns refused with `not_taken` and the codes of `click`
	 */
	drag(nodeId: NodeId, to: DragTarget, options?: DragOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Gives files to a file input, or drops them on an element that takes them.
	 * @param files each with a name and its content as bytes, text or base64
	 * @returns refused with `not_editable`, `bad_value`, `disabled`, `not_kept`
	 */
	upload(nodeId: NodeId, files: UploadFile | readonly UploadFile[], options?: ActionOptions): Promise<ActionResult>;
	/** Submits the form of an element, with its validation. Refused with `no_form`, `disabled`, `invalid`. */
	submit(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Waits until an element has a state, a text shows or is gone, the URL contains something, and the page is quiet:
	 * until all that is named holds at the same time.
	 * @param options `quiet` and `timeout` (5,000) in milliseconds
	 * @returns refused with `timeout`
	 */
	waitFor(options: WaitForOptions & OfSnapshot & {
		nodeId?: NodeId;
	}): Promise<ActionResult>;
	/**
	 * Reads a list that is drawn in parts from its start to its end or to a budget, each row once, and puts the scroll
	 * position back.
	 * @param options `items`: a selector of the rows; `timeout` (20,000) in milliseconds
	 */
	collect(nodeId: NodeId, options?: CollectOptions & OfSnapshot): Promise<CollectResult>;
	/**
	 * Fills fields by number, each in the way of its kind, and reads each back; a refused field does not stop the rest.
	 */
	fillForm(values: Readonly<Record<string, FieldValue>>, options?: ActionOptions): Promise<FormResult>;
	/**
	 * Runs a tool of `toolDefinitions`.
	 * @param args as a model gave them, an object or its JSON; null counts as absent
	 * @returns what the tool's method gives
	 * @throws DomToolError `bad_option`, with the argument, what it takes and what was given
	 */
	call(name: string, args?: unknown): Promise<unknown>;
	/**
	 * Runs an action string as a back end gives it: `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`. With
	 * a `snapshotId` only while the page is still that document.
	 */
	perform(action: string, options?: OfSnapshot): Promise<unknown>;
	/**
	 * The page state that a back end plans with: minified semantic nodes, and by `domMode` the page's structure, a
	 * screenshot, the document.
	 * @throws DomToolError `no_screenshot` for `hybrid` without a `captureScreenshot` that gives one
	 */
	pageState(options?: PageStateOptions): Promise<PageState>;
	/** Asks a back end what to do: semantic nodes first, then what it asks for. What goes wrong is in the result. */
	negotiate(options: NegotiateOptions): Promise<Negotiation>;
	/**
	 * Does one automation request: finds elements by CSS, text, role and name or number, reads, acts or evaluates, and
	 * describes each element in the answer.
	 * @param host what only the host may give: code that comes as text runs only through `host.evaluate`
	 * @returns the answer; whatever goes wrong, misuse included, is in its `code` and `error`
	 */
	automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult>;
	/**
	 * Answers `alert`, `confirm`, `prompt` and `beforeunload` in place of the browser, which would block the page.
	 * @param handler gives true, false or a text; null or undefined dismisses
	 * @returns a function that ends it; what was answered is in the results' `effect.dialogs`
	 */
	answerDialogs(handler: (dialog: NativeDialog) => DialogAnswer): () => void;
	/**
	 * Lets a host's real input (DevTools protocol, `chrome.debugger`) do clicks and keys, with the same checks; null ends
	 * it.
	 */
	useTrustedInput(input: TrustedInput | null): void;
	/** Stops observing and lets go of everything; methods called afterwards throw `destroyed`. May be called twice. */
	destroy(): void;
}
/** An Error that a program can tell apart by its `code`. */
export declare class DomToolError extends Error {
	readonly code: MisuseCode;
	constructor(code: MisuseCode, message: string);
}
export declare const DEFAULT_CONFIG: Readonly<DomToolConfig>;
/** Whether a person can see the element, with the reason if not. */
export declare const checkVisibility: (element: Element) => VisibilityResult;
/** The whole accessible description. Accessible Name and Description Computation 1.2, section 4.3. */
export declare const computeAccessibleDescription: (element: Element) => string;
/** The whole accessible name. Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, section 4. */
export declare const computeAccessibleName: (element: Element) => string;
/** The computed role; null where there is no corresponding role. WAI-ARIA 1.2, section 5; HTML-AAM 1.0, section 3. */
export declare const computeRole: (element: Element) => string | null;
/** Whether the element is something to click or type into, by markup, handlers, role or cursor. */
export declare const isInteractive: (element: Element) => boolean;
export interface ActionChanges {
	/** The document is being left, or its URL changed. */
	readonly navigationOccurred: boolean;
	readonly newUrl?: string;
	/** Mutation records from the action until the page was quiet. */
	readonly domMutations: number;
	readonly scrollChanged: boolean;
	readonly valueChanged: boolean;
	/** The control's value after the action, if it changed; never that of a secret. */
	readonly newValue?: string;
}
/** What happened beside the changes that can be counted; a field is absent where nothing did. */
export interface ActionEffect {
	/** Elements that came to be seen, each with the text and the numbers in it; at most 20 of each kind are told. */
	readonly appeared?: readonly DiffElement[];
	/** Elements that are no longer to be seen. */
	readonly gone?: readonly DiffElement[];
	/** Elements whose name, text, value or state changed: before and after. */
	readonly changed?: readonly DiffChange[];
	/** How many more of these there are. */
	readonly more?: number;
	/** The page changed, but is too large to be read again at once: the next snapshot's diff tells what. */
	readonly unread?: boolean;
	/** What has focus now, if it moved: `node_12 'E-mail'`, or null for nothing. */
	readonly focused?: string | null;
	/** Dialogs and popovers that opened. */
	readonly opened?: readonly string[];
	/** Alerts, status messages and other live-region texts, also those that have gone again. */
	readonly announcements?: readonly string[];
	/** Messages of errors that the page's own code threw. */
	readonly errors?: readonly string[];
	/** Fields that refused their value, with the browser's message. */
	readonly invalid?: readonly {
		readonly field: string;
		readonly message: string;
	}[];
	/** Requests that the server refused (status 400 and more), where the browser tells. */
	readonly failedRequests?: readonly {
		readonly url: string;
		readonly status: number;
	}[];
	/** A download began: its name, or an empty string if it has none. */
	readonly download?: string;
	/** Tabs and windows that the page opened or asked for; `blocked` where the browser refused. */
	readonly newTabs?: readonly {
		readonly url: string;
		readonly blocked?: boolean;
	}[];
	/** Native dialogs that were answered by the handler given to `answerDialogs`. */
	readonly dialogs?: readonly {
		readonly type: string;
		readonly message: string;
	}[];
	/** The page cancelled the event's default action. */
	readonly prevented?: boolean;
	/** Only where nothing at all was observed until the page was quiet: `no effect observed in 43 ms`. */
	readonly none?: string;
}
/** What an action did. */
export interface ActionResult {
	/** The event reached the element that was meant, and what was to be typed or chosen was read back. */
	readonly success: boolean;
	/** One sentence that says why not, and what to do. */
	readonly error?: string;
	/** The same as a stable word. */
	readonly code?: ActionCode;
	/** Milliseconds, waiting for the page to be quiet included. */
	readonly duration: number;
	readonly changes: ActionChanges;
	readonly effect?: ActionEffect;
	readonly nodeId: string;
	/** What was acted on, where it is another element: a label's control, the editor that came in a preview's place. */
	readonly actedOn?: string;
	readonly actionType: ActionType;
	/** ISO 8601. */
	readonly timestamp: string;
}
export interface AnthropicTool {
	name: string;
	description: string;
	input_schema: ToolSchema;
}
/**
 * The WAI-ARIA states and properties of an element. A state that does not apply or has its default value is absent.
 * https://w3c.github.io/aria/#state_prop_def
 */
export interface AriaStates {
	readonly checked?: boolean | "mixed";
	readonly pressed?: boolean | "mixed";
	readonly selected?: boolean;
	readonly expanded?: boolean;
	readonly disabled?: boolean;
	readonly readonly?: boolean;
	readonly required?: boolean;
	readonly invalid?: boolean | "grammar" | "spelling";
	readonly level?: number;
	readonly current?: string;
	readonly haspopup?: string;
	readonly modal?: boolean;
	readonly multiselectable?: boolean;
	readonly orientation?: string;
	readonly valuemin?: number;
	readonly valuemax?: number;
	readonly valuenow?: number;
	readonly valuetext?: string;
	readonly posinset?: number;
	readonly setsize?: number;
}
/** What only the host may give, not the request. */
export interface AutomationHost {
	/** Runs code that came as text. Without it such code is refused. */
	readonly evaluate?: (code: string, element: Element | null, arg: unknown) => unknown;
}
/**
 * One automation request. Beside these fields it takes the action's own arguments: `text` to type, `values` to select,
 * `key` to press, …
 */
export interface AutomationRequest {
	readonly action: AutomationAction;
	/** Which element; of several that match, the first that can be seen. */
	readonly selector?: Selector;
	readonly nodeId?: NodeId;
	/** `full` for all that is known of an element; anything else is `balanced`. */
	readonly descriptorMode?: DescriptorMode;
	/** `query`: how many elements to describe (default: 50); `count` tells how many there are. */
	readonly limit?: number;
	/** Show typed text too (default: false); never secrets. */
	readonly includeValues?: boolean;
	/** `getAttribute`: which. */
	readonly name?: string;
	/** `evaluate`: called with the element (or null) and `arg`; or code as text, where the host runs it. */
	readonly fn?: ((element: Element | null, arg: unknown) => unknown) | string;
	readonly arg?: unknown;
	readonly [argument: string]: unknown;
}
export interface AutomationResult {
	success: boolean;
	action: string;
	/**
	 * Elements as descriptors: of `query` a list, of an action the one acted on; text of `getText`; what `evaluate` gave.
	 */
	result: unknown;
	/** How many elements the selector matched. */
	count: number;
	descriptorMode: DescriptorMode;
	/** What an action changed. */
	changes?: ActionChanges;
	effect?: ActionEffect;
	error?: string;
	code?: AutomationCode;
}
/** Document 000's compact descriptor: every field is there, null where the element has none. */
export interface BalancedDescriptor {
	tag: string;
	nodeId: string | null;
	id: string | null;
	name: string | null;
	role: string | null;
	ariaLabel: string | null;
	placeholder: string | null;
	type: string | null;
	text: string | null;
	visible: boolean;
	href: string | null;
	src: string | null;
	value: string | null;
	state: {
		disabled: boolean | null;
		checked: boolean | string | null;
		expanded: boolean | null;
		selected: boolean | null;
	};
	rect: DescriptorRect;
}
/** A rectangle in CSS pixels, relative to the viewport of the element's own frame. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
export interface ClickOptions extends TimeoutOptions {
	/** Default `left`. */
	button?: "left" | "right" | "middle";
	/** Default `single`. */
	clickType?: "single" | "double";
	modifiers?: Modifiers;
	/** Wait until a navigation begins, at most `navigationTimeout`. Default false. */
	waitForNavigation?: boolean;
	/** Milliseconds; default 5000. */
	navigationTimeout?: number;
	/** Default true. */
	scrollIntoView?: boolean;
	/** Where in the element's box; default its centre, or another free point of it. */
	position?: {
		x: number;
		y: number;
	};
	/** Act even if the element is hidden, disabled, moving or covered. Default false. */
	force?: boolean;
}
export interface CollectOptions {
	/**
	 * CSS selector of the rows; default: list items, rows, options and articles, else the repeated children of the
	 * container.
	 */
	items?: string;
	/** Default 1000. */
	maxItems?: number;
	/** Milliseconds; default 20000. */
	timeout?: number;
}
/** The result of reading a list to its end. */
export interface CollectResult extends ActionResult {
	readonly items: readonly Collected[];
	/** The list's end was reached. */
	readonly complete: boolean;
}
export interface Collected {
	readonly text: string;
	readonly position: number | null;
}
export interface DescriptorRect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly top: number;
	readonly left: number;
	readonly right: number;
	readonly bottom: number;
	readonly pageX: number;
	readonly pageY: number;
}
export interface DiffChange {
	id: string;
	tag: string;
	role?: string;
	"aria-label"?: string;
	/** Before and after; null where there was or is none. What was typed is only said to differ, unless values are on. */
	changes: Partial<Record<Field, readonly [
		before: DiffValue,
		after: DiffValue
	]>>;
}
export interface DiffElement {
	/** `node_` and the number. */
	id: string;
	tag: string;
	role?: string;
	"aria-label"?: string;
	/** Its text with all that is in it, cut at 200 characters. */
	text?: string;
	/** Elements in it, itself included. */
	elements: number;
}
export interface DomOverviewResponse {
	success: boolean;
	snapshotId: string;
	tabName: string;
	url: string;
	sections: {
		outline?: OutlineElement[];
		interactives?: (InteractiveElement | GroupedInteractiveElement)[];
		headings?: HeadingElement[];
	};
	summary: {
		total_elements: number;
		shown: number;
		truncatedSections: string[];
		viewport_info: {
			width: number;
			height: number;
			scroll_position: number;
			contentHeight: number;
		};
		/** What lies behind the dialog that takes all input. */
		behind_modal?: {
			id: string;
			elements: number;
		};
		note?: string;
	};
}
/** Configuration of a `DomTool`; every field is optional for the caller. */
export interface DomToolConfig {
	/**
	 * Hard limit of one build, in milliseconds: it then fails with code `build_timeout` and the old snapshot stays.
	 * Default 30,000.
	 */
	snapshotTimeout: number;
	/** How many interactive nodes a view shows if the call does not say. Capturing drops nothing. Default 400. */
	maxInteractiveElements: number;
	/** How many levels the serialized form shows if the call does not say. Default Infinity. */
	maxTreeDepth: number;
	/**
	 * Notice changes of the page and rebuild. False: a snapshot stays until `buildSnapshot()` or `invalidateSnapshot()`.
	 * Default true.
	 */
	autoInvalidate: boolean;
	/** How long the page must be quiet before a rebuild for its mutations, in milliseconds. Default 500. */
	mutationThrottle: number;
	/** What the overview calls this tab; another tab's name is refused. Default `active`. */
	tabName: string;
	/** Walk same-origin frames. Default true. */
	captureIframes: boolean;
	/** Walk open shadow roots. Default true. */
	captureShadowDom: boolean;
	/** How many levels of frames are walked; deeper ones are marker nodes. Default Infinity. */
	iframeDepth: number;
	/** How many levels of shadow roots are walked; deeper ones are marker nodes. Default Infinity. */
	shadowDomDepth: number;
	/**
	 * Join what frames of other origins show into the snapshot, with numbers of the same space, where a DomTool runs in
	 * them that allows it. True asks them. An object also says who may ask this one. Posts messages that handlers of the
	 * pages can see. Default false.
	 */
	joinFrames: boolean | JoinFrames;
}
export interface DragOptions extends TimeoutOptions {
	/** Where to press, in CSS pixels from the upper left corner of the dragged element's box. */
	position?: Point;
	/** Number of mouse moves; default 10. */
	steps?: number;
	modifiers?: Modifiers;
	force?: boolean;
}
export interface ElementRef {
	id: string;
	tag: string;
	role?: string;
	name?: string;
}
/** Of the live control: what markup says about the values it takes. */
export interface FieldConstraints {
	readonly pattern?: string;
	readonly min?: string;
	readonly max?: string;
	readonly step?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly accept?: string;
	readonly multiple?: true;
	readonly autocomplete?: string;
}
/** What one field takes: what a fill has to give, and is checked against. */
export interface FormField {
	id: string;
	label: string;
	/** The text view's word: `textbox`, `checkbox`, `combobox`, `date`, `file`, …; `radio` for a whole group. */
	type: string;
	/** `email`, `tel`, `password`, … of an input that is more than text. */
	inputType?: string;
	placeholder?: string;
	/** What the field accepts, in words and as its constraints. */
	format?: FieldConstraints;
	required?: true;
	disabled?: true;
	readonly?: true;
	/** Texts to choose from. */
	options?: string[];
	/** What is chosen; what was typed only with `includeValues`. Never a secret. */
	value?: string;
	checked?: boolean | "mixed";
	/** Password, card number, one-time code: its value is never shown. */
	secret?: true;
	/** Why the browser or the page does not accept the value. */
	invalid?: string;
}
export interface FormOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** At most about so many tokens: the first fields first; what is left out is counted in its form. */
	maxTokens?: number;
}
/** The result of filling a form: that of the whole, and that of each field. */
export interface FormResult extends ActionResult {
	readonly fields: readonly ActionResult[];
}
/** One form, with what it takes; fields outside any form stand together in one without a number. */
export interface FormView {
	/** `node_5`; null for fields outside any form. */
	id: string | null;
	name?: string;
	fields: FormField[];
	buttons: {
		id: string;
		name: string;
		disabled?: true;
	}[];
	/** Fields beyond `maxTokens`. */
	omitted?: number;
}
export interface FullDescriptor extends BalancedDescriptor {
	computedRole: string | null;
	computedName: string | null;
	description: string | null;
	attributes: Record<string, string>;
	states: Record<string, boolean | string | number>;
	hiddenReason: string | null;
	reachable: boolean;
	coveredBy: string | null;
	selectorHints: string[];
	framePath: string[];
	shadowPath: string[];
}
/** What `getSnapshot` takes. */
export interface GetSnapshotOptions {
	/**
	 * Wait for a build under way, and build if the snapshot is out of date. False: answer at once with what is there.
	 * Default true.
	 */
	readonly waitForBuild?: boolean;
	/**
	 * How long to wait, in milliseconds; then the old snapshot is given, marked `stale`, or, without one, `build_timeout`
	 * thrown. Default 5,000.
	 */
	readonly maxWaitMs?: number;
}
/** Similar elements in like places. Any member's number acts. */
export interface GroupedInteractiveElement {
	/** `[200-205]`, or `[200,203,207]` where numbers are not consecutive. */
	id: string;
	group: string;
	count: number;
	selector_hints: string[];
}
export interface HeadingElement {
	id: string;
	tag: "h1" | "h2" | "h3" | "p";
	text: string;
	/** Characters before the cut. */
	length: number;
}
export interface HoverOptions extends TimeoutOptions {
	position?: Point;
	modifiers?: Modifiers;
	scrollIntoView?: boolean;
	force?: boolean;
}
export interface InspectFailure {
	success: false;
	code: "unknown_node" | "stale_node" | "stale_document" | "not_an_element" | "no_match";
	/** One sentence to act on. */
	error: string;
}
export interface InspectOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** The snapshot that the number is of: if that was of another document, it is refused. */
	snapshotId?: string;
}
/** Everything about one element. */
export interface Inspection extends Omit<FullDescriptor, "selectorHints"> {
	success: true;
	/** Elements that the selector matched, where one was given: this is the first that can be seen, else the first. */
	matches?: number;
	inViewport: boolean;
	/** Whether a person could use it where it is now, and what is in the way. */
	reachability: ReachState;
	/** It is one of the elements to use, with a number in every view. */
	interactive: boolean;
	/** In words: why it can or cannot be seen, and why it counts as something to use or not. */
	why: {
		visible: string;
		interactive: string;
	};
	/** Computed style, only where it is not usual. */
	style: Record<string, string>;
	/** Proven to match this element alone, the surest first. */
	selectorHints: {
		selector: string;
		confidence: number;
	}[];
	/** What it stands in, outermost first. */
	ancestors: ElementRef[];
	/** Its line of the text view, with those before and after it; null where there is none. */
	lines: {
		before: string | null;
		own: string | null;
		after: string | null;
	};
}
export interface InteractiveControl {
	id: string;
	role: string;
	name: string;
	selector: string;
	visible: true;
	inViewport: boolean;
	states: {
		disabled?: true;
		checked?: true | "mixed";
		required?: true;
		href?: string;
		placeholder?: string;
		value?: string;
	};
	region?: LandmarkRegion;
}
export interface InteractiveElement {
	id: string;
	type: "button" | "link" | "input" | "select" | "textarea";
	tag: string;
	text?: string;
	label?: string;
	value?: string;
	attributes: {
		name?: string;
		placeholder?: string;
		href?: string;
		type?: string;
		role?: string;
	};
	selector_hints: string[];
}
/**
 * Who may join the frame that a tool runs in, which is to read it and act in it: the windows around it that are of one
 * of these origins, or that know the secret; if both are given, both must hold. Without either nobody may, and it only
 * joins its own frames.
 */
export interface JoinFrames {
	/**
	 * Whole origins (`https://example.com`). Whatever script runs in a page of such an origin can ask as its DomTool
	 * does: name only pages that you trust with what is in the frame.
	 */
	readonly parents?: readonly string[];
	/** At least 16 characters that no page knows, the same in all frames. It is proven, never sent. */
	readonly secret?: string;
}
export interface KeyPressOptions extends TimeoutOptions {
	modifiers?: Modifiers;
	/** Number of presses; default 1. */
	repeat?: number;
}
/** What `DomTool.listen` takes. */
export interface ListenOptions {
	/**
	 * Whole origins (`https://example.com`) whose windows may send commands by `postMessage`. Default none: no window
	 * may.
	 */
	readonly origins?: readonly string[];
	/** Ports to be listened to. */
	readonly ports?: readonly MessagePort[];
	/** Listen to the extension that this script belongs to. Default true, where there is one. */
	readonly runtime?: boolean;
}
export interface McpTool {
	name: string;
	description: string;
	inputSchema: ToolSchema;
	annotations: {
		readOnlyHint: boolean;
	};
}
export interface Modifiers {
	ctrl?: boolean;
	shift?: boolean;
	alt?: boolean;
	meta?: boolean;
}
/** A native dialog of the browser, which blocks the page until it is answered. */
export interface NativeDialog {
	readonly type: "alert" | "confirm" | "prompt" | "beforeunload";
	readonly message: string;
	readonly defaultValue?: string;
}
/** What `negotiate` takes. */
export interface NegotiateOptions extends SemanticOptions {
	/** Brings the request to the back end and gives its answer, as an object or as JSON. */
	readonly send: (request: NegotiationRequest) => unknown;
	/** What the person wants. */
	readonly query: string;
	/** Passed through to the back end; says nothing about the page. */
	readonly tabId?: number | string;
	readonly captureScreenshot?: CaptureScreenshot;
	/** Requests after the first (default: 3, enough for every artefact one by one). */
	readonly maxRetries?: number;
}
/** How a negotiation ended. */
export interface Negotiation {
	/** The back end answered without asking for more. */
	success: boolean;
	/** Its last answer. */
	response: unknown;
	/** The answer's `action`, as `perform` takes it. */
	action?: string;
	/** The mode of each request that was sent, in order. */
	sent: DomMode[];
	code?: NegotiationCode;
	/** One sentence that says why it failed. */
	error?: string;
}
/** Options of every action. */
export interface OfSnapshot {
	/** The snapshot that the number is of: if that was of another document, the action is refused (`stale_document`). */
	readonly snapshotId?: string;
}
export interface OpenAiTool {
	type: "function";
	function: {
		name: string;
		description: string;
		parameters: ToolSchema;
		strict: true;
	};
}
export interface OutlineElement {
	/** `[123]` */
	id: string;
	tag: string;
	classes?: string;
	id_attr?: string;
	/** Deeper than 2 only for frames. */
	depth: number;
	child_count: number;
}
/** One mark as it is drawn, in whole CSS pixels of the viewport. */
export interface OverlayMark {
	readonly nodeId: string;
	/** The visible part of the element; its first line box if it has several. */
	readonly box: TreeBox;
	/** Where its number stands; null without labels, or where there was no room left. */
	readonly label: TreeBox | null;
}
/** What `overlay.show` takes. */
export interface OverlayOptions {
	/** Which elements; by default all that can be used and are not behind a modal. */
	readonly nodes?: readonly NodeId[];
	/** Elements to emphasise; they are marked even if `nodes` does not name them. */
	readonly highlight?: NodeId | readonly NodeId[];
	/** Draw numbers, not only boxes. Default true. */
	readonly labels?: boolean;
	/** Mark what lies behind a modal too. */
	readonly behindModal?: boolean;
	/**
	 * Mark new elements when the page changes. Default false: the marks stay those that were drawn, and move with their
	 * elements.
	 */
	readonly live?: boolean;
}
/** What `overlay.show` drew, and what it did not. */
export interface OverlayResult {
	readonly snapshotId: string;
	readonly marks: readonly OverlayMark[];
	/** Out of the viewport, or scrolled out of their container: marked as soon as they come into sight. */
	readonly outOfSight: readonly string[];
	/** Other elements lie over them. */
	readonly covered: readonly string[];
	/** Asked for, but not in the page, or in a joined frame, which has no marks. */
	readonly missing: readonly string[];
}
/** What `tool.overview` takes. */
export interface OverviewOptions {
	/** The tab to look at: the one that the tool is in, by its name (`config.tabName`), or `active`. */
	tabName?: string;
	/** Which sections to give: all three if omitted, else those that are true. */
	filters?: {
		outline?: boolean;
		interactives?: boolean;
		headings?: boolean;
	};
	/** Only what a person can see (default: true). False adds hidden elements to use, marked `hidden`. */
	visible?: boolean;
	/** Only what is in the viewport (default: true); the outline is always of the whole page. */
	viewport?: boolean;
	/** Rows of each section (default: 30, at most 100). */
	max_rows?: number;
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** Include what lies behind a modal dialog (default: false). */
	behindModal?: boolean;
	/** At most about so many tokens of the text form: rows are left out until it fits. */
	maxTokens?: number;
}
/** The core document's legacy form: a flat list of controls, with a selector for each. */
export interface PageModel {
	title: string;
	url: string;
	headings: string[];
	regions: string[];
	controls: InteractiveControl[];
	/** Selector of each control by its id. */
	aimap: Record<string, string>;
	/** Controls beyond `maxTokens`. */
	omitted?: number;
}
export interface PageModelOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** At most about so many tokens: controls in the viewport first. */
	maxTokens?: number;
}
/** The page state for a back end: the semantic nodes, and what was asked for beside them. */
export interface PageState extends Omit<SemanticState, "domMode"> {
	domMode: DomMode;
	/** The page's structure as HTML, with `data-llm-id` on what can be used. */
	skeletonDom?: string;
	/** The document as HTML, secrets left out; what nobody can see is marked `data-llm-hidden` and not to be trusted. */
	dom?: string;
	/** Base64 of the viewport, as the host took it. */
	screenshot?: string;
	screenshotHash?: string;
	/** Why a screenshot that was asked for is missing. */
	unavailable?: {
		screenshot: string;
	};
}
/** What `pageState` takes. */
export interface PageStateOptions extends SemanticOptions {
	/**
	 * `skeleton` adds the page's structure, `hybrid` a screenshot to that, `full` the whole document. Default
	 * `semantic_v3`.
	 */
	readonly domMode?: DomMode;
	/** For `hybrid`: base64 or a data URL of what the viewport shows. */
	readonly captureScreenshot?: CaptureScreenshot;
}
/**
 * The coordinates of documents in frames. Layout gives boxes relative to the viewport of the element's own document;
 * this file holds the one rule that takes such a box to the document around the frame and on to the top document. A
 * frame may be moved, scaled, rotated or mirrored by CSS, on itself or around it; perspective is not followed.
 */
/** A point in CSS pixels of one document's viewport. */
export interface Point {
	readonly x: number;
	readonly y: number;
}
/**
 * `by`: what covers, disables or makes it inert, the dialog that it is behind, or the container that it is scrolled out of, `byName`
 * its name or its first words; `reason`: why it is hidden; `dx`, `dy`: pixels off screen.
 */
export interface ReachState {
	state: "reachable" | "hidden" | "disabled" | "inert" | "covered" | "clipped" | "off-screen";
	by?: string;
	byName?: string;
	reason?: string;
	dx?: number;
	dy?: number;
}
/** A box inside the page that scrolls. */
export interface ScrollableContainer {
	i: string;
	n?: string;
	/** How far it is scrolled, how high its content is, and how much of it shows, in whole pixels. */
	top: number;
	height: number;
	shown: number;
}
export interface SearchMatch {
	/** `[12]`; of text, the element it is in. */
	id: string;
	/** Role word of the text view; `text` for text, `link` for a link. */
	role: string;
	/** The line of the text view that it is in, cut to 200 characters around it. */
	line: string;
	/** The heading or region that it stands under. */
	under?: string;
}
/** What `tool.search` takes beside the query. */
export interface SearchOptions {
	/** Only elements with this role, by ARIA's name or the text view's word. */
	role?: string;
	/** Only elements in this state: `disabled`, `checked`, … */
	state?: string;
	/** Matches told (default: 20). */
	limit?: number;
	/** At most about so many tokens of matches. */
	maxTokens?: number;
	/** Search typed text too (default: false). */
	includeValues?: boolean;
	/** Search what lies behind a modal dialog too (default: false). */
	behindModal?: boolean;
}
export interface SearchResult {
	query: string;
	found: number;
	shown: number;
	matches: SearchMatch[];
}
/** Document 003's page state. Every key but `i` is there only where it is not default. */
export interface SemanticNode {
	/** Number of the element, as every action takes it. */
	i: string;
	/** Role, by `ROLE_CODES`; a role that is not among them stays whole. Left out for a link, which most are. */
	r?: string;
	/** What it says and what it is called, cut at 100 characters; at 60, and without the words of what can be used in it, around other elements. */
	n?: string;
	/** Centre of its box in whole pixels of the viewport. Left out where none of it is in the viewport: it must be scrolled to, as actions do. */
	xy?: [
		x: number,
		y: number
	];
	/** Its box: left, top, width, height. Only in `hybrid` or on request. */
	box?: [
		x: number,
		y: number,
		width: number,
		height: number
	];
	/** States, by `STATE_CODES`, parted by spaces. */
	s?: string;
	/** Value: what is chosen always, what is typed only with `includeValues`. */
	v?: string;
	/** Covered by something else: a click would not reach it. */
	occ?: true;
	/** Number of the scroll container that it is scrolled out of. What only the page has to be scrolled for has no `scr`, and no `xy`. */
	scr?: string;
}
export interface SemanticOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** Give each element's box too (default: false). */
	boxes?: boolean;
	/** Elements, those in the viewport first (default: 400). */
	maxElements?: number;
	/** At most about so many tokens. */
	maxTokens?: number;
	/** Include what lies behind a modal dialog (default: false). */
	behindModal?: boolean;
}
export interface SemanticState {
	domMode: "semantic_v3";
	url: string;
	pageTitle: string;
	viewport: {
		width: number;
		height: number;
	};
	scrollPosition: {
		x: number;
		y: number;
	};
	interactiveTree: SemanticNode[];
	scrollableContainers?: ScrollableContainer[];
	/** What has happened on the page, oldest first. */
	recentEvents?: string[];
	/** What is not in `interactiveTree`: beyond the limit, and behind a dialog that takes all input. */
	omitted?: {
		elements?: number;
		behindModal?: number;
	};
}
export interface SerializationOptions {
	/** Show typed text too (default: false). Passwords, cards and one-time codes never. */
	includeValues?: boolean;
	/** Include elements outside the viewport (default: true). */
	includeOffscreen?: boolean;
	/** Give each element's box in whole CSS pixels of the viewport (default: false). */
	includeBoundingBoxes?: boolean;
	/** Levels under the body (default: unlimited). */
	maxDepth?: number;
	/** Elements to use, those in the viewport first (default: 1000). */
	maxInteractive?: number;
	/** At most about so many tokens: the viewport and what can be used first. */
	maxTokens?: number;
	/** Only elements that match this CSS selector, with all that is in them, in the document, its frames and shadow roots. */
	filterSelector?: string;
	/** Include what lies behind a modal dialog (default: false). */
	behindModal?: boolean;
}
/** What `serialize` gives and takes: the flattened form of the page for an LLM. */
export interface SerializedDom {
	page: {
		context: {
			url: string;
			title: string;
		};
		/** Most elements stand right under it; groups such as forms keep their content together. */
		body: SerializedNode;
		/** Every frame, nested ones too, in document order; one that cannot be read has a body that says why. */
		iframes?: SerializedFrame[];
		/** Every shadow root, nested ones too, in document order. */
		shadowDoms?: SerializedShadow[];
		/** What is not here, and the options that give it. */
		omitted?: SerializedOmissions;
	};
}
export interface SerializedFrame {
	/** The frame element. */
	hostId: string;
	url: string;
	title: string;
	body: SerializedNode;
}
/** One element. Every key but the first two is there only where it says something. */
export interface SerializedNode {
	/** `node_` and the element's number. */
	id: string;
	tag: string;
	/** Of what can be used, always; else only where its author gave one that the tag does not say. */
	role?: string;
	/** Accessible name: of what can be used, always; else only where its author gave one that differs from the text. */
	"aria-label"?: string;
	/** Visible text, cut at 500 characters. */
	text?: string;
	/** What is chosen; what was typed only with `includeValues`. */
	value?: string;
	/** As authored. */
	href?: string;
	placeholder?: string;
	inputType?: string;
	disabled?: true;
	checked?: true | "mixed";
	required?: true;
	expanded?: boolean;
	/** Outside the viewport; not repeated on what is inside such an element. */
	offscreen?: true;
	selected?: true;
	pressed?: true | "mixed";
	readonly?: true;
	invalid?: true | "grammar" | "spelling";
	current?: string;
	focused?: true;
	boundingBox?: {
		x: number;
		y: number;
		width: number;
		height: number;
	};
	children?: SerializedNode[];
}
export interface SerializedOmissions {
	/** Elements to use beyond `maxInteractive`. */
	interactive?: number;
	/** Elements below `maxDepth`. */
	deeper?: number;
	/** Elements outside the viewport, with `includeOffscreen: false`. */
	offscreen?: number;
	/** Elements beyond `maxTokens`. */
	budget?: number;
	/** What lies behind the dialog that takes all input. */
	behindModal?: {
		id: string;
		"aria-label"?: string;
		elements: number;
	};
	/** The options that give what is not here. */
	ask: string;
}
export interface SerializedShadow {
	hostId: string;
	body: SerializedNode;
}
export interface SnapshotContext {
	readonly url: string;
	readonly title: string;
	readonly viewport: {
		readonly width: number;
		readonly height: number;
		readonly scrollX: number;
		readonly scrollY: number;
	};
}
/** What differs between two snapshots of one document. */
export interface SnapshotDiff {
	/** Elements that appeared; what is inside one is counted in `elements`. */
	appeared: DiffElement[];
	gone: DiffElement[];
	changed: DiffChange[];
}
export interface SnapshotStats {
	/** The number of elements walked, hidden ones included. */
	readonly totalNodes: number;
	readonly visibleNodes: number;
	/** The number of visible elements that can be clicked or typed into. */
	readonly interactiveNodes: number;
	readonly iframeCount: number;
	readonly shadowDomCount: number;
	/** Milliseconds from the start of the build to its end, including the page's own work between slices. */
	readonly captureTimeMs: number;
}
/** ARIA and form states; a key is absent where the state does not apply or has its default. */
export interface States extends AriaStates {
	readonly focused?: boolean;
}
export interface TextOptions extends TextViewOptions {
	/** Marks what is new since this snapshot; by default, since the page was last given as text. Null marks nothing. */
	previous?: DomSnapshot | null;
}
export interface TextViewOptions {
	/** Show typed text too (default: false). Passwords, cards and one-time codes never. */
	includeValues?: boolean;
	/** Show where links lead (default: false; they would double the text). */
	urls?: boolean;
	/**
	 * Rows of long groups to show that the view leaves out: those with one of these numbers, or with a number from one to
	 * another. `all` leaves out none, and lists all options of every select.
	 */
	expand?: "all" | readonly (number | readonly [
		from: number,
		to: number
	])[];
	/** Include what lies behind a modal dialog (default: false). */
	behindModal?: boolean;
	/**
	 * At most about so many tokens: a dialog, what has focus, the viewport, what is new, forms and headings first. What is
	 * cut is one line, with its price and the `lines` that give it.
	 */
	maxTokens?: number;
	/** Only what is in the viewport (default: false). */
	viewport?: boolean;
	/** Only regions of this kind or name, as `main`, `nav`, `nav Categories`. */
	region?: string;
	/** Only these lines of the whole view, the first being 1. */
	lines?: readonly [
		from: number,
		to: number
	];
}
/** Of every action. */
export interface TimeoutOptions {
	/** How long to wait until the action can be done, in milliseconds; 0 is at once. Default 5000. */
	timeout?: number;
}
export interface ToolDefinitions {
	openai: OpenAiTool;
	anthropic: AnthropicTool;
	mcp: McpTool;
	seed: OpenAiTool;
}
/** What the tools are run on: the methods of a `DomTool`. */
export interface ToolHost {
	getSnapshot(): Promise<{
		toText(options: object): string;
	}>;
	overview(options: OverviewOptions & {
		format?: "text" | "json";
		refresh?: boolean;
	}): Promise<string | DomOverviewResponse>;
	search(query: string, options: SearchOptions & {
		format?: "text" | "json";
	}): Promise<string | SearchResult>;
	inspect(target: NodeId, options: InspectOptions): Promise<Inspection | InspectFailure>;
	diff(idA: string, idB: string): Promise<SnapshotDiff>;
	forms(options: FormOptions): Promise<FormView[]>;
	pageState(options: PageStateOptions): Promise<PageState>;
	click(nodeId: NodeId, options: ClickOptions & OfSnapshot): Promise<ActionResult>;
	type(nodeId: NodeId, text: string, options: TypeOptions & OfSnapshot): Promise<ActionResult>;
	keypress(key: string, options: KeyPressOptions & OfSnapshot & {
		targetNodeId?: NodeId;
	}): Promise<ActionResult>;
	hover(nodeId: NodeId, options: HoverOptions & OfSnapshot): Promise<ActionResult>;
	select(nodeId: NodeId, values: OptionSelector | readonly OptionSelector[], options: ActionOptions): Promise<ActionResult>;
	check(nodeId: NodeId, checked: boolean, options: ActionOptions): Promise<ActionResult>;
	clear(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
	focus(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
	setValue(nodeId: NodeId, value: string, options: ActionOptions): Promise<ActionResult>;
	submit(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
	scroll(nodeId: NodeId | null, options: ScrollOptions$1 & OfSnapshot): Promise<ActionResult>;
	drag(nodeId: NodeId, to: DragTarget, options: DragOptions & OfSnapshot): Promise<ActionResult>;
	upload(nodeId: NodeId, files: UploadFile | readonly UploadFile[], options: ActionOptions): Promise<ActionResult>;
	fillForm(values: Readonly<Record<string, FieldValue>>, options: ActionOptions): Promise<FormResult>;
	waitFor(options: WaitForOptions & OfSnapshot & {
		nodeId?: NodeId;
	}): Promise<ActionResult>;
	collect(nodeId: NodeId, options: CollectOptions & OfSnapshot): Promise<CollectResult>;
}
/** The part of JSON Schema that the definitions use. */
export interface ToolSchema {
	type?: string | string[];
	description?: string;
	enum?: (string | null)[];
	minimum?: number;
	items?: ToolSchema;
	anyOf?: ToolSchema[];
	properties?: Record<string, ToolSchema>;
	required?: string[];
	additionalProperties?: false;
}
/** A rectangle in whole CSS pixels of the top viewport. */
export interface TreeBox {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
/**
 * Trusted input of a host that can give it (the DevTools protocol, an extension's debugger). Points are in the top
 * viewport. Gate and report stay the same; only the events are the browser's own.
 */
export interface TrustedInput {
	click(point: Point, options: {
		button: "left" | "middle" | "right";
		clickCount: number;
		modifiers: Modifiers;
	}): Promise<void>;
	move(point: Point): Promise<void>;
	/** Types into the focused element. */
	type(text: string): Promise<void>;
	press(key: string, modifiers: Modifiers): Promise<void>;
}
export interface TypeOptions extends TimeoutOptions {
	/** Default false. */
	clearFirst?: boolean;
	/** Milliseconds between characters; 0, the default, does not wait. */
	speed?: number;
	pressEnter?: boolean;
	blur?: boolean;
	force?: boolean;
}
/** A file to upload: its content is given as bytes, as text, or in base64. */
export interface UploadFile {
	name: string;
	type?: string;
	bytes?: ArrayBuffer | Uint8Array;
	text?: string;
	base64?: string;
}
/** The public form of one node: see `DomSnapshot.virtualDom`. Frozen; `children`, `metadata` and their like are made on access. */
export interface VirtualNode {
	/** `node_` and the element's number. */
	readonly node_id: string;
	/** Lower-case tag. */
	readonly tag: string;
	/** Computed ARIA role (WAI-ARIA 1.2, HTML-AAM); absent where it is `generic` or `none`. */
	readonly role?: string;
	/** Accessible name (accname 1.2), cut at 250 characters. */
	readonly "aria-label"?: string;
	/** Visible text of the element and its inline, non-interactive descendants, cut at 500 characters. */
	readonly text?: string;
	/** Current value of a control; never that of a password, card or one-time-code field. */
	readonly value?: string;
	/** Whether a person can see it. False only for containers kept for their visible content. */
	readonly visible: boolean;
	readonly children?: readonly VirtualNode[];
	/** Root of the frame's content, or a marker that says why there is none. */
	readonly iframe?: VirtualNode;
	/** Content of the shadow root, or a marker that says why there is none. */
	readonly shadowDom?: VirtualNode;
	readonly metadata?: VirtualNodeMetadata;
}
export interface VirtualNodeMetadata {
	readonly inViewport?: boolean;
	/** Whole CSS pixels, relative to the top viewport. */
	readonly boundingBox?: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	};
	readonly region?: "main" | "nav" | "header" | "footer" | "aside";
	readonly states?: Readonly<Record<string, boolean | string | number>>;
	/** As authored. */
	readonly href?: string;
	readonly inputType?: string;
	readonly placeholder?: string;
	readonly htmlId?: string;
	readonly testId?: string;
	/** Path from the root, such as `body/form[0]/input[1]`: index among all element children on every level. */
	readonly treePath?: string;
	/** The element took over the number of one that a framework replaced. */
	readonly reidentified?: boolean;
}
export interface VisibilityResult {
	/** A person can see the element, on screen or after scrolling, and it is not `aria-hidden` or `inert`. */
	readonly visible: boolean;
	/** Why not. */
	readonly reason?: HiddenReason;
	/** Its box meets the top viewport. */
	readonly inViewport: boolean;
	/** Whole CSS pixels, relative to the top viewport. */
	readonly boundingBox?: Box;
}
export interface WaitForOptions {
	/** The state of the element to wait for; default `visible`. */
	state?: "visible" | "hidden" | "enabled" | "detached";
	/** Text that must be visible on the page. */
	text?: string;
	/** Text that must not be visible on the page any more. */
	textGone?: string;
	/** What the address must contain. */
	url?: string;
	/** How long the page must not change, in milliseconds. */
	quiet?: number;
	/** Milliseconds; default 5000. */
	timeout?: number;
}
export type Acting = Exclude<ActionType, "fillForm">;
export type ActionCode = RefusalCode | "unknown_node" | "stale_node" | "stale_document" | "not_an_element";
/** The options that every action has: `timeout`, in milliseconds (5,000), is how long it waits until it can be done. */
export type ActionOptions = TimeoutOptions & OfSnapshot;
export type ActionType = "click" | "type" | "keypress" | "hover" | "select" | "check" | "clear" | "focus" | "scroll" | "setValue" | "drag" | "upload" | "submit" | "waitFor" | "fillForm" | "collect";
/** What a request can ask for: reading, every action of the tool, the caller's own code. */
export type AutomationAction = "query" | "exists" | "getText" | "getValue" | "getAttribute" | "evaluate" | Acting;
export type AutomationCode = ActionCode | MisuseCode | "no_match" | "unknown_action" | "evaluate_failed" | "not_allowed";
/** What made a rebuild necessary. */
export type BuildTrigger = "action" | "navigation" | "manual" | "mutation";
/** Takes a screenshot of the viewport, as base64 or a data URL. A page cannot do that; its host can. */
export type CaptureScreenshot = () => string | Promise<string>;
export type DescriptorMode = "balanced" | "full";
/** True or a text means OK, false or null means Cancel; undefined means OK with the default text. */
export type DialogAnswer = boolean | string | null | undefined;
export type DiffValue = string | number | boolean | null;
export type DomMode = "semantic_v3" | "skeleton" | "hybrid" | "full";
/** Where to drag to: an element, or so many CSS pixels away. */
export type DragTarget = {
	readonly targetNodeId: NodeId;
	readonly position?: {
		x: number;
		y: number;
	};
} | {
	readonly dx: number;
	readonly dy: number;
};
export type Field = "name" | "text" | "value" | "role" | "href" | "placeholder" | keyof States;
export type FieldValue = string | number | boolean | readonly OptionSelector[];
/** Why a person cannot see an element. */
export type HiddenReason = "not-rendered" | "display-none" | "visibility-hidden" | "transparent" | "content-visibility" | "closed-details" | "option-closed" | "clipped" | "zero-size" | "off-page" | "unpainted" | "aria-hidden" | "inert" | "unslotted" | "detached" | "tiny-text" | "transparent-text" | "same-colour" | "text-outside";
export type LandmarkRegion = "main" | "nav" | "header" | "footer" | "aside";
/**
 * What a caller can do wrong, as stable codes. Only misuse throws; what a page does ends in a result.
 */
export type MisuseCode = "bad_option" | "bad_config" | "bad_selector" | "wrong_tab" | "destroyed" | "build_timeout" | "snapshot_expired" | "no_screenshot" | "stale_document" | "unknown_command" | "no_answer"
/** The module was imported where there is no page. */
 | "no_page"
/** The core does not have what was called: load the complete script. */
 | "not_in_core";
export type NegotiationCode = 
/** `send` threw. */
"send_failed"
/** Asked again for what it had been given. */
 | "asks_again"
/** Asked for a screenshot, which cannot be had, twice. */
 | "no_screenshot"
/** Asked for a mode that there is not, and nothing else. */
 | "unknown_mode" | "too_many_requests";
/** What goes to the back end: the page state, and what it is for. */
export type NegotiationRequest = PageState & {
	query: string;
	tabId?: number | string;
};
/** An element's number in any spelling: `12`, `'12'`, `'[12]'` or `'node_12'`. */
export type NodeId = string | number;
/** Which option to choose: a text stands for its value or label. */
export type OptionSelector = string | {
	value: string;
} | {
	label: string;
} | {
	index: number;
};
export type RefusalCode = 
/** Not in a document that is shown in a window. */
"detached" | "hidden" | "disabled" | "inert" | "readonly"
/** Another element receives the pointer at every point tried: `blocker`. */
 | "covered" | "moving"
/** Cannot be scrolled into view. */
 | "off_screen"
/** The element takes no text, or no value of this kind. */
 | "not_editable" | "not_selectable" | "not_checkable"
/** The value is not one that the control can hold. */
 | "bad_value"
/** No option of that value or text: `detail` names those that there are. */
 | "no_such_option"
/** The element was removed or replaced before the event could reach it. */
 | "replaced"
/** The element takes no focus, and the key went to what has it: `blocker`. */
 | "no_focus"
/** Done, but the page did not keep it; `changes.newValue` is what is there instead. */
 | "not_kept"
/** Validation of the form failed: `effect.invalid`. */
 | "invalid" | "no_form"
/** The drop target did not accept the data. */
 | "not_taken" | "no_effect_readback" | "timeout"
/** The page or the browser threw an unexpected error: `detail`. */
 | "failed"
/** Browsers do this only for trusted input. */
 | "needs_trusted_input";
/**
 * Which elements are meant: a number; CSS, `:contains('text')` and ` >>> ` into shadow roots and frames included;
 * `text=Save`; `role=button[name="Save"]`; or one of the objects.
 */
export type Selector = NodeId | {
	readonly css: string;
} | {
	readonly text: string;
} | {
	readonly role: string;
	readonly name?: string;
} | {
	readonly nodeId: NodeId;
};
/**
 * The form that definitions have: that of a model's API, or `seed`, in which the overview takes the fewest arguments.
 */
export type ToolFormat = "openai" | "anthropic" | "mcp" | "seed";
interface ScrollOptions$1 extends TimeoutOptions {
	/** In which direction; without `direction`, `pages`, `pixels` and `to` the element is scrolled into view. */
	direction?: "up" | "down" | "left" | "right";
	pages?: number;
	pixels?: number;
	to?: "start" | "end";
}

export {
	VERSION as version,
};

export {};
