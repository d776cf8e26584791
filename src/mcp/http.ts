import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as McpServer } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The token that every request must carry; null if only this machine can reach the server. */
  readonly token: string | null;
  /** The host names by which the server may be addressed, in addition to those of this machine. */
  readonly allowedHosts: readonly string[];
}

/** Returns whether only this machine reaches a server that is bound to the host. */
export const isLocalHost = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

/** Serves many clients over streamable HTTP. Each gets an MCP server of its own from `make`. */
export async function serveHttp(make: () => McpServer, options: HttpOptions): Promise<Server> {
  const clients = new Map<string, StreamableHTTPServerTransport>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request, options);
    if (refusal) return void response.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(refusal.text);
    const id = request.headers['mcp-session-id'];
    let transport = typeof id === 'string' ? clients.get(id) : undefined;
    if (id !== undefined && !transport) return void response.writeHead(404).end('There is no such session.');
    if (!transport) {
      const newTransport = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => void clients.set(id, newTransport),
        onsessionclosed: (id) => void clients.delete(id),
      });
      transport = newTransport;
      await make().connect(newTransport as never);
    }
    await transport.handleRequest(request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

/**
 * Returns why a request is refused, or null. The checks matter because a page in a browser can also send requests here,
 * under any name of this machine.
 */
function refusalOf(
  { headers, url }: IncomingMessage,
  { allowedHosts, token }: HttpOptions,
): { status: number; text: string } | null {
  const names = [...LOCAL_NAMES, ...allowedHosts];
  const isOurs = (address: string): boolean => URL.canParse(address) && names.includes(new URL(address).hostname);
  if (!isOurs(`http://${headers.host ?? ''}`)) return { status: 403, text: 'This host is not allowed.' };
  if (headers.origin !== undefined && !isOurs(headers.origin))
    return { status: 403, text: 'This origin is not allowed.' };
  if (token !== null && !isSame(headers.authorization ?? '', `Bearer ${token}`))
    return { status: 401, text: 'The token is missing or wrong.' };
  return (url ?? '').split('?')[0] === '/mcp' ? null : { status: 404, text: 'The server is at /mcp.' };
}

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
