import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { drag } from '../../../src/actions/drag.ts';
import { byId, mount } from './support.ts';

/** Clicks, and returns the element that received the event and whether the click counts as done. */
async function hitOf(el: Element): Promise<[ok: boolean, hit: string]> {
  let hit = '';
  const doc = el.ownerDocument;
  doc.addEventListener('click', (event) => (hit = (event.composedPath()[0] as Element).id), { once: true });
  const { ok } = await click(el);
  return [ok, hit];
}

describe('a click reaches the innermost element that a pointer would hit', () => {
  it('of the text that a web component shows in its own label', async () => {
    const host = mount('<x-button id="t">Save</x-button>');
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<button id="inner" style="padding:9px"><span id="label"><slot id="slot"></slot></span></button>';
    const seen: string[] = [];
    host.shadowRoot?.querySelector('button')?.addEventListener('click', () => seen.push('inner'));
    expect([(await click(host)).ok, seen]).to.deep.equal([true, ['inner']]);
    expect(await hitOf(host.shadowRoot?.getElementById('label') as Element)).to.deep.equal([true, 'slot']);
  });

  it('of a part of a drawing, also through a group and a reused symbol', async () => {
    mount(`<svg id="t" width="200" height="100"><g id="g"><rect id="r" width="60" height="60"></rect></g>
      <symbol id="s"><circle cx="20" cy="20" r="20"></circle></symbol><use id="u" href="#s" x="100"></use></svg>`);
    expect(await hitOf(byId('g'))).to.deep.equal([true, 'r']);
    expect(await hitOf(byId('u'))).to.deep.equal([true, 'u']);
  });

  it('of an image map', async () => {
    mount(`<img id="t" alt="Map" usemap="#m" width="100" height="100" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
      <map name="m"><area id="a" alt="Left" href="#a" shape="rect" coords="0,0,50,100"><area id="b" alt="Right" href="#b" shape="rect" coords="50,0,100,100"></map>`);
    expect(await hitOf(byId('a'))).to.deep.equal([true, 'a']);
    expect(await hitOf(byId('b'))).to.deep.equal([true, 'b']);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('of a frame in a frame', async () => {
    const outer = mount('<iframe id="t" width="300" height="200"></iframe>') as HTMLIFrameElement;
    const first = outer.contentDocument as Document;
    first.body.innerHTML = '<iframe width="200" height="100"></iframe>';
    const second = first.querySelector('iframe')?.contentDocument as Document;
    second.body.innerHTML = '<button id="b"><b id="i">Go</b></button>';
    expect(await hitOf(second.getElementById('b') as Element)).to.deep.equal([true, 'i']);
  });
});

describe('a drag', () => {
  it('determines its end again if the page scrolls on the way', async () => {
    mount(`<div id="s" style="height:150px;overflow:auto"><div id="t" style="height:40px;background:#aaf" tabindex="0">A</div>
      <div style="height:60px"></div><div id="b" style="height:40px;background:#faa">B</div><div style="height:400px"></div></div>`);
    let dropped = '';
    let moves = 0;
    byId('t').addEventListener('pointerdown', () => {
      document.addEventListener('pointermove', () => {
        if (++moves === 4) byId('s').scrollTop = 60;
      });
      document.addEventListener('pointerup', (event) => (dropped = (event.target as Element).id), { once: true });
    });
    expect([(await drag(byId('t'), { target: byId('b') })).ok, dropped]).to.deep.equal([true, 'b']);
  });
});
