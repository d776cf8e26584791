import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the server never answers. */
  readonly hangs?: boolean;
  /** After how many milliseconds the server answers. */
  readonly delay?: number;
}

/** Starts a server for one test file, with an answer for each path. */
export async function startServer(
  answers: Readonly<Record<string, Answer>>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const {
      status = 200,
      headers = {},
      body = '',
      hangs = false,
      delay = 0,
    } = answers[request.url ?? ''] ?? { status: 404, body: 'no such page' };
    if (hangs) return;
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
    }, delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
