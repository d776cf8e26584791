import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from './support/browser.ts';

const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;

interface Result {
  success: boolean;
  code?: string;
  error?: string;
  duration: number;
  effect?: Record<string, unknown>;
  changes: { newValue?: string };
}
interface Tool {
  inspect(selector: string): Promise<{ nodeId: string }>;
  useTrustedInput(input: object | null): void;
  [action: string]: (...given: never[]) => unknown;
}
declare const DomTool: { shared(): Tool };
declare const hostInput: (kind: string, ...given: unknown[]) => Promise<void>;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});
afterEach(() => page.context().close());

/** Performs an action on the element that the selector finds, by its number. */
const act = (action: string, selector: string, ...more: unknown[]): Promise<Result> =>
  page.evaluate(
    async ([name, css, rest]) => {
      const tool = DomTool.shared();
      const { nodeId } = await tool.inspect(css);
      return tool[name]!(nodeId as never, ...(rest as never[])) as Promise<Result>;
    },
    [action, selector, more] as const,
  );

async function open(html: string): Promise<void> {
  await page.setContent(html);
  await page.addScriptTag({ path: bundle });
}
const value = (selector: string): Promise<string> => page.locator(selector).inputValue();

/**
 * Passes trusted input by the DevTools protocol to `useTrustedInput`, as a driver or an extension with
 * `chrome.debugger` does.
 */
async function realInput(): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const bits = ({ alt = false, ctrl = false, meta = false, shift = false }): number =>
    Number(alt) + 2 * Number(ctrl) + 4 * Number(meta) + 8 * Number(shift);
  const does: Record<string, (...given: never[]) => Promise<void>> = {
    async click(
      { x, y }: { x: number; y: number },
      { button, clickCount, modifiers }: { button: 'left'; clickCount: number; modifiers: object },
    ) {
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      for (let count = 1; count <= clickCount; count++) {
        for (const type of ['mousePressed', 'mouseReleased'] as const)
          await cdp.send('Input.dispatchMouseEvent', {
            type,
            x,
            y,
            button,
            clickCount: count,
            modifiers: bits(modifiers),
          });
      }
    },
    async move({ x, y }: { x: number; y: number }) {
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    },
    type: (text: string) => page.keyboard.type(text),
    press: (key: string, { ctrl = false, shift = false }: { ctrl?: boolean; shift?: boolean }) =>
      page.keyboard.press([ctrl && 'Control', shift && 'Shift', key].filter(Boolean).join('+')),
  };
  await page.exposeFunction('hostInput', (kind: string, ...given: never[]) => does[kind]?.(...given));
  await page.evaluate(() =>
    DomTool.shared().useTrustedInput({
      click: (...given: unknown[]) => hostInput('click', ...given),
      move: (...given: unknown[]) => hostInput('move', ...given),
      type: (...given: unknown[]) => hostInput('type', ...given),
      press: (...given: unknown[]) => hostInput('press', ...given),
    }),
  );
}

describe('actions with the trusted input of a host', () => {
  it('dispatch trusted events at the same points, and report the same', async () => {
    await open(`<button id="b" style="margin:50px">Go</button><p id="p"></p><script>
      b.onclick = (e) => { p.textContent = [e.isTrusted, e.detail, e.shiftKey, navigator.userActivation.isActive].join(); };</script>`);
    await realInput();
    const result = await act('click', '#b', { modifiers: { shift: true } });
    expect(result).toMatchObject({ success: true });
    expect(await page.textContent('#p')).toBe('true,1,true,true');
    expect(JSON.stringify(result.effect)).toContain('true,1,true,true');
  });

  it('hover until the browser shows the interest target of what is under the pointer, or an ancestor of it', async () => {
    await open(`<button id=a interestfor=t><b>Price</b></button>
      <button id=c interestfor=u style="interest-delay-start:1.2s">Weight</button><button id=d interestfor=v style="interest-delay-start:2.5s">Name</button>
      <div popover=hint id=t>With taxes</div><div popover=hint id=u>With the box</div><div popover=hint id=v>With the label</div>`);
    await realInput();
    const { effect } = await act('hover', '#a b');
    expect(JSON.stringify(effect)).toContain('With taxes');
    expect(JSON.stringify((await act('hover', '#c')).effect)).toContain('With the box');
    // With its usual limit, the action would wait for that.
    expect(JSON.stringify((await act('hover', '#d', { settle: 100 })).effect)).not.toContain('With the label');
  });

  it('type, press keys and hover: :hover rules apply, Tab moves the focus, values are read back', async () => {
    await open(`<style>#m{display:none}#n:hover #m{display:block}</style><div id="n" style="width:90px">Menu<div id="m">Item</div></div>
      <input id="i"><input id="z"><input id="d" oninput="this.value = this.value.replace(/\\D/g, '')">`);
    await realInput();
    expect(await act('hover', '#n')).toMatchObject({ success: true });
    expect(await page.isVisible('#m')).toBe(true);
    expect(await act('type', '#i', 'hello', { pressEnter: true })).toMatchObject({
      success: true,
      changes: { newValue: 'hello' },
    });
    expect(
      await page.evaluate(() =>
        (DomTool.shared() as unknown as { keypress(key: string): Promise<Result> }).keypress('Tab'),
      ),
    ).toMatchObject({ success: true });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('z');
    expect(await act('type', '#d', 'abc')).toMatchObject({ success: false, code: 'not_kept' });
  });

  it('refuse what untrusted actions refuse, and notice a click that reached another element', async () => {
    await open(`<button id="off" disabled>Off</button><button id="under">Under</button><div id="c" style="position:fixed;inset:0">Cover</div>
      <iframe id="f" style="margin:300px 0 0 60px;border:7px solid" srcdoc="<button id=b onclick='this.textContent=event.isTrusted'>In a frame</button>"></iframe>`);
    await realInput();
    // Neither click will ever be possible, so that a long wait would change nothing.
    const briefly = { timeout: 250 };
    expect(await act('click', '#off', briefly)).toMatchObject({ success: false, code: 'disabled' });
    expect(await act('click', '#under', briefly)).toMatchObject({ success: false, code: 'covered' });
    await page.evaluate(() => document.getElementById('c')?.remove());
    await page.frameLocator('#f').locator('#b').waitFor();
    expect(await act('click', '#b')).toMatchObject({ success: true });
    expect(await page.frameLocator('#f').locator('#b').textContent()).toBe('true');
    // The page covers its button between the check and the host's press.
    await page.evaluate(() => {
      document.addEventListener(
        'mousemove',
        () => document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0">Late</div>'),
        { once: true },
      );
    });
    expect(await act('click', '#under')).toMatchObject({ success: false, code: 'covered' });
  });
});

describe('actions in a page in the background', () => {
  const FORM = `<input id="i"><button id="b">Go</button><input type="checkbox" id="c"><p id="p"></p><script>
    const log = []; for (const type of ['focus', 'blur', 'change', 'click']) document.addEventListener(type, (e) => { if (e.target.id) log.push(type + ' ' + e.target.id); p.textContent = log.join(', '); }, true);</script>`;

  it('fire focus, blur and change events although the window has no focus', async () => {
    await open(FORM);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    const front = await page.context().newPage();
    await front.bringToFront();
    expect(await page.evaluate(() => document.hasFocus())).toBe(false);
    expect(await act('type', '#i', 'abc')).toMatchObject({ success: true });
    expect(await act('click', '#b')).toMatchObject({ success: true });
    expect(await value('#i')).toBe('abc');
    expect(await page.textContent('#p')).toBe('focus i, change i, blur i, focus b, click b');
    await front.close();
  });

  it('work in a hidden page, which renders no frames and throttles its timers', async () => {
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.requestAnimationFrame = () => 0;
      window.setTimeout = ((run: () => void, ms = 0) =>
        later(run, Math.max(ms, 100))) as unknown as typeof window.setTimeout;
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    });
    await page.goto('about:blank');
    await open(FORM);
    const results = [
      await act('type', '#i', 'abc'),
      await act('click', '#b'),
      await act('check', '#c'),
      await act('hover', '#b'),
    ];
    expect(results.map(({ success }) => success)).toEqual([true, true, true, true]);
    expect([await value('#i'), await page.isChecked('#c')]).toEqual(['abc', true]);
  });
});
