import { expect } from 'chai';
import type { ActionResult, DomTool } from '../../../src/index.ts';
import { byId, newTool, reset, show, sleep } from '../support/page.ts';
import { record, untold } from './support/wholePage.ts';

let tool: DomTool;
const number = async (id: string): Promise<string> => (await tool.getSnapshot()).getNodeId(byId(id)) as string;
const click = async (id = 't'): Promise<ActionResult> => tool.click(await number(id));
const on = (type: string, run: (event: Event) => void, id = 't'): void => byId(id).addEventListener(type, run);
const BUTTON = '<button id="t">Go</button>';

interface Scene {
  readonly name: string;
  readonly html: string;
  readonly set?: () => void;
  readonly act?: () => Promise<ActionResult>;
}

/** Follows the pointer while the button is down. */
function whileDown(id: string, move: (event: PointerEvent, start: PointerEvent) => void): void {
  on(
    'pointerdown',
    (start) => {
      const follow = (event: PointerEvent): void => move(event, start as PointerEvent);
      document.addEventListener('pointermove', follow);
      document.addEventListener('pointerup', () => document.removeEventListener('pointermove', follow), { once: true });
    },
    id,
  );
}

const month = (name: string): string =>
  `<h2>${name}</h2><table><tr><td></td><td></td>${Array.from(
    { length: 30 },
    (_, i) => `<td><button>${i + 1}</button></td>${i % 7 === 6 ? '</tr><tr>' : ''}`,
  ).join('')}</tr></table>`;

const SCENES: readonly Scene[] = [
  {
    name: 'a like that only a class shows',
    html: '<style>.on{color:red}</style><button id="t" aria-label="Like">♥</button>',
    set: () => on('click', () => byId('t').classList.toggle('on')),
  },
  {
    name: 'a mark on a board',
    html: `<style>.b{display:grid;grid-template-columns:repeat(3,40px)}.b div{height:40px;border:1px solid}.x{background:#00f}</style>
      <div class="b">${'<div tabindex="0"></div>'.repeat(4)}<div id="t" tabindex="0"></div></div>`,
    set: () => on('click', () => byId('t').classList.add('x')),
  },
  {
    name: 'rows in another order',
    html: `${BUTTON}<ul><li id="a">Ann</li><li id="b">Ben</li><li id="c">Cleo</li></ul>`,
    set: () => on('click', () => byId('a').before(byId('c'))),
  },
  {
    name: 'a row in another list',
    html: `${BUTTON}<ul id="u"><li id="a">Ann</li></ul><ol id="v"><li>Ben</li></ol>`,
    set: () => on('click', () => byId('v').append(byId('a'))),
  },
  {
    name: 'a dragged box',
    html: '<div id="t" style="position:absolute;left:20px;top:40px;width:50px;height:50px;background:#0a0" tabindex="0">Box</div>',
    set: () =>
      whileDown('t', (event, start) => {
        byId('t').style.left = `${20 + event.clientX - start.clientX}px`;
        byId('t').style.top = `${40 + event.clientY - start.clientY}px`;
      }),
    act: async () => tool.drag(await number('t'), { dx: 90, dy: 60 }),
  },
  {
    name: 'a resize handle',
    html: `<div id="b" style="position:relative;width:100px;height:60px;background:#eee">Pane
      <div id="t" style="position:absolute;right:0;bottom:0;width:12px;height:12px;background:#000;cursor:se-resize" tabindex="0"></div></div>`,
    set: () =>
      whileDown('t', (event, start) => {
        byId('b').style.width = `${100 + event.clientX - start.clientX}px`;
      }),
    act: async () => tool.drag(await number('t'), { dx: 60, dy: 0 }),
  },
  {
    name: 'a date picked for a field',
    html: '<input id="d" aria-label="Date"><button id="t">17</button>',
    set: () =>
      on('click', () => {
        (byId('d') as HTMLInputElement).value = '2026-05-17';
      }),
  },
  {
    name: 'several fields that a script fills',
    html: `${BUTTON}<input id="a" aria-label="Street"><select id="s"><option>One</option><option>Two</option></select><input id="c" type="checkbox" aria-label="Agree">`,
    set: () =>
      on('click', () => {
        (byId('a') as HTMLInputElement).value = 'High Street';
        (byId('s') as HTMLSelectElement).selectedIndex = 1;
        (byId('c') as HTMLInputElement).checked = true;
      }),
  },
  {
    name: 'text that is selected',
    html: `${BUTTON}<p id="p">Read this well</p>`,
    set: () => on('click', () => getSelection()?.selectAllChildren(byId('p'))),
  },
  {
    name: 'the next month of a calendar',
    html: `${BUTTON}<div id="m">${month('May')}</div>`,
    set: () =>
      on('click', () => {
        byId('m').innerHTML = month('June');
      }),
  },
  { name: 'details that open', html: '<details><summary id="t">More</summary><p>Words</p></details>' },
  {
    name: 'a tab that is chosen',
    html: `<div role="tablist"><button role="tab" aria-selected="true" id="o">One</button><button role="tab" aria-selected="false" id="t">Two</button></div>
      <div id="p1" role="tabpanel">First</div><div id="p2" role="tabpanel" hidden>Second</div>`,
    set: () =>
      on('click', () => {
        byId('o').setAttribute('aria-selected', 'false');
        byId('t').setAttribute('aria-selected', 'true');
        byId('p1').hidden = true;
        byId('p2').hidden = false;
      }),
  },
  {
    name: 'a task that is struck through by a checkbox',
    html: '<style>input:checked + span{text-decoration:line-through;color:#888}</style><label><input id="t" type="checkbox"><span id="s">Buy milk</span></label>',
  },
  {
    name: 'a carousel that scrolls',
    html: `${BUTTON}<div id="c" style="width:200px;overflow:auto;white-space:nowrap">${'<span style="display:inline-block;width:150px">Slide</span>'.repeat(5)}</div>`,
    set: () =>
      on('click', () => {
        byId('c').scrollLeft = 300;
      }),
  },
  {
    name: 'a link to a place in the page',
    html: '<a id="t" href="#end">End</a><div style="height:3000px"></div><p id="end">End</p>',
  },
  {
    name: 'a counter in a shadow tree',
    html: `${BUTTON}<div id="h"></div>`,
    set: () => {
      const root = byId('h').attachShadow({ mode: 'open' });
      root.innerHTML = '<p style="color:#000">0</p>';
      on('click', () => {
        const p = root.querySelector('p') as HTMLElement;
        p.textContent = '1';
        p.style.color = '#f00';
      });
    },
  },
  {
    name: 'a shape in a drawing',
    html: `${BUTTON}<svg width="200" height="60"><circle id="c" cx="20" cy="20" r="10" fill="#f00"></circle></svg>`,
    set: () =>
      on('click', () => {
        byId('c').setAttribute('cx', '120');
        byId('c').setAttribute('fill', '#00f');
      }),
  },
  {
    name: 'a progress bar',
    html: `${BUTTON}<progress id="g" max="10" value="2" aria-label="Upload"></progress>`,
    set: () =>
      on('click', () => {
        (byId('g') as HTMLProgressElement).value = 7;
      }),
  },
  {
    name: 'letters that are counted',
    html: '<input id="t" aria-label="Text"><p id="p">0</p>',
    set: () =>
      on('input', () => {
        byId('p').textContent = String((byId('t') as HTMLInputElement).value.length);
      }),
    act: async () => tool.type(await number('t'), 'abc'),
  },
  {
    name: 'a theme that a style rule sets',
    html: `${BUTTON}<style id="s"></style><p id="p">Words</p>`,
    set: () => on('click', () => (byId('s') as HTMLStyleElement).sheet?.insertRule('body{background:#222;color:#eee}')),
  },
  {
    name: 'a picture in place of another',
    html: `${BUTTON}<img id="i" alt="Photo" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`,
    set: () =>
      on('click', () => {
        (byId('i') as HTMLImageElement).src = 'data:image/gif;base64,R0lGODlhAgACAAAAACwAAAAAAgACAAA=';
      }),
  },
  {
    name: 'a coloured square that comes',
    html: `${BUTTON}<div id="d"></div>`,
    set: () =>
      on('click', () => {
        byId('d').innerHTML = '<div style="width:40px;height:40px;background:#f0f"></div>';
      }),
  },
  {
    name: 'a dialog with a field',
    html: `${BUTTON}<dialog id="d"><input aria-label="Code"></dialog>`,
    set: () => on('click', () => (byId('d') as HTMLDialogElement).showModal()),
  },
  {
    name: 'a menu under the pointer',
    html: '<div id="t" tabindex="0">Menu</div><ul id="m" hidden><li>Copy</li></ul>',
    set: () =>
      on('mouseenter', () => {
        byId('m').hidden = false;
      }),
    act: async () => tool.hover(await number('t')),
  },
  {
    name: 'a row that a button removes',
    html: '<ul><li id="l">Lamp <button id="t">Remove</button></li><li>Chair</li></ul>',
    set: () => on('click', () => byId('l').remove()),
  },
  {
    name: 'an editor',
    html: '<div id="t" contenteditable>Hello</div>',
    act: async () => tool.type(await number('t'), ' you'),
  },
  {
    name: 'a frame',
    html: `${BUTTON}<iframe id="f"></iframe>`,
    set: () => {
      const { body } = (byId('f') as HTMLIFrameElement).contentDocument as Document;
      body.innerHTML = '<p>zero</p>';
      on('click', () => {
        (body.firstChild as HTMLElement).textContent = 'one';
      });
    },
  },
  {
    name: 'a mark that style generates',
    html: '<style>.on::before{content:"";display:inline-block;width:9px;height:9px;background:#00f}</style><i id="t" tabindex="0" style="display:block;height:20px"></i>',
    set: () => on('click', () => byId('t').classList.add('on')),
  },
  {
    name: 'a line under the chosen one',
    html: `<style>.on{border-bottom:3px solid #00f}</style>${BUTTON}<p id="p">Orders</p>`,
    set: () => on('click', () => byId('p').classList.add('on')),
  },
  {
    name: 'icons that are exchanged',
    html: `${BUTTON}<span id="s"><svg width="20" height="20"><circle cx="9" cy="9" r="5"></circle></svg></span>`,
    set: () =>
      on('click', () => {
        byId('s').innerHTML = '<svg width="20" height="20"><rect width="9" height="9"></rect></svg>';
      }),
  },
  {
    name: 'words in an element that was empty',
    html: `${BUTTON}<div id="a"><div id="p"></div></div>`,
    set: () =>
      on('click', () => {
        byId('p').textContent = 'Chosen';
      }),
  },
  {
    name: 'a secret that a script fills in',
    html: `${BUTTON}<input id="p" type="password" aria-label="Key">`,
    set: () =>
      on('click', () => {
        (byId('p') as HTMLInputElement).value = 'correct-horse';
      }),
  },
  { name: 'nothing at all', html: BUTTON },
  {
    name: 'an attribute that nobody sees',
    html: BUTTON,
    set: () => on('click', () => byId('t').setAttribute('data-n', '1')),
  },
];

describe('the report of an action describes or counts every change that a person would notice', () => {
  beforeEach(() => {
    reset();
    tool = newTool();
  });
  afterEach(() => {
    reset();
    history.replaceState(null, '', location.pathname + location.search);
  });

  for (const { name, html, set, act } of SCENES) {
    it(name, async () => {
      show(html);
      set?.();
      const id = await number('t');
      await sleep(20);
      const before = record();
      const result = await (act ? act() : tool.click(id));
      const after = record();
      expect(result.error).to.equal(undefined);
      expect(await untold(before, after, result, tool), JSON.stringify(result.effect)).to.deep.equal([]);
    });
  }
});

describe('a report gives', () => {
  beforeEach(() => {
    reset();
    tool = newTool();
  });
  afterEach(reset);

  it('the old and the new place of a row, by its neighbours', async () => {
    show(`${BUTTON}<ul><li id="a">Ann</li><li id="b">Ben</li><li id="c">Cleo</li></ul>`);
    on('click', () => byId('a').before(byId('c')));
    const { effect } = await click();
    const [b, c] = [await number('b'), await number('c')];
    expect(effect?.moved).to.deep.equal([{ element: `${c} 'Cleo'`, from: `after ${b} 'Ben'`, to: 'first' }]);
  });

  it('changes of appearance, by colours that can be read', async () => {
    show('<style>.on{background:#f00;transition:background .3s}</style><button id="t" style="">Like</button>');
    on('click', () => byId('t').classList.add('on'));
    const { effect } = await click();
    expect(effect?.restyled?.[0]?.changes['background-color']?.[1]).to.equal('#ff0000');
  });

  it('new values of other fields, but no secret', async () => {
    show(
      `${BUTTON}<input id="a" aria-label="Date"><input id="b" type="password" aria-label="Key"><input id="c" aria-label="Card">`,
    );
    on('click', () => {
      (byId('a') as HTMLInputElement).value = '2026-05-17';
      (byId('b') as HTMLInputElement).value = 'correct-horse';
      (byId('c') as HTMLInputElement).value = '4111 1111 1111 1111';
    });
    const result = await click();
    expect(result.changes.valueChanged).to.equal(false);
    expect(result.effect?.changed?.find(({ changes }) => changes.value)?.changes.value).to.deep.equal([
      null,
      '2026-05-17',
    ]);
    expect(JSON.stringify(result)).to.not.contain('correct-horse').and.not.contain('4111');
  });

  it('only the own changes of the element that was acted on', async () => {
    show('<input id="i" aria-label="Text"><button id="t">Go</button>');
    (byId('i') as HTMLInputElement).focus();
    document.execCommand('insertText', false, 'typed before');
    const { changes } = await click();
    expect([changes.valueChanged, changes.newValue]).to.deep.equal([false, undefined]);
  });

  it('one sentence if nothing happened', async () => {
    show(BUTTON);
    byId('t').focus();
    const quiet = await click();
    on('click', () => byId('t').setAttribute('data-n', String(performance.now())));
    const unseen = await click();
    for (const { effect } of [quiet, unseen]) expect(Object.keys(effect ?? {})).to.deep.equal(['none']);
  });

  it('the numbers of a large redraw first, no blank cells, and how much is left out', async () => {
    show(`${BUTTON}<div id="m">Wait</div>`);
    on('click', () => {
      byId('m').innerHTML = month('June');
    });
    const { effect } = await click();
    const texts = effect?.appeared?.map(({ text }) => text) ?? [];
    expect(texts.filter((text) => !text)).to.deep.equal([]);
    expect(texts[0]).to.match(/\[\d+ button 1\]/);
  });

  it('a note that a clock changes by itself, once', async () => {
    show(`<p id="c">0</p>${BUTTON}`);
    let ticks = 0;
    const clock = setInterval(() => {
      document.getElementById('c')!.textContent = String(++ticks);
    }, 20);
    // Reports wait for this timer, so that the clock ticks during each action.
    on('click', () => setTimeout(() => undefined, 100));
    // On a busy machine, a clock comes late.
    const turns = async (count: number): Promise<void> => {
      for (const end = ticks + count; ticks < end;) await sleep(20);
    };
    const tells = async (): Promise<string> => JSON.stringify((await click()).effect);
    const id = await number('c');
    try {
      expect(await tells()).to.contain(id);
      await turns(40);
      const second = (await click()).effect;
      expect([second?.changing?.length, JSON.stringify(second?.changed ?? []).includes(id)]).to.deep.equal([1, false]);
      await turns(10);
      expect(await tells()).to.not.contain(id);
    } finally {
      clearInterval(clock);
    }
  });

  it('a model no empty fields', async () => {
    show(`<button id="t">Add</button><a id="a" href="#b">Basket, 0 items</a><input id="i" aria-label="Name">`);
    on('click', () => {
      byId('a').textContent = 'Basket, 1 item';
    });
    const [t, a, i] = [await number('t'), await number('a'), await number('i')];
    const link = a.slice(5);
    expect(await tool.call('dom_click', { nodeId: t })).to.deep.equal({
      success: true,
      changed: [`${link} link text 'Basket, 0 items' → 'Basket, 1 item'`],
    });
    expect(await tool.call('dom_type', { nodeId: i, text: 'Ann' })).to.deep.equal({ success: true, value: 'Ann' });
    expect(await tool.call('dom_click', { nodeId: i })).to.deep.equal({ success: true, none: 'nothing changed' });
    document.body.append(Object.assign(document.createElement('button'), { id: 'n', textContent: 'Nothing' }));
    const n = await number('n');
    const focused = `${n.slice(5)} 'Nothing'`;
    expect(await tool.call('dom_click', { nodeId: n })).to.deep.equal({ success: true, focused });
    expect(await tool.call('dom_click', { nodeId: t }, { full: true })).to.include.keys(
      'changes',
      'timestamp',
      'duration',
    );
  });
});
