import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as McpServer } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** What every request must bear; null where only this machine can reach the server. */
  readonly token: string | null;
  /** Names under which the server may be addressed, beside those of this machine. */
  readonly allowedHosts: readonly string[];
}

/** Whether only this machine reaches a server that is bound to the host. */
export const isLocalHost = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

/** Serves many clients over streamable HTTP, each with a server of its own. */
export async function serveHttp(make: () => McpServer, options: HttpOptions): Promise<Server> {
  const clients = new Map<string, StreamableHTTPServerTransport>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request, options);
    if (refusal) return void response.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(refusal.text);
    const id = request.headers['mcp-session-id'];
    let transport = typeof id === 'string' ? clients.get(id) : undefined;
    if (id !== undefined && !transport) return void response.writeHead(404).end('There is no such session.');
    if (!transport) {
      const made = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (name) => void clients.set(name, made),
        onsessionclosed: (name) => void clients.delete(name),
      });
      transport = made;
      await make().connect(made as never);
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

/** Why a request is not answered. A page in a browser can send requests here too, under any name of this machine. */
function refusalOf(
  { headers, url }: IncomingMessage,
  { allowedHosts, token }: HttpOptions,
): { status: number; text: string } | null {
  const names = [...LOCAL, ...allowedHosts];
  const isOurs = (address: string): boolean => URL.canParse(address) && names.includes(new URL(address).hostname);
  if (!isOurs(`http://${headers.host ?? ''}`)) return { status: 403, text: 'This host is not allowed.' };
  if (headers.origin !== undefined && !isOurs(headers.origin))
    return { status: 403, text: 'This origin is not allowed.' };
  if (token !== null && !isSame(headers.authorization ?? '', `Bearer ${token}`))
    return { status: 401, text: 'The token is missing or wrong.' };
  return (url ?? '').split('?')[0] === '/mcp' ? null : { status: 404, text: 'The server is at /mcp.' };
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
