import { expect } from 'chai';
import type { ActionResult, DomTool } from '../../../src/index.ts';
import { byId, contentOf, newTool, reset, show, sleep } from '../support/page.ts';

/** The largest report, in characters of its JSON, however much the page does. */
const LARGEST = 25_000;
const HUGE = 'page '.repeat(200_000);

/** What the test runner logs for each rejection of the page. */
const OF_RUNNER = /^An error was thrown in a Promise outside a test/;
/** Errors and messages that the page's console receives and that are not the page's own. */
const foreign: string[] = [];
const notePage = (text: string): void => {
  if (!text.includes('page') && !OF_RUNNER.test(text)) foreign.push(text.slice(0, 300));
};
const onError = (event: ErrorEvent): void => {
  notePage(event.message);
  event.preventDefault();
};
const onRejection = (event: PromiseRejectionEvent): void => {
  notePage(String(event.reason));
  event.preventDefault();
};
const logs = ['error', 'warn'] as const;
const originals = logs.map((name) => console[name]);
// The test runner's own handler would take the page's errors for failures of the test.
const { onerror } = window;

beforeEach(() => {
  foreign.length = 0;
  window.onerror = null;
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  for (const name of logs) console[name] = (...args: unknown[]) => notePage(args.map(String).join(' '));
});
afterEach(() => {
  for (const [i, name] of logs.entries()) console[name] = originals[i] as Console['error'];
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  window.onerror = onerror;
  reset();
});

/** What a page does when its button is pressed, by what that is. */
const ATTACKS: Readonly<Record<string, () => void>> = {
  'shows 5,000 toasts': () => {
    for (let i = 0; i < 5000; i++)
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div role=alert class=toast>Toast ${i} ${'word '.repeat(40)}</div>`,
      );
  },
  'shows and removes 5,000 toasts': () => {
    for (let i = 0; i < 5000; i++) {
      const toast = document.body.appendChild(document.createElement('output'));
      toast.textContent = `Toast ${i}`;
      setTimeout(() => toast.remove(), i % 20);
    }
  },
  'asks 10,000 questions': () => {
    for (let i = 0; i < 10_000; i++) alert(`page ${i} ${i % 100 ? '' : HUGE}`);
    confirm(HUGE);
    prompt(HUGE, HUGE);
  },
  'throws errors of a megabyte': () => {
    for (let i = 0; i < 5; i++)
      setTimeout(() => {
        throw new Error(`${HUGE}${i}`);
      });
    for (let i = 0; i < 5; i++) void Promise.reject(new Error(`${HUGE}${i}`));
    throw new Error(HUGE);
  },
  'logs megabytes': () => {
    for (let i = 0; i < 5; i++) console.error(HUGE, { HUGE });
  },
  'has a title and names of a megabyte': () => {
    document.title = HUGE;
    const button = byId('go');
    button.title = HUGE;
    button.setAttribute('aria-label', HUGE);
    button.setAttribute('aria-valuetext', HUGE);
    button.className = HUGE;
    button.setAttribute('data-llm-id', HUGE);
  },
  'goes to a long address': () => {
    history.replaceState(null, '', `?${'page'.repeat(10_000)}`);
  },
  'changes 1,000 elements': () => {
    for (const el of document.querySelectorAll('span')) {
      el.textContent = HUGE.slice(0, 2000);
      el.setAttribute('aria-label', 'page'.repeat(100));
      el.style.color = 'red';
    }
  },
  'removes 1,000 elements': () => {
    for (const el of document.querySelectorAll('span')) el.remove();
  },
  'lays out in each frame for a second': () => {
    const end = performance.now() + 1000;
    const thrash = (): void => {
      for (const el of [...document.querySelectorAll('span')].slice(0, 50)) {
        el.style.width = `${Math.random() * 50}px`;
        el.getBoundingClientRect();
      }
      if (performance.now() < end) requestAnimationFrame(thrash);
    };
    thrash();
  },
  'changes something in each microtask for a second': () => {
    const end = performance.now() + 1000;
    const el = byId('note');
    let steps = 0;
    const observer = new MutationObserver(() => {
      if (performance.now() > end) observer.disconnect();
      else if (++steps % 100) el.setAttribute('data-step', String(steps));
      else setTimeout(() => el.setAttribute('data-step', String(steps)));
    });
    observer.observe(el, { attributes: true });
    el.setAttribute('data-step', '0');
  },
  'replaces itself and everything else': () => {
    document.body.innerHTML = '<p>page</p>';
  },
  'throws in its own methods': () => {
    const button = byId('go');
    for (const name of [
      'getBoundingClientRect',
      'focus',
      'matches',
      'closest',
      'getAttribute',
      'tagName',
      'isConnected',
    ])
      Object.defineProperty(button, name, {
        get(): never {
          throw new Error('page');
        },
      });
  },
  'starts 300 requests': () => {
    for (let i = 0; i < 300; i++) fetch(`data:text/plain,${'page'.repeat(100)}${i}`).catch(() => {});
  },
  'opens 100 dialogs': () => {
    for (let i = 0; i < 100; i++) {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.textContent = HUGE.slice(0, 1000);
      dialog.show();
    }
  },
};

type Act = (tool: DomTool, id: (element: string) => string) => Promise<ActionResult>;
const ACTIONS: Readonly<Record<string, Act>> = {
  click: (tool, id) => tool.click(id('go')),
  type: (tool, id) => tool.type(id('field'), 'ab'),
  keypress: (tool, id) => tool.keypress('Enter', { targetNodeId: id('go') }),
  hover: (tool, id) => tool.hover(id('go')),
  check: (tool, id) => tool.check(id('box')),
  select: (tool, id) => tool.select(id('list'), 'Two'),
};

const BEFORE = { field: '', box: false, list: 'One' };
/** What an action that succeeds changes. */
const AFTER: Readonly<Record<string, object>> = {
  type: { field: 'ab' },
  check: { box: true },
  select: { list: 'Two' },
};
const stateOf = (): typeof BEFORE => ({
  field: (byId('field') as HTMLInputElement).value,
  box: (byId('box') as HTMLInputElement).checked,
  list: (byId('list') as HTMLSelectElement).value,
});

function page(attack: () => void, doc = document): void {
  doc.body.innerHTML = `<button id=go>Go</button><input id=field><label><input type=checkbox id=box>Box</label><select id=list><option>One<option>Two</select><p id=note>note</p>${'<span>x</span> '.repeat(1000)}`;
  const byId = (id: string): HTMLElement => doc.getElementById(id) as HTMLElement;
  let left = 1;
  const once = (): void => {
    if (left-- > 0) attack();
  };
  byId('go').onclick = once;
  byId('go').onpointerover = once;
  for (const id of ['field', 'box', 'list']) byId(id).oninput = once;
}

describe('an action on a page', () => {
  const address = location.href;
  afterEach(() => history.replaceState(null, '', address));

  const names = Object.keys(ACTIONS);
  for (const [i, [what, attack]] of Object.entries(ATTACKS).entries())
    for (const name of new Set(['click', names[i % names.length] as string]))
      it(`that ${what} has a short and true report and leaves no error: ${name}`, async function () {
        page(attack);
        // A loaded machine needs longer for the largest of these pages.
        const tool = newTool({ snapshotTimeout: 30_000 });
        tool.answerDialogs(() => true);
        const snapshot = await tool.getSnapshot();
        const result = await (ACTIONS[name] as Act)(tool, (id) => snapshot.getNodeId(byId(id)) as string);
        const report = JSON.stringify(result);
        expect(report.length, report.slice(0, 400)).to.be.lessThan(LARGEST);
        expect(result.success || result.error).to.be.ok;
        if (result.success && document.getElementById('field'))
          expect(stateOf()).to.deep.equal({ ...BEFORE, ...AFTER[name] });
        expect(contentOf(await tool.getSnapshot()).length).to.be.greaterThan(0);
        await sleep(0);
        expect(foreign).to.deep.equal([]);
      });

  it('with many fields that are refused names the first ones in the error of the form', async () => {
    page(() => {});
    const values = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [String(5000 + i), 'x']));
    const { error = '', fields } = await newTool().fillForm(values);
    expect(error).to.match(/^no element has the number "5000"; .*; 290 more fields failed$/);
    expect(error.match(/no element has the number/g)).to.have.length(10);
    expect(fields).to.have.length(300);
  });

  it('on a form with many fields that are not valid names the first ones', async () => {
    page(() => {});
    document.body.innerHTML = `<form><button id=send>Send</button>${'<input required>'.repeat(300)}</form>`;
    const tool = newTool();
    const { error = '' } = await tool.submit((await tool.getSnapshot()).getNodeId(byId('send')) as string);
    expect(error).to.match(/; 290 more fields failed$/);
    expect(error).to.have.length.below(5000);
  });

  for (const kind of ['cannot be read', 'are gone'])
    it(`whose timers and classes for requests ${kind} has its usual report`, async () => {
      page(() => {
        byId('note').textContent = 'page';
      });
      // A report tells texts only if the page is read again within two seconds.
      for (const span of document.querySelectorAll('span')) span.remove();
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      const [go, field] = ['go', 'field'].map((id) => snapshot.getNodeId(byId(id)) as string) as [string, string];
      const get = (): undefined => {
        if (kind === 'are gone') return;
        throw new Error('page');
      };
      const replaced = 'setInterval clearInterval fetch open Response XMLHttpRequest HTMLFormElement'.split(' ');
      const before = replaced.map((key) => Object.getOwnPropertyDescriptor(window, key) as PropertyDescriptor);
      for (const key of replaced) Object.defineProperty(window, key, { configurable: true, get });
      const results = [await tool.click(go), await tool.type(field, 'ab')];
      replaced.forEach((key, i) => Object.defineProperty(window, key, before[i] as PropertyDescriptor));
      expect(results.map(({ success, error }) => error ?? success)).to.deep.equal([true, true]);
      expect(JSON.stringify(results[0])).to.contain('page');
      expect(foreign).to.deep.equal([]);
    });

  for (const name of names)
    it(`in a frame whose document is opened again meanwhile has a true report, and the next one works: ${name}`, async () => {
      show('<iframe id=frame width=600 height=300></iframe>');
      const inner = (byId('frame') as HTMLIFrameElement).contentDocument as Document;
      let left = 1;
      page(() => {
        if (left-- <= 0) return;
        inner.open();
        inner.write('<p>page</p><button id=next onclick="this.textContent += 1">Next</button>');
        inner.close();
      }, inner);
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      const result = await (ACTIONS[name] as Act)(
        tool,
        (id) => snapshot.getNodeId(inner.getElementById(id) as Element) as string,
      );
      expect(result.success || result.error).to.be.ok;
      const next = inner.getElementById('next') as Element;
      const id = (await tool.getSnapshot()).getNodeId(next) as string;
      expect(await tool.click(id)).to.include({ success: true });
      expect((await tool.getSnapshot()).toText({ previous: null })).to.contain('button Next1');
      expect(foreign).to.deep.equal([]);
    });
});
