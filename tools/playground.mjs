// Serves the playground: a page on which one pastes or opens HTML and sees what DomTool makes of it.
//   npm run playground [-- --port 8080]
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { inRoot } from './paths.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });

/** The only files that are served: the page, the built scripts and the sample shop. */
const folders = { '': ['examples', 'playground'], dist: ['dist'], shop: ['examples', 'shop'] };
const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
};

const server = createServer(async (request, response) => {
  const [, folder, name] =
    /^\/(?:(dist|shop)\/)?([\w.-]*)$/.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? [];
  const body =
    name === undefined
      ? null
      : await readFile(inRoot(...folders[folder ?? ''], name || 'index.html')).catch(() => null);
  const type = types[name?.split('.').pop() || 'html'] ?? 'application/octet-stream';
  response.writeHead(body ? 200 : 404, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body ?? 'There is no such file.');
});
server.once('error', ({ message }) => {
  console.error(`The playground cannot be served: ${message}; choose another port with --port.`);
  process.exitCode = 1;
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`The playground is at http://localhost:${server.address().port}/`);
});
