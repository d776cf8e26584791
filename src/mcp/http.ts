import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Server as McpServer } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { HostError, messageOf } from '../host/HostError.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '::1'];

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The token that every request must carry; null if only this machine can reach the server. */
  readonly token: string | null;
  /** How many seconds after its last connection a client ends. Many clients do not say that they go away. */
  readonly idle: number;
  /** The host names by which the server may be addressed, in addition to those of this machine. */
  readonly allowedHosts: readonly string[];
}

interface Connected {
  readonly transport: StreamableHTTPServerTransport;
  /** The number of its requests that are open. A client that listens to the server has one all the time. */
  open: number;
  timer?: NodeJS.Timeout;
}

/** Returns whether only this machine reaches a server that is bound to the host. */
export const isLocalHost = (host: string): boolean => LOCAL_NAMES.includes(host);

/** Writes a host as it stands in a URL: an IPv6 address has brackets there. */
export const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/**
 * Serves many clients over streamable HTTP. Each gets an MCP server of its own from `make`.
 * @throws HostError `usage` if the server cannot listen at the host and port, or an allowed host is no name
 */
export async function serveHttp(make: () => McpServer, options: HttpOptions): Promise<Server> {
  const clients = new Map<string, Connected>();
  const names = [...LOCAL_NAMES, ...options.allowedHosts].map(nameIn);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request, names, options.token);
    if (refusal) return void response.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(refusal.text);
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? clients.get(id) : undefined;
    if (id !== undefined && !known) return void response.writeHead(404).end('There is no such session.');
    const client = known ?? (await add());
    clearTimeout(client.timer);
    client.open++;
    response.once('close', () => {
      if (--client.open > 0) return;
      client.timer = setTimeout(() => void client.transport.close(), options.idle * 1000).unref();
    });
    await client.transport.handleRequest(request, response);
  };
  const add = async (): Promise<Connected> => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void clients.set(id, client),
    });
    const client: Connected = { transport, open: 0 };
    transport.onclose = () => void clients.delete(transport.sessionId ?? '');
    await make().connect(transport as never);
    return client;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const place = `port ${options.port} of ${options.host}`;
      reject(new HostError('usage', `The server cannot listen at ${place}: ${messageOf(cause)}`, { cause }));
    });
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

/** Returns the name of a host, without a port and in the spelling of URLs. @throws HostError `usage` if it has none */
function nameIn(host: string): string {
  const address = `http://${hostInUrl(host)}`;
  if (URL.canParse(address)) return new URL(address).hostname;
  throw new HostError('usage', `"${host}" is not the name of a host.`);
}

/**
 * Returns why a request is refused, or null. The checks matter because a page in a browser can also send requests here,
 * under any name of this machine.
 * @param names the names by which the server may be addressed
 */
function refusalOf(
  { headers, url }: IncomingMessage,
  names: readonly string[],
  token: string | null,
): { status: number; text: string } | null {
  const asked = parsed(`http://${headers.host ?? ''}`);
  if (!asked || !names.includes(asked.hostname))
    return { status: 403, text: 'This host is not allowed; the server allows what --allowed-hosts names.' };
  if (headers.origin !== undefined && parsed(headers.origin)?.host !== asked.host)
    return { status: 403, text: 'This origin is not allowed.' };
  if (token !== null && !isSame(headers.authorization ?? '', `Bearer ${token}`))
    return { status: 401, text: 'The token is missing or wrong.' };
  return (url ?? '').split('?')[0] === '/mcp' ? null : { status: 404, text: 'The server is at /mcp.' };
}

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
