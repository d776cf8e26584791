declare class CounterIndex {
	#private;
	constructor(document: Document, styles: Styles);
	/** All values of the counter there, the outermost scope first. */
	at(el: Element, which: Place, name: string): readonly number[];
}
declare class ElementStyle {
	#private;
	/** Bits (`PROPERTY`, `BITS`) of what rules may have set. */
	readonly may: number;
	/**
	 * @param declare Gives the element's declaration, when a property is first read from it.
	 * @param may Bits (`PROPERTY`) of what may differ from the initial value, or if inherited from `parent`'s; the rest is not read.
	 * @param parent The style of the flat-tree parent, if it is known.
	 * @param display Its `display`, if it is known without reading.
	 */
	constructor(el: Element, declare: (el: Element) => CSSStyleDeclaration | null, may?: number, parent?: ElementStyle | null, display?: string);
	get display(): string;
	/** `visible`, `hidden` or `collapse`; inherited values included. */
	get visibility(): string;
	get opacity(): number;
	get cursor(): string;
	get position(): string;
	/** `overflow-x overflow-y`, or one word for both; `clip` where paint containment clips (CSS Containment 2). */
	get overflow(): string;
	get pointerEvents(): string;
	get whiteSpace(): string;
	get textTransform(): string;
	get clipPath(): string;
	get contentVisibility(): string;
	/** The colour that letters are filled with: `color`, if nothing else is said. */
	get ink(): string;
	get textIndent(): string;
	get background(): string;
	get backgroundImage(): string;
	/** In pixels, with the unit. */
	get fontSize(): string;
	/** Any other computed property by its CSS name; not kept. */
	get(property: string): string;
}
declare class Known {
	role: string | null | undefined;
	name: ComputedName | undefined;
	/** Without `Invisible`. */
	hidden: Hidden | undefined;
	/** Text of its content, for those whose content it is part of. */
	content: string | undefined;
}
declare class LayoutReader {
	#private;
	/** Computed style of the element, each property read when first asked (CSSOM, `getComputedStyle`). */
	style(el: Element): ElementStyle;
	/** Border box of the element: the union of its boxes (CSSOM View, `getBoundingClientRect`). */
	box(el: Element): Box;
	/** The element's own boxes one by one, as for an inline element broken over lines. Not kept. */
	boxes(el: Element): Box[];
	/** Size of the part of a scroll container (or, for a root element, the viewport) that shows content. Not kept. */
	clientSize(el: Element): {
		width: number;
		height: number;
	};
	/** Size of all that the element can scroll to (CSSOM View, `scrollWidth` and `scrollHeight`). Not kept. */
	scrollSize(el: Element): {
		width: number;
		height: number;
	};
	/** How far the element is scrolled; `left` is negative in a right-to-left container. Not kept. */
	scrollOffset(el: Element): {
		left: number;
		top: number;
	};
	/** Bounding box of a text node's characters. Not kept. */
	textBox(text: Text): Box;
	/** Computed style of `::before`, `::after` or `::marker`; null where the element cannot have one. */
	pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null;
	/** The style of the pseudo-element if it is shown and has text. */
	pseudoWithText(el: Element, which: Pseudo): CSSStyleDeclaration | null;
	/** The text that CSS generates there, counters and alternative texts resolved; null if there is none to see. Ask `mayGenerate` first. */
	generated(el: Element, which: Pseudo): GeneratedText | null;
	/** Whether the contents of the element are skipped: `content-visibility: hidden` where it applies. https://drafts.csswg.org/css-contain-2/#content-visibility */
	skipsContents(el: Element, covered?: boolean, index?: PseudoIndex | null): boolean;
	/** False only if no element of the document skips its contents. */
	mayLeaveOut(el: Element): boolean;
	/** Whether the contents are laid out only when they come near the viewport. https://drafts.csswg.org/css-contain-2/#valdef-content-visibility-auto */
	rendersLater(el: Element): boolean;
	/** Whether the element has a box that shows, by its own style and its ancestors'; false also without a box of its own. Not kept. */
	shows(el: Element): boolean;
	/** Bits (`BITS`) of the pseudo-elements that may have text. `rules`: the index of the element's document, if it is at hand. */
	mayGenerate(el: Element, covered?: boolean, rules?: PseudoIndex | null): number;
	/** The index of the style rules of the element's document; null where it does not pay to make one. */
	rules(el: Element): PseudoIndex | null;
	/** False only if there is no shadow tree in the element's document. */
	hasShadows(el: Element): boolean;
	/** How the element's letters are changed when they are shown. */
	textTransform(el: Element): string;
	/** An object that stays the same as long as the document has not changed between questions; null where no one watches. */
	unchanged: (el: Element) => object | null;
	/** True if no style rule of a shadow tree can reach the element. */
	covers(el: Element): boolean;
	protected pseudoIndex(doc: Document): PseudoIndex | null;
	protected counterIndex(doc: Document): CounterIndex;
	/** Null for an element without a window, as in a document that was never shown. */
	protected declaration(el: Element, pseudo?: string): CSSStyleDeclaration | null;
}
declare class Memo {
	#private;
	readonly dataTables: Map<Element, boolean>;
	readonly disabled: Map<Element, boolean>;
	readonly trees: Map<Node, TreeIndex>;
	readonly owners: Map<TreeIndex, Map<Element, Element>>;
	/** Some element is owned by a reference that is no id. */
	ownsWithoutId: boolean;
	/** The document that was last asked about, and its index if it has no shadow tree in it. */
	plain: {
		readonly document: Document | null;
		readonly tree: TreeIndex | null;
	};
	of(el: Element): Known;
}
declare class NodeRegistry {
	#private;
	/** The object's number, a new one if it has none yet. */
	assign(object: Node): number;
	/** Gives the number of an object that left the page to the one that replaced it. The old one, should it return, gets a new number. */
	takeOver(id: number, successor: Node): void;
	/** True if the object took over its number. */
	isSuccessor(object: Node): boolean;
	/** The number of the marker that stands in `host` for content which was not walked. */
	assignMarker(host: Node): number;
	numberOf(object: Node): number | undefined;
	/** The object with that number while it is in a document; null once it was removed or collected, or for a marker. */
	object(id: number): Node | null;
	/** True if the number was ever given out. */
	knows(id: number): boolean;
	/** Forgets the numbers of collected objects; linear, for the end of a build. */
	sweep(): void;
}
declare class PseudoIndex {
	#private;
	/** Some rule uses `content-visibility`. */
	readonly contentVisibility: boolean;
	/** The document has a shadow tree in it. */
	readonly shadows: boolean;
	readonly document: Document;
	constructor(document: Document);
	/** True if all style rules that can reach the element are in the index: not those of shadow trees (`:host`, `::slotted`, their own). */
	covers(el: Element): boolean;
	/** Bits of the pseudo-elements that some rule may give the element, with text in them; 0 if none does. All, if it is not covered. */
	mayHave(el: Element, covered: boolean): number;
	/**
	 * Bits (`PROPERTY`) of the properties that may differ from their initial, or if inherited from the parent's, value, and
	 * those (`BITS`) of the pseudo-elements that may have text.
	 */
	mayDiffer(el: Element): number;
}
/** The package's version; a test holds it equal to `package.json`. */
declare const VERSION = "0.1.0";
/** One state of the page, immutable: a tree of virtual nodes, the way from their numbers to the live elements and back, and the views. */
export declare class DomSnapshot {
	#private;
	/** ISO 8601 time of the build. */
	readonly timestamp: string;
	readonly context: SnapshotContext;
	readonly stats: SnapshotStats;
	/** Eight hexadecimal digits. */
	readonly snapshotId: string;
	/** The state of the page that this is of; grows with every change that DomTool notices. */
	readonly epoch: number;
	/** @internal Snapshots come from `DomTool.getSnapshot()`. */
	constructor(parts: SnapshotParts);
	/** Root of the virtual tree: the `body`. */
	get virtualDom(): VirtualNode;
	/** True if DomTool knows that the page has changed since. */
	get stale(): boolean;
	/**
	 * The live element with that number (`node_12`, `[12]`, `12`): O(1). Null for a number that is not in this snapshot, for
	 * what is no element (a shadow root, a marker), and once the element has left the document.
	 */
	getRealElement(nodeId: string | number): Element | null;
	/** `node_` and the element's number; null if the element is not in this snapshot. O(1). */
	getNodeId(element: Element): string | null;
	/** False once the page has changed, or an element of the snapshot has left it. */
	isValid(): boolean;
	/**
	 * The flattened JSON form for an LLM.
	 * @throws DomToolError `bad_selector` for a `filterSelector` that is none, `bad_option` for a bad option.
	 */
	serialize(options?: SerializationOptions): SerializedDom;
	/** The page as text for an LLM: near Markdown, with `[12 name]` for what can be used. */
	toText({ previous, ...options }?: TextOptions$1): string;
	/** What differs from another snapshot of this page (the earlier one, or its opposite): nodes that appeared, went and changed, by number. */
	diff(other: DomSnapshot): SnapshotDiff;
	/** What a message can carry: shallow data and the serialized form. */
	toJSON(): object;
	/** @internal The page as it was given as text before this snapshot was: what is new since is marked, however often it is asked for. */
	get before(): SnapshotTree | null;
	/** @internal What it is made from. */
	get parts(): SnapshotParts;
	/** @internal The plain tree that the views are made of. */
	get tree(): SnapshotTree;
	/** @internal */
	node(id: number): TreeNode | undefined;
}
/**
 * Eyes and hands inside the page it is created in: snapshots of what a person could see and use, and actions by the
 * numbers in them. Methods throw `DomToolError` (with a stable `code`) only for misuse; what the page does is in results.
 */
export declare class DomTool {
	#private;
	static readonly version: string;
	static readonly DomSnapshot: typeof DomSnapshot;
	/** @throws DomToolError `bad_config` for an unknown field or a value of the wrong type. */
	constructor(config?: Partial<DomToolConfig>);
	/** The page's one shared instance, created with `config` at the first call. */
	static shared(config?: Partial<DomToolConfig>): DomTool;
	/** Accessible name, whole (Accessible Name and Description Computation 1.2). */
	static computeAccessibleName(element: Element): string;
	/** Accessible description, whole (Accessible Name and Description Computation 1.2). */
	static computeAccessibleDescription(element: Element): string;
	/** Computed role (WAI-ARIA 1.2, HTML-AAM); null where there is no corresponding role. */
	static computeRole(element: Element): string | null;
	/** Whether a person can see the element, with the reason if not. */
	static checkVisibility(element: Element): VisibilityResult;
	/** Whether the element is something to click or type into, by markup, handlers, role or cursor. */
	static isInteractive(element: Element): boolean;
	/** Waits until the document has a body and builds the first snapshot. */
	initialize(): Promise<void>;
	/**
	 * A snapshot that is true now: the current one if nothing changed, else a new one. With `waitForBuild: false`, or when
	 * `maxWaitMs` (5,000 ms) are over, the old one, whose `stale` is then true.
	 * @throws DomToolError `build_timeout` if there is no old one to give.
	 */
	getSnapshot(options?: GetSnapshotOptions): Promise<DomSnapshot>;
	/**
	 * Builds a snapshot, or joins the build that is under way. `trigger` says why, for those who read along.
	 * @throws DomToolError `build_timeout` after `snapshotTimeout`; the old snapshot then stays.
	 */
	buildSnapshot(trigger?: BuildTrigger): Promise<DomSnapshot>;
	/** The flattened JSON form of the page now; `config.maxInteractiveElements` and `maxTreeDepth` hold where the options are silent. */
	get_serialized_dom(options?: SerializationOptions): Promise<SerializedDom>;
	/** The same as `get_serialized_dom`. */
	getSerializedDom(options?: SerializationOptions): Promise<SerializedDom>;
	/**
	 * What is on the page and what can be done with it, in at most `max_rows` rows a section: as data, or with `format: 'text'`
	 * as text. Given again for up to 30 s while nothing changes; `refresh` looks anew.
	 */
	overview(options: OverviewOptions & {
		format: "text";
		refresh?: boolean;
	}): Promise<string>;
	overview(options?: OverviewOptions & {
		format?: "json";
		refresh?: boolean;
	}): Promise<DomOverviewResponse>;
	/** Finds elements and text by words, glob (`*`, `?`) or regular expression (`/…/i`), role and state, each with its line. */
	search(query: string, options: SearchOptions & {
		format: "text";
	}): Promise<string>;
	search(query: string, options?: SearchOptions & {
		format?: "json";
	}): Promise<SearchResult>;
	/**
	 * One element in full, by number or by selector: what it is, where it stands, how to find it again, why it can or cannot be
	 * seen and used. Of what a selector matches, the first that can be seen; if none can, the first with the reason.
	 */
	inspect(target: NodeId, options?: InspectOptions): Promise<Inspection | InspectFailure>;
	/** The page state that a back end plans with: minified semantic nodes, with `domMode: 'skeleton'` the page's structure too. */
	pageState(options?: PageStateOptions): Promise<PageState>;
	/** Every form as a contract: fields with label, type, format, options and validity. */
	forms(options?: FormOptions): Promise<FormView[]>;
	/** The legacy form: a flat list of controls with a selector each. */
	toPageModel(options?: PageModelOptions): Promise<PageModel>;
	/**
	 * What differs between two snapshots, by their ids.
	 * @throws DomToolError `snapshot_expired`: the last ten are kept.
	 */
	diff(idA: string, idB: string): Promise<SnapshotDiff>;
	/** Clicks an element as a person would, if it can be clicked where it is; else says what is in the way. */
	click(nodeId: NodeId, options?: ClickOptions): Promise<ActionResult>;
	/** Types text into a field or editor and reads it back. */
	type(nodeId: NodeId, text: string, options?: TypeOptions): Promise<ActionResult>;
	/** Presses a key (`Enter`, `a`, `ArrowDown`, …) on an element, else on what has focus, with the key's usual effect. */
	keypress(key: string, options?: KeyPressOptions & {
		targetNodeId?: NodeId;
	}): Promise<ActionResult>;
	/** Moves the pointer over an element: what reacts to pointer and mouse events sees it; a `:hover` rule does not. */
	hover(nodeId: NodeId, options?: HoverOptions): Promise<ActionResult>;
	/** Chooses options by value, text or place, in a native select, an ARIA listbox or what opens one; read back. */
	select(nodeId: NodeId, values: Wanted | readonly Wanted[]): Promise<ActionResult>;
	/** Switches a checkbox, radio button, switch or its ARIA likeness on or off; read back. */
	check(nodeId: NodeId, checked?: boolean): Promise<ActionResult>;
	/** Switches off: `check(id, false)`. */
	uncheck(nodeId: NodeId): Promise<ActionResult>;
	/** Empties a field or editor; read back. */
	clear(nodeId: NodeId): Promise<ActionResult>;
	/** Gives an element (for a label its control) the keyboard. */
	focus(nodeId: NodeId): Promise<ActionResult>;
	/** Brings an element into view, or scrolls the container it is or is in; without a number (null) the page. */
	scroll(nodeId: NodeId | null, options?: ScrollOptions$1): Promise<ActionResult>;
	/** Sets a date, time, colour, range or any other value whole; read back. */
	setValue(nodeId: NodeId, value: string): Promise<ActionResult>;
	/** Drags an element to another or by so many pixels, with pointer events or HTML's drag and drop, as the page takes it. */
	drag(nodeId: NodeId, to: DragTarget, options?: DragOptions): Promise<ActionResult>;
	/** Gives files (bytes, text or base64) to a file input, or drops them on an element that takes them. */
	upload(nodeId: NodeId, files: UploadFile | readonly UploadFile[]): Promise<ActionResult>;
	/** Submits the form that an element is or belongs to, validation included. */
	submit(nodeId: NodeId): Promise<ActionResult>;
	/** Waits until an element has a state, a text shows or is gone, the URL contains something, the page is quiet. */
	waitFor(options: WaitForOptions & {
		nodeId?: NodeId;
	}): Promise<ActionResult>;
	/** Reads a list that is drawn in parts from its start to its end or to a budget, each row once, and puts the scroll position back. */
	collect(nodeId: NodeId, options?: CollectOptions): Promise<CollectResult>;
	/**
	 * Answers `alert`, `confirm`, `prompt` and `beforeunload` in place of the browser, which would block the page: with true,
	 * false or a text; null or undefined dismisses. What was answered is in the results' `effect.dialogs`. Gives what ends it.
	 */
	answerDialogs(handler: (dialog: NativeDialog) => DialogAnswer): () => void;
	/** Lets a host's real input (DevTools protocol, `chrome.debugger`) do clicks and keys, with the same checks and reports; null ends it. */
	useTrustedInput(input: TrustedInput | null): void;
	/** Fills fields by number, each in the way of its kind, and reads each back. */
	fillForm(values: Readonly<Record<string, FieldValue>>): Promise<FormResult>;
	/** Makes the next `getSnapshot` build anew. */
	invalidateSnapshot(): void;
	/** Stops observing and lets go of everything; methods called afterwards throw `destroyed`. May be called twice. */
	destroy(): void;
}
/** An Error that a program can tell apart by its `code`. */
export declare class DomToolError extends Error {
	readonly code: MisuseCode;
	constructor(code: MisuseCode, message: string);
}
export declare const DEFAULT_CONFIG: Readonly<DomToolConfig>;
/** How the element's box takes part in the flow of text. */
export declare const enum Display {
	/** Part of its parent's line. */
	Inline = 0,
	/** A box of its own inside the line: inline-block, inline-flex, replaced elements, controls. */
	InlineBlock = 1,
	Block = 2,
	ListItem = 3,
	Table = 4,
	RowGroup = 5,
	Row = 6,
	Cell = 7,
	Caption = 8,
	/** Children of a flex or grid container: blocks that may stand beside each other. */
	FlexItem = 9,
	/** `display: contents`: no box; its children take part in its parent's flow. */
	Contents = 10
}
/** Bits of why an element is hidden; all but `Invisible` hide what is in it as well. */
export declare const enum Hidden {
	No = 0,
	/** `display: none`, skipped content, a closed `<details>`, not in the flat tree. */
	NotRendered = 1,
	/** `aria-hidden="true"` on it or around it. */
	Aria = 2,
	Inert = 4,
	/** `visibility: hidden` or `collapse`; what is in it may show again. */
	Invisible = 8
}
export declare const enum NodeKind {
	Element = 0,
	ShadowRoot = 1,
	FrameRoot = 2,
	Marker = 3
}
/** Whether there is evidence that the element can be clicked or typed into; asks nothing of what lies around or over it. */
export declare const isInteractive: (el: Element) => boolean;
/** Whether a person can see the element now, and if not, the first reason from the root downwards. */
export declare function checkVisibility(el: Element, reader?: LayoutReader): VisibilityResult;
/**
 * The element's accessible description: the first source that is there, even if it turns out to be empty.
 * https://w3c.github.io/accname/#mapping_additional_nd_description · https://w3c.github.io/html-aam/#accdesc-computation
 */
export declare function computeAccessibleDescription(el: Element, pass?: Context): string;
/** The element's accessible name. https://w3c.github.io/accname/#mapping_additional_nd_name */
export declare function computeAccessibleName(el: Element, pass?: Context): string;
/**
 * The element's role in WAI-ARIA: what its `role` attribute says by the rules of WAI-ARIA, else what its host language
 * gives it; null where that is "no corresponding role" (`<label>`, `<iframe>`, …).
 *
 * Images are `img` (its synonym is `image`). An element that is presentational is `generic`: as such it is exposed, if at
 * all. https://w3c.github.io/core-aam/#roleMappingComputedRole
 */
export declare function computeRole(el: Element, pass?: Context): string | null;
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
	/** Native dialogs that were answered by the handler given to `answerDialogs`. */
	readonly dialogs?: readonly {
		readonly type: string;
		readonly message: string;
	}[];
	/** The page cancelled the event's default action. */
	readonly prevented?: boolean;
	/** Nothing at all was observed until the page was quiet. */
	readonly none?: boolean;
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
	readonly actionType: ActionType;
	/** ISO 8601. */
	readonly timestamp: string;
}
/** States and properties of WAI-ARIA; a key is absent where the state does not apply or has its default. */
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
export interface ClickOptions {
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
	/** A selector for the rows; default: list items, rows, options, articles, else what repeats in the container. */
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
/** A name and where it comes from. */
export interface ComputedName {
	readonly name: string;
	readonly from: NameSource;
}
/**
 * What the rules of roles, names and states see of the pass that they run in. Roles depend on names and names on roles, in
 * both directions: rules ask each other through here. `AriaPass` is the one that answers.
 */
export interface Context {
	readonly reader: LayoutReader;
	/** The pass answers one question: nothing is to be indexed for it. */
	readonly once: boolean;
	readonly memo: Memo;
	role(el: Element): string | null;
	/** The text alternative of the visit's element, by all steps. */
	text(visit: Visit): string;
	/** The text of the content of the visit's element. */
	content(visit: Visit): string;
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
	/** Hard limit of one build, in milliseconds: it then fails with code `build_timeout` and the old snapshot stays. Default 30,000. */
	snapshotTimeout: number;
	/** How many interactive nodes a view shows if the call does not say. Capturing drops nothing. Default 400. */
	maxInteractiveElements: number;
	/** How many levels the serialized form shows if the call does not say. Default Infinity. */
	maxTreeDepth: number;
	/** Notice changes of the page and rebuild. False: a snapshot stays until `buildSnapshot()` or `invalidateSnapshot()`. Default true. */
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
}
export interface DragOptions {
	/** Where in the dragged element's box it is taken. */
	position?: Point;
	/** In how many moves; default 10. */
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
/** Facts of the element's markup that views or matching need; only what is there. */
export interface Facts {
	readonly href?: string;
	readonly src?: string;
	readonly alt?: string;
	readonly title?: string;
	readonly placeholder?: string;
	readonly inputType?: string;
	readonly htmlId?: string;
	readonly testId?: string;
	readonly nameAttr?: string;
	readonly classes?: string;
	/** Accessible description, cut at 250 characters. */
	readonly description?: string;
	/** Current value of a control, never of one with `Flag.Secret`. A select's is the text of what is selected. */
	readonly value?: string;
	/** The value was chosen (select, range, colour, …), not typed: shown without asking. */
	readonly chosen?: boolean;
	/** How many options a select or listbox has. */
	readonly optionCount?: number;
	/** Texts of a select's options. */
	readonly options?: readonly string[];
	readonly colSpan?: number;
	readonly rowSpan?: number;
	/** What a `Marker` says in place of content. */
	readonly marker?: string;
	/** Document URL and title of a frame root; URL of a marker for a frame. */
	readonly url?: string;
	readonly documentTitle?: string;
	/** Words for an unnamed control: an icon's class or file name. */
	readonly hint?: string;
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
/** Text that CSS puts before, after or in front of an element. */
export interface GeneratedText {
	readonly text: string;
	/** It is an alternative text or an image: a thing beside the element's text, not part of its words. */
	readonly replaced: boolean;
	/** The pseudo-element's `display`. */
	readonly display: string;
}
/** Where things are: apart from the tree, since a scroll moves every box and changes no node. */
export interface Geometry {
	readonly viewport: Viewport;
	/** The node's border box in the top viewport's coordinates; null where it has none. */
	box(id: number): TreeBox | null;
	/** Of a node with `Flag.Scrollable`; null once it is gone. */
	scroll?(id: number): Scroll | null;
}
/** What `getSnapshot` takes. */
export interface GetSnapshotOptions {
	/** Wait for a build under way, and build if the snapshot is out of date. False: answer at once with what is there. Default true. */
	readonly waitForBuild?: boolean;
	/** How long to wait, in milliseconds; then the old snapshot is given, marked `stale`, or, without one, `build_timeout` thrown. Default 5,000. */
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
export interface HoverOptions {
	position?: Point;
	modifiers?: Modifiers;
	scrollIntoView?: boolean;
	force?: boolean;
}
export interface InspectFailure {
	success: false;
	code: "unknown_node" | "stale_node" | "not_an_element" | "no_match";
	/** One sentence to act on. */
	error: string;
}
export interface InspectOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
}
/** Everything about one element. */
export interface Inspection extends Omit<FullDescriptor, "selectorHints"> {
	success: true;
	/** Elements that the selector matched, where one was given: this is the first that can be seen, else the first. */
	matches?: number;
	inViewport: boolean;
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
export interface KeyPressOptions {
	modifiers?: Modifiers;
	/** How often; default 1. */
	repeat?: number;
}
/** What an action is asked for and what it answers; elements and reasons, no numbers and no sentences. */
export interface Modifiers {
	ctrl?: boolean;
	shift?: boolean;
	alt?: boolean;
	meta?: boolean;
}
/** A dialog of the browser's own, which stops the page until someone answers. */
export interface NativeDialog {
	readonly type: "alert" | "confirm" | "prompt" | "beforeunload";
	readonly message: string;
	readonly defaultValue?: string;
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
}
export interface PageModelOptions {
	/** Show typed text too (default: false). */
	includeValues?: boolean;
}
/** What `pageState` takes. `hybrid` and `full` are made by a host that can take a screenshot. */
export interface PageStateOptions extends SemanticOptions {
	readonly domMode?: "semantic_v3" | "skeleton";
}
export interface Point {
	readonly x: number;
	readonly y: number;
}
/** How far a box is scrolled, how high its content is, and how much of it shows, in whole pixels. */
export interface Scroll {
	readonly top: number;
	readonly height: number;
	readonly shown: number;
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
/** Document 003's page state. Every key but `i` and `r` is there only where it is not default. */
export interface SemanticNode {
	/** Number of the element, as every action takes it. */
	i: string;
	/** Role, by `ROLE_CODES`; a role that is not among them stays whole. */
	r: string;
	/** What it says and what it is called, cut at 100 characters. */
	n?: string;
	/** Centre of its box in whole pixels of the viewport. */
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
	/** Out of sight until this is scrolled: the number of a scroll container, or `page`. */
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
/** What a snapshot is made from. */
export interface SnapshotParts {
	readonly tree: SnapshotTree;
	readonly registry: NodeRegistry;
	readonly stats: SnapshotStats;
	readonly epoch: number;
	readonly roots: readonly WeakRef<Node>[];
	readonly document: number;
	readonly isStale: () => boolean;
}
export interface SnapshotStats {
	/** Elements walked, hidden ones included. */
	readonly totalNodes: number;
	readonly visibleNodes: number;
	/** Visible elements that can be clicked or typed into. */
	readonly interactiveNodes: number;
	readonly iframeCount: number;
	readonly shadowDomCount: number;
	/** Milliseconds from the start of the build to its end, the page's own work between slices included. */
	readonly captureTimeMs: number;
}
/** What every view takes: one state of the page as plain data. */
export interface SnapshotTree {
	/** The `body`. */
	readonly root: TreeNode;
	readonly url: string;
	readonly title: string;
	readonly geometry: Geometry;
	/** Elements walked, hidden ones included. */
	readonly totalElements: number;
	/** Elements with text or controls that were left out because nobody can see them. */
	readonly hiddenElements: number;
	/** Number of the node that has focus, or −1. */
	readonly focusId: number;
	/** Set while a modal takes all input: its number, and how many elements lie behind it. */
	readonly modal: {
		readonly id: number;
		readonly behind: number;
	} | null;
}
/** ARIA and form states; a key is absent where the state does not apply or has its default. */
export interface States extends AriaStates {
	readonly focused?: boolean;
}
/** What reads the styles that counters hang on. */
export interface Styles {
	style(el: Element): ElementStyle;
	mayGenerate(el: Element): number;
	pseudoWithText(el: Element, which: Place): CSSStyleDeclaration | null;
}
export interface TextOptions {
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
	/** Only these lines of the whole view, the first being 1. */
	lines?: readonly [
		from: number,
		to: number
	];
}
/** A rectangle in whole CSS pixels of the top viewport. */
export interface TreeBox {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
/** What the markup of one tree says of labels, owners and what is excluded. */
export interface TreeIndex {
	/** Every label by the control that it labels, in tree order: one walk, where `control.labels` would walk once for each control. */
	readonly labels: ReadonlyMap<Element, readonly Element[]>;
	readonly owners: readonly Element[];
	readonly closedDetails: boolean;
}
/**
 * What the snapshot keeps of one element: plain data, compact, shared between successive snapshots where nothing changed.
 * `VirtualNode` is what the API shows of it. Views read `TreeNode`s.
 */
export interface TreeNode {
	/** The element's number. −1 only while the snapshot is being made. */
	id: number;
	readonly kind: NodeKind;
	/** Lower-case tag; `#shadow-root` content is `shadow-root`, a frame's root is its `body`. */
	readonly tag: string;
	/** Bits of `Flag`. */
	flags: number;
	readonly display: Display;
	/** Computed ARIA role; empty where it is `generic`, `none` or unknown. */
	readonly role: string;
	/** Accessible name, cut at 250 characters. */
	readonly name: string;
	/**
	 * Visible light children in document order, those of a shadow host in slot order: nodes and text. Text is what the page
	 * shows (white space collapsed unless `Flag.Pre`, text-transform applied, generated content in its place).
	 */
	readonly children: readonly TreeChild[];
	/** Content of the shadow root: a node of kind `ShadowRoot`, or a marker where it was not walked. */
	readonly shadow: TreeNode | null;
	/** Content of the frame: a node of kind `FrameRoot`, or a marker where it was not walked. */
	readonly frame: TreeNode | null;
	/** Of a slot: what it shows in the composed tree (the same objects as the host's children). Null: its own fallback content. */
	readonly assigned: readonly TreeChild[] | null;
	readonly facts: Facts | null;
	readonly states: States | null;
}
/**
 * Real input, from a host that has it (the DevTools protocol, an extension's debugger). Points are in the top viewport.
 * Gates before and reports after it stay the same; only the events between are the browser's own.
 */
export interface TrustedInput {
	click(point: Point, options: {
		button: "left" | "middle" | "right";
		clickCount: number;
		modifiers: Modifiers;
	}): Promise<void>;
	move(point: Point): Promise<void>;
	/** Types into what has focus. */
	type(text: string): Promise<void>;
	press(key: string, modifiers: Modifiers): Promise<void>;
}
export interface TypeOptions {
	/** Default false. */
	clearFirst?: boolean;
	/** Milliseconds a character; 0, the default, is as fast as the page takes it. */
	speed?: number;
	pressEnter?: boolean;
	blur?: boolean;
	force?: boolean;
}
/** A file's bytes, its text, or its bytes in base64. */
export interface UploadFile {
	name: string;
	type?: string;
	bytes?: ArrayBuffer | Uint8Array;
	text?: string;
	base64?: string;
}
export interface Viewport {
	readonly width: number;
	readonly height: number;
	readonly scrollX: number;
	readonly scrollY: number;
	/** Height of all that can be scrolled to. */
	readonly contentHeight: number;
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
/** Where in the computation of one name or description a node is looked at. */
export interface Visit {
	readonly pass: Context;
	/** The visit to the element whose name is sought. */
	readonly top: Visit;
	/** The element that this visit gathers text from. */
	readonly el: Element;
	/** Its tag, read once for all steps. */
	readonly tag: string;
	/** How it was come to: as the root, by `aria-labelledby` or `aria-describedby`, as a label of the host language, or as content. */
	readonly via: "root" | "reference" | "label" | "content";
	/** In a traversal of `aria-labelledby` or `aria-describedby`, in which such references are not followed again. */
	readonly referenced: boolean;
	/** What was referred to is hidden itself, so that hiding inside it does not matter. */
	readonly throughHidden: boolean;
	readonly parent: Visit | null;
	readonly depth: number;
	/** Of the top visit: how many elements were gathered by references from within references. */
	gathered: number;
}
export interface WaitForOptions {
	/** What to wait for of the element; default `visible`. */
	state?: "visible" | "hidden" | "enabled" | "detached";
	/** Text that can be seen. */
	text?: string;
	/** Text that can no longer be seen. */
	textGone?: string;
	/** The address contains this. */
	url?: string;
	/** Milliseconds without a change of the page. */
	quiet?: number;
	/** Milliseconds; default 5000. */
	timeout?: number;
}
export type ActionCode = RefusalCode | "unknown_node" | "stale_node" | "not_an_element";
export type ActionType = "click" | "type" | "keypress" | "hover" | "select" | "check" | "clear" | "focus" | "scroll" | "setValue" | "drag" | "upload" | "submit" | "waitFor" | "fillForm" | "collect";
/** What made a rebuild necessary. */
export type BuildTrigger = "action" | "navigation" | "manual" | "mutation";
/** True or a text is OK, false or null is Cancel; nothing is OK, and the default text. */
export type DialogAnswer = boolean | string | null | undefined;
export type DiffValue = string | number | boolean | null;
/** Where to drag to: an element, or so many pixels away. */
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
export type FieldValue = string | number | boolean | readonly Wanted[];
/** Why a person cannot see an element. */
export type HiddenReason = "not-rendered" | "display-none" | "visibility-hidden" | "transparent" | "content-visibility" | "closed-details" | "option-closed" | "clipped" | "zero-size" | "off-page" | "unpainted" | "aria-hidden" | "inert" | "unslotted" | "detached" | "tiny-text" | "transparent-text" | "same-colour" | "text-outside";
export type LandmarkRegion = "main" | "nav" | "header" | "footer" | "aside";
/**
 * What a caller can do wrong, as stable codes. Only misuse throws; what a page does ends in a result.
 */
export type MisuseCode = "bad_option" | "bad_config" | "bad_selector" | "wrong_tab" | "not_initialized" | "destroyed" | "build_timeout" | "snapshot_expired" | "no_screenshot" | "stale_document";
/** Which of an author's means a name comes from: their words for the element in ARIA or the host language, or its content. */
export type NameSource = "labelledby" | "label" | "native" | "content" | "title" | "placeholder" | "";
/** A number in any spelling. */
export type NodeId = string | number;
/** Document 003's page state; `skeletonDom` where it was asked for. */
export type PageState = SemanticState & {
	skeletonDom?: string;
};
export type Place = "::before" | "::after" | "::marker";
export type Pseudo = "::before" | "::after" | "::marker";
export type RefusalCode = 
/** No longer in a document that is shown. */
"detached" | "hidden" | "disabled" | "inert" | "readonly"
/** Another element receives the pointer at every point tried: `blocker`. */
 | "covered" | "moving"
/** Cannot be scrolled into view. */
 | "off_screen"
/** Takes no text, or not this kind of value. */
 | "not_editable" | "not_selectable" | "not_checkable"
/** The value is not one that the control can hold. */
 | "bad_value"
/** No option of that value or text: `detail` names those that there are. */
 | "no_such_option"
/** The element went away, or another took its place, before the event could reach it. */
 | "replaced"
/** The key went to what has focus (`blocker`), for the element takes none. */
 | "no_focus"
/** Done as asked, but the page did not keep it; `changes.newValue` is what is there instead. */
 | "not_kept"
/** The form's fields held it back: `effect.invalid`. */
 | "invalid" | "no_form"
/** Nothing there takes what was dropped. */
 | "not_taken" | "no_effect_readback" | "timeout"
/** Something in the page or the browser threw where nothing should: `detail`. */
 | "failed"
/** Only a person's own input can do this in a browser. */
 | "needs_trusted_input";
export type TreeChild = TreeNode | string;
/** How a choice is named. */
export type Wanted = string | {
	value: string;
} | {
	label: string;
} | {
	index: number;
};
interface ScrollOptions$1 {
	/** By how much of what is seen; without `to`, `direction`, `pages` and `pixels` the element is brought into view. */
	direction?: "up" | "down" | "left" | "right";
	pages?: number;
	pixels?: number;
	to?: "start" | "end";
}
interface TextOptions$1 extends TextOptions {
	/** Mark what is new since this snapshot (default: since the page was last given as text). Null marks nothing. */
	previous?: DomSnapshot | null;
}

export {
	ScrollOptions$1 as ScrollOptions,
	TextOptions$1 as TextOptions,
	VERSION as version,
};

export {};
