import { expect } from 'chai';
import * as globals from '../../../src/dom/globals.ts';
import domTool from 'file:../../../dist/domtool.iife.js';
import bluebird from "script:window.Promise = require('bluebird')";
import coreJs from "script:require('core-js2')";
import datejs from "script:require('datejs')";
import es5Shim from "script:require('es5-shim'); require('es5-shim/es5-sham')";
import es6Shim from "script:require('es6-shim'); require('es6-shim/es6-sham')";
import jestTimers from "script:new (require('jest-timers').ModernFakeTimers)({ global: window, config: {} }).useFakeTimers()";
import mootools from 'file:mootools/lib/mootools-core-1.5.2-server.js';
import prototype from "script:Object.assign(window, require('prototypejs'))";
import sinonTimers from "script:window.clock = require('sinon/pkg/sinon-no-sourcemaps.cjs').useFakeTimers()";
import sugar from "script:require('sugar').extend()";
import zone from "script:require('zone.js')";
import { prototype16 } from './prototype16.ts';

/** Scripts that extend or replace functions of the language and timers, by name. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'Prototype 1.6': `${prototype};${prototype16}`,
  'Prototype 1.7': prototype,
  MooTools: mootools,
  Sugar: sugar,
  Datejs: datejs,
  'es5-shim': es5Shim,
  'es6-shim': es6Shim,
  'core-js 2': coreJs,
  'Zone.js': zone,
  Bluebird: bluebird,
  'fake timers of sinon': sinonTimers,
  'fake timers of jest': jestTimers,
};

const PAGE = `<!doctype html><title>Shop</title><main><h1>Shop</h1><p>Two <b>words</b> and a <a href="/x">link</a></p>
  <form id=f><label>Name <input id=name></label> <label>Size <select id=size><option>S<option>M<option>L</select></label>
  <label><input type=checkbox checked> New</label> <button id=go type=button>Buy</button></form>
  <table><tr><th>Item<th>Price<tr><td>Lamp<td>69<tr><td>Chair<td>120</table>
  <ul><li>One <button>First</button><li>Two <button>Second</button><li>Three</ul><p id=out></p><div id=host></div></main>`;

/** The page's own script, which uses no library. */
const OWN = `
  document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<button>Inside</button>';
  document.getElementById('go').addEventListener('click', function () {
    document.getElementById('out').textContent = 'Bought: ' + document.getElementById('name').value;
  });`;

/** A frame whose scripts do not see the window around it, in which untouched functions could be found. */
const ALONE = 'window.parent = window;';

type Tool = import('../../../src/index.ts').DomTool;

/** Opens the page and runs the scripts. @param declarations a script that must not be in a block, and cannot fail */
async function pageOf(scripts: readonly string[], declarations = ''): Promise<{ tool: Tool; done: () => void }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 700px; height: 500px';
  frame.srcdoc = PAGE;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const win = frame.contentWindow as unknown as { DomTool: new () => Tool; failed?: string } & Window;
  const done = (): void => frame.remove();
  const caught = (code: string): string =>
    `try {\n${code}\n} catch (error) { window.failed = error + '\\n' + (error && error.stack) }`;
  try {
    for (const code of [declarations, ...[OWN, ...scripts].map(caught)]) {
      const script = win.document.createElement('script');
      script.textContent = code;
      win.document.head.append(script);
      script.remove();
      if (win.failed) throw new Error(win.failed);
    }
    return { tool: new win.DomTool(), done };
  } catch (error) {
    done();
    throw error;
  }
}

/** Leaves out what differs from run to run, in objects of this page: those of the frame have its library's methods. */
const shapeOf = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(structuredClone(data) ?? null, (key, value: unknown) => {
      if (/^(?:snapshot_?id|timestamp|captureTimeMs|duration)$/iu.test(key)) return undefined;
      return typeof value === 'string' ? value.replace(/Snapshot: \w+/u, '') : value;
    }),
  );

/** Runs everything that is compared. What fails is told as its message. */
async function tell(scripts: readonly string[]): Promise<Record<string, unknown>> {
  const { tool, done } = await pageOf(scripts);
  const told: Record<string, unknown> = {};
  const note = async (name: string, work: () => unknown): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(() => resolve('it hangs'), 4000)));
    try {
      told[name] = shapeOf(await Promise.race([work(), late]));
    } catch (error) {
      told[name] = `fails: ${String((error as Error).message)}`;
    }
    clearTimeout(timer);
  };
  await note('text', async () => (await tool.getSnapshot()).toText({ previous: null }));
  const id = (name: string): number => Number(new RegExp(`\\[(\\d+) ${name}`).exec(String(told['text']))?.[1]);
  await note('serialized', () => tool.get_serialized_dom());
  // Without a number of rows, whether the last one fits depends on the identifiers, which are random.
  await note('overview', () => tool.overview({ max_rows: 30 }));
  await note('overview as text', () => tool.overview({ format: 'text' }));
  await note('semantic', () => tool.pageState());
  await note('forms', () => tool.forms());
  await note('search', () => tool.search('b*'));
  await note('page model', () => tool.toPageModel());
  await note('inspect', () => tool.inspect(id('button Buy')));
  await note('query', () => tool.automate({ action: 'query', selector: 'button' }));
  const before = await tool.getSnapshot().catch(() => null);
  await note('type', () => tool.type(id('textbox'), 'Ann'));
  await note('click', () => tool.click(id('button Buy')));
  await note('select', () => tool.select(id('combobox'), 'M'));
  await note('diff', async () => (await tool.getSnapshot()).diff(before as never));
  tool.destroy();
  done();
  return told;
}

/** Where two texts begin to differ. */
function difference(view: string, is: string, usual: string): string {
  let at = 0;
  while (is[at] === usual[at]) at++;
  return `${view}: …${is.slice(Math.max(0, at - 60), at + 200)}… instead of …${usual.slice(at, at + 200)}…`;
}

describe('old libraries change nothing in what is told:', function () {
  let plain: Record<string, unknown>;
  before(async () => {
    document.body.innerHTML = '';
    plain = await tell([domTool]);
    expect(plain['click']).to.have.property('success', true);
  });
  for (const [name, library] of Object.entries(LIBRARIES))
    for (const order of ['before', 'after'] as const)
      it(`${name}, loaded ${order} DomTool`, async () => {
        const told = await tell(order === 'before' ? [ALONE, library, domTool] : [domTool, library]);
        const wrong: string[] = [];
        for (const [view, usual] of Object.entries(plain))
          if (JSON.stringify(told[view]) !== JSON.stringify(usual))
            wrong.push(difference(view, JSON.stringify(told[view]) ?? '', JSON.stringify(usual)));
        expect(wrong).to.deep.equal([]);
      });
});

/** Returns views of the page after its scripts have run, and what its snapshot calls tampered. */
async function viewsOf(
  scripts: readonly string[],
  declarations?: string,
): Promise<{ told: unknown; tampered: readonly string[] }> {
  const { tool, done } = await pageOf(scripts, declarations);
  try {
    const snapshot = await tool.getSnapshot();
    const views = [snapshot.toText({ previous: null }), await tool.overview({ max_rows: 30 })];
    return {
      told: [...views, await tool.search('b*'), await tool.forms()].map(shapeOf),
      tampered: snapshot.tampered,
    };
  } finally {
    done();
  }
}

/** Functions that a page replaces before DomTool is injected, and what it puts there. */
const REPLACED: readonly [name: string, by: string][] = [
  ['Array.prototype.map', '() => { throw new Error("not here"); }'],
  ['Array.prototype.push', '() => 0'],
  ['Map.prototype.get', '() => undefined'],
  ['Object.keys', '() => []'],
  ['Reflect.ownKeys', '() => { throw new Error("not here"); }'],
  ['Function.prototype.toString', '() => "function toString() { [native code] }"'],
  ['RegExp.prototype.exec', '() => null'],
  ['String.prototype.split', '() => ["x"]'],
  ['JSON.stringify', '() => "{}"'],
  ['Element.prototype.getAttribute', '() => "fooled"'],
  ['Node.prototype.contains', '() => { throw new Error("not here"); }'],
  ['setTimeout', '() => 1'],
  ['performance.now', '() => 0'],
];

describe('what a script replaced before DomTool came is taken from the window around:', () => {
  for (const [name, by] of REPLACED)
    it(`${name} = ${by}`, async () => {
      const { told } = await viewsOf([`${name} = ${by};`, domTool]);
      expect(told).to.deep.equal((await viewsOf([domTool])).told);
    });
});

describe('names that a page gives to its own classes', () => {
  it('do not replace the classes and functions of the browser', async () => {
    const names = Object.keys(globals);
    expect(names).to.include.members(['Node', 'Map', 'parseFloat']);
    const own = names.map((name) => `class ${name} {}`).join('\n');
    const { told, tampered } = await viewsOf([ALONE, domTool], own);
    expect(told).to.deep.equal((await viewsOf([domTool])).told);
    expect(tampered).to.deep.equal([]);
  });
});

describe('where no other window has the originals', () => {
  it('names a replaced function once', async () => {
    const { tampered } = await viewsOf([ALONE, "Object.prototype.toString = () => '[object None]';", domTool]);
    expect(tampered).to.deep.equal(['Object.prototype.toString']);
  });

  const NEEDED =
    'Element Document ShadowRoot Range EventTarget Promise Map Set WeakMap WeakSet ' +
    'WeakRef Date Array String Number Symbol RegExp Function JSON Math Reflect Uint8Array performance';
  for (const name of NEEDED.split(' '))
    it(`DomTool does not start without ${name}, and says so`, async () => {
      for (const by of ['null', 'function () {}', '{}']) {
        const replace = `Object.defineProperty(window, '${name}', { value: ${by} });`;
        const error = await viewsOf([ALONE, replace, domTool]).then(() => null, String);
        expect(error, by).to.contain(`tampered: the page has replaced ${name}, `);
      }
    });

  it('DomTool works without CSS.escape', async () => {
    const { told, tampered } = await viewsOf([ALONE, 'window.CSS = {};', domTool]);
    expect(told).to.deep.equal((await viewsOf([domTool])).told);
    expect(tampered).to.deep.equal([]);
  });

  const LYING =
    'Element.querySelectorAll Document.querySelectorAll Element.matches Element.getBoundingClientRect ' +
    'Range.getBoundingClientRect Document.createRange CSSStyleDeclaration.getPropertyValue EventTarget.addEventListener ' +
    'MutationObserver.observe MutationObserver.takeRecords MutationObserver.disconnect MessagePort.postMessage ' +
    'MessageChannel.port1 DOMRect.x NodeList.length StyleSheetList.length AbortController.signal AbortSignal.aborted ' +
    'Node.firstChild Element.attributes';
  for (const member of LYING.split(' ')) {
    const [owner, key] = member.split('.') as [string, string];
    const name = `${owner}.prototype.${key}`;
    it(`a replaced ${name} changes nothing, or is named`, async () => {
      const usual = await viewsOf([ALONE, domTool]);
      for (const lie of ['function () { throw new Error("not here"); }', 'function () {}']) {
        const replace = `const found = Object.getOwnPropertyDescriptor(${owner}.prototype, '${key}');
          found[found.get ? 'get' : 'value'] = ${lie};
          Object.defineProperty(${owner}.prototype, '${key}', found);`;
        const result = await viewsOf([ALONE, replace, domTool]).catch((error: unknown) => error as Error);
        if ('message' in result) expect(result.message, lie).to.contain(name);
        else if (!result.tampered.includes(name)) expect(result).to.deep.equal(usual);
      }
    });
  }
});
