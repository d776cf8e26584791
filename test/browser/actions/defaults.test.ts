import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { idOf } from '../protocol/frames/support.ts';
import { engine } from '../support/environment.ts';
import { byId, loaded, newTool, reset, show, until } from '../support/page.ts';

interface Page {
  readonly tool: DomTool;
  readonly id: (name: string) => number;
}

async function page(body: string): Promise<Page> {
  show(body);
  const tool = newTool();
  const snapshot = await tool.getSnapshot();
  return { tool, id: (name) => idOf(snapshot, name) };
}

async function shadow(body: string): Promise<Page & { el: <T = HTMLElement>(id: string) => T }> {
  show('<div id="host"></div>');
  const root = byId('host').attachShadow({ mode: 'open' });
  root.innerHTML = body;
  const tool = newTool();
  const snapshot = await tool.getSnapshot();
  return { tool, id: (name) => idOf(snapshot, name), el: <T>(id: string) => root.getElementById(id) as T };
}

/** WebKit itself closes both for one Escape, for a person too. */
const DIALOG_STAYS = engine !== 'webkit';

const pops = (el: Element): boolean => el.matches(':popover-open');

describe('default actions in a shadow tree', () => {
  afterEach(reset);

  it('close one dialog with Escape', async () => {
    const { tool, el } = await shadow(
      '<dialog id="d"><button>Outer</button><dialog id="e"><button>Inner</button></dialog></dialog>',
    );
    const [outer, inner] = [el<HTMLDialogElement>('d'), el<HTMLDialogElement>('e')];
    outer.showModal();
    inner.showModal();
    expect(await tool.keypress('Escape')).to.include({ success: true });
    expect([outer.open, inner.open]).to.deep.equal([true, false]);
    let asked = 0;
    outer.addEventListener('cancel', (event) => {
      event.preventDefault();
      asked++;
    });
    await tool.keypress('Escape');
    expect([outer.open, asked]).to.deep.equal([true, 1]);
  });

  it('close a popover before its dialog, with Escape and with a click outside', async () => {
    const { tool, el, id } = await shadow(
      '<dialog id="d"><button>Ok</button><div popover id="p">Menu</div></dialog><div popover id="q">Menu</div><button>Beside</button>',
    );
    el('q').showPopover();
    expect(await tool.click(id('Beside'))).to.include({ success: true });
    expect(pops(el('q'))).to.equal(false);
    el<HTMLDialogElement>('d').showModal();
    el('p').showPopover();
    await tool.keypress('Escape');
    expect([el<HTMLDialogElement>('d').open, pops(el('p'))]).to.deep.equal([DIALOG_STAYS, false]);
  });

  it('follow a link once with Enter', async () => {
    const { tool, id, el } = await shadow('<a id="a" href="javascript:void 0">More</a>');
    let clicks = 0;
    el('a').addEventListener('click', () => clicks++);
    await tool.keypress('Enter', { targetNodeId: id('More') });
    expect(clicks).to.equal(1);
  });
});

describe('default actions', () => {
  afterEach(reset);

  it('close a popover of the page before its dialog with Escape', async () => {
    const { tool } = await page('<dialog id="d"><button>Ok</button><div popover id="p">Menu</div></dialog>');
    (byId('d') as HTMLDialogElement).showModal();
    byId('p').showPopover();
    await tool.keypress('Escape');
    expect([(byId('d') as HTMLDialogElement).open, pops(byId('p'))]).to.deep.equal([DIALOG_STAYS, false]);
  });

  it('follow a link of a drawing with Enter', async () => {
    const { tool, id } = await page(
      '<svg width="50" height="50"><a id="a" href="javascript:void 0" aria-label="More"><rect width="40" height="40" /></a></svg>',
    );
    let clicks = 0;
    byId('a').addEventListener('click', () => clicks++);
    await tool.keypress('Enter', { targetNodeId: id('More') });
    expect(clicks).to.equal(1);
  });

  it('choose and take back an option of a list with Ctrl', async () => {
    const { tool, id } = await page('<label>List <select id="s" size="2" multiple><option>A<option>B</select></label>');
    const at = { position: { x: 8, y: 8 } };
    const chosen = (): number => (byId('s') as HTMLSelectElement).selectedOptions.length;
    await tool.click(id('List'), at);
    expect(chosen()).to.equal(1);
    await tool.click(id('List'), { ...at, modifiers: { ctrl: true } });
    expect(chosen()).to.equal(0);
  });

  it('choose all options up to another one with Shift', async () => {
    const { tool } = await page(
      '<select id="s" size="5" multiple aria-label="List"><option>A<option>B<option disabled>C<option>D<option>E</select>',
    );
    const select = byId('s') as HTMLSelectElement;
    const snapshot = await tool.getSnapshot();
    const click = (at: number, shift: boolean): Promise<unknown> =>
      tool.click(snapshot.getNodeId(select.options[at] as Element) as string, { modifiers: { shift } });
    const chosen = (): string => [...select.selectedOptions].map(({ value }) => value).join('');
    await click(1, false);
    await click(3, true);
    expect(chosen()).to.equal('BD');
    await click(0, false);
    expect(chosen()).to.equal('A');
  });

  it('do not show native dialogs of frames of the same origin, of now and later, if they are answered', async () => {
    const ask = '<button onclick=&quot;this.textContent = confirm(1)&quot;>Ask</button>';
    const { tool } = await page(`<iframe id="f" srcdoc="${ask}"></iframe>`);
    await until(() => (byId('f') as HTMLIFrameElement).contentDocument?.querySelector('button'));
    const end = tool.answerDialogs(() => true);
    const later = document.createElement('iframe');
    later.srcdoc = '<button onclick="this.textContent = confirm(2)">Then</button>';
    document.body.append(later);
    await loaded(later);
    try {
      for (const [name, message] of Object.entries({ Ask: '1', Then: '2' })) {
        const { effect } = await tool.click(idOf(await tool.getSnapshot(), name));
        expect(effect?.dialogs?.map((dialog) => dialog.message)).to.deep.equal([message]);
      }
    } finally {
      end();
    }
    expect((later.contentWindow as Window & typeof globalThis).confirm.toString()).to.contain('native code');
  });
});
