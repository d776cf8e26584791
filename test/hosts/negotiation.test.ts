import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NegotiationRequest } from '../../src/index.ts';
import { launchChromium } from './support/browser.ts';

const PAGE =
  '<!doctype html><title>Shop</title><main><h1>Shop</h1><button onclick="this.textContent=\'Bought\'">Buy</button></main>';

/** The answers to the first request of each conversation, by its query. The second request is answered finally. */
const firstAnswers = new Map<string, string>();
const received: NegotiationRequest[] = [];

/** A back end with one address and JSON both ways. It is stateless except for the log of this test. */
const server = createServer((request, response) => {
  if (request.url !== '/api/agent/interact' || request.method !== 'POST') {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as NegotiationRequest;
      const isFirst = !received.some(({ query }) => query === body.query);
      received.push(body);
      const button = body.interactiveTree.find(({ n }) => n === 'Buy')?.i ?? '0';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        isFirst ? (firstAnswers.get(body.query) ?? '') : JSON.stringify({ thought: 'Buy', action: `click(${button})` }),
      );
    });
});

/**
 * Every combination of the fields in the contract, with the next request: its mode, and the artefacts besides the
 * semantic nodes.
 */
const TABLE = `
status           requestedDomMode needsSkeletonDom needsScreenshot | domMode     skeletonDom screenshot dom
-                -                -                -               | none
-                -                -                true            | hybrid      -           yes        -
-                -                true             -               | skeleton    yes         -          -
-                -                true             true            | hybrid      yes         yes        -
-                skeleton         -                -               | skeleton    yes         -          -
-                skeleton         -                true            | hybrid      yes         yes        -
-                skeleton         true             -               | skeleton    yes         -          -
-                skeleton         true             true            | hybrid      yes         yes        -
-                hybrid           -                -               | hybrid      yes         yes        -
-                hybrid           -                true            | hybrid      yes         yes        -
-                hybrid           true             -               | hybrid      yes         yes        -
-                hybrid           true             true            | hybrid      yes         yes        -
-                full             -                -               | full        -           -          yes
-                full             -                true            | full        -           yes        yes
-                full             true             -               | full        yes         -          yes
-                full             true             true            | full        yes         yes        yes
needs_context    -                -                -               | skeleton    yes         -          -
needs_context    -                -                true            | hybrid      -           yes        -
needs_context    -                true             -               | skeleton    yes         -          -
needs_context    -                true             true            | hybrid      yes         yes        -
needs_context    skeleton         -                -               | skeleton    yes         -          -
needs_context    skeleton         -                true            | hybrid      yes         yes        -
needs_context    skeleton         true             -               | skeleton    yes         -          -
needs_context    skeleton         true             true            | hybrid      yes         yes        -
needs_context    hybrid           -                -               | hybrid      yes         yes        -
needs_context    hybrid           -                true            | hybrid      yes         yes        -
needs_context    hybrid           true             -               | hybrid      yes         yes        -
needs_context    hybrid           true             true            | hybrid      yes         yes        -
needs_context    full             -                -               | full        -           -          yes
needs_context    full             -                true            | full        -           yes        yes
needs_context    full             true             -               | full        yes         -          yes
needs_context    full             true             true            | full        yes         yes        yes
needs_full_dom   -                -                -               | full        -           -          yes
needs_full_dom   -                -                true            | full        -           yes        yes
needs_full_dom   -                true             -               | full        yes         -          yes
needs_full_dom   -                true             true            | full        yes         yes        yes
needs_full_dom   skeleton         -                -               | full        yes         -          yes
needs_full_dom   skeleton         -                true            | full        yes         yes        yes
needs_full_dom   skeleton         true             -               | full        yes         -          yes
needs_full_dom   skeleton         true             true            | full        yes         yes        yes
needs_full_dom   hybrid           -                -               | full        yes         yes        yes
needs_full_dom   hybrid           -                true            | full        yes         yes        yes
needs_full_dom   hybrid           true             -               | full        yes         yes        yes
needs_full_dom   hybrid           true             true            | full        yes         yes        yes
needs_full_dom   full             -                -               | full        -           -          yes
needs_full_dom   full             -                true            | full        -           yes        yes
needs_full_dom   full             true             -               | full        yes         -          yes
needs_full_dom   full             true             true            | full        yes         yes        yes`;

const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [status = '', mode = '', skeleton = '', screenshot = '', , domMode = '', ...sent] = row.split(/\s+/);
    const answer = {
      ...(status === '-' ? {} : { status }),
      ...(mode === '-' ? {} : { requestedDomMode: mode }),
      ...(skeleton === 'true' ? { needsSkeletonDom: true } : {}),
      ...(screenshot === 'true' ? { needsScreenshot: true } : {}),
    };
    const artefacts = ['skeletonDom', 'screenshot', 'dom']
      .filter((_, i) => sent[i] === 'yes')
      .flatMap((name) => (name === 'screenshot' ? [name, 'screenshotHash'] : [name]));
    return { name: row.replace(/ +/g, ' '), answer, domMode, artefacts };
  });

const ARTEFACTS = ['skeletonDom', 'screenshot', 'screenshotHash', 'dom'];
const artefactsIn = (body: object): string[] => ARTEFACTS.filter((key) => key in body);

/** Runs in the page: negotiates over HTTP, and performs the action in the answer. */
async function negotiate({ query, withScreenshot }: { query: string; withScreenshot: boolean }) {
  const tool = (window as any).DomTool.shared();
  const result = await tool.negotiate({
    query,
    tabId: 123,
    send: (body: unknown) =>
      fetch('/api/agent/interact', { method: 'POST', body: JSON.stringify(body) }).then((response) => response.text()),
    ...(withScreenshot ? { captureScreenshot: () => (window as any).captureScreenshot() } : {}),
  });
  return { ...result, done: result.action ? await tool.perform(result.action) : null };
}

describe('a negotiation with a back end over HTTP', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.exposeFunction('captureScreenshot', async () =>
      (await page.screenshot({ type: 'jpeg' })).toString('base64'),
    );
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  });

  const ask = async (query: string, answer: object, withScreenshot = true) => {
    firstAnswers.set(query, JSON.stringify(answer));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
    const result = await page.evaluate(negotiate, { query, withScreenshot });
    return { result, bodies: received.filter((body) => body.query === query) };
  };

  it('sends only the semantic nodes first, and performs the action in the answer', async () => {
    const { result, bodies } = await ask('Buy it', { thought: 'Look', action: 'click(1)' });
    expect(result).toMatchObject({ success: true, sent: ['semantic_v3'], action: 'click(1)' });
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      query: 'Buy it',
      tabId: 123,
      domMode: 'semantic_v3',
      pageTitle: 'Shop',
      viewport: { width: 400, height: 300 },
    });
    expect(bodies[0]?.interactiveTree).toEqual([
      { i: expect.stringMatching(/^\d+$/) as string, r: 'btn', n: 'Buy', xy: [expect.any(Number), expect.any(Number)] },
    ]);
    expect(artefactsIn(bodies[0] as object)).toEqual([]);
  });

  it('is tested with 48 combinations of requests', () =>
    expect(new Set(rows.map(({ answer }) => JSON.stringify(answer))).size).toBe(48));

  it.each(rows)('adds exactly what the back end asks for: $name', async ({ name, answer, domMode, artefacts }) => {
    const { result, bodies } = await ask(name, answer);
    expect(artefactsIn(bodies[0] as object)).toEqual([]);
    if (domMode === 'none') return expect([result.success, bodies.length]).toEqual([true, 1]);
    expect(bodies.map((body) => body.domMode)).toEqual(['semantic_v3', domMode]);
    const retry = bodies[1] as NegotiationRequest;
    expect(artefactsIn(retry)).toEqual(artefacts);
    expect(retry).toMatchObject({
      query: name,
      tabId: 123,
      url: bodies[0]?.url,
      pageTitle: 'Shop',
      viewport: bodies[0]?.viewport,
    });
    const [node] = retry.interactiveTree;
    expect(node).toMatchObject(bodies[0]?.interactiveTree[0] as object);
    expect('box' in (node as object)).toBe(artefacts.includes('screenshot'));
    if (retry.skeletonDom) expect(retry.skeletonDom).toContain(`<button data-llm-id="${node?.i}">Buy</button>`);
    if (retry.dom)
      expect(retry.dom).toContain(`<button data-llm-id="${node?.i}" onclick="this.textContent='Bought'">Buy</button>`);
    if (retry.screenshot)
      expect([Buffer.from(retry.screenshot, 'base64').subarray(0, 2).toString('hex'), retry.screenshotHash]).toEqual([
        'ffd8',
        expect.stringMatching(/^[\da-f]{16}$/),
      ]);
    expect(result).toMatchObject({ success: true, action: `click(${node?.i})`, done: { success: true } });
    expect(await page.textContent('button')).toBe('Bought');
  });

  it('sends recent actions of a person, also in frames, but never typed text', async () => {
    await page.goto('about:blank');
    await page.setContent(`<form onsubmit="return false"><label>Mail <input></label><label>Pin <input type=password></label><button>Send <b>now</b></button></form>
      <iframe srcdoc="<button>Inside</button>"></iframe>`);
    await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
    const recent = () =>
      page.evaluate(
        async () => (await (window as any).DomTool.shared().pageState()).recentEvents as string[] | undefined,
      );
    expect(await recent()).toBeUndefined();
    await page.getByLabel('Mail').click();
    await page.keyboard.type('ann@example.com');
    await page.getByLabel('Pin').fill('s3cret');
    await page.getByLabel('Pin').press('Enter');
    await page.locator('b').click();
    await page.frameLocator('iframe').getByText('Inside').click();
    const events = ((await recent()) ?? []).map((line) => line.replace(/\d+(?=\])/, 'N'));
    // Enter clicks the form's button, as a person's Enter would.
    expect(events).toEqual([
      'person: click [N] textbox "Mail"',
      'person: type [N] textbox "Mail"',
      'person: type [N] textbox "Pin"',
      'person: press Enter [N] textbox "Pin"',
      'person: click [N] button "Send now"',
      'person: submit [N] form',
      'person: click [N] button "Send now"',
      'person: submit [N] form',
      'person: click [N] button "Inside"',
    ]);
  });

  it('sends the skeleton and the reason if no screenshot can be taken', async () => {
    const { bodies } = await ask('without screenshots', { requestedDomMode: 'hybrid' }, false);
    expect(bodies.map((body) => [body.domMode, artefactsIn(body)])).toEqual([
      ['semantic_v3', []],
      ['skeleton', ['skeletonDom']],
    ]);
    expect(bodies[1]?.unavailable?.screenshot).toMatch(/passed no captureScreenshot/);
  });
});
