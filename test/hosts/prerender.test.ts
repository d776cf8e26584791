import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './support/browser.ts';

/** Prerenders the page `/shown`, and goes there once its script has told what it found. */
const FIRST = `<title>First</title>
<script type=speculationrules>{"prerender":[{"urls":["/shown"],"eagerness":"immediate"}]}</script>
<script>fetch('/prerendered').then(() => location.assign('/shown'))</script>`;

const SHOWN = `<title>Shown</title><h1>Basket</h1>
<button onclick="this.textContent = 'Pressed ' + ++presses">Press</button>
<script src=/domtool.js></script>
<script>
let presses = 0;
const tell = async () => {
  const { prerendering } = document;
  const tool = DomTool.shared();
  const view = (await tool.getSnapshot()).toText();
  const { success } = await tool.click(Number(/\\[(\\d+) button/.exec(view)[1]));
  const { marks } = await tool.overlay.show();
  tool.overlay.hide();
  const found = { prerendering, view, success, presses, marks: marks.length };
  await fetch('/found', { method: 'POST', body: JSON.stringify(found) });
};
document.addEventListener('prerenderingchange', tell);
tell();
</script>`;

describe('a page that is prerendered', () => {
  const found: unknown[] = [];
  const waiting: (() => void)[] = [];
  let server: Server;
  beforeAll(async () => {
    const script = await readFile('dist/domtool.iife.js');
    server = createServer((request, response) => {
      const { url } = request;
      response.setHeader('content-type', url === '/domtool.js' ? 'text/javascript' : 'text/html');
      if (url === '/first') response.end(FIRST);
      else if (url === '/shown') response.end(SHOWN);
      else if (url === '/domtool.js') response.end(script);
      else if (url === '/prerendered') waiting.push(() => response.end());
      else if (url === '/found')
        void text(request).then((body) => {
          found.push(JSON.parse(body));
          response.end();
          for (const answer of waiting.splice(0)) answer();
        });
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('has views, actions and an overlay, before a person sees it and after', async () => {
    const browser = await startBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}/first`);
    try {
      await expect.poll(() => found.length).toBe(2);
    } finally {
      await browser.stop();
    }
    expect(found).toEqual([
      {
        prerendering: true,
        view: expect.stringContaining('button Press]') as string,
        success: true,
        presses: 1,
        marks: 1,
      },
      {
        prerendering: false,
        view: expect.stringContaining('button Pressed 1 (focused)]') as string,
        success: true,
        presses: 2,
        marks: 1,
      },
    ]);
  });
});
