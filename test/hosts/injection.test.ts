import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';

const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;
const source = readFileSync(bundle, 'utf8');

/** The part of the injected script's global that these tests use. */
interface Injected {
  new (config?: object): {
    getSnapshot(): Promise<{ toText(): string; tampered: readonly string[]; stats: { interactiveNodes: number } }>;
    click(id: number): Promise<object>;
  };
  version: string;
  previous?: unknown;
  shared(): unknown;
}
declare const DomTool: Injected;

const CSP = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const PAGES = {
  '/': { body: '<!doctype html><title>Plain</title><h1>Hello</h1><button>Go</button>' },
  '/csp': {
    body: '<!doctype html><title>Strict</title><script src="/domtool.js"></script><h1>Hello</h1><button>Go</button>',
    headers: { 'content-security-policy': CSP },
  },
  '/domtool.js': { headers: { 'content-type': 'text/javascript' }, body: source },
};

describe('the injected script', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    server = await startServer(PAGES);
    origin = `${server.origin}/`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());

  const view = (): Promise<string> => page.evaluate(async () => (await new DomTool().getSnapshot()).toText());

  it('defines one non-enumerable global and nothing else', async () => {
    await page.goto(origin);
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.addScriptTag({ path: bundle });
    const after = await page.evaluate(() => ({
      names: Object.getOwnPropertyNames(window),
      enumerable: 'DomTool' in { ...window },
    }));
    expect(after.names.filter((name) => !before.includes(name))).toEqual(['DomTool']);
    expect(after.enumerable).toBe(false);
    expect(await view()).toMatch(/^@page \w+ · http\S*\n# Hello\n\[2 button Go\]\n$/);
  });

  it('changes nothing when it is injected a second time', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    const same = await page.evaluate(async (text) => {
      const first = DomTool;
      const shared = DomTool.shared();
      const script = document.createElement('script');
      script.textContent = text;
      document.head.append(script);
      return first === DomTool && shared === DomTool.shared();
    }, source);
    expect(same).toBe(true);
  });

  it('yields to a newer version and replaces an older one', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    const versions = await page.evaluate((text) => {
      const inject = (code: string): string => {
        const script = document.createElement('script');
        script.textContent = code;
        document.head.append(script);
        return DomTool.version;
      };
      const other = (version: string): string =>
        text.replaceAll(JSON.stringify(DomTool.version), JSON.stringify(version));
      return [inject(other('99.0.0')), inject(other('0.0.1')), inject(text)];
    }, source);
    expect(versions).toEqual(['99.0.0', '99.0.0', '99.0.0']);
  });

  it('replaces a variable or function DomTool of the page, and says so if it cannot', async () => {
    for (const own of ["var DomTool = { version: '999.0.0' }", 'function DomTool() {}']) {
      await page.goto(origin);
      await page.addScriptTag({ content: own });
      await page.addScriptTag({ path: bundle });
      expect(await view()).toContain('[2 button Go]');
    }
    await page.goto(origin);
    await page.evaluate(() => Object.defineProperty(window, 'DomTool', { value: 1 }));
    await expect(page.evaluate(source)).rejects.toThrow('the page keeps the name DomTool for itself');
  });

  it("keeps the page's own global DomTool as DomTool.previous", async () => {
    await page.goto(origin);
    await page.evaluate(() => {
      (window as unknown as { DomTool: string }).DomTool = 'mine';
    });
    await page.addScriptTag({ path: bundle });
    expect(await page.evaluate(() => DomTool.previous)).toBe('mine');
    expect(await view()).toContain('[2 button Go]');
  });

  it('does not take an object of the page, or a frame, of the name DomTool for itself', async () => {
    await page.goto(origin);
    await page.evaluate(() => {
      const fake = { version: '999.0.0', computeAccessibleName: () => '', shared: () => 'the page' };
      (window as unknown as { DomTool: object }).DomTool = fake;
    });
    await page.addScriptTag({ path: bundle });
    expect(await page.evaluate(() => typeof DomTool)).toBe('function');
    expect(await view()).toContain('[2 button Go]');
    await page.goto(origin);
    await page.setContent('<iframe name=DomTool sandbox srcdoc=x></iframe><button>Go</button>');
    await page.addScriptTag({ path: bundle });
    expect(await page.evaluate(() => typeof DomTool)).toBe('function');
    expect(await view()).toContain('button Go]');
  });

  it('works on a page whose elements have the names of the properties of documents', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    await page.evaluate(() => {
      const names = [Document.prototype, Node.prototype, EventTarget.prototype].flatMap((prototype) =>
        Object.getOwnPropertyNames(prototype),
      );
      const button = document.querySelector('button')!;
      const make = document.createElement.bind(document);
      const input = make('input');
      const parts = names.flatMap((name) =>
        ['img', 'form'].map((tag) => {
          const el = make(tag);
          el.setAttribute('name', name);
          return el;
        }),
      );
      button.after(input, ...parts);
    });
    const typed = await page.evaluate(async () => {
      const tool = new DomTool();
      const text = (await tool.getSnapshot()).toText();
      const id = Number(/\[(\d+) textbox/.exec(text)?.[1]);
      const { success } = await (
        tool as unknown as { type(id: number, text: string): Promise<{ success: boolean }> }
      ).type(id, 'words');
      return { text, success };
    });
    expect(typed.text).toContain('button Go]');
    expect(typed.success).toBe(true);
  });

  it('works under a policy that forbids inline scripts, eval and HTML from strings', async () => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    await page.goto(`${origin}csp`);
    expect(await view()).toMatch(/^@page \w+ · http\S*\n# Hello\n\[2 button Go\]\n$/);
    expect(
      await page.evaluate(async () => {
        const tool = new DomTool();
        await tool.getSnapshot();
        return tool.click(2);
      }),
    ).toMatchObject({ success: true });
    expect(violations).toEqual([]);
  });

  it('is not deceived by built-ins that the page shadows or replaces later', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    await page.evaluate(() => {
      document.body.innerHTML =
        '<form><input name=tagName><input name=getAttribute><input name=children><input name=firstChild><button>Send</button></form>';
      Element.prototype.getAttribute = () => 'fooled';
      Element.prototype.hasAttribute = () => true;
      Object.defineProperty(Node.prototype, 'firstChild', { get: () => null });
    });
    expect(await view()).toMatch(/textbox.*\[\d+ button Send\]|textbox[^]*Send/);
  });

  const tryAll = (): Promise<string[]> =>
    page.evaluate(async () => {
      const ends: string[] = [];
      const end = async (act: () => Promise<{ success?: boolean; code?: string }>): Promise<void> => {
        let told: string;
        try {
          const { success = true, code } = await act();
          told = success ? 'done' : `refused ${code}`;
        } catch (error) {
          const { code, message } = error as { code?: string; message: string };
          told = code === 'tampered' ? `tampered ${/replaced (.*), which/.exec(message)?.[1]}` : `${code} ${message}`;
        }
        Reflect.defineProperty(ends, ends.length, { value: told, enumerable: true });
      };
      await end(async () => {
        (await new DomTool().getSnapshot()).toText();
        return {};
      });
      await end(() => new DomTool().click(2));
      return ends;
    });

  it('looks with an untouched function, or names the one that a script replaced before it', async () => {
    const replaced: Readonly<Record<string, string>> = {
      getComputedStyle: 'window.getComputedStyle = () => ({})',
      'getComputedStyle ': 'window.getComputedStyle = () => { throw new Error("mine") }',
      Event: 'window.Event = class {}',
    };
    for (const [name, script] of Object.entries(replaced)) {
      await page.goto(origin);
      await page.evaluate(script);
      await page.addScriptTag({ path: bundle });
      for (const told of await tryAll())
        expect(told, script).toMatch(RegExp(`^(done$|tampered.*${name.trim()}|refused)`));
      if (name === 'Event') continue;
      await page.goto(origin);
      await page.evaluate(() => document.body.append(document.createElement('iframe')));
      await page.evaluate(script);
      await page.addScriptTag({ path: bundle });
      expect((await tryAll())[0], `${script}, beside a frame`).toBe('done');
    }
  });

  // Parts of the page, because Playwright's own code in the page's world would not work there.
  const inject = '<script src="/domtool.js"></script>';
  const trial = `<output></output><script>(async () => {
    const told = document.querySelector('output');
    const end = async (act) => {
      let end = 'done';
      try {
        const { success, code } = await act();
        if (success === false) end = 'refused ' + code;
      } catch (error) {
        end = error.code + ' ' + error.message;
      }
      told.append(end + ';');
    };
    let tool;
    await end(async () => ({ text: (await (tool = new DomTool()).getSnapshot()).toText() }));
    await end(() => (tool ?? new DomTool()).click(2));
    told.id = 'told';
  })();</script>`;

  it('works on a page that has replaced globalThis', async () => {
    for (const scripts of [`<script>globalThis = {}</script>${inject}`, `${inject}<script>globalThis = {}</script>`]) {
      await page.goto(origin);
      await page.setContent(`<h1>Hello</h1><button>Go</button>${scripts}${trial}`);
      expect(await page.locator('#told').textContent(), scripts).toBe('done;done;');
    }
  });

  it('names a function that every object inherits as then, at once', async () => {
    for (const put of ['value() {}', 'get() { return () => {}; }'])
      for (const isBefore of [true, false]) {
        const script = `<script>Object.defineProperty(Object.prototype, 'then', { __proto__: null, configurable: true, ${put} })</script>`;
        await page.goto(origin);
        await page.setContent(`<button>Go</button>${isBefore ? script + inject : inject + script}${trial}`);
        expect(await page.locator('#told').textContent(), `${put} ${isBefore}`).toMatch(
          /^(tampered .*Object\.prototype\.then\b.*;){2}$/,
        );
      }
  });

  it('tells the class of a method that a library has replaced with its class', async () => {
    await page.goto(origin);
    await page.evaluate(() => {
      const Original = MutationObserver;
      const made = new WeakMap<object, MutationObserver>();
      const Wrapped = function (this: object, take: MutationCallback): void {
        made.set(this, new Original(take));
      };
      for (const name of ['observe', 'takeRecords', 'disconnect'] as const)
        Wrapped.prototype[name] = function (...given: [Node]): unknown {
          return (made.get(this) as MutationObserver)[name](...given);
        };
      window.MutationObserver = Wrapped as never;
    });
    await page.addScriptTag({ path: bundle });
    const { tampered } = await page.evaluate(async () => new DomTool().getSnapshot());
    expect(tampered).toEqual(
      ['observe', 'takeRecords', 'disconnect'].map((name) => `MutationObserver.prototype.${name}`),
    );
  });

  it('refuses actions by the name of a function that lied before it came', async () => {
    for (const lie of [
      'Array.prototype.some = () => undefined',
      'Map.prototype.get = () => undefined',
      'WeakRef.prototype.deref = () => undefined',
      'Math.max = () => undefined',
    ]) {
      await page.goto(origin);
      await page.setContent(`<h1>Hello</h1><button>Go</button><script>${lie}</script>${inject}${trial}`);
      const told = await page.locator('#told').textContent();
      expect(told, lie).toMatch(RegExp(`;tampered .*${lie.split(' ')[0]}, which DomTool needs`));
    }
  });

  it('looks on a page whose functions for lists lie', async () => {
    await page.goto(origin);
    await page.setContent(`<h1>Hello</h1>${inject}<script>Array.prototype.includes = () => false</script>`);
    const told = await page.evaluate(`(async () => {
      const tool = DomTool.shared();
      return [(await tool.buildSnapshot('manual')).toText(), await tool.call('dom_text', {})].map(String);
    })()`);
    expect(told).toEqual([expect.stringContaining('# Hello'), expect.stringContaining('# Hello')]);
  });

  it('names what a script has put on Object.prototype for good, before or after it', async () => {
    const KINDS = ['value: 7', 'get() { throw new Error("mine") }', 'get() {}, set() {}'];
    for (const name of ['value', 'get', 'set', 'name', 'role', 'id', 'then', '0', 'button'])
      for (const kind of KINDS)
        for (const isBefore of [true, false]) {
          const put = `<script>Object.defineProperty(Object.prototype, '${name}', { __proto__: null, ${kind} })</script>`;
          const scripts = isBefore ? put + inject : inject + put;
          await page.goto(origin);
          await page.setContent(`<h1>Hello</h1><button>Go</button>${scripts}${trial}`);
          const told = await page.locator('#told').textContent();
          const named = String.raw`tampered .*Object\.prototype\.${name}\b.*`;
          expect(told, `${name} ${kind} ${isBefore}`).toMatch(RegExp(`^(done|${named});(done|refused .*|${named});$`));
        }
  });
});
