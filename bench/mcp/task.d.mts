/** What the task took with a server. */
export interface TaskResult {
  readonly name: string;
  readonly tools: number;
  /** Tokens of the definitions of the tools. */
  readonly definitions: number;
  readonly calls: number;
  /** Tokens of the calls and their answers. */
  readonly answers: number;
  readonly last: string;
  readonly isDone: boolean;
}
/** Serves the sample shop. */
export function serveShop(): Promise<{ readonly url: string; stop(): void }>;
/** Does the task with a server: `DomTool` or `Playwright MCP`. */
export function measure(
  name: string,
  options: { readonly url: string; readonly executablePath: string; readonly print?: (text: string) => void },
): Promise<TaskResult>;
