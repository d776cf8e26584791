/**
 * Returns the definitions of the tools in the form that a model's API takes.
 * @param format the API; `openai` definitions are strict: every argument is required and nullable, and null means that
 *   an argument is absent
 * @param only the names of the tools to define, in any spelling; by default all of them
 * @returns one definition per tool, as plain data
 * @throws DomToolError `bad_option` for an unknown format or tool
 */
export declare function toolDefinitions<F extends ToolFormat>(format: F, only?: readonly string[]): ToolDefinitions[F][];
export interface AnthropicTool {
	name: string;
	description: string;
	input_schema: ToolSchema;
}
export interface McpTool {
	name: string;
	description: string;
	inputSchema: ToolSchema;
	annotations: {
		readOnlyHint: boolean;
	};
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
export interface ToolDefinitions {
	openai: OpenAiTool;
	anthropic: AnthropicTool;
	mcp: McpTool;
	seed: OpenAiTool;
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
/** The model API for which the definitions are written. In `seed`, the overview has the fewest arguments. */
export type ToolFormat = "openai" | "anthropic" | "mcp" | "seed";

export {};
