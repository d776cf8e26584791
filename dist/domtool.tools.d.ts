/**
 * Defines the tools in the form in which a model's API takes them.
 * @param format whose form. `openai` is strict: every argument is required and nullable, and null stands for absent
 * @param only names of the tools wanted, in any spelling, where all of them would be too many tokens
 * @returns one definition for each tool, as plain data
 * @throws DomToolError `bad_option` for another format, or a name of no tool
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
/**
 * The form that definitions have: that of a model's API, or `seed`, in which the overview takes the fewest arguments.
 */
export type ToolFormat = "openai" | "anthropic" | "mcp" | "seed";

export {};
