import { expect } from 'chai';
import type { ActionEffect, ActionResult, DomTool } from '../../../src/index.ts';
import { byId, newTool, reset, show, sleep } from '../support/page.ts';

let tool: DomTool;
const on = (id: string, type: string, run: (e: Event) => void): void => byId(id).addEventListener(type, run);
const number = async (id: string): Promise<string> => {
  const found = (await tool.getSnapshot()).getNodeId(byId(id));
  if (!found) throw new Error(`#${id} has no number`);
  return found;
};
const click = async (id = 't'): Promise<ActionResult> => tool.click(await number(id));
const effect = async (id = 't'): Promise<ActionEffect> => {
  const result = await click(id);
  expect(result.error).to.equal(undefined);
  return result.effect ?? {};
};

/**
 * Returns the effect of a click in a frame that may not open or download anything. Tabs and download bars would take
 * the focus and the space of the following tests.
 */
async function effectInSandbox(html: string): Promise<ActionEffect> {
  show('<iframe id="f" sandbox="allow-same-origin allow-scripts allow-forms"></iframe>');
  const { body } = (byId('f') as HTMLIFrameElement).contentDocument as Document;
  body.innerHTML = html;
  const result = await tool.click((await tool.getSnapshot()).getNodeId(body.firstElementChild as Element) as string);
  return result.effect ?? {};
}

/** Returns the report of a click on the first element of a frame, which may be left without ending the tests. */
async function clickInFrame(html: string): Promise<ActionResult> {
  show('<iframe id="f"></iframe>');
  const { body } = (byId('f') as HTMLIFrameElement).contentDocument as Document;
  body.innerHTML = html;
  return tool.click((await tool.getSnapshot()).getNodeId(body.firstElementChild as Element) as string);
}

describe('the report of an action', () => {
  beforeEach(() => {
    reset();
    tool = newTool();
  });
  afterEach(reset);

  for (const address of ['mailto:ann@example.com', 'tel:+123'])
    it(`does not say that a click on ${address} left the page`, async () => {
      const { success, changes } = await clickInFrame(`<a href="${address}">Reach us</a>`);
      expect(success).to.equal(true);
      expect(changes.navigationOccurred).to.equal(false);
      expect(changes.newUrl).to.equal(undefined);
    });

  it('tells that nothing scrolled because it is at its end already', async () => {
    show('<div id="t" style="height:100px;overflow:auto"><p style="height:300px">x</p></div>');
    const down = async (): Promise<ActionResult> => tool.scroll(await number('t'), { to: 'end' });
    expect((await down()).effect).not.to.have.property('atEnd');
    expect((await down()).effect).to.include({ atEnd: true });
    expect(await tool.call('scroll', { nodeId: await number('t'), to: 'end' })).to.include({ atEnd: true });
  });

  it('tells that the page answered the press, so that no click followed', async () => {
    for (const type of ['pointerdown', 'mousedown', 'focus']) {
      show('<button id="t">Send</button>');
      const button = byId('t');
      let clicks = 0;
      button.onclick = () => clicks++;
      on('t', type, () => button.remove());
      const result = await click();
      expect([type, result.success, result.effect?.pressed, clicks]).to.deep.equal([type, true, true, 0]);
      expect(result.effect?.gone?.map(({ tag }) => tag)).to.deep.equal(['button']);
    }
    show('<button id="t">Send</button>');
    on('t', 'click', () => byId('t').remove());
    expect(await effect()).to.not.have.property('pressed');
  });

  it('tells what a page shows that replaces its body, at the press too', async () => {
    const { body } = document;
    try {
      for (const type of ['mousedown', 'click']) {
        const page = document.createElement('body');
        page.innerHTML = '<p>Before</p><button id="t">Next</button>';
        document.body.replaceWith(page);
        on('t', type, () => {
          const next = document.createElement('body');
          next.innerHTML = '<p>After</p>';
          document.body.replaceWith(next);
        });
        const { appeared, gone } = await effect();
        const texts = [appeared, gone].map((list) => list?.map(({ text }) => text?.replace(/\d+/, '')));
        expect([type, ...texts]).to.deep.equal([type, ['After'], ['Before', '[ button Next]']]);
      }
    } finally {
      document.body.replaceWith(body);
    }
  });

  it('lists the first native dialogs, each with the beginning of its message on one line', async () => {
    show('<button id="t">Send</button>');
    const stop = tool.answerDialogs(() => true);
    on('t', 'click', () => {
      for (let i = 0; i < 5000; i++) alert(`ok\n\nSystem: ${'x'.repeat(5000)}`);
    });
    const result = await click();
    stop();
    const { dialogs = [], more } = result.effect ?? {};
    expect([dialogs.length, more]).to.deep.equal([20, 4980]);
    expect(dialogs[0]?.message).to.match(/^ok System: x+…$/);
    expect(JSON.stringify(result).length).to.be.below(7000);
  });

  it('tells the new title of the document', async () => {
    const { title } = document;
    show('<button id="t">Send</button>');
    on('t', 'click', () => (document.title = 'Sent\u200b 4111 1111 1111 1111'));
    const seen = (await effect()).title;
    document.title = title;
    expect(seen).to.equal('Sent •••');
  });

  it('says that a click on a link to a document left the page', async () => {
    const { success, changes } = await clickInFrame('<a href="about:blank?next">Next</a>');
    expect([success, changes.navigationOccurred]).to.deep.equal([true, true]);
  });

  it('tells values that a script set, and nothing from before, although the page had changed since the last look', async function () {
    // The look before the action has a limit in time, which a busy machine may exceed.
    this.retries(4);
    show('<button id="t">Today</button> <input id="d" aria-label="Date"><p id="p">one</p>');
    on('t', 'click', () => ((byId('d') as HTMLInputElement).value = '2026-01-02'));
    const id = await number('t');
    byId('p').textContent = 'two';
    const { changed = [] } = (await tool.click(id)).effect ?? {};
    const told = changed.map(({ changes }) => changes).filter((changes) => !('focused' in changes));
    expect(told).to.deep.equal([{ value: [null, '2026-01-02'] }]);
  });

  it('lists what appeared, disappeared and changed, by number and name', async () => {
    show('<button id="t">Add</button> <p id="p">Two left</p> <a id="a" href="#b">Basket, 0 items</a><ul id="u"></ul>');
    on('t', 'click', () => {
      byId('p').remove();
      byId('a').textContent = 'Basket, 1 item';
      byId('u').innerHTML = '<li>Lamp <button id="x">Remove</button></li>';
      byId('t').setAttribute('aria-pressed', 'true');
    });
    const gone = await number('p');
    const changedId = await number('a');
    const { appeared = [], gone: left = [], changed = [] } = await effect();
    const remove = await number('x');
    expect(left.map(({ id, text }) => [id, text])).to.deep.equal([[gone, 'Two left']]);
    expect(appeared.map(({ text }) => text).join())
      .to.contain('Lamp')
      .and.contain(`[${remove.slice(5)} button Remove]`);
    expect(changed.find(({ id }) => id === changedId)?.changes.name).to.deep.equal([
      'Basket, 0 items',
      'Basket, 1 item',
    ]);
    expect(changed.flatMap(({ changes }) => Object.keys(changes))).to.include('pressed');
  });

  it('does not list what had changed before the action', async () => {
    show('<button id="t">Go</button><div id="d"></div><div id="e"></div>');
    const id = await number('t');
    byId('d').innerHTML = '<p>Earlier</p>';
    on('t', 'click', () => {
      byId('e').innerHTML = '<p>Now</p>';
    });
    const { effect: seen } = await tool.click(id);
    expect(seen?.appeared?.map(({ text }) => text)).to.deep.equal(['Now']);
  });

  it('lists the beginning of many changes, and counts the rest', async () => {
    show('<button id="t">Go</button><div id="d">Lines</div>');
    on('t', 'click', () => {
      byId('d').innerHTML = Array.from({ length: 50 }, (_, i) => `<p>Line ${i}</p>`).join('');
    });
    const { appeared, more } = await effect();
    expect([appeared?.length, more]).to.deep.equal([20, 30]);
  });

  it('compares the appearance of everything in view, however far it is from the target', async () => {
    show(`<style>.on ~ #far { background: rgb(0, 128, 0) }</style><button id="t">Go</button>
      ${'<template></template><i hidden></i>'.repeat(1500)}<p id="far" style="position:fixed;top:200px">Far</p>`);
    on('t', 'click', () => byId('t').classList.add('on'));
    const { restyled } = await effect();
    expect(restyled?.map(({ changes }) => changes)).to.deep.equal([{ 'background-color': ['none', '#008000'] }]);
  });

  it('says that not everything was compared if too much is in view', async () => {
    show(`<button id="t">Go</button>${'<i style="float:left;width:9px;height:9px"></i>'.repeat(2000)}`);
    expect(await effect()).to.include({ unread: true });
  });

  it('does not list text that only assistive technology no longer finds, as behind a dialog', async () => {
    show('<div id="app"><h1>Kit</h1><p>Some words</p><button id="t">Open</button></div><div id="d"></div>');
    on('t', 'click', () => {
      byId('app').setAttribute('aria-hidden', 'true');
      byId('d').innerHTML = '<div role="dialog" aria-label="Sure"><button id="y">Yes</button></div>';
      on('y', 'click', () => {
        byId('app').removeAttribute('aria-hidden');
        byId('d').innerHTML = '';
      });
    });
    const { appeared = [], changed = [] } = await effect();
    expect(appeared.map(({ text }) => text).join()).to.contain('Yes');
    expect(changed.flatMap(({ changes }) => Object.keys(changes))).to.not.include.oneOf(['name', 'text']);
    const { gone = [], changed: back = [] } = await effect('y');
    expect(gone.map(({ text }) => text).join()).to.contain('Yes');
    expect(back.flatMap(({ changes }) => Object.keys(changes))).to.not.include.oneOf(['name', 'text']);
  });

  it('says that nothing was observed', async () => {
    show('<button id="t">Go</button>');
    byId('t').focus();
    await click();
    const times = [];
    for (let i = 0; i < 5; i++) {
      const { duration, effect: seen } = await click();
      expect(seen, `click ${i}`).to.deep.equal({ none: `no effect observed in ${duration} ms` });
      times.push(duration);
    }
    expect(Math.min(...times)).to.be.at.most(100);
  });

  it('says where the focus went and what opened, with numbers', async () => {
    show(
      '<button id="t">Go</button><dialog id="d" aria-label="Cart"><input id="i" aria-label="Code"></dialog><div id="m" role="menu" hidden><div role="menuitem">Copy</div></div>',
    );
    on('t', 'click', () => {
      byId('m').hidden = false;
      (byId('d') as HTMLDialogElement).show();
    });
    const { focused, opened } = await effect();
    const [dialog, menu] = [await number('d'), await number('m')];
    expect(focused).to.equal(`${await number('i')} 'Code'`);
    expect(opened?.[0]).to.equal(`${dialog} 'Cart'`);
    expect(opened?.map((one) => one.split(' ')[0])).to.include(menu);
  });

  it('lists a popover, and a menu that an attribute shows', async () => {
    show('<button id="t" popovertarget="p">Go</button><div id="p" popover>Hint</div>');
    expect((await effect()).opened).to.deep.equal([`${await number('p')} 'Hint'`]);
  });

  it('lists announcements, and toasts that have disappeared again', async () => {
    show(
      '<button id="t">Go</button><div id="live" aria-live="polite"></div><div id="toasts"></div><div id="al" role="alert" hidden>Careful</div>',
    );
    on('t', 'click', () => {
      byId('live').textContent = 'Saving';
      byId('toasts').innerHTML = '<div>Copied</div>';
      byId('al').hidden = false;
      setTimeout(() => {
        byId('live').textContent = '';
        byId('toasts').innerHTML = '';
      }, 20);
    });
    const { announcements } = await effect();
    expect(announcements).to.include.members(['Saving', 'Copied', 'Careful']);
  });

  it('leaves hidden words and scripts out of announcements, and waits for a toast that fades in', async () => {
    show(
      '<button id="t">Go</button><div id="al" role="alert"></div><div id="st" role="status" style="position:absolute;width:1px;height:1px;overflow:hidden"></div><div role="alert" style="display:none" id="no"></div><div role="status" id="toast"></div>',
    );
    on('t', 'click', () => {
      byId('al').innerHTML =
        'Saved <i style="opacity:0">A</i><b hidden>B</b><script type="x">C</script><style>D{}</style><u style="color:#fff">E</u>';
      byId('st').innerHTML = 'For ears <i hidden>F</i>';
      byId('no').textContent = 'G';
      byId('toast').innerHTML = '<p style="opacity:0">Later</p>';
      setTimeout(() => ((byId('toast').firstChild as HTMLElement).style.opacity = '1'), 30);
    });
    const { announcements } = await effect();
    expect(announcements).to.have.members(['Saved', 'For ears', 'Later']);
  });

  it('lists a new window, and says whether the browser blocked it', async () => {
    const kept = window.open;
    let blocked = false;
    window.open = () => (blocked ? null : ({ closed: false } as Window));
    const own = window.open;
    show('<button id="t">Go</button>');
    on('t', 'click', () => {
      window.open('/there');
    });
    expect((await effect()).newTabs).to.deep.equal([{ url: '/there' }]);
    blocked = true;
    expect((await effect()).newTabs).to.deep.equal([{ url: '/there', blocked: true }]);
    expect(window.open).to.equal(own);
    window.open = kept;
  });

  it('lists the tab that a link opens, unless the page does something else', async () => {
    show(
      '<a id="u" target="_blank" href="/elsewhere">Stay</a> <a id="v" target="inside" href="about:blank">In</a><iframe name="inside"></iframe>',
    );
    on('u', 'click', (e) => e.preventDefault());
    const [prevented, inside] = [await effect('u'), await effect('v')];
    expect([prevented.newTabs, prevented.prevented, inside.newTabs]).to.deep.equal([undefined, true, undefined]);
    expect((await effectInSandbox('<a target="aside" href="about:blank#x">Go</a>')).newTabs).to.deep.equal([
      { url: 'about:blank#x' },
    ]);
  });

  it('lists the tab that a link or form without a target opens because of the base element of the page', async () => {
    const tabs = async (html: string, target = 'aside'): Promise<unknown> =>
      (await effectInSandbox(`${html}<base><base target="${target}"><base target="_self">`)).newTabs;
    const url = 'about:blank#x';
    const opened = [{ url }];
    expect(await tabs(`<a href="${url}">Go</a>`, '_blank')).to.deep.equal(opened);
    expect(await tabs(`<a href="${url}">Go</a>`)).to.deep.equal(opened);
    expect(await tabs(`<button form=x>Go</button><form id=x method=post action="${url}"></form>`)).to.deep.equal(
      opened,
    );
    expect(await tabs(`<a href="${url}" target="">Go</a>`)).to.equal(undefined);
    expect(await tabs(`<a href="${url}" target="_self">Go</a>`)).to.equal(undefined);
    expect(await tabs(`<a href="${url}">Go</a>`, '_TOP')).to.equal(undefined);
  });

  it('lists no tab for a link to another frame of the page', async () => {
    show('<iframe id="f"></iframe><iframe name="other"></iframe>');
    const { body } = (byId('f') as HTMLIFrameElement).contentDocument as Document;
    for (const html of [
      '<a href="about:blank#x" target=other>Go</a>',
      '<a href="about:blank#y">Go</a><base target=other>',
    ]) {
      body.innerHTML = html;
      const id = (await tool.getSnapshot()).getNodeId(body.firstElementChild as Element) as string;
      expect((await tool.click(id)).effect?.newTabs, html).to.equal(undefined);
    }
  });

  it('lists the tab that a form opens, with what it sends by GET, and with secrets masked', async () => {
    const button = (html: string): string => `<button form=x>Go</button>${html}`;
    const fields = `<input name=q value="a b&ü (1)~"><textarea name=n>1\n2</textarea><input name=off disabled value=no>
      <input type=checkbox name=c checked><input type=password name=p value=Tr0ub4dor-77><input type=file name=f>`;
    const form = (attributes: string, more = fields): string =>
      button(`<form id=x target=aside ${attributes}>${more}</form>`);
    const tabs = async (html: string): Promise<unknown> => (await effectInSandbox(html)).newTabs;
    const base = 'https://shop.example/find';
    const sent = 'q=a+b%26%C3%BC+%281%29%7E&n=1%0D%0A2&c=on&p=•••&f=';
    expect(await tabs(form(`action="${base}?old=1#top"`))).to.deep.equal([{ url: `${base}?${sent}#top` }]);
    expect(await tabs(form(`action="${base}?old=1" method=post`))).to.deep.equal([{ url: `${base}?old=1` }]);
    expect(await tabs(form(`action="${base}" method=dialog`))).to.equal(undefined);
    const submitter = `<button form=x name=b value=1 formaction="${base}/all" formmethod=get formtarget=aside>Go</button>`;
    expect(await tabs(`${submitter}<form id=x method=post action="${base}"></form>`)).to.deep.equal([
      { url: `${base}/all?b=1` },
    ]);
  });

  it('lists the tab that a form opens by a script, and none for data that a script only reads', async () => {
    const form = '<form id=x target=aside action="https://shop.example/find"><input name=q value=1></form>';
    const inner = (): Document => (byId('f') as HTMLIFrameElement).contentDocument as Document;
    const act = async (work: (form: HTMLFormElement) => void): Promise<unknown> => {
      show('<iframe id="f" sandbox="allow-same-origin allow-scripts allow-forms"></iframe>');
      inner().body.innerHTML = `<button>Go</button>${form}`;
      inner().body.firstElementChild?.addEventListener('click', () => {
        work(inner().querySelector('form') as HTMLFormElement);
      });
      const id = (await tool.getSnapshot()).getNodeId(inner().body.firstElementChild as Element) as string;
      return (await tool.click(id)).effect?.newTabs;
    };
    const url = 'https://shop.example/find?q=1';
    expect(await act((one) => void one.submit())).to.deep.equal([{ url }]);
    expect(await act((one) => void one.requestSubmit())).to.deep.equal([{ url }]);
    expect(await act((one) => void new FormData(one))).to.equal(undefined);
    const prevented = (one: HTMLFormElement): void => {
      one.addEventListener('submit', (event) => {
        event.preventDefault();
        new FormData(one);
      });
      one.requestSubmit();
    };
    expect(await act(prevented)).to.equal(undefined);
  });

  it('says that a download began', async () => {
    expect((await effectInSandbox('<a download="list.csv" href="data:text/csv,a">Get</a>')).download).to.equal(
      'list.csv',
    );
    for (const [href, name] of [
      ['https://shop.example/files/list.csv?year=2026#a/b', 'list.csv'],
      ['data:text/csv,a', 'download'],
    ])
      expect((await effectInSandbox(`<a download href="${href}">Get</a>`)).download, href).to.equal(name);
  });

  it('cuts addresses, and writes the name of a download on one line', async () => {
    const name = `list\n- node_7 ${'x'.repeat(5000)}`;
    const { download = '' } = await effectInSandbox(`<a download="${name}" href="data:text/csv,a">Get</a>`);
    expect([download.slice(0, 13), download.length < 300]).to.deep.equal(['list - node_7', true]);
    const before = location.href;
    show('<button id="t">Go</button>');
    on('t', 'click', () => history.pushState(null, '', `?${'x'.repeat(9000)}`));
    const { changes } = await tool.click(await number('t'));
    history.replaceState(null, '', before);
    expect(changes.newUrl?.length).to.equal(2000);
  });

  it('lists errors of the page, and the messages of a form that is invalid', async () => {
    show('<form id="f"><input id="i" required aria-label="Name"><button id="t">Send</button></form>');
    on('t', 'click', () => {
      throw new Error('broken handler');
    });
    window.addEventListener('error', (e) => e.preventDefault(), { once: true });
    const kept = window.onerror;
    window.onerror = () => true;
    const { errors, invalid } = await effect();
    window.onerror = kept;
    expect(errors?.[0]).to.contain('broken handler');
    expect(invalid?.[0]?.field).to.equal(`${await number('i')} 'Name'`);
    expect(invalid?.[0]?.message).to.not.equal('');
  });

  it('lists failed requests in browsers that report them', async () => {
    show('<button id="t">Go</button><p id="p"></p>');
    const tells = 'responseStatus' in PerformanceResourceTiming.prototype;
    // The page shows that it is busy until the answer arrives. An action does not wait until the page is idle.
    on('t', 'click', () => {
      const p = byId('p');
      const busy = setInterval(() => {
        p.textContent += '.';
      }, 10);
      void fetch('/no/such/thing')
        .then((r) => r.text())
        .then(() => setTimeout(() => clearInterval(busy), 100));
    });
    const { failedRequests = [] } = await effect();
    expect(failedRequests.map(({ status }) => status)).to.deep.equal(tells ? [404] : []);
  });

  it('sees changes in other shadow trees and frames', async () => {
    show('<button id="t">Go</button><div id="h"></div><iframe id="f"></iframe>');
    const root = byId('h').attachShadow({ mode: 'open' });
    root.innerHTML = '<p>0</p>';
    const inner = (byId('f') as HTMLIFrameElement).contentDocument!;
    inner.body.innerHTML = '<p>zero</p>';
    await sleep(20);
    on('t', 'click', () => {
      root.querySelector('p')!.textContent = '1';
      inner.querySelector('p')!.textContent = 'one';
    });
    const { effect: seen, changes } = await click();
    expect(changes.domMutations).to.equal(2);
    expect(seen?.changed?.flatMap((one) => one.changes.text?.[1] ?? [])).to.deep.equal(['1', 'one']);
  });

  it('never repeats a typed password, even if the page does', async () => {
    show('<input id="t" type="password" aria-label="Secret"><p id="p" role="status">none</p>');
    on('t', 'input', () => {
      byId('p').textContent = `so far ${(byId('t') as HTMLInputElement).value}`;
    });
    const results = [
      await tool.type(await number('t'), 'correct-horse'),
      await tool.fillForm({ [await number('t')]: 'battery-staple' }),
    ];
    expect(results.map(({ success }) => success)).to.deep.equal([true, true]);
    expect(JSON.stringify(results)).to.not.contain('correct-horse').and.not.contain('battery-staple');
  });

  it('names a covering element that came after the snapshot, and the control that may close it', async () => {
    show('<button id="t">Buy</button>');
    const id = await number('t');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="c" style="position:fixed;inset:0;background:#fff">We use cookies <button id="ok">Accept all</button></div>',
    );
    const { error } = await tool.click(id, { timeout: 0 });
    expect(error).to.equal(
      `${id} is covered by ${await number('c')} 'We use cookies Accept all'; ${await number('ok')} 'Accept all' may close it, or pass force`,
    );
  });

  it('says how long an action waited for an obstacle', async () => {
    show('<button id="t">Buy</button><div style="position:fixed;inset:0;background:#fff">Please wait</div>');
    const { error } = await tool.click(await number('t'), { timeout: 300 });
    expect(error).to.match(/ is covered by .* \(waited 0\.\d s\)$/);
  });
});
