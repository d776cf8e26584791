declare class OverlayTool {
	#private;
	/**
	 * Draws a numbered box around each element, in place of what was drawn before. The numbers are those of every view.
	 * @param given the elements and the look of the marks; by default all interactive elements
	 * @returns where the marks are, in CSS pixels; there are none if `show` or `hide` was called again in the meantime
	 * @throws DomToolError `bad_option`; `destroyed`
	 */
	show(given?: OverlayOptions): Promise<OverlayResult>;
	/** Removes everything that `show` added to the page. */
	hide(): void;
}
/** The package's version; a test holds it equal to `package.json`. */
declare const VERSION = "0.1.0";
/**
 * One state of the page. A snapshot is immutable. It contains the tree of what a person could see and use, maps its
 * nodes to the live elements and back, and writes the views.
 */
export declare class DomSnapshot {
	#private;
	/** The time of the build in ISO 8601 format. */
	readonly timestamp: string;
	readonly context: SnapshotContext;
	readonly stats: SnapshotStats;
	/** Eight hexadecimal digits, made of the document's number and the epoch, by which `diff` and actions name it. */
	readonly snapshotId: string;
	/** The number of the page's state. It grows with every change of the page that DomTool notices. */
	readonly epoch: number;
	/**
	 * The names of the built-in functions that the page has replaced, such as `Map.prototype.get`. DomTool uses the
	 * browser's own functions, as far as they were in place when it was injected.
	 */
	readonly tampered: readonly string[];
	/** The root of the virtual tree, which is the `body`. */
	get virtualDom(): VirtualNode;
	/** True if DomTool knows that the page has changed since the snapshot was built. */
	get stale(): boolean;
	/**
	 * Returns the live element of a node, in constant time.
	 * @param nodeId the node's number in any spelling: `node_12`, `[12]`, `12`
	 * @returns null if the number is not in this snapshot, if the node is no element (a shadow root or a marker), if the
	 *   element is no longer in its document, or if it is in a joined frame of another origin (`joinFrames`), whose
	 *   elements no script here can hold
	 */
	getRealElement(nodeId: string | number): Element | null;
	/**
	 * Returns the node id of a live element, in constant time.
	 * @param element an element of any document or shadow tree that was walked
	 * @returns `node_` and the element's number, or null if the element is not in this snapshot
	 */
	getNodeId(element: Element): string | null;
	/** Returns false once DomTool knows that the page has changed; the opposite of `stale`. */
	isValid(): boolean;
	/**
	 * Returns the flattened JSON form of the page for a language model.
	 * @param given what the result contains, and its limits
	 * @returns the body with its nodes, and separately the frames and shadow roots
	 * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type, `bad_selector` if
	 *   `filterSelector` is not a valid CSS selector
	 */
	serialize(given?: SerializationOptions): SerializedDom;
	/**
	 * Returns the text of `JSON.stringify(serialize(options))` in pieces of about 64 KiB, for very large pages.
	 * @param options as for `serialize`
	 * @returns the pieces that, joined, are the JSON text
	 * @throws DomToolError `bad_option` or `bad_selector`, as `serialize` does
	 */
	serializeChunks(options?: SerializationOptions): Iterable<string>;
	/**
	 * Writes the page as text for a language model: similar to Markdown, with `[12 name]` for each interactive element.
	 * @param given what the text contains, its limits, and the snapshot with which it is compared
	 * @returns the whole text, or what fits `maxTokens`
	 * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type
	 */
	toText(given?: TextOptions): string;
	/**
	 * Lists the nodes, by number, that were added, removed or changed since another snapshot of this page.
	 * @param other usually an earlier snapshot; with a later one, what that added is reported as removed
	 * @returns the elements that appeared, that are gone and that changed
	 * @throws DomToolError `bad_option` for anything but a snapshot; `not_in_core` in the core, which cannot compare
	 */
	diff(other: DomSnapshot): SnapshotDiff;
	/** Returns the snapshot's data and its serialized form as plain data, which a message can carry. */
	toJSON(): object;
}
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
export declare class DomTool implements ToolHost {
	#private;
	/** The version of this build. */
	static readonly version: string;
	static readonly DomSnapshot: typeof DomSnapshot;
	/**
	 * @param config the fields that differ from `DEFAULT_CONFIG`; all times are in milliseconds
	 * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
	 */
	constructor(config?: Partial<DomToolConfig>);
	/** True if this build is the core, in which some methods throw `not_in_core`. */
	static get isCore(): boolean;
	/**
	 * Returns the one instance that all scripts of the page share, and creates it at the first call.
	 * @param config the configuration of the instance; it has no effect once the instance exists
	 * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
	 */
	static shared(config?: Partial<DomToolConfig>): DomTool;
	/**
	 * Computes the accessible name: Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, 4.
	 * @param element the element to name
	 * @returns the name, or an empty string for an element without one
	 */
	static readonly computeAccessibleName: typeof computeAccessibleName;
	/**
	 * Computes the accessible description: Accessible Name and Description Computation 1.2, section 4.3.
	 * @param element the element to describe
	 * @returns the description, or an empty string for an element without one
	 */
	static readonly computeAccessibleDescription: (element: Element) => string;
	/**
	 * Computes the role: WAI-ARIA 1.2, section 5, and HTML-AAM 1.0, section 3.
	 * @param element the element to examine
	 * @returns the role, or null if the element corresponds to none
	 */
	static readonly computeRole: typeof computeRole;
	/**
	 * Returns whether a person can see the element.
	 * @param element the element to check
	 * @returns `visible`, the `reason` if it is not, and whether the element is in the viewport
	 */
	static readonly checkVisibility: typeof checkVisibility;
	/**
	 * Returns whether a person can click the element or type into it. It agrees with the snapshot.
	 * @param element the element to check
	 */
	static readonly isInteractive: typeof isInteractive;
	/**
	 * Returns the definitions of the tools that `call` runs, in the form that a model's API takes.
	 * @param format the API: `openai`, `anthropic` or `mcp`; `seed` gives the overview the fewest arguments
	 * @param only the names of the tools to define; by default all of them
	 * @returns one definition per tool, as plain data
	 * @throws DomToolError `bad_option` for an unknown format or name
	 */
	static toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][];
	/**
	 * Lets the shared instance answer messages. A second call adds senders to those of the first.
	 * @param options who is answered: this script's extension, message `ports`, and windows of `origins`, by default none
	 * @returns a function that stops answering
	 */
	static listen(options?: ListenOptions): () => void;
	/** Draws numbered boxes over the page, for people and for screenshots. */
	get overlay(): OverlayTool;
	/**
	 * Waits until the document has a body, and builds the first snapshot.
	 * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds
	 */
	initialize(): Promise<void>;
	/**
	 * Returns a snapshot that holds at this moment: the current one if nothing has changed since, otherwise a new one.
	 * @param options with `waitForBuild: false`, or after `maxWaitMs` (5,000), the previous one is returned as `stale`
	 * @throws DomToolError `build_timeout` if there is no previous snapshot to return
	 */
	getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot>;
	/**
	 * Builds a snapshot, or joins the build that is under way, and returns it.
	 * @param trigger the reason; only `manual` counts as a change, so that the snapshot always has a new id
	 * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds; the previous snapshot then stays
	 */
	buildSnapshot(trigger?: BuildTrigger): Promise<DomSnapshot>;
	/** Marks the current snapshot as out of date, so that the next `getSnapshot` reads the page again. */
	invalidateSnapshot(): void;
	/**
	 * Returns the page in its flattened JSON form.
	 * @param options limits and filters; the limits of `config` apply where they give none
	 * @throws DomToolError `bad_selector` for a `filterSelector` that is not a valid selector
	 */
	get_serialized_dom(options?: SerializationOptions): Promise<SerializedDom>;
	/** The same function as `get_serialized_dom`, under another name. */
	getSerializedDom: DomTool["get_serialized_dom"];
	/**
	 * Lists what is on the page and what can be done with it. An unchanged page has the same answer for up to 30 s.
	 * @param options `max_rows` limits each section; `format: 'text'` returns text; `refresh` reads the page again
	 * @returns the sections as data, or as text
	 * @throws DomToolError `wrong_tab` for a `tabName` other than this tab's
	 */
	overview(options: OverviewOptions & {
		format: "text";
		refresh?: boolean;
	}): Promise<string>;
	overview(options?: OverviewRequest & {
		format?: "json";
	}): Promise<DomOverviewResponse>;
	overview(options?: OverviewRequest): Promise<string | DomOverviewResponse>;
	/**
	 * Finds elements and text, and returns each match with its line of the text view.
	 * @param query words, a glob (`*`, `?`) or a regular expression (`/…/i`); it may be empty if a role or state is given
	 * @param options `format: 'text'` returns text instead of data
	 */
	search(query: string, options: SearchOptions & {
		format: "text";
	}): Promise<string>;
	search(query: string, options?: SearchOptions & {
		format?: "json";
	}): Promise<SearchResult>;
	search(query: string, options?: SearchRequest): Promise<string | SearchResult>;
	/**
	 * Describes one element in full: what and where it is, how to find it again, and why it can or cannot be used.
	 * @param target the element's number, or a selector, of whose matches the first visible one is described
	 * @param options `snapshotId` refuses another document's numbers; `includeValues` shows typed text
	 * @returns the inspection, or with `success: false` one of the codes `unknown_node`, `stale_node`, `stale_document`,
	 * `not_an_element`, `no_match`
	 * @throws DomToolError `bad_selector`
	 */
	inspect(target: NodeId, options?: InspectOptions): Promise<Inspection | InspectFailure>;
	/**
	 * Returns a description of every form with its fields: their labels, types, formats, options and validity.
	 * @param options `maxTokens` limits the length; `includeValues` shows typed text
	 */
	forms(options?: FormOptions): Promise<FormView[]>;
	/** Returns the page in its legacy form, a flat list of controls with one selector each. Options as of `forms`. */
	toPageModel(options?: PageModelOptions): Promise<PageModel>;
	/**
	 * Compares two snapshots.
	 * @param idA the `snapshotId` of the earlier one
	 * @param idB the `snapshotId` of the later one
	 * @returns the nodes that were added, removed and changed, by number
	 * @throws DomToolError `snapshot_expired` if one is not among the last ten; `stale_document`; `not_in_core`
	 */
	diff(idA: string, idB: string): Promise<SnapshotDiff>;
	/**
	 * Clicks an element as a mouse does, after checking that a person could click it where it is.
	 * @param nodeId the element's number
	 * @param options `position` is in CSS pixels from the box's corner, `navigationTimeout` in milliseconds
	 * @returns what the click did, or with `success: false` a code: `covered`, `hidden`, `moving`, … (see `ActionCode`)
	 */
	click(nodeId: NodeId, options?: ClickOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Types text into a field or editor as a keyboard does, and reads the value back.
	 * @param nodeId the number of the field
	 * @param text the text to type
	 * @param options `speed` is in milliseconds per character
	 * @returns the result, refused with `not_editable`, `readonly`, `bad_value`, `not_kept` and the codes of `click`
	 */
	type(nodeId: NodeId, text: string, options?: TypeOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Presses a key with its usual effect.
	 * @param key the key as `KeyboardEvent.key` names it, with modifiers in front: `Enter`, `a`, `Control+Shift+K`
	 * @param options `targetNodeId` is the element to press it on, by default the focused one
	 * @returns the result; it is refused with `no_focus`, `replaced` and the codes of `click`
	 */
	keypress(key: string, options?: KeyOptions): Promise<ActionResult>;
	/**
	 * Moves the pointer over an element. Listeners of pointer and mouse events notice it; `:hover` rules do not match.
	 * @param nodeId the element's number
	 * @param options `position` is in CSS pixels from the corner of the element's box
	 * @returns the result; it is refused with the codes of `click`
	 */
	hover(nodeId: NodeId, options?: HoverOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Chooses options in a native select, an ARIA listbox or the control that opens one, and reads the choice back.
	 * @param nodeId the number of the control
	 * @param values one option or a list of them, each as a text, `{ value }`, `{ label }` or `{ index }`
	 * @param options the options of every action
	 * @returns the result; it is refused with `not_selectable`, `no_such_option`, `not_kept` and the codes of `click`
	 */
	select(nodeId: NodeId, values: OneOrMore<OptionSelector>, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Switches a checkbox, radio button, switch or equivalent ARIA control, and reads its state back.
	 * @param nodeId the number of the control
	 * @param checked the state that it shall have
	 * @param options the options of every action
	 * @returns the result; it is refused with `not_checkable`, `not_kept` and the codes of `click`
	 */
	check(nodeId: NodeId, checked?: boolean, options?: ActionOptions): Promise<ActionResult>;
	/** Does the same as `check(nodeId, false, options)`. */
	uncheck(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Empties a field or editor and reads it back.
	 * @param nodeId the number of the field
	 * @param options the options of every action
	 * @returns the result; it is refused with the codes of `type`
	 */
	clear(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Focuses an element, or the control that a label labels.
	 * @param nodeId the element's number
	 * @param options the options of every action
	 * @returns the result; it is refused with `no_focus` and the codes of `click`
	 */
	focus(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Scrolls an element into view, or its nearest scroll container where the options give a distance.
	 * @param nodeId the element's number, or null to scroll the page
	 * @param options `pixels` counts CSS pixels, `pages` heights or widths of the visible part; or `to` names an end
	 * @returns the result; it is refused with `off_screen` and `hidden`
	 */
	scroll(nodeId: NodeId | null, options?: ScrollOptions$1 & OfSnapshot): Promise<ActionResult>;
	/**
	 * Sets a date, time, colour, range or any other value at once, and reads it back.
	 * @param nodeId the number of the control
	 * @param value the value in the format of the control's `value` property: `2026-01-31`, `#ff8800`, `40`
	 * @param options the options of every action
	 * @returns the result; it is refused with `bad_value`, `not_kept` and the codes of `type`
	 */
	setValue(nodeId: NodeId, value: string, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Drags an element, with pointer events or with HTML drag and drop, whichever the page handles.
	 * @param nodeId the element's number
	 * @param to the element to drop it on, or the distance in CSS pixels
	 * @param options `steps` is the number of moves on the way
	 * @returns the result; it is refused with `not_taken` and the codes of `click`
	 */
	drag(nodeId: NodeId, to: DragTarget, options?: DragOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Gives files to a file input, or drops them on an element that accepts dropped files.
	 * @param nodeId the element's number
	 * @param files one or several files, each with a name and its content as bytes, text or base64
	 * @param options the options of every action
	 * @returns the result; it is refused with `not_editable`, `bad_value`, `disabled`, `not_kept`
	 */
	upload(nodeId: NodeId, files: OneOrMore<Upload>, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Selects text as a person does by dragging over it; white space does not count.
	 * @param nodeId the number of the element or field
	 * @param options `text` is what to select, by default all; or `from` and `to` are the words at its start and end
	 * @returns the result, with the text in `effect.selected`; it is refused with `not_selectable`, `not_kept`
	 */
	selectText(nodeId: NodeId, options?: SelectTextOptions & OfSnapshot): Promise<ActionResult>;
	/**
	 * Submits the form that an element belongs to, after the browser has validated it.
	 * @param nodeId the number of an element of the form
	 * @param options the options of every action
	 * @returns the result; it is refused with `no_form`, `disabled`, `invalid`
	 */
	submit(nodeId: NodeId, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Waits until all given conditions hold at once: an element's state, a text shown or gone, a part of the URL, quiet.
	 * @param options the conditions; `quiet` and `timeout` (default 5,000) are in milliseconds
	 * @returns the result; it is refused with `timeout`
	 */
	waitFor(options: WaitForOptions & OfSnapshot & {
		nodeId?: NodeId;
	}): Promise<ActionResult>;
	/**
	 * Reads a list that renders only a part of its rows, each row once, and restores the scroll position.
	 * @param nodeId the number of the list
	 * @param options `items` is a selector of the rows, `maxItems` a limit; `timeout` (default 20,000) is in milliseconds
	 * @returns the rows, and whether the end of the list was reached
	 */
	collect(nodeId: NodeId, options?: CollectOptions & OfSnapshot): Promise<CollectResult>;
	/**
	 * Fills several fields, each as its kind needs, and reads each back. A refused field does not stop the rest.
	 * @param values the values by the numbers of their fields
	 * @param options the options of every action
	 * @returns the result of the whole, with the result of each field in `fields`
	 * @throws DomToolError `bad_option` before a field is touched, for a value that its field cannot take
	 */
	fillForm(values: Readonly<Record<string, FieldValue>>, options?: ActionOptions): Promise<FormResult>;
	/**
	 * Runs a tool that the page offers to agents (WebMCP), and reports what it changed like an action.
	 * @param name the tool's name, as the text view lists it under `@tools`
	 * @param input the tool's arguments, as an object or its JSON
	 * @param options `timeout` is how long the tool may take, by default 10,000 milliseconds
	 * @returns the result, with the tool's `answer`; it is refused with `no_such_tool`, `timeout`, `failed`
	 * @throws DomToolError `forbidden` if `config.pageTools` is false
	 */
	callPageTool(name: string, input?: string | object, options?: ActionOptions): Promise<ActionResult>;
	/**
	 * Runs a tool of `toolDefinitions`.
	 * @param name the name of the tool, in any spelling
	 * @param args the arguments that a model gave, as an object or its JSON; null counts as absent
	 * @returns the result of the method that the tool stands for; of an action a `CompactResult`, unless `full` is set
	 * @throws DomToolError `bad_option` that says which argument is wrong, what it takes, and what was given
	 */
	call(name: string, args?: unknown, options?: {
		full?: boolean;
	}): Promise<unknown>;
	/**
	 * Runs an action string that a back end gave.
	 * @param action for example `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`
	 * @param options with a `snapshotId`, the action is done only while the page is still that document
	 * @returns the result of the method that the action string names
	 * @throws DomToolError `bad_option` for an action string that cannot be read
	 */
	perform(action: string, options?: OfSnapshot): Promise<unknown>;
	/**
	 * Returns the page state that a back end plans with: minified semantic nodes, and whatever `domMode` adds.
	 * @param options `domMode` adds the page's structure, a screenshot or the document
	 * @throws DomToolError `no_screenshot` for `hybrid` without a `captureScreenshot` that returns a picture
	 */
	pageState(options?: PageStateOptions): Promise<PageState>;
	/**
	 * Asks a back end what to do. It gets the semantic nodes first, and then what it asks for.
	 * @param options `send` passes a request on to the back end
	 * @returns the answer; failures are reported in it, not thrown
	 */
	negotiate(options: NegotiateOptions): Promise<Negotiation>;
	/**
	 * Answers one automation request: finds elements, reads, acts or evaluates, and describes each element.
	 * @param request the action, and the selector: CSS, text, role and name, or number
	 * @param host abilities that only the host has: code in the form of a string runs only through `host.evaluate`
	 * @returns the answer; every failure, misuse included, is in its `code` and `error`
	 */
	automate(request: AutomationRequest, host?: AutomationHost): Promise<AutomationResult>;
	/**
	 * Answers `alert`, `confirm`, `prompt` and `beforeunload` of the page and its own frames, which would block the page.
	 * @param handler returns true, a text or undefined for OK, false or null for Cancel; what it throws is Cancel too
	 * @returns a function that stops answering; results list the answered dialogs in `effect.dialogs`
	 */
	answerDialogs(handler: (dialog: NativeDialog) => DialogAnswer): () => void;
	/**
	 * Lets the host's real input (DevTools protocol, `chrome.debugger`) do clicks and key presses after the same checks.
	 * @param input the host's functions, or null to dispatch untrusted events again
	 */
	useTrustedInput(input: TrustedInput | null): void;
	/** Stops observing the page and releases everything. Methods that are called afterwards throw `destroyed`. */
	destroy(): void;
}
/** An error with a `code` that programs can compare. Its message is one line of at most 500 characters. */
export declare class DomToolError extends Error {
	readonly code: MisuseCode;
	constructor(code: MisuseCode, message: string);
}
export declare const DEFAULT_CONFIG: Readonly<DomToolConfig>;
/** Returns whether a person can see the element, and if not, why. */
export declare const checkVisibility: (element: Element) => VisibilityResult;
/** Computes the accessible description: Accessible Name and Description Computation 1.2, section 4.3. */
export declare const computeAccessibleDescription: (element: Element) => string;
/**
 * Computes the accessible name: Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, section 4.
 */
export declare const computeAccessibleName: (element: Element) => string;
/** Computes the role, or null if the element corresponds to none: WAI-ARIA 1.2, section 5; HTML-AAM 1.0, section 3. */
export declare const computeRole: (element: Element) => string | null;
/**
 * Returns whether a person can click the element or type into it, judged by markup, listeners, role and cursor. It
 * agrees with the snapshot, so that hidden and inert elements are not interactive, but those shown on hover are.
 */
export declare const isInteractive: (element: Element) => boolean;
export interface ActionChanges {
	/** True if the document is being unloaded, or its URL has changed. */
	readonly navigationOccurred: boolean;
	readonly newUrl?: string;
	/** The number of mutation records from the beginning of the action until the page was quiet. */
	readonly domMutations: number;
	readonly scrollChanged: boolean;
	readonly valueChanged: boolean;
	/** The control's value after the action, if it changed. The value of a secret is never reported. */
	readonly newValue?: string;
}
/** The other effects of the action. A field is absent if nothing of its kind happened. */
export interface ActionEffect {
	/**
	 * Elements that became visible, with the text and the numbers in them. Each kind of change lists at most 20 elements.
	 */
	readonly appeared?: readonly DiffElement[];
	/** Elements that are no longer visible. */
	readonly gone?: readonly DiffElement[];
	/** Elements whose name, text, value or state changed: before and after. Values of secrets are masked. */
	readonly changed?: readonly DiffChange[];
	/** Elements that moved: next to which other element, or where in the viewport, in CSS pixels. */
	readonly moved?: readonly FromTo[];
	readonly resized?: readonly FromTo[];
	readonly scrolled?: readonly FromTo[];
	/** Elements whose style changed: the values before and after, by CSS property. */
	readonly restyled?: DescribedLooks["restyled"];
	/** The number of other elements that came, went or were redrawn: icons, lines, coloured boxes. */
	readonly drawn?: number;
	/** The number of elements that only made room for others. */
	readonly displaced?: number;
	/** Elements that change by themselves. They are listed once, and left out of later reports. */
	readonly changing?: readonly string[];
	/** The number of changes and entries of lists that are not listed. */
	readonly more?: number;
	/**
	 * The page is too large to be read again at once, or more is in view than is compared. What is told may not be all;
	 * the `diff` with the next snapshot has every change of text and state.
	 */
	readonly unread?: boolean;
	/** The title of the document, if it changed. */
	readonly title?: string;
	/** The newly focused element, as `node_12 'E-mail'`, or null if nothing has the focus any more. */
	readonly focused?: string | null;
	/** The text that is selected now, if the selection changed. */
	readonly selected?: string;
	/** Dialogs and popovers that opened. */
	readonly opened?: readonly string[];
	/** The texts of alerts, status messages and other live regions, also of those that have disappeared again. */
	readonly announcements?: readonly string[];
	/** The messages of errors that the page's own code threw. */
	readonly errors?: readonly string[];
	/** The fields that are invalid now, with the browser's message. */
	readonly invalid?: readonly {
		readonly field: string;
		readonly message: string;
	}[];
	/** The requests that were answered with status 400 or more, in browsers that report the status. */
	readonly failedRequests?: readonly {
		readonly url: string;
		readonly status: number;
	}[];
	/** The name of a download that began: of the page or, if it gives none, the last part of the address. */
	readonly download?: string;
	/** Tabs and windows that the page opened. `blocked` marks those that the browser refused to open. */
	readonly newTabs?: readonly {
		readonly url: string;
		readonly blocked?: boolean;
	}[];
	/** Native dialogs that the handler given to `answerDialogs` answered. */
	readonly dialogs?: readonly {
		readonly type: string;
		readonly message: string;
	}[];
	/** True if the page cancelled the default action of the event. */
	readonly prevented?: boolean;
	/**
	 * True if the page answered the press of the mouse button: it removed, replaced or covered the element, so that no
	 * click followed.
	 */
	readonly pressed?: boolean;
	/** True if nothing moved, because it was scrolled to its end in that direction already. */
	readonly atEnd?: boolean;
	/**
	 * Work that the action started and that is not done yet: requests, elements that say they are busy, and timers of up
	 * to a minute, also those that the report did not wait for.
	 */
	readonly pending?: readonly string[];
	/** Present only if nothing was observed that a person would notice: `no effect observed in 43 ms`. */
	readonly none?: string;
}
/** The result of an action. */
export interface ActionResult {
	/** True if the event reached the intended element, and the typed or chosen value could be read back. */
	readonly success: boolean;
	/** One sentence that says why the action failed and what to do about it. */
	readonly error?: string;
	/** The reason as a stable code, for programs. */
	readonly code?: ActionCode;
	/** The duration of the action in milliseconds, including the wait until the page was quiet. */
	readonly duration: number;
	readonly changes: ActionChanges;
	readonly effect?: ActionEffect;
	/** The answer of a tool of the page, in the page's own words. */
	readonly answer?: string;
	readonly nodeId: string;
	/** The element that was acted on if it is not the requested one, such as the control of a label. */
	readonly actedOn?: string;
	readonly actionType: ActionType;
	/** The end of the action in ISO 8601 format. */
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
/** Abilities that only the host can grant, and not the request. */
export interface AutomationHost {
	/** Runs code that came as a string. Without this function, such code is refused. */
	readonly evaluate?: (code: string, element: Element | null, arg: unknown) => unknown;
}
/**
 * One automation request. Besides these fields it may have the action's own arguments: `text` for `type`, `values` for
 * `select`, `key` for `keypress`, …
 */
export interface AutomationRequest {
	readonly action: AutomationAction;
	/** Selects the element. If several match, an action uses the first visible one. */
	readonly selector?: Selector;
	readonly nodeId?: NodeId;
	/** `full` includes everything that is known of an element. Any other value means `balanced`. */
	readonly descriptorMode?: DescriptorMode;
	/**
	 * For `query`: the largest number of elements to describe (default 50). `count` in the answer is the number of all
	 * matches.
	 */
	readonly limit?: number;
	/** Whether to show typed text (default false). Secrets are never shown. */
	readonly includeValues?: boolean;
	/** For `getAttribute`: the name of the attribute. */
	readonly name?: string;
	/**
	 * For `evaluate`: a function that is called with the element (or null) and `arg`, or code as a string if the host
	 * runs such code.
	 */
	readonly fn?: ((element: Element | null, arg: unknown) => unknown) | string;
	readonly arg?: unknown;
	/** For `evaluate`: how long the answer may take, in milliseconds (default 10,000). */
	readonly timeout?: number;
	readonly [argument: string]: unknown;
}
export interface AutomationResult {
	success: boolean;
	action: string;
	/**
	 * The descriptors of the elements that `query` found, the descriptor of the element that an action used, the text of
	 * `getText`, or the value that `evaluate` returned.
	 */
	result: unknown;
	/** The number of elements that the selector matched. */
	count: number;
	descriptorMode: DescriptorMode;
	/** The changes that an action caused. */
	changes?: ActionChanges;
	effect?: ActionEffect;
	error?: string;
	code?: AutomationCode;
}
/** The compact descriptor. Every field is present, and is null where the element has no such property. */
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
	/** The mouse button to press. The default is `left`. */
	button?: "left" | "right" | "middle";
	/** How often to click. A double click selects the word, a triple click the paragraph. The default is `single`. */
	clickType?: "single" | "double" | "triple";
	modifiers?: Modifiers;
	/** Whether to wait until a navigation begins, at most `navigationTimeout`. The default is false. */
	waitForNavigation?: boolean;
	/** How long to wait for a navigation, in milliseconds. The default is 5000. */
	navigationTimeout?: number;
	/** Whether to scroll the element into view first. The default is true. */
	scrollIntoView?: boolean;
	/** Where in the element's box to click. By default it is the centre, or another free point of the box. */
	position?: {
		x: number;
		y: number;
	};
	/** Whether to act even if the element is hidden, disabled, moving or covered. The default is false. */
	force?: boolean;
}
export interface CollectOptions {
	/**
	 * A CSS selector of the rows. By default they are list items, rows, options and articles, or else the repeated
	 * children of the container.
	 */
	items?: string;
	/** The largest number of rows to read. The default is 1000. */
	maxItems?: number;
	/** How long to read, in milliseconds. The default is 20000. */
	timeout?: number;
}
/** The result of `collect`, with the rows that were read. */
export interface CollectResult extends ActionResult {
	readonly items: readonly Collected[];
	/** True if the end of the list was reached. */
	readonly complete: boolean;
}
export interface Collected {
	readonly text: string;
	readonly position: number | null;
}
/** Changes of place, size and style in words; elements are named as in `node_12 'Buy'`. */
export interface DescribedLooks {
	/** The places of elements before and after: next to which other element, or where in the viewport, in CSS pixels. */
	readonly moved?: readonly FromTo[];
	readonly resized?: readonly FromTo[];
	readonly scrolled?: readonly FromTo[];
	/** The values before and after, by CSS property. */
	readonly restyled?: readonly {
		readonly element: string;
		readonly changes: StyleChanges;
	}[];
	/** The number of other elements that came, went or were redrawn: icons, lines, coloured boxes. */
	readonly drawn?: number;
	/** The number of elements that only made room for others. */
	readonly displaced?: number;
}
/** A box in CSS px, as `DOMRect` has it, and the place of its upper left corner in the document. */
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
/** An element that changed. */
export interface DiffChange {
	id: string;
	tag: string;
	role?: string;
	"aria-label"?: string;
	/** The values before and after; null if there is none. Typed text is masked unless `includeValues` is set. */
	changes: Partial<Record<Field, readonly [
		before: DiffValue,
		after: DiffValue
	]>>;
}
/** An element that appeared or disappeared. */
export interface DiffElement {
	/** `node_` and the element's number. */
	id: string;
	tag: string;
	role?: string;
	"aria-label"?: string;
	/** The text of the element and its descendants, at most 300 characters. Interactive elements come first. */
	text?: string;
	/** The number of elements, including the element itself. */
	elements: number;
}
/** An overview as data. */
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
		/** The number of hidden elements, which are omitted. */
		hidden_elements?: number;
		shown: number;
		truncatedSections: string[];
		viewport_info: {
			width: number;
			height: number;
			scroll_position: number;
			contentHeight: number;
		};
		/** The modal dialog, and the number of elements behind it. */
		behind_modal?: {
			id: string;
			elements: number;
		};
		/** The names of the tools that the page offers, at most 120 characters; the text view describes them. */
		page_tools?: string;
		note?: string;
	};
}
/** The configuration of a `DomTool`. A caller may leave out any field. */
export interface DomToolConfig {
	/**
	 * The longest that one build may take, in milliseconds. Then it fails with `build_timeout`, and the previous snapshot
	 * stays current. Default 30,000.
	 */
	snapshotTimeout: number;
	/**
	 * The number of interactive elements that a view shows if its call gives none. The snapshot itself contains all.
	 * Default 400.
	 */
	maxInteractiveElements: number;
	/** The number of levels that the serialized form shows if its call gives none. Default Infinity. */
	maxTreeDepth: number;
	/**
	 * Whether to notice changes of the page and rebuild. If false, a snapshot stays current until `buildSnapshot()` or
	 * `invalidateSnapshot()`. Default true.
	 */
	autoInvalidate: boolean;
	/** How long the page must be quiet before its mutations cause a rebuild, in milliseconds. Default 500. */
	mutationThrottle: number;
	/** The name of this tab in the overview, which refuses the name of any other tab. Default `active`. */
	tabName: string;
	/** Whether to walk same-origin frames. Default true. */
	captureIframes: boolean;
	/** Whether to walk open shadow roots. Default true. */
	captureShadowDom: boolean;
	/** The number of levels of frames that are walked. Deeper frames become marker nodes. Default Infinity. */
	iframeDepth: number;
	/** The number of levels of shadow roots that are walked. Deeper ones become marker nodes. Default Infinity. */
	shadowDomDepth: number;
	/**
	 * Whether to join the content of frames of other origins into the snapshot, with numbers of the same sequence. This
	 * works for frames in which a DomTool runs that permits it. An object also says who may join this document. Joining
	 * posts messages that the pages' handlers can see. Default false.
	 */
	joinFrames: boolean | JoinFrames;
	/**
	 * Whether the tools that the page offers to agents (WebMCP) are shown in views and may be called. The document-start
	 * hook must have run. Default true.
	 */
	pageTools: boolean;
}
export interface DragOptions extends TimeoutOptions {
	/** Where to press, in CSS pixels from the upper left corner of the dragged element's box. */
	position?: Point;
	/** The number of mouse moves on the way. The default is 10. */
	steps?: number;
	modifiers?: Modifiers;
	force?: boolean;
}
/** One of the elements around the inspected one. */
export interface ElementRef {
	id: string;
	tag: string;
	role?: string;
	name?: string;
}
/** The constraints that the attributes of a live control set for its value. */
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
	/** The first options of its `<datalist>`, at most 100. */
	readonly suggestions?: readonly string[];
	/** The number of further options of its `<datalist>`. */
	readonly moreSuggestions?: number;
	/** The options of a select that are disabled. */
	readonly disabledOptions?: readonly string[];
}
/** One field with its label, type and constraints. */
export interface FormField {
	id: string;
	label: string;
	/** The role word of the text view: `textbox`, `checkbox`, `date`, `file`, …; `radio` for a whole group. */
	type: string;
	/** The type of an input that is not plain text: `email`, `tel`, `password`, … */
	inputType?: string;
	placeholder?: string;
	/** The constraints on the values that the field accepts. */
	format?: FieldConstraints;
	required?: true;
	disabled?: true;
	readonly?: true;
	/** The texts of the options, or the suggestions of a text field. */
	options?: string[];
	/** The options that are disabled. */
	disabledOptions?: string[];
	/** The chosen option, or with `includeValues` the typed text. It is never a secret. */
	value?: string;
	checked?: boolean | "mixed";
	/** Set for passwords, card numbers and one-time codes, whose value is never shown. */
	secret?: true;
	/** The reason why the browser or the page does not accept the value. */
	invalid?: string;
}
/** The options of `forms`. */
export interface FormOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** The approximate number of tokens at most. The last fields are omitted, and their form counts them. */
	maxTokens?: number;
}
/** The result of `fillForm`: one for the whole form, and one for each field. */
export interface FormResult extends ActionResult {
	readonly fields: readonly ActionResult[];
}
/** One form with its fields and buttons, or all fields that are outside any form. */
export interface FormView {
	/** The form's number, such as `node_5`, or null for the fields outside any form. */
	id: string | null;
	name?: string;
	fields: FormField[];
	buttons: {
		id: string;
		name: string;
		disabled?: true;
	}[];
	/** Only in the first form: the number of elements that nobody can see, in which no fields were looked for. */
	hidden?: number;
	/** The number of fields that are omitted to keep within `maxTokens`. */
	omitted?: number;
}
export interface FromTo {
	readonly element: string;
	readonly from: string;
	readonly to: string;
}
/** The full descriptor: also what is computed for the element, and whether it can be seen and reached. */
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
/** The options of `getSnapshot`. */
export interface GetSnapshotOptions {
	/**
	 * Whether to wait for a build that is under way, and to build if the snapshot is out of date. If false, the current
	 * snapshot is returned at once. Default true.
	 */
	readonly waitForBuild?: boolean;
	/**
	 * How long to wait, in milliseconds. Afterwards the previous snapshot is returned with `stale` set, or
	 * `build_timeout` is thrown if there is none. Default 5,000.
	 */
	readonly maxWaitMs?: number;
}
/** A group of similar elements at corresponding places. Actions accept the number of any member. */
export interface GroupedInteractiveElement {
	/** The numbers: `[200-205]`, or `[200,203,207]` if they are not consecutive. After twelve of them, `…` follows. */
	id: string;
	group: string;
	count: number;
	/** The names of the elements: one name if it is the same for all, or else one for each, and `…` for omitted ones. */
	texts?: string[];
	selector_hints: string[];
}
/** A heading of the first three levels, or a long paragraph. */
export interface HeadingElement {
	id: string;
	tag: "h1" | "h2" | "h3" | "p";
	text: string;
	/** The number of characters of the complete text. */
	length: number;
}
export interface HoverOptions extends TimeoutOptions {
	position?: Point;
	modifiers?: Modifiers;
	scrollIntoView?: boolean;
	force?: boolean;
}
/** The answer if there is no such element. */
export interface InspectFailure {
	success: false;
	code: "unknown_node" | "stale_node" | "stale_document" | "not_an_element" | "no_match";
	/** The reason in one sentence. */
	error: string;
}
/** The options of `inspect`. */
export interface InspectOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** The snapshot that the number comes from. If it was made of another document, the call is refused. */
	snapshotId?: string;
}
/** All facts about one element. */
export interface Inspection extends Omit<FullDescriptor, "selectorHints"> {
	success: true;
	/** The number of elements that match the given selector. The first visible one, or else the first, is described. */
	matches?: number;
	inViewport: boolean;
	/** Whether a person could use the element at its current place, and the obstacle if not. */
	reachability: ReachState;
	/** Whether the element is interactive, so that every view gives its number. */
	interactive: boolean;
	/** The reasons, in words, why the element is visible or not and why it is interactive or not. */
	why: {
		visible: string;
		interactive: string;
	};
	/** The computed style, without usual values. */
	style: Record<string, string>;
	/** Selectors that match only this element, those with the highest confidence first. */
	selectorHints: {
		selector: string;
		confidence: number;
	}[];
	/** Its ancestors, outermost first. */
	ancestors: ElementRef[];
	/** The element's line in the text view, with the lines before and after it; null if there is none. */
	lines: {
		before: string | null;
		own: string | null;
		after: string | null;
	};
}
/** One control of the page. */
export interface InteractiveControl {
	id: string;
	role: string;
	name: string;
	/** The words that the control shows, if nobody sees some words of its name. */
	text?: string;
	selector: string;
	visible: true;
	inViewport: boolean;
	states: {
		disabled?: true;
		checked?: true | "mixed";
		required?: true;
		/** False means that the control can be expanded. Controls that cannot have no such field. */
		expanded?: boolean;
		href?: string;
		placeholder?: string;
		value?: string;
	};
	region?: LandmarkRegion;
}
/** An element that can be used. */
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
 * The pages that may join the document of this tool, which means to read it and to act in it. A window around it must
 * have one of the origins or know the secret; if both are given, it must satisfy both. If neither is given, no page may
 * join the document, and the tool only joins its own frames.
 */
export interface JoinFrames {
	/**
	 * Whole origins, such as `https://example.com`. Any script in a page of such an origin can ask in the same way as its
	 * DomTool, so name only pages that you trust with the content of the frame.
	 */
	readonly parents?: readonly string[];
	/**
	 * At least 16 characters that no page knows, the same in all frames. Tools prove that they know it, and never send
	 * it.
	 */
	readonly secret?: string;
}
export interface KeyPressOptions extends TimeoutOptions {
	modifiers?: Modifiers;
	/** How often to press the key, at most 1000 times. The default is 1. */
	repeat?: number;
}
/** The options of `DomTool.listen`. */
export interface ListenOptions {
	/**
	 * Whole origins, such as `https://example.com`, whose windows may send commands with `postMessage`. By default no
	 * window may.
	 */
	readonly origins?: readonly string[];
	/** Message ports to serve. */
	readonly ports?: readonly MessagePort[];
	/** Whether to serve the extension that this script belongs to. Default true. */
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
/** The options of `negotiate`. */
export interface NegotiateOptions extends SemanticOptions {
	/** Sends a request to the back end, and returns its answer as an object or as JSON. */
	readonly send: (request: NegotiationRequest) => unknown;
	/** The person's request, in their words. */
	readonly query: string;
	/** The id of the tab, passed on to the back end unchanged. */
	readonly tabId?: number | string;
	readonly captureScreenshot?: CaptureScreenshot;
	/**
	 * The largest number of requests after the first one. The default of 3 is enough to send every artefact separately.
	 */
	readonly maxRetries?: number;
}
/** The result of a negotiation. */
export interface Negotiation {
	/** True if the back end answered without asking for more. */
	success: boolean;
	/** The last answer of the back end. */
	response: unknown;
	/** The `action` of the answer, which `perform` can run. */
	action?: string;
	/** The mode of each request that was sent, in order. */
	sent: DomMode[];
	code?: NegotiationCode;
	/** One sentence that says why the negotiation failed. */
	error?: string;
}
/** The option that ties a number to the document that it was taken from. */
export interface OfSnapshot {
	/**
	 * The snapshot that the numbers come from. If it is of another document, the action is refused with `stale_document`.
	 */
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
/** An element of the page's structure. */
export interface OutlineElement {
	/** The number in brackets, such as `[123]`. */
	id: string;
	tag: string;
	classes?: string;
	id_attr?: string;
	/** The depth below the body. Only frames are deeper than 2. */
	depth: number;
	child_count: number;
}
/** One mark as it is drawn, in whole CSS pixels of the viewport. */
export interface OverlayMark {
	readonly nodeId: string;
	/** The visible part of the element, or its first visible line box if there are several. */
	readonly box: TreeBox;
	/** The box of the number. Null without labels, and if no free place was left. */
	readonly label: TreeBox | null;
}
/** The options of `overlay.show`. */
export interface OverlayOptions {
	/** The elements to mark. By default they are all interactive elements that are not behind a modal dialog. */
	readonly nodes?: readonly NodeId[];
	/** Elements to emphasize. They are marked even if `nodes` does not contain them. */
	readonly highlight?: NodeId | readonly NodeId[];
	/** Whether to draw numbers on the boxes. Default true. */
	readonly labels?: boolean;
	/** Whether to also mark elements behind a modal dialog. Default false. */
	readonly behindModal?: boolean;
	/**
	 * Whether to mark new elements when the page changes. Default false: the first marks stay and move with their
	 * elements.
	 */
	readonly live?: boolean;
}
/** The elements that `overlay.show` marked, and those that it did not mark, with the reason. */
export interface OverlayResult {
	readonly snapshotId: string;
	readonly marks: readonly OverlayMark[];
	/**
	 * Elements outside of the viewport or scrolled out of their container. Their marks appear when they come into view.
	 */
	readonly outOfSight: readonly string[];
	/** Elements that other elements cover. */
	readonly covered: readonly string[];
	/**
	 * Requested elements that are not in the page. Elements of joined frames are here too, since they cannot be marked.
	 */
	readonly missing: readonly string[];
}
/** The options of `tool.overview`. */
export interface OverviewOptions {
	/** The tab to describe: the name of the tool's own tab (`config.tabName`), or `active`. */
	tabName?: string;
	/** The sections to return: those that are true, or all three if this is omitted. */
	filters?: {
		outline?: boolean;
		interactives?: boolean;
		headings?: boolean;
	};
	/** Include only visible elements (default: true). `false` adds hidden interactive elements, marked `hidden`. */
	visible?: boolean;
	/** Include only elements in the viewport (default: true). The outline is always of the whole page. */
	viewport?: boolean;
	/**
	 * The number of rows in each section, at most 100. By default it is 30, and the overview has at most 300 tokens as
	 * text, or as JSON at most as many tokens as the text view of the page (600 on small pages).
	 */
	max_rows?: number;
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** Include content behind a modal dialog (default: false). */
	behindModal?: boolean;
	/** The approximate number of tokens at most. The least important rows are omitted. */
	maxTokens?: number;
}
/** The legacy format of a page: a flat list of controls with a selector for each. */
export interface PageModel {
	title: string;
	url: string;
	headings: string[];
	regions: string[];
	controls: InteractiveControl[];
	/** The selector of each control by its id. */
	aimap: Record<string, string>;
	/** The number of controls that are omitted to keep within `maxTokens`. */
	omitted?: number;
}
/** The options of `pageModel`. */
export interface PageModelOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** The approximate number of tokens at most. Controls in the viewport come first. */
	maxTokens?: number;
}
/** The page state for a back end: the semantic nodes, and the artefacts that were asked for. */
export interface PageState extends Omit<SemanticState, "domMode"> {
	domMode: DomMode;
	/** The page's structure as HTML. Elements that can be used have `data-llm-id`. */
	skeletonDom?: string;
	/**
	 * The document as HTML without secrets. Content that nobody can see is marked `data-llm-hidden` and must not be
	 * trusted.
	 */
	dom?: string;
	/** The picture of the viewport that the host took, as base64. */
	screenshot?: string;
	screenshotHash?: string;
	/** Why a requested screenshot is missing. */
	unavailable?: {
		screenshot: string;
	};
}
/** The options of `pageState`. */
export interface PageStateOptions extends SemanticOptions {
	/**
	 * The artefacts in addition to the semantic nodes: `skeleton` adds the page's structure, `hybrid` the structure and a
	 * screenshot, and `full` the whole document. The default, `semantic_v3`, adds nothing.
	 */
	readonly domMode?: DomMode;
	/** Returns a picture of the viewport as base64 or as a data URL. `hybrid` needs it. */
	readonly captureScreenshot?: CaptureScreenshot;
}
/**
 * The functions of this file convert coordinates between documents in frames. Layout reports boxes relative to the
 * viewport of the element's own document. Here is the one rule that converts such a box to the document around the
 * frame, and on to the top document. CSS may move, scale, rotate or mirror a frame or an element around it; perspective
 * is ignored.
 */
/** A point in CSS pixels of one document's viewport. */
export interface Point {
	readonly x: number;
	readonly y: number;
}
/**
 * Whether an element can be used. `by` is the element that covers it, disables it or makes it inert, the dialog that it
 * is behind, or the container that it is scrolled out of, and `byName` is the name or the first words of `by`. `reason`
 * is why the element is hidden. `dx` and `dy` are its distance from the viewport in CSS px.
 */
export interface ReachState {
	state: "reachable" | "hidden" | "disabled" | "inert" | "covered" | "clipped" | "off-screen";
	by?: string;
	byName?: string;
	reason?: string;
	dx?: number;
	dy?: number;
}
/** A scroll container inside the page. */
export interface ScrollableContainer {
	/** The element's number. */
	i: string;
	/** The element's name. */
	n?: string;
	/** The scroll position, the height of the content and the visible height, in whole CSS px. */
	top: number;
	height: number;
	shown: number;
}
/** One match. */
export interface SearchMatch {
	/** The element's number, such as `[12]`. For text, that of the element that contains it. */
	id: string;
	/** The role word of the text view; `text` for text, `link` for a link. */
	role: string;
	/** The line of the text view, cut to 200 characters around the match, with `**` around the matching words. */
	line: string;
	/** The heading before the match or in the same item, or else the region that contains the match. */
	under?: string;
}
/** The options of `tool.search`. */
export interface SearchOptions {
	/** Find only elements with this role, given as the ARIA role or the role word of the text view. */
	role?: string;
	/** Find only elements in this state: `disabled`, `checked`, … */
	state?: string;
	/** The largest number of matches to return (default: 20). */
	limit?: number;
	/** The approximate number of tokens at most. The last matches are omitted. */
	maxTokens?: number;
	/** Search typed text too (default: false). */
	includeValues?: boolean;
	/** Search content behind a modal dialog too (default: false). */
	behindModal?: boolean;
}
/** The result of a search. */
export interface SearchResult {
	query: string;
	/** The number of matches. */
	found: number;
	/** The number of matches that are returned. */
	shown: number;
	/** The number of hidden elements, whose text was not searched. */
	hidden?: number;
	matches: SearchMatch[];
}
/** Says which text to select: `text`, or what begins with `from` and ends with `to`. By default it is all text. */
export interface SelectTextOptions extends TimeoutOptions {
	text?: string;
	from?: string;
	to?: string;
}
/** One element of the page state for a planning back end. Only `i` is always present; defaults are left out. */
export interface SemanticNode {
	/** The element's number, which every action accepts. */
	i: string;
	/** The code of the role in `ROLE_CODES`, or the role itself if it has no code. Left out for links. */
	r?: string;
	/**
	 * The element's text and name, cut at 100 characters. Around other elements it is cut at 60, and the words of the
	 * controls inside are left out.
	 */
	n?: string;
	/**
	 * The centre of the box in whole CSS px of the viewport. It may lie outside the viewport; actions scroll to the
	 * element first.
	 */
	xy?: [
		x: number,
		y: number
	];
	/** The box: left, top, width, height in CSS px. Present only in `hybrid` mode or on request. */
	box?: [
		x: number,
		y: number,
		width: number,
		height: number
	];
	/** The codes of the states in `STATE_CODES`, separated by spaces. */
	s?: string;
	/** The chosen value, or with `includeValues` the typed text. */
	v?: string;
	/** Set if another element covers this one, so that a click would not reach it. */
	occ?: true;
	/** The number of the scroll container that the element is scrolled out of. */
	scr?: string;
}
/** The options of `semanticState`. */
export interface SemanticOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
	/** Include each element's box (default: false). */
	boxes?: boolean;
	/** The largest number of elements (default: 400). Elements in the viewport come first. */
	maxElements?: number;
	/** The approximate number of tokens at most. */
	maxTokens?: number;
	/** Include content behind a modal dialog (default: false). */
	behindModal?: boolean;
}
/** The state of the page for a planning back end. Sizes and scroll positions are in whole CSS px. */
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
	/** The names of the tools that the page offers, in at most 120 characters. The text view describes them. */
	pageTools?: string;
	interactiveTree: SemanticNode[];
	scrollableContainers?: ScrollableContainer[];
	/** Recent events on the page, oldest first. */
	recentEvents?: string[];
	/** The numbers of elements that are omitted: beyond a limit, behind a modal dialog, or hidden. */
	omitted?: {
		elements?: number;
		behindModal?: number;
		hidden?: number;
	};
}
/** The options of `serialize`. */
export interface SerializationOptions {
	/** Show typed text too (default: false). Passwords, card numbers and one-time codes are never shown. */
	includeValues?: boolean;
	/** Include elements outside the viewport (default: true). */
	includeOffscreen?: boolean;
	/** Include each element's box in whole CSS px of the viewport (default: false). */
	includeBoundingBoxes?: boolean;
	/** The number of levels below the body (default: unlimited). */
	maxDepth?: number;
	/** The largest number of interactive elements (default: 1000). Those in the viewport come first. */
	maxInteractive?: number;
	/** The approximate number of tokens at most. Elements in the viewport and interactive elements come first. */
	maxTokens?: number;
	/**
	 * Keeps only elements that match this CSS selector, with their descendants, in the document, its frames and its
	 * shadow roots.
	 */
	filterSelector?: string;
	/** Include content behind a modal dialog (default: false). */
	behindModal?: boolean;
}
/** The flattened form of the page for a language model, as `serialize` returns it. */
export interface SerializedDom {
	page: {
		context: {
			url: string;
			title: string;
			/** The names of the tools that the page offers, in at most 120 characters. The text view describes them. */
			pageTools?: string;
		};
		/** The body. Most elements are its direct children; groups such as forms keep their content together. */
		body: SerializedNode;
		/** Every frame, including nested ones, in document order. The body of one that cannot be read gives the reason. */
		iframes?: SerializedFrame[];
		/** Every shadow root, including nested ones, in document order. */
		shadowDoms?: SerializedShadow[];
		/** The numbers of omitted elements, and the options that include them. */
		omitted?: SerializedOmissions;
	};
}
/** A frame with its content. */
export interface SerializedFrame {
	/** `node_` and the number of the frame element. */
	hostId: string;
	url: string;
	title: string;
	body: SerializedNode;
	/** The number of elements that a joined frame did not send: behind its open dialog, or too many. */
	omitted?: number;
}
/** One element. Only the first two keys are always present. */
export interface SerializedNode {
	/** `node_` and the element's number. */
	id: string;
	tag: string;
	/** The role of an interactive element, or a role that the author gave and that differs from the role of the tag. */
	role?: string;
	/** The accessible name of an interactive element, or a name that the author gave and that differs from the text. */
	"aria-label"?: string;
	/** The visible text, at most 500 characters. */
	text?: string;
	/** The chosen value, or with `includeValues` the typed text. */
	value?: string;
	/** The value of the attribute as the author wrote it. */
	href?: string;
	placeholder?: string;
	inputType?: string;
	disabled?: true;
	checked?: true | "mixed";
	required?: true;
	expanded?: boolean;
	/** Set if the element is outside the viewport. Descendants of such an element do not repeat it. */
	offscreen?: true;
	selected?: true;
	pressed?: true | "mixed";
	readonly?: true;
	invalid?: true | "grammar" | "spelling";
	current?: string;
	focused?: true;
	/** Set if what is dragged on the page can be dropped on the element. */
	dropTarget?: true;
	/** `node_` and the number of the element that the pointer must be over for this one to show. */
	onHover?: string;
	/** The border box in whole CSS px of the viewport, with `includeBoundingBoxes`. */
	boundingBox?: {
		x: number;
		y: number;
		width: number;
		height: number;
	};
	children?: SerializedNode[];
}
/** What the serialized form leaves out. */
export interface SerializedOmissions {
	/** The number of interactive elements beyond `maxInteractive`. */
	interactive?: number;
	/** The number of elements below `maxDepth`. */
	deeper?: number;
	/** The number of elements outside the viewport, with `includeOffscreen: false`. */
	offscreen?: number;
	/** The number of elements that are omitted to keep within `maxTokens`. */
	budget?: number;
	/** The modal dialog, and the number of elements behind it. */
	behindModal?: {
		id: string;
		"aria-label"?: string;
		elements: number;
	};
	/** The number of hidden elements with text or controls. No option includes them. */
	hidden?: number;
	/** The options that include the other omitted elements. */
	ask?: string;
}
/** A shadow root with its content. */
export interface SerializedShadow {
	/** `node_` and the number of the host. */
	hostId: string;
	body: SerializedNode;
}
export interface SettleOptions {
	/**
	 * How long the report waits for what the action set off (requests, timers, transitions), in milliseconds; 0 does not
	 * wait. By default a second for timers and three for requests.
	 */
	settle?: number;
}
/** The page of a snapshot. The viewport is in whole CSS pixels. */
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
/** The differences between two snapshots of one document. */
export interface SnapshotDiff {
	/** Elements that appeared. Their descendants are counted in `elements`. */
	appeared: DiffElement[];
	gone: DiffElement[];
	changed: DiffChange[];
	/** The number of hidden elements before and after, if it changed. They are not described. */
	hidden?: readonly [
		before: number,
		after: number
	];
}
/** The numbers of what a snapshot contains. */
export interface SnapshotStats {
	/** The number of nodes of `virtualDom`, frames and shadow roots included. */
	readonly totalNodes: number;
	/** The number of those that a person can see. */
	readonly visibleNodes: number;
	/** The number of those that can be clicked or typed into. */
	readonly interactiveNodes: number;
	readonly iframeCount: number;
	readonly shadowDomCount: number;
	/** The time from the start of the build to its end in milliseconds, including the page's own work between slices. */
	readonly captureTimeMs: number;
}
/** ARIA and form states. A state that does not apply or has its default value has no field. */
export interface States extends AriaStates {
	readonly focused?: boolean;
}
/** The options of `toText`. */
export interface TextOptions extends TextViewOptions {
	/**
	 * The snapshot since which new content is marked. By default, the one that was last written as text. Null marks
	 * nothing.
	 */
	previous?: DomSnapshot | null;
}
/** The options of the text view. */
export interface TextViewOptions {
	/** Show typed text too (default: false). Passwords, card numbers and one-time codes are never shown. */
	includeValues?: boolean;
	/** Show the addresses of links (default: false, since they would double the text). */
	urls?: boolean;
	/**
	 * Rows of long groups to write in full: those with one of these element numbers, or with a number in one of these
	 * ranges. `all` writes all rows in full and lists all options of every select.
	 */
	expand?: "all" | readonly (number | readonly [
		from: number,
		to: number
	])[];
	/** Include content behind a modal dialog (default: false). */
	behindModal?: boolean;
	/**
	 * The approximate number of tokens at most. Dialogs, the focused element, the viewport, new content, forms and
	 * headings come first. A note replaces each run of omitted lines, with their numbers for `lines` and their tokens.
	 */
	maxTokens?: number;
	/** Show only lines with elements in the viewport (default: false). */
	viewport?: boolean;
	/** Show only regions with this kind or name, such as `main`, `nav` or `nav Categories`. */
	region?: string;
	/** Show only these lines of the whole view, counted from 1. */
	lines?: readonly [
		from: number,
		to: number
	];
}
/** The options of every action. */
export interface TimeoutOptions extends SettleOptions {
	/** How long to wait until the action can be done, in milliseconds; 0 does not wait. The default is 5000. */
	timeout?: number;
}
export interface ToolDefinitions {
	openai: OpenAiTool;
	anthropic: AnthropicTool;
	mcp: McpTool;
	seed: OpenAiTool;
}
/** The methods of a `DomTool` that tools run. */
export interface ToolHost {
	getSnapshot(): Promise<{
		toText(options: object): string;
	}>;
	overview(options: OverviewRequest): Promise<string | DomOverviewResponse>;
	search(query: string, options: SearchRequest): Promise<string | SearchResult>;
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
	selectText(nodeId: NodeId, options: SelectTextOptions & OfSnapshot): Promise<ActionResult>;
	submit(nodeId: NodeId, options: ActionOptions): Promise<ActionResult>;
	scroll(nodeId: NodeId | null, options: ScrollOptions$1 & OfSnapshot): Promise<ActionResult>;
	drag(nodeId: NodeId, to: DragTarget, options: DragOptions & OfSnapshot): Promise<ActionResult>;
	upload(nodeId: NodeId, files: Upload | readonly Upload[], options: ActionOptions): Promise<ActionResult>;
	fillForm(values: Readonly<Record<string, FieldValue>>, options: ActionOptions): Promise<FormResult>;
	waitFor(options: WaitForOptions & OfSnapshot & {
		nodeId?: NodeId;
	}): Promise<ActionResult>;
	collect(nodeId: NodeId, options: CollectOptions & OfSnapshot): Promise<CollectResult>;
	callPageTool(name: string, input: string | object | undefined, options: ActionOptions): Promise<ActionResult>;
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
	/** Returns true once the host has cancelled the call. An action that still waits then throws `cancelled`. */
	isCancelled?(): boolean;
}
export interface TypeOptions extends TimeoutOptions {
	/** Whether to empty the field before typing. The default is false. */
	clearFirst?: boolean;
	/** The time between two characters, in milliseconds. The default, 0, does not wait. */
	speed?: number;
	pressEnter?: boolean;
	blur?: boolean;
	force?: boolean;
}
export interface UploadFile {
	name: string;
	type?: string;
	bytes?: ArrayBuffer | ArrayBufferView | Blob;
	text?: string;
	base64?: string;
}
/**
 * The public form of one node (see `DomSnapshot.virtualDom`). It is frozen; object-valued fields are created on first
 * access.
 */
export interface VirtualNode {
	/** `node_` and the element's number. */
	readonly node_id: string;
	/** The tag in lower case. */
	readonly tag: string;
	/** The computed ARIA role (WAI-ARIA 1.2, HTML-AAM). Absent for `generic` and `none`. */
	readonly role?: string;
	/** The accessible name (accname 1.2), cut at 250 characters. */
	readonly "aria-label"?: string;
	/** The visible text of the element and its inline, non-interactive descendants, cut at 500 characters. */
	readonly text?: string;
	/**
	 * The value that is chosen in a control (select, date, slider, …). Only views with `includeValues` have typed text.
	 */
	readonly value?: string;
	/**
	 * True if a person can see the element. It is false only for containers that are kept for their visible content, and
	 * for what style shows only under the pointer (`onHover`).
	 */
	readonly visible: boolean;
	readonly children?: readonly VirtualNode[];
	/** The root of the frame's content, or a marker that says why there is none. */
	readonly iframe?: VirtualNode;
	/** The content of the shadow root, or a marker that says why there is none. */
	readonly shadowDom?: VirtualNode;
	readonly metadata?: VirtualNodeMetadata;
}
/** Further facts about a node. A fact that does not apply has no field. */
export interface VirtualNodeMetadata {
	/** True if a part of the box is in the viewport. */
	readonly inViewport?: boolean;
	/** The border box in whole CSS pixels, relative to the top viewport. */
	readonly boundingBox?: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	};
	/** The innermost landmark around the node, by the tag that HTML has for it. */
	readonly region?: "main" | "nav" | "header" | "footer" | "aside";
	readonly states?: Readonly<Record<string, boolean | string | number>>;
	/** The attribute as authored. */
	readonly href?: string;
	readonly inputType?: string;
	readonly placeholder?: string;
	readonly htmlId?: string;
	readonly testId?: string;
	/**
	 * The path from the root, such as `body/form[0]/input[1]`, with the index among all element siblings at every level.
	 */
	readonly treePath?: string;
	/** True if the element took over the number of one that a framework replaced. */
	readonly reidentified?: boolean;
	/** The `node_id` of the element that the pointer must be over for this one to show; `visible` is false. */
	readonly onHover?: string;
}
/** Whether and where a person can see an element. */
export interface VisibilityResult {
	/** True if a person can see the element, on screen or after scrolling, and it is not `aria-hidden` or `inert`. */
	readonly visible: boolean;
	/** The reason why it is not visible: the first one from the root downwards. */
	readonly reason?: HiddenReason;
	/** True if its box overlaps the top viewport. */
	readonly inViewport: boolean;
	/** The border box in whole CSS pixels, relative to the top viewport. */
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
	/** How long to wait, in milliseconds. The default is 5000. */
	timeout?: number;
}
export type ActionCode = RefusalCode | "unknown_node" | "stale_node" | "stale_document" | "not_an_element";
/**
 * The options of every action. `timeout` says how long to wait until the action can be done, in milliseconds (default
 * 5,000).
 */
export type ActionOptions = TimeoutOptions & OfSnapshot;
export type ActionType = "click" | "type" | "keypress" | "hover" | "select" | "check" | "clear" | "focus" | "scroll" | "setValue" | "drag" | "upload" | "selectText" | "submit" | "waitFor" | "fillForm" | "collect" | "callPageTool";
/** The actions that a request can ask for: queries, the actions of the tool, and code of the caller. */
export type AutomationAction = "query" | "exists" | "getText" | "getValue" | "getAttribute" | "evaluate" | ElementAction;
export type AutomationCode = ActionCode | MisuseCode | "no_match" | "unknown_action" | "evaluate_failed" | "not_allowed";
/** The reason for a rebuild. */
export type BuildTrigger = "action" | "navigation" | "manual" | "mutation";
/** Takes a screenshot of the viewport, as base64 or as a data URL. Only the host can do that. */
export type CaptureScreenshot = () => string | Promise<string>;
/** How much a descriptor says. */
export type DescriptorMode = "balanced" | "full";
/** True or a text means OK, false or null means Cancel; undefined means OK with the default text. */
export type DialogAnswer = boolean | string | null | undefined;
/** The value of a field, or null if there is none. */
export type DiffValue = string | number | boolean | null;
export type DomMode = "semantic_v3" | "skeleton" | "hybrid" | "full";
/** The target of a drag: another element, or a distance in CSS pixels. */
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
export type ElementAction = Exclude<ActionType, "fillForm">;
/** What may differ: a text, a fact of the markup, or a state. */
export type Field = "name" | "text" | "value" | "role" | "href" | "placeholder" | "src" | keyof States;
export type FieldValue = string | number | boolean | readonly OptionSelector[] | Upload | readonly Upload[];
/** The reasons why a person cannot see an element. `docs/results-and-errors.md` has the meaning of each. */
export type HiddenReason = "not-rendered" | "display-none" | "visibility-hidden" | "transparent" | "blurred" | "turned-away" | "content-visibility" | "closed-details" | "option-closed" | "clipped" | "zero-size" | "off-page" | "unpainted" | "aria-hidden" | "inert" | "unslotted" | "detached" | "tiny-text" | "transparent-text" | "same-colour" | "text-outside" | "behind";
export type KeyOptions = KeyPressOptions & OfSnapshot & {
	targetNodeId?: NodeId;
};
/** A landmark, by the tag that HTML has for it. */
export type LandmarkRegion = "main" | "nav" | "header" | "footer" | "aside";
/**
 * The stable codes of thrown errors. Only misuse by the caller throws; whatever the page does is reported in a result.
 */
export type MisuseCode = 
/** An option or argument is unknown, of the wrong type or out of range. */
"bad_option"
/** A field of the configuration is unknown, of the wrong type or out of range. */
 | "bad_config"
/** A text is no valid CSS selector. */
 | "bad_selector"
/** The overview was asked for a tab of another name. */
 | "wrong_tab"
/** The tool was destroyed. */
 | "destroyed"
/** No snapshot was ready in time. */
 | "build_timeout"
/** The snapshot is not among the last ten, which are kept. */
 | "snapshot_expired"
/** The page has replaced built-in functions that DomTool cannot do without. */
 | "tampered"
/** The host gave no screenshot, which the requested mode needs. */
 | "no_screenshot"
/** A snapshot or number belongs to another document. */
 | "stale_document"
/** A message names no command. */
 | "unknown_command"
/** The configuration does not allow the call. */
 | "forbidden"
/** The page or the other end of a connection did not answer. */
 | "no_answer"
/** The host has cancelled the call. */
 | "cancelled"
/** The module was used outside of a page. */
 | "no_page"
/** The core does not contain the called method. The complete script does. */
 | "not_in_core";
export type NegotiationCode = 
/** `send` threw, or its answer cannot be read. */
"send_failed"
/** The back end asked again for what it had received. */
 | "asks_again"
/** The back end asked twice for a screenshot, which cannot be taken. */
 | "no_screenshot"
/** The back end asked for a mode that does not exist, and for nothing else. */
 | "unknown_mode" | "too_many_requests";
/** The request to the back end: the page state and the task. */
export type NegotiationRequest = PageState & {
	query: string;
	tabId?: number | string;
};
/** The number of an element in any spelling: `12`, `'12'`, `'[12]'` or `'node_12'`. */
export type NodeId = string | number;
export type OneOrMore<T> = T | readonly T[];
/** Which option to choose: a text stands for its value or label. */
export type OptionSelector = string | {
	value: string;
} | {
	label: string;
} | {
	index: number;
};
/** The options of `overview` in either format. */
export type OverviewRequest = OverviewOptions & {
	format?: "text" | "json";
	refresh?: boolean;
};
export type RefusalCode = 
/** The element is in no document that a window shows. */
"detached" | "hidden" | "disabled" | "inert" | "readonly"
/** Another element receives the pointer at every point tried: `blocker`. */
 | "covered" | "moving"
/** The element cannot be scrolled into view. */
 | "off_screen"
/** The element takes no text, or no value of this kind. */
 | "not_editable"
/** Nothing in it can be chosen, or its text cannot be selected: `detail`. */
 | "not_selectable" | "not_checkable"
/** The value is not one that the control can hold. */
 | "bad_value"
/** No option of that value or text: `detail` names those that there are. */
 | "no_such_option"
/** The element was removed or replaced before the event could reach it. */
 | "replaced"
/** The element takes no focus, and the key went to what has it: `blocker`. */
 | "no_focus"
/** The action was done, but the page did not keep it; `changes.newValue` is what is there instead. */
 | "not_kept"
/** Validation of the form failed: `effect.invalid`. */
 | "invalid" | "no_form"
/** The drop target did not accept the data. */
 | "not_taken" | "no_effect_readback" | "timeout"
/** The page offers no tool of that name: `detail` has the names that it offers. */
 | "no_such_tool"
/** The page or the browser threw an unexpected error: `detail`. */
 | "failed"
/** Browsers do this only for trusted input. */
 | "needs_trusted_input";
/** The options of `search` in either format. */
export type SearchRequest = SearchOptions & {
	format?: "text" | "json";
};
/**
 * A selector of elements: a number; CSS, with `:contains('text')`, and with ` >>> ` to enter shadow roots and frames;
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
export type StyleChanges = Readonly<Record<string, readonly [
	before: string,
	after: string
]>>;
/** The model API for which the definitions are written. In `seed`, the overview has the fewest arguments. */
export type ToolFormat = "openai" | "anthropic" | "mcp" | "seed";
/** A file to upload: a `File`, a `Blob`, or a name with the content as bytes, as text, or in base64. */
export type Upload = UploadFile | Blob;
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
