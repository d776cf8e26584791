import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';

export interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly type: string;
}

/** Calls a tool as a client does. */
export async function call(
  client: Client,
  name: string,
  given: object = {},
  options?: RequestOptions,
): Promise<Answer> {
  const result = await client.callTool({ name, arguments: given as Record<string, unknown> }, undefined, options);
  const [content] = result.content as { type: string; text?: string; data?: string }[];
  return { text: content?.text ?? content?.data ?? '', isError: result.isError === true, type: content?.type ?? '' };
}
