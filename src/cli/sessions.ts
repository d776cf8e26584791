import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrowserHost } from '../host/BrowserHost.ts';
import type { BrowserSession } from '../host/BrowserSession.ts';
import { HostError, messageOf } from '../host/HostError.ts';
import type { BrowserOptions } from '../host/commandLineOptions.ts';
import { VERSION } from '../version.ts';
import { answerTo, type Answer, type Request } from './requests.ts';

/**
 * A session is a process of its own, which holds one browser and answers at a local socket. Each call of the command
 * line is a client that sends it one line of JSON and reads one line back.
 */

/** A message to a session: one line of JSON. */
type Message = { readonly version: string } & (
  { readonly requests: readonly Request[] } | { readonly about: true } | { readonly close: true }
);
/** The name of a session and the URL of its current tab. */
export interface About {
  readonly name: string;
  readonly url: string;
}
type Reply = { readonly answers: readonly Answer[] } | { readonly about: About };

const isWindows = process.platform === 'win32';

/**
 * Returns the folder of the sockets. Only this user may enter it, because whoever reaches a socket controls the
 * browser.
 */
async function socketFolder(): Promise<string> {
  if (isWindows) return '\\\\.\\pipe\\';
  const folder = process.env['XDG_RUNTIME_DIR']
    ? path.join(process.env['XDG_RUNTIME_DIR'], 'domtool')
    : path.join(tmpdir(), `domtool-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(folder);
  if (uid !== userInfo().uid || (mode & 0o077) !== 0)
    throw new HostError(
      'usage',
      `${folder} must belong to you alone (mode 700), because whoever can enter it controls your sessions.`,
    );
  return folder;
}

const socketOf = async (name: string): Promise<string> =>
  isWindows
    ? `${await socketFolder()}domtool-${userInfo().username}-${name}`
    : path.join(await socketFolder(), `${name}.sock`);

/** Sends a message to a session. @returns its reply, or null if there is no session of that name */
async function ask(name: string, message: object): Promise<Reply | null> {
  const socket = await openSocket(await socketOf(name));
  if (!socket) return null;
  socket.end(`${JSON.stringify({ version: VERSION, ...message })}\n`);
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part as string;
  if (text === '') throw new HostError('no-browser', `The session "${name}" ended without an answer.`);
  return JSON.parse(text) as Reply;
}

function openSocket(at: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(at, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      /ENOENT|ECONNREFUSED/.test(error.code ?? '') ? resolve(null) : reject(error),
    );
  });
}

/** Writes a command line for a session, as messages show it. */
export const commandFor = (command: string, session: string): string =>
  `domtool ${command}${session === 'default' ? '' : ` --session ${session}`}`;

/**
 * Has a session perform requests in order, until one fails.
 * @returns one answer for each request that was begun
 * @throws HostError `no-browser` if there is no session of that name
 */
export async function askSession(name: string, requests: readonly Request[]): Promise<readonly Answer[]> {
  const reply = await ask(name, { requests });
  if (reply && 'answers' in reply) return reply.answers;
  throw new HostError('no-browser', `There is no session "${name}". Begin it with "${commandFor('open URL', name)}".`);
}

/** Returns the name and URL of a session, or null if there is none. */
export async function aboutSession(name: string): Promise<About | null> {
  const reply = await ask(name, { about: true });
  return reply && 'about' in reply ? reply.about : null;
}

/** Ends a session and its browser. @returns whether the session existed */
export const closeSession = async (name: string): Promise<boolean> => (await ask(name, { close: true })) !== null;

/** Returns the sessions that answer. */
export async function sessionNames(): Promise<About[]> {
  const folder = await socketFolder();
  const prefix = isWindows ? `domtool-${userInfo().username}-` : '';
  const names = (await readdir(folder).catch(() => []))
    .filter((file) => (isWindows ? file.startsWith(prefix) : file.endsWith('.sock')))
    .map((file) => (isWindows ? file.slice(prefix.length) : file.slice(0, -'.sock'.length)));
  const found = await Promise.all(names.map((name) => aboutSession(name).catch(() => null)));
  return found.filter((one): one is About => one !== null);
}

/** The settings with which the process of a session is started. */
export interface SessionStart {
  readonly name: string;
  readonly browser: BrowserOptions;
  readonly idle: number;
}

/** Starts the process of a session, and waits until it answers. @throws HostError if its browser does not start */
export async function startSession(start: SessionStart): Promise<void> {
  const program = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [program, 'session-host', JSON.stringify(start)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
  let text = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    text += part as string;
    if (text.includes('\n')) break;
  }
  child.unref();
  child.stdout.destroy();
  const { error } = JSON.parse(text.trim() || '{"error":{"failure":"no-browser","message":"It did not start."}}') as {
    error?: { failure: HostError['failure']; message: string };
  };
  if (error) throw new HostError(error.failure, error.message);
}

/**
 * Runs a session: opens its browser, answers calls one after another, and exits when it has been idle for `idle`
 * seconds.
 */
export async function hostSession({ name, browser, idle }: SessionStart): Promise<void> {
  const report = (document: object): void => void process.stdout.write(`${JSON.stringify(document)}\n`);
  process.stdout.on('error', () => undefined);
  const [accept, dismiss] = ['dialog accept', 'dialog dismiss'].map((command) => commandFor(command, name));
  const howToAnswer = `"${accept}" or "${dismiss}"`;
  const host = new BrowserHost(browser, { folders: [process.cwd()], sharesContext: true, howToAnswer });
  const socketPath = await socketOf(name);
  // If two processes start at once, the second one leaves the name to the first.
  const server = await listen(socketPath);
  if (!server) return report({});
  const end = async (): Promise<void> => {
    server.close();
    await host.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
  // The answer to `close` goes out before the process ends.
  let isClosing = false;
  const opening = (async () => {
    const session = await host.openSession();
    await session.tab();
    session.onClosed(() => {
      if (!isClosing) void end();
    });
    return session;
  })();
  let timer: NodeJS.Timeout | undefined;
  let lastAnswer: Promise<unknown> = opening.catch(() => undefined);
  const endWhenIdle = (after: Promise<unknown>): void =>
    void after.then(() => {
      if (lastAnswer !== after) return;
      clearTimeout(timer);
      timer = setTimeout(() => void end(), idle * 1000);
    });
  endWhenIdle(lastAnswer);
  const answer = async (socket: Socket): Promise<void> => {
    const message = JSON.parse(await lineOf(socket)) as Message;
    const session = await opening;
    if ('close' in message) {
      isClosing = true;
      await session.close();
      await new Promise<void>((resolve) => socket.end('{"answers":[]}', resolve));
      return end();
    }
    const reply: Reply =
      'about' in message
        ? { about: { name, url: session.tabs()[session.currentIndex]?.url() ?? '' } }
        : { answers: await answerAll(session, message) };
    socket.end(JSON.stringify(reply));
  };
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    clearTimeout(timer);
    lastAnswer = lastAnswer.then(() => answer(socket)).catch(() => socket.destroy());
    endWhenIdle(lastAnswer);
  });
  await opening.then(
    () => report({}),
    (error: unknown) => {
      const failure = error instanceof HostError ? error.failure : 'no-browser';
      report({ error: { failure, message: messageOf(error) } });
      return end();
    },
  );
}

async function answerAll(
  session: BrowserSession,
  { version, requests }: { readonly version: string; readonly requests: readonly Request[] },
): Promise<Answer[]> {
  if (version !== VERSION) {
    const message =
      `The session runs DomTool ${VERSION}, this command is ${version}. ` +
      'Close it ("domtool close") and open it again.';
    return [{ error: { failure: 'usage', message } }];
  }
  const answers: Answer[] = [];
  for (const request of requests) {
    const answer = await answerTo(session, request);
    answers.push(answer);
    if ('error' in answer) break;
  }
  return answers;
}

async function listen(at: string): Promise<Server | null> {
  const server = createServer({ allowHalfOpen: true });
  const tryToListen = (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(at, () => resolve(true));
    });
  if (await tryToListen()) return server;
  const other = await openSocket(at);
  other?.destroy();
  if (other) return null;
  // Removes the socket of a session that was killed.
  await rm(at, { force: true });
  return (await tryToListen()) ? server : null;
}

async function lineOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (text.includes('\n')) break;
  }
  return text;
}
