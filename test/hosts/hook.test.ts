import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomTool as Tool } from '../../src/index.ts';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';

declare const DomTool: typeof Tool;
const dist = (name: string): string => new URL(`../../dist/${name}`, import.meta.url).pathname;

/**
 * A page with listeners of each kind, in itself and in frames, and a custom element whose closed root came with the
 * HTML.
 */
const PAGE = `<!doctype html><title>Heard</title><div id=on>on</div><div id=gone>gone</div><div id=keys>keys</div><div id=host></div>
  <x-box><template shadowrootmode=closed><button>declared</button></template></x-box><iframe id=made></iframe>
  <iframe srcdoc="<p id=p>framed</p><script>document.querySelector('#p').addEventListener('pointerdown', () => {})</script>"></iframe>
  <script>
    const at = (id, doc = document) => doc.getElementById(id);
    const press = () => {};
    at('on').addEventListener('click', { handleEvent() {} });
    at('gone').addEventListener('click', press);
    at('gone').removeEventListener('click', press);
    at('keys').addEventListener('keydown', press);
    at('host').attachShadow({ mode: 'closed' }).innerHTML = '<button>closed</button>';
    customElements.define('x-box', class extends HTMLElement { constructor() { super(); this.attachInternals(); } });
    const doc = at('made').contentDocument;
    doc.body.innerHTML = '<p id=m>made</p>';
    at('m', doc).addEventListener('click', press);
  </script>`;

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({
    '/': { body: PAGE },
    '/attack': { body: ATTACK },
    '/empty': { body: '<!doctype html>' },
  });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Returns the words of the interactive elements. */
const usable = (text: string): string[] => [...text.matchAll(/\[\d+ ([^\]]+)\]/g)].map(([, words]) => words as string);

/** Opens a page in which these scripts run at the start of each document. */
async function open(path: string, ...scripts: readonly string[]): Promise<Page> {
  const page = await browser.newPage();
  for (const script of scripts) await page.addInitScript({ path: dist(script) });
  await page.goto(path === 'about:blank' ? path : server.origin + path);
  return page;
}
const textOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await DomTool.shared().getSnapshot()).toText());

describe('the hook, loaded at the start of a document', () => {
  it('gives a tool that starts with it listeners, also of frames, and closed shadow roots', async () => {
    const page = await open('/', 'domtool.hook.js', 'domtool.iife.js');
    expect(usable(await textOf(page))).toEqual(['on', 'button closed', 'button declared', 'made', 'framed']);
    expect(await page.evaluate(() => document.querySelector('#host')?.shadowRoot)).toBe(null);
  });

  it('gives closed shadow roots in a page that was opened blank and filled later', async () => {
    const page = await open('about:blank', 'domtool.hook.js', 'domtool.iife.js');
    await page.setContent(PAGE);
    expect(usable(await textOf(page))).toContain('button closed');
  });

  it('gives a tool that comes after the page no closed shadow root', async () => {
    const page = await open('/', 'domtool.hook.js');
    await page.addScriptTag({ path: dist('domtool.iife.js') });
    expect(usable(await textOf(page))).toEqual(['on', 'made', 'framed']);
  });

  it('reports the same listeners to an isolated world, also after the document was opened again', async () => {
    const page = await open('/', 'domtool.hook.js');
    const cdp = await page.context().newCDPSession(page);
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'apart',
    });
    const run = async (expression: string): Promise<string> =>
      (await cdp.send('Runtime.evaluate', { contextId, awaitPromise: true, expression })).result.value as string;
    await run(readFileSync(dist('domtool.iife.js'), 'utf8'));
    const text = 'DomTool.shared().getSnapshot().then((snapshot) => snapshot.toText())';
    expect(usable(await run(text))).toEqual(['on', 'made', 'framed']);
    await page.evaluate(() => {
      document.open();
      document.write('<p id=again>again</p>');
      document.close();
      document.querySelector('#again')?.addEventListener('click', () => {});
    });
    expect(usable(await run(text))).toEqual(['again']);
  });
});

/**
 * A page whose first script tries to get what the hook keeps, and whose last one replaces everything on the prototypes
 * of the DOM by functions that look for it. `window.caught` names what was found.
 */
const ATTACK = `<!doctype html><script>
  window.caught = [];
  window.secret = [];
  const isSecret = (x) => window.secret.some((root) => x === root || (x instanceof Node && x !== root && x.getRootNode() === root));
  window.ask = (how, win = window) => {
    const { removeEventListener } = win.EventTarget.prototype;
    removeEventListener.call(win, 'domtool:hook', (...given) => {
      for (const one of given) for (const key in one ?? {}) if (/^(?:root|internals)$/.test(key)) caught.push(how);
    });
  };
  ask('the first script');
  for (const name of Object.getOwnPropertyNames(window)) if (/domtool/i.test(name) && name !== 'DomTool') caught.push(name);
  addEventListener('domtool:hook', () => caught.push('an event'), true);
</script><body onload="ask('a handler')"><svg onload="ask('a drawing')"></svg><div id=host></div><x-box tabindex=0>50</x-box><iframe id=frame src="/empty"></iframe>
<script>
  const root = document.querySelector('#host').attachShadow({ mode: 'closed' });
  root.innerHTML = '<button>closed</button><slot></slot><input value=typed>';
  const append = root.append.bind(root);
  root.firstChild.onclick = () => append('clicked');
  secret.push(root);
  customElements.define('x-box', class extends HTMLElement {
    constructor() {
      super();
      const internals = this.attachInternals();
      internals.role = 'slider';
      internals.ariaLabel = 'Volume';
      secret.push(internals);
    }
  });
  setTimeout(() => ask('a timer'));
  Promise.resolve().then(() => ask('a job'));
  const fresh = document.body.appendChild(document.createElement('iframe'));
  ask('a fresh frame', fresh.contentWindow);
  frame.addEventListener('load', () => ask('a frame', frame.contentWindow));
  for (const [name, value] of [['src', '/empty'], ['srcdoc', '<p>x']]) {
    const filled = document.createElement('iframe');
    filled[name] = value;
    document.body.append(filled);
    ask('a new frame with ' + name, filled.contentWindow);
  }
  window.spy = (kept) => {
    const look = (name, list) => {
      for (const one of list) if (isSecret(one)) { caught.push(name); return; }
    };
    const wrap = (owner, key, name) => {
      const found = Reflect.getOwnPropertyDescriptor(owner, key);
      if (!found?.configurable) return;
      for (const part of ['value', 'get', 'set']) {
        const original = found[part];
        if (typeof original !== 'function' || original.prototype) continue;
        found[part] = function (...args) {
          const result = Reflect.apply(original, this, args);
          look(name, [this, result, ...args, ...(Array.isArray(result) ? result : [])]);
          return result;
        };
      }
      Reflect.defineProperty(owner, key, found);
    };
    for (const name of Object.getOwnPropertyNames(window)) {
      if (kept.includes(name)) continue;
      const owner = Reflect.getOwnPropertyDescriptor(window, name)?.value?.prototype;
      for (const key of owner ? Reflect.ownKeys(owner) : [])
        if (key !== 'constructor' && !(name === 'Node' && key === 'getRootNode')) wrap(owner, key, name + '.' + String(key));
    }
  };
</script>`;

describe('what the hook keeps from the page', () => {
  // The attack itself needs these to look at what it receives.
  const NEEDED = ['Array', 'Function', 'Object', 'RegExp', 'String', 'Symbol'];
  const LANGUAGE = ['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Promise'];
  const attacked = async (kept: readonly string[]): Promise<Page> => {
    const page = await open('/attack', 'domtool.hook.js', 'domtool.iife.js');
    await page.evaluate((kept) => (window as unknown as { spy(kept: readonly string[]): void }).spy(kept), kept);
    return page;
  };
  const caughtIn = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...new Set((window as unknown as { caught: string[] }).caught)]);

  it('is given neither to scripts that ask, nor to functions that the page has replaced, in looking', async () => {
    const page = await attacked(NEEDED);
    const text = await page.evaluate(async () => {
      const tool = DomTool.shared();
      const text = (await tool.getSnapshot()).toText();
      const id = /\[(\d+) button closed/.exec(text)?.[1] ?? '';
      await Promise.all([tool.overview(), tool.forms(), tool.toPageModel(), tool.pageState(), tool.inspect(id)]);
      return text;
    });
    expect(usable(text)).toEqual(expect.arrayContaining(['button closed', 'slider 50 Volume']));
    expect(await caughtIn(page)).toEqual([]);
  });

  it('is not given to functions of the DOM that the page has replaced, in acting', async () => {
    const page = await attacked([...NEEDED, ...LANGUAGE]);
    const reports = await page.evaluate(async () => {
      const tool = DomTool.shared();
      const text = (await tool.getSnapshot()).toText();
      const id = /\[(\d+) button closed/.exec(text)?.[1] ?? '';
      const field = /\[(\d+) textbox/.exec(text)?.[1] ?? '';
      await tool.overlay.show();
      const reports = [
        await tool.click(id),
        await tool.type(field, 'x'),
        await tool.keypress('Tab'),
        await tool.hover(id),
      ];
      tool.overlay.hide();
      return reports.map(({ success }) => success);
    });
    expect(reports).toEqual([true, true, true, true]);
    expect(await caughtIn(page)).toEqual([]);
  });

  it('is given to nobody where no tool has started with the hook', async () => {
    const page = await open('/attack', 'domtool.hook.js');
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => (window as unknown as { caught: string[] }).caught)).toEqual([]);
    const emptied = await page.evaluate(() => {
      document.replaceChildren();
      (window as unknown as { ask(how: string): void }).ask('an empty document');
      document.open();
      (window as unknown as { ask(how: string): void }).ask('an opened document');
      return (window as unknown as { caught: string[] }).caught;
    });
    expect(emptied).toEqual([]);
  });
});

describe('the built-in functions that the hook replaces', () => {
  it('look the same to functions of a fresh frame', async () => {
    const looks = (page: Page): Promise<unknown> =>
      page.evaluate(() => {
        const win = document.body.appendChild(document.createElement('iframe')).contentWindow as typeof window;
        const looks = (functions: typeof window, own: typeof window): unknown =>
          [
            [own.EventTarget.prototype, 'addEventListener'],
            [own.EventTarget.prototype, 'removeEventListener'],
            [own.Element.prototype, 'attachShadow'],
            [own.HTMLElement.prototype, 'attachInternals'],
            [own.Function.prototype, 'toString'],
            [own.Object, 'defineProperty'],
          ].map(([owner, name]) => {
            const found = functions.Object.getOwnPropertyDescriptor(owner, name as string) as PropertyDescriptor;
            const fn = found.value as { (): void; toString(): string };
            return [
              functions.Function.prototype.toString.call(fn),
              functions.Object.getOwnPropertyNames(fn),
              functions.Object.getOwnPropertyDescriptors(fn),
              { ...found, value: typeof fn },
              functions.Object.getOwnPropertyNames(owner).indexOf(name as string),
              Object.getPrototypeOf(fn) === own.Function.prototype,
            ];
          });
        return [looks(win, window), looks(window, window), looks(window, win)];
      });
    expect(await looks(await open('/empty', 'domtool.hook.js'))).toEqual(await looks(await open('/empty')));
  });

  it('read the arguments of the page as often and in the same order, and throw the same errors', async () => {
    const observe = (page: Page): Promise<unknown> =>
      page.evaluate(() => {
        const reads: string[] = [];
        const traced = (values: Record<string, unknown>): object =>
          new Proxy(values, {
            get(own, key) {
              reads.push(String(key));
              return own[key as string];
            },
          });
        const attempts: readonly (() => unknown)[] = [
          () => addEventListener('click', () => {}, traced({ once: true, passive: 1 }) as never),
          () => removeEventListener('click', () => {}, traced({ capture: 'x' }) as never),
          () => addEventListener('click', {} as never, traced({ signal: 'wrong' }) as never),
          () => addEventListener('click', 1 as never, traced({}) as never),
          () => EventTarget.prototype.addEventListener.call({} as never, 'click', () => {}, traced({}) as never),
          () => addEventListener({ toString: () => (reads.push('type'), 'click') } as never, () => {}),
          () => (addEventListener as (type: string) => void)('click'),
          () => document.createElement('p').attachInternals(),
          () => Element.prototype.attachShadow.call({} as never, traced({ mode: 'open' }) as never),
          () => Object.create(addEventListener).toString(),
          () => new (addEventListener as unknown as new () => unknown)(),
        ];
        for (const attempt of attempts)
          try {
            reads.push(typeof attempt());
          } catch (error) {
            reads.push(String(error));
          }
        return reads;
      });
    expect(await observe(await open('/empty', 'domtool.hook.js'))).toEqual(await observe(await open('/empty')));
  });
});
