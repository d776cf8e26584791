import { build } from 'esbuild';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { ownGlobals } from '../build/ownGlobals.mjs';
import { inRoot } from '../paths.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

let script;

/** Bundles the sources into the script that defines `window.DomTool`. */
async function bundleScript() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('src', 'iife.ts')],
    ...ownGlobals,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Serves test/pages, and the script as `/domtool.js`, from another origin, so that a test can have a cross-origin
 * frame. It is not `localhost`, which serves the tests, so that it is another site as well.
 */
export function startOtherOrigin() {
  const folder = inRoot('test', 'pages');
  const server = createServer(async (request, response) => {
    if (request.url === '/domtool.js') {
      response.writeHead(200, { 'content-type': types['.js'] }).end(await (script ??= bundleScript()));
      return;
    }
    const file = path.join(folder, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`No such page: ${request.url}`);
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const stop = () => new Promise((done) => server.close(done).closeAllConnections());
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, stop });
    });
  });
}
