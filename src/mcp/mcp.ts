import { randomBytes } from 'node:crypto';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { BrowserHost } from '../host/BrowserHost.ts';
import { HostError, exitStatus } from '../host/HostError.ts';
import {
  BROWSER_OPTIONS,
  count,
  folders,
  list,
  optionHelp,
  readOptions,
  type BrowserOptions,
  type OptionTable,
} from '../host/commandLineOptions.ts';
import { VERSION } from '../version.ts';
import { hostInUrl, isLocalHost, serveHttp } from './http.ts';
import { makeServer } from './server.ts';

const OWN_OPTIONS: OptionTable = {
  'allowed-folders': folders,
  'max-tokens': { placeholder: 'N', help: 'the budget of an answer (4000)', read: count(100) },
  port: { placeholder: 'N', help: 'serve over streamable HTTP at this port, at the path /mcp', read: count(0, 65_535) },
  host: { placeholder: 'NAME', help: 'the address to bind the port to (localhost)' },
  'allowed-hosts': { placeholder: 'LIST', help: 'other names under which the server is addressed', read: list },
  idle: { placeholder: 'SECONDS', help: 'end a client that was away for so long (900)', read: count(1, 2_000_000) },
  token: { placeholder: 'TEXT', help: 'the token that clients must send; made if the host is not this machine' },
  help: { help: 'print this' },
  version: { help: 'print the version' },
};

interface Options extends BrowserOptions {
  readonly allowedFolders?: readonly string[];
  readonly maxTokens?: number;
  readonly port?: number;
  readonly host?: string;
  readonly allowedHosts?: readonly string[];
  readonly idle?: number;
  readonly token?: string;
  readonly help?: true;
  readonly version?: true;
}

const HELP = `Serves DomTool and a browser to the client of a language model, by the Model Context Protocol, over standard
input and output, or with --port over HTTP.

  domtool mcp [options]

${optionHelp(OWN_OPTIONS)}

Which browser is used
${optionHelp(BROWSER_OPTIONS)}`;

const log = (message: string): void => void process.stderr.write(`${message}\n`);

async function serve(options: Options): Promise<void> {
  const { allowedFolders = [process.cwd()], maxTokens = 4000, host = 'localhost', port } = options;
  const { allowedHosts = [], idle = 900 } = options;
  const hasManySessions = port !== undefined;
  const howToAnswer = 'browser_handle_dialog';
  const browser = new BrowserHost(options, { folders: allowedFolders, hasManySessions, howToAnswer, log });
  const make = () => makeServer(() => browser.openSession(), maxTokens, options.pageTools);
  const end = (): void => void browser.close().finally(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (port === undefined) {
    process.stdin.once('end', end);
    return make().connect(new StdioServerTransport());
  }
  const token = options.token ?? (isLocalHost(host) ? null : randomBytes(24).toString('base64url'));
  const server = await serveHttp(make, { host, port, token, idle, allowedHosts: [...allowedHosts, host] });
  log(`Listening at http://${hostInUrl(host)}:${(server.address() as { port: number }).port}/mcp`);
  if (token !== null && options.token === undefined) log(`Clients must send: Authorization: Bearer ${token}`);
}

try {
  const { values, positionals } = readOptions({ ...BROWSER_OPTIONS, ...OWN_OPTIONS }, process.argv.slice(3));
  const options = values as Options;
  if (positionals.length > 0) throw new HostError('usage', `mcp takes only options, not "${positionals[0]}".`);
  if (options.help || options.version) process.stdout.write(`${options.help ? HELP : VERSION}\n`);
  else await serve(options);
} catch (error) {
  if (!(error instanceof HostError)) throw error;
  log(`domtool: ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
