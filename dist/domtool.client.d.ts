declare const TOOLS: {
	readonly overview: Tool<{
		type: "object";
		properties: {} & {
			readonly tabName: {
				readonly type: "string";
				readonly description: string;
			};
			readonly filters: {
				readonly description: "Which content types to include";
				readonly type: "object";
				readonly properties: {} & {
					readonly outline: {
						readonly type: "boolean";
						readonly description: string;
					};
					readonly interactives: {
						readonly type: "boolean";
						readonly description: string;
					};
					readonly headings: {
						readonly type: "boolean";
						readonly description: string;
					};
				};
				readonly required: readonly never[];
			};
			readonly visible: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly viewport: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly max_rows: {
				readonly type: "number";
				readonly description: "Maximum elements per category (default: 30, max: 100)";
			};
			readonly refresh: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly format: {
				readonly description: "Default json";
				readonly type: "string";
				readonly enum: readonly [
					"json",
					"text"
				];
			};
			readonly maxTokens: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly includeValues: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly behindModal: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly never[];
	}>;
	readonly text: Tool<{
		type: "object";
		properties: {} & {
			readonly maxTokens: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly viewport: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly lines: {
				readonly type: "string";
				readonly format: Format<string | readonly unknown[]>;
				readonly description: "Only these lines of the whole view, as 20-60";
			};
			readonly region: {
				readonly type: "string";
				readonly description: string;
			};
			readonly expand: {
				readonly type: "string";
				readonly format: Format<string | readonly unknown[]>;
				readonly description: "Rows left out of long groups to show: all, or their numbers, as 41-60, 75";
			};
			readonly urls: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly includeValues: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly behindModal: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly never[];
	}>;
	readonly search: Tool<{
		type: "object";
		properties: {
			readonly query: {
				readonly type: "string";
				readonly description: string;
			};
		} & {
			readonly role: {
				readonly type: "string";
			};
			readonly state: {
				readonly type: "string";
				readonly description: string;
			};
			readonly limit: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly format: {
				readonly description: "Default json";
				readonly type: "string";
				readonly enum: readonly [
					"json",
					"text"
				];
			};
			readonly maxTokens: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly includeValues: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly behindModal: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly "query"[];
	}>;
	readonly inspect: Tool<{
		type: "object";
		properties: {
			readonly target: {
				readonly type: "string";
				readonly format: Format<NodeId>;
				readonly description: "Its number, or a selector";
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly includeValues: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly "target"[];
	}>;
	readonly diff: Tool<{
		type: "object";
		properties: {
			readonly snapshotIdA: {
				readonly type: "string";
			};
			readonly snapshotIdB: {
				readonly type: "string";
			};
		} & Record<never, never>;
		required: readonly ("snapshotIdA" | "snapshotIdB")[];
	}>;
	readonly forms: Tool<{
		type: "object";
		properties: {} & {
			readonly maxTokens: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly includeValues: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly never[];
	}>;
	readonly pageState: Tool<{
		type: "object";
		properties: {} & {
			readonly domMode: {
				readonly type: "string";
				readonly enum: readonly [
					"semantic_v3",
					"skeleton",
					"full"
				];
			};
			readonly boxes: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly maxElements: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly maxTokens: {
				readonly type: "integer";
				readonly description: string;
				readonly minimum: 1;
			};
			readonly includeValues: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly behindModal: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly never[];
	}>;
	readonly click: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly button: {
				readonly type: "string";
				readonly enum: readonly [
					"left",
					"right",
					"middle"
				];
			};
			readonly clickType: {
				readonly type: "string";
				readonly enum: readonly [
					"single",
					"double",
					"triple"
				];
			};
			readonly modifiers: {
				readonly description: "Keys held";
				readonly type: "object";
				readonly properties: {} & {
					readonly ctrl: {
						readonly type: "boolean";
					};
					readonly shift: {
						readonly type: "boolean";
					};
					readonly alt: {
						readonly type: "boolean";
					};
					readonly meta: {
						readonly type: "boolean";
					};
				};
				readonly required: readonly never[];
			};
			readonly position: {
				readonly description: "Where in its box";
				readonly type: "object";
				readonly properties: {
					readonly x: {
						readonly type: "number";
					};
					readonly y: {
						readonly type: "number";
					};
				} & Record<never, never>;
				readonly required: readonly ("x" | "y")[];
			};
			readonly scrollIntoView: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly waitForNavigation: {
				readonly type: "boolean";
			};
			readonly navigationTimeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly force: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly type: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly text: {
				readonly type: "string";
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly clearFirst: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly pressEnter: {
				readonly type: "boolean";
			};
			readonly blur: {
				readonly type: "boolean";
				readonly description: string;
			};
			readonly speed: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly force: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly ("text" | "nodeId")[];
	}>;
	readonly keypress: Tool<{
		type: "object";
		properties: {
			readonly key: {
				readonly type: "string";
				readonly description: string;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly targetNodeId: {
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly modifiers: {
				readonly description: "Keys held";
				readonly type: "object";
				readonly properties: {} & {
					readonly ctrl: {
						readonly type: "boolean";
					};
					readonly shift: {
						readonly type: "boolean";
					};
					readonly alt: {
						readonly type: "boolean";
					};
					readonly meta: {
						readonly type: "boolean";
					};
				};
				readonly required: readonly never[];
			};
			readonly repeat: {
				readonly type: "integer";
				readonly minimum: 1;
				readonly maximum: 1000;
			};
		};
		required: readonly "key"[];
	}>;
	readonly hover: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly position: {
				readonly description: "Where in its box";
				readonly type: "object";
				readonly properties: {
					readonly x: {
						readonly type: "number";
					};
					readonly y: {
						readonly type: "number";
					};
				} & Record<never, never>;
				readonly required: readonly ("x" | "y")[];
			};
			readonly modifiers: {
				readonly description: "Keys held";
				readonly type: "object";
				readonly properties: {} & {
					readonly ctrl: {
						readonly type: "boolean";
					};
					readonly shift: {
						readonly type: "boolean";
					};
					readonly alt: {
						readonly type: "boolean";
					};
					readonly meta: {
						readonly type: "boolean";
					};
				};
				readonly required: readonly never[];
			};
			readonly scrollIntoView: {
				readonly type: "boolean";
			};
			readonly force: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly select: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly values: {
				readonly anyOf: readonly [
					{
						readonly type: "string";
					},
					{
						readonly type: "array";
						readonly items: {
							readonly type: "string";
						};
					}
				];
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly ("values" | "nodeId")[];
	}>;
	readonly check: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly checked: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly clear: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly focus: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly setValue: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly value: {
				readonly type: "string";
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly ("value" | "nodeId")[];
	}>;
	readonly selectText: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly text: {
				readonly type: "string";
			};
			readonly from: {
				readonly type: "string";
			};
			readonly to: {
				readonly type: "string";
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly submit: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly scroll: Tool<{
		type: "object";
		properties: {} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly nodeId: {
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly direction: {
				readonly type: "string";
				readonly enum: readonly [
					"up",
					"down",
					"left",
					"right"
				];
			};
			readonly pages: {
				readonly type: "number";
				readonly minimum: 0;
			};
			readonly pixels: {
				readonly type: "number";
				readonly minimum: 0;
			};
			readonly to: {
				readonly type: "string";
				readonly enum: readonly [
					"start",
					"end"
				];
			};
		};
		required: readonly never[];
	}>;
	readonly drag: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly targetNodeId: {
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly dx: {
				readonly type: "number";
			};
			readonly dy: {
				readonly type: "number";
			};
			readonly position: {
				readonly description: "Where in its box";
				readonly type: "object";
				readonly properties: {
					readonly x: {
						readonly type: "number";
					};
					readonly y: {
						readonly type: "number";
					};
				} & Record<never, never>;
				readonly required: readonly ("x" | "y")[];
			};
			readonly steps: {
				readonly type: "integer";
				readonly minimum: 1;
				readonly maximum: 1000;
			};
			readonly modifiers: {
				readonly description: "Keys held";
				readonly type: "object";
				readonly properties: {} & {
					readonly ctrl: {
						readonly type: "boolean";
					};
					readonly shift: {
						readonly type: "boolean";
					};
					readonly alt: {
						readonly type: "boolean";
					};
					readonly meta: {
						readonly type: "boolean";
					};
				};
				readonly required: readonly never[];
			};
			readonly force: {
				readonly type: "boolean";
				readonly description: string;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly upload: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly files: {
				readonly type: "array";
				readonly items: {
					type: "object";
					properties: {
						readonly name: {
							readonly type: "string";
						};
					} & {
						readonly type: {
							readonly type: "string";
						};
						readonly text: {
							readonly type: "string";
						};
						readonly base64: {
							readonly type: "string";
						};
					};
					required: readonly "name"[];
				};
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly ("files" | "nodeId")[];
	}>;
	readonly fillForm: Tool<{
		type: "object";
		properties: {
			readonly fields: {
				readonly type: "array";
				readonly items: {
					type: "object";
					properties: {
						readonly nodeId: {
							readonly description: "Number of the element in a view";
							readonly type: "string";
							readonly format: Format<NodeId>;
						};
						readonly value: {
							readonly anyOf: readonly [
								{
									readonly type: "string";
								},
								{
									readonly type: "number";
								},
								{
									readonly type: "boolean";
								},
								{
									readonly type: "array";
									readonly items: {
										readonly type: "string";
									};
								},
								{
									readonly type: "array";
									readonly items: {
										type: "object";
										properties: {
											readonly name: {
												readonly type: "string";
											};
										} & {
											readonly type: {
												readonly type: "string";
											};
											readonly text: {
												readonly type: "string";
											};
											readonly base64: {
												readonly type: "string";
											};
										};
										required: readonly "name"[];
									};
								}
							];
						};
					} & Record<never, never>;
					required: readonly ("value" | "nodeId")[];
				};
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly "fields"[];
	}>;
	readonly waitFor: Tool<{
		type: "object";
		properties: {} & {
			readonly nodeId: {
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly state: {
				readonly type: "string";
				readonly enum: readonly [
					"visible",
					"hidden",
					"enabled",
					"detached"
				];
			};
			readonly text: {
				readonly type: "string";
				readonly description: string;
			};
			readonly textGone: {
				readonly type: "string";
			};
			readonly url: {
				readonly type: "string";
				readonly description: string;
			};
			readonly quiet: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly never[];
	}>;
	readonly collect: Tool<{
		type: "object";
		properties: {
			readonly nodeId: {
				readonly description: "Number of the element in a view";
				readonly type: "string";
				readonly format: Format<NodeId>;
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly items: {
				readonly type: "string";
				readonly description: string;
			};
			readonly maxItems: {
				readonly type: "integer";
				readonly minimum: 1;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
		};
		required: readonly "nodeId"[];
	}>;
	readonly callPageTool: Tool<{
		type: "object";
		properties: {
			readonly name: {
				readonly type: "string";
			};
		} & {
			readonly snapshotId: {
				readonly type: "string";
				readonly description: string;
			};
			readonly timeout: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly settle: {
				readonly type: "number";
				readonly description: string;
				readonly minimum: 0;
				readonly maximum: number;
			};
			readonly input: {
				readonly type: "string";
				readonly description: string;
			};
		};
		required: readonly "name"[];
	}>;
};
/**
 * Connects to the DomTool that listens in a tab (from within a browser extension), behind a port, or in another window.
 * @param target the tab, port or window
 * @returns a client; it sends its first message when it is first used
 * @throws DomToolError `no_answer` for a tab outside of an extension
 */
export declare function connect(target: Target, { timeout, frameId }?: ConnectOptions): Client;
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
/**
 * A client of the DomTool in another page. Every method rejects with a `DomToolError`: the one that the other DomTool
 * threw, or `no_answer`.
 */
export interface Client {
	ping(): Promise<Pong>;
	/** Calls a tool of `toolDefinitions` by the name of its method. */
	call<Name extends ToolName>(name: Name, args: ToolArguments<Name>): Promise<ToolAnswer<Name>>;
	serialized(options?: SerializationOptions): Promise<SerializedDom>;
	pageModel(): Promise<PageModel>;
	automate(request: AutomationRequest): Promise<AutomationResult>;
	overlay: {
		show(options?: OverlayOptions): Promise<OverlayResult>;
		hide(): Promise<void>;
	};
	/** Sends any command by its name. */
	command(command: string, args?: object): Promise<unknown>;
	close(): void;
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
export interface ConnectOptions {
	/** How long an answer may take, in milliseconds. Default 60,000. */
	readonly timeout?: number;
	/** The frame of a tab. Default 0, the top frame. */
	readonly frameId?: number;
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
/** A format of strings, for which a caller may give values of other types too. */
export interface Format<T> {
	/** What it accepts, as the end of the sentence "… must be …". */
	readonly wanted: string;
	accepts(value: unknown): value is T;
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
export interface KeyPressOptions extends TimeoutOptions {
	modifiers?: Modifiers;
	/** How often to press the key, at most 1000 times. The default is 1. */
	repeat?: number;
}
export interface Modifiers {
	ctrl?: boolean;
	shift?: boolean;
	alt?: boolean;
	meta?: boolean;
}
export interface ObjectSchema extends Schema {
	readonly type: "object";
	readonly properties: Properties;
}
/** The option that ties a number to the document that it was taken from. */
export interface OfSnapshot {
	/**
	 * The snapshot that the numbers come from. If it is of another document, the action is refused with `stale_document`.
	 */
	readonly snapshotId?: string;
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
/** The answer to PING. */
export interface Pong {
	readonly type: "PONG";
	readonly version: string;
	readonly url: string;
	readonly title: string;
	readonly readyState: string;
	readonly timestamp: number;
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
/**
 * The part of JSON Schema that describes and checks arguments and options. Three things extend it: formats that check
 * the value, the type `function` for options that never come as JSON, and `maximum: Infinity`; without that, a number
 * must be finite.
 */
export interface Schema {
	readonly type?: "string" | "number" | "integer" | "boolean" | "array" | "object" | "function";
	readonly format?: Format<unknown>;
	readonly description?: string;
	readonly enum?: readonly string[];
	readonly anyOf?: readonly Schema[];
	readonly items?: Schema;
	readonly properties?: Properties;
	readonly required?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
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
/** ARIA and form states. A state that does not apply or has its default value has no field. */
export interface States extends AriaStates {
	readonly focused?: boolean;
}
/** The options of every action. */
export interface TimeoutOptions extends SettleOptions {
	/** How long to wait until the action can be done, in milliseconds; 0 does not wait. The default is 5000. */
	timeout?: number;
}
/** A method of `DomTool` that a model can call too. */
export interface Tool<S extends ObjectSchema> {
	/** The description of the tool, which models read. */
	readonly description: string;
	/** The arguments by name, in the order in which an action string gives them. */
	readonly schema: S;
	/** The arguments that the method takes as separate parameters, before its options; by default the required ones. */
	readonly params?: readonly (keyof S["properties"])[];
	/** True if the tool only reads the page. */
	readonly readOnly?: true;
	/** Runs it where the method does not take `params` and then the other arguments as its options. */
	run?(host: ToolHost, args: ValueOf<S>): Promise<unknown>;
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
/** A rectangle in whole CSS pixels of the top viewport. */
export interface TreeBox {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
export interface TypeOf {
	string: string;
	number: number;
	integer: number;
	boolean: boolean;
	object: object;
	array: readonly unknown[];
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
/** Takes a screenshot of the viewport, as base64 or as a data URL. Only the host can do that. */
export type CaptureScreenshot = () => string | Promise<string>;
/** How much a descriptor says. */
export type DescriptorMode = "balanced" | "full";
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
export type Fields<P, Required> = {
	-readonly [K in keyof P & Required]: ValueOf<P[K]>;
} & {
	-readonly [K in Exclude<keyof P, Required>]?: ValueOf<P[K]>;
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
/** The number of an element in any spelling: `12`, `'12'`, `'[12]'` or `'node_12'`. */
export type NodeId = string | number;
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
export type Properties = Readonly<Record<string, Schema>>;
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
export type RequiredOf<S> = S extends {
	required: readonly (infer Name)[];
} ? Name : never;
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
/** The page to connect to: the id of a tab, a message port, or a window with its origin. */
export type Target = number | MessagePort | {
	readonly window: Window;
	readonly origin: string;
};
/** The result of a tool. */
export type ToolAnswer<Name extends ToolName> = Name extends keyof ToolHost ? Awaited<ReturnType<ToolHost[Name]>> : string;
/** The arguments of a tool. */
export type ToolArguments<Name extends ToolName> = ValueOf<Tools[Name]["schema"]>;
/** A tool, named by its method: `setValue` stands for `dom_set_value`. */
export type ToolName = keyof Tools;
export type Tools = typeof TOOLS;
/** A file to upload: a `File`, a `Blob`, or a name with the content as bytes, as text, or in base64. */
export type Upload = UploadFile | Blob;
/** The TypeScript type of the values that a schema describes. */
export type ValueOf<S> = S extends {
	format: Format<infer Value>;
} ? Value : S extends {
	enum: readonly (infer Word)[];
} ? Word : S extends {
	anyOf: readonly (infer One)[];
} ? ValueOf<One> : S extends {
	items: infer Item;
} ? readonly ValueOf<Item>[] : S extends {
	properties: infer P;
} ? Fields<P, RequiredOf<S>> : S extends {
	type: infer T extends keyof TypeOf;
} ? TypeOf[T] : unknown;
interface ScrollOptions$1 extends TimeoutOptions {
	/** In which direction; without `direction`, `pages`, `pixels` and `to` the element is scrolled into view. */
	direction?: "up" | "down" | "left" | "right";
	pages?: number;
	pixels?: number;
	to?: "start" | "end";
}

export {};
