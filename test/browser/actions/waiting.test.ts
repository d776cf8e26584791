import { expect } from 'chai';
import { clear } from '../../../src/actions/clear.ts';
import { click } from '../../../src/actions/click.ts';
import { drag } from '../../../src/actions/drag.ts';
import { submit } from '../../../src/actions/submit.ts';
import { typeText } from '../../../src/actions/type.ts';
import type { ActOutcome } from '../../../src/actions/types.ts';
import { byId, mount } from './support.ts';

const later = (run: () => void, ms = 1200): void => {
  setTimeout(run, ms);
};
const veil = '<div id="veil" style="position:fixed;inset:0;background:#fff8"></div>';

describe('an action waits until it can be done', () => {
  let clicks = 0;
  beforeEach(() => {
    document.body.style.cssText = 'margin:8px';
    window.scrollTo(0, 0);
    clicks = 0;
  });
  const counted = (html: string): HTMLElement => {
    const el = mount(html);
    el.addEventListener('click', () => clicks++);
    return el;
  };

  const passing: [name: string, html: string, change: () => void][] = [
    ['disabled', '<button id="t" disabled>x</button>', () => byId('t').removeAttribute('disabled')],
    ['covered by a spinner', `<button id="t">x</button>${veil}`, () => byId('veil').remove()],
    ['not shown yet', '<button id="t" style="display:none">x</button>', () => byId('t').removeAttribute('style')],
    ['inert', '<div id="i" inert><button id="t">x</button></div>', () => byId('i').removeAttribute('inert')],
    ['transparent', '<button id="t" style="opacity:0">x</button>', () => byId('t').removeAttribute('style')],
  ];
  for (const [name, html, change] of passing) {
    it(`on an element that is ${name} for longer than a second`, async () => {
      const el = counted(html);
      later(change);
      const result = await click(el);
      expect([result.ok, result.code, clicks]).to.deep.equal([true, undefined, 1]);
    });
  }

  it('on an element that moves for longer than a second, without waiting for it to rest', async () => {
    const el = counted(
      `<style>@keyframes m{to{transform:translateX(300px)}}</style>
      <button id="t" style="animation:m 20s linear infinite">x</button>`,
    );
    const result = await click(el);
    expect([result.ok, result.code, clicks]).to.deep.equal([true, undefined, 1]);
  });

  it('on an element that spins for ever', async () => {
    const el = counted(
      `<style>@keyframes s{to{transform:rotate(1turn)}}</style>
      <button id="t" style="margin:60px;width:80px;height:80px;animation:s 1s linear infinite">x</button>`,
    );
    const result = await click(el);
    expect([result.ok, result.code, clicks]).to.deep.equal([true, undefined, 1]);
  });

  it('at once on what an endless animation moves', async () => {
    const el = counted(
      `<style>@keyframes m{to{transform:translateX(30px)}}</style>
      <button id="t" style="width:200px;animation:m 1s linear infinite alternate">x</button>`,
    );
    let frames = 0;
    const count = (): void => {
      frames++;
      requestAnimationFrame(count);
    };
    count();
    const result = await click(el);
    expect([result.ok, clicks]).to.deep.equal([true, 1]);
    expect(frames).to.be.lessThan(20);
  });

  it('on what moves for ever in a panel that slides in when the panel is there', async () => {
    const el = counted(
      `<style>@keyframes m{to{transform:translateX(4px)}}@keyframes in{from{transform:translateX(300px)}}</style>
      <div id="d" style="animation:in .5s">
      <button id="t" style="width:200px;animation:m 1s linear infinite alternate">x</button></div>`,
    );
    let running: number | undefined;
    el.addEventListener('click', () => {
      running = byId('d').getAnimations().length;
    });
    expect([(await click(el)).ok, running]).to.deep.equal([true, 0]);
  });

  it('with every kind of action', async () => {
    mount('<form id="f"><input id="t" value="old" readonly><button id="b" disabled>Send</button></form>');
    let sent = 0;
    byId('f').addEventListener('submit', (e) => {
      e.preventDefault();
      sent++;
    });
    later(() => byId('t').removeAttribute('readonly'));
    expect(await clear(byId('t'))).to.include({ ok: true });
    byId('t').setAttribute('readonly', '');
    later(() => byId('t').removeAttribute('readonly'));
    expect(await typeText(byId('t'), 'new')).to.include({ ok: true });
    later(() => byId('b').removeAttribute('disabled'));
    expect([(await submit(byId('f'))).ok, sent]).to.deep.equal([true, 1]);
  });

  const once: [name: string, html: string, code: string][] = [
    ['disabled', '<button id="t" disabled>x</button>', 'disabled'],
    ['hidden', '<button id="t" hidden>x</button>', 'hidden'],
    ['covered', `<button id="t">x</button>${veil}`, 'covered'],
  ];
  for (const [name, html, code] of once) {
    it(`not at all with a timeout of 0: ${name}`, async () => {
      const el = counted(html);
      let frames = 0;
      const count = (): void => {
        frames++;
        requestAnimationFrame(count);
      };
      count();
      const result = await click(el, { timeout: 0 });
      expect([result.ok, result.code, clicks]).to.deep.equal([false, code, 0]);
      expect(frames).to.be.lessThan(20);
    });
  }

  it('not at all with a timeout of 0 where it can be done, also out of view', async () => {
    const el = counted('<div style="height:3000px"></div><button id="t">x</button>');
    const result = await click(el, { timeout: 0 });
    expect([result.ok, result.code, clicks]).to.deep.equal([true, undefined, 1]);
  });

  it('as long as the call says, and reports the obstacle and the time', async () => {
    const el = counted(`<button id="t">x</button>${veil}`);
    const result = await click(el, { timeout: 700 });
    expect([result.code, result.blocker?.id]).to.deep.equal(['covered', 'veil']);
    expect(result.waited).to.be.within(300, 5000);
  });

  it('and reports the last obstacle', async () => {
    const el = counted(`<button id="t" disabled>x</button>${veil}`);
    later(() => el.removeAttribute('disabled'), 300);
    const result = await click(el, { timeout: 1200 });
    expect([result.code, result.blocker?.id]).to.deep.equal(['covered', 'veil']);
  });

  it('but not for an element that has left the page', async () => {
    const el = counted('<button id="t">x</button>');
    el.remove();
    const result: ActOutcome = await click(el);
    expect([result.code, result.waited]).to.deep.equal(['detached', undefined]);
  });
});

describe('a drag', () => {
  it('goes to the position of the target after the container has scrolled', async () => {
    mount(
      `<div id="s" style="height:200px;overflow:auto"><div style="height:600px;position:relative">
        <div id="t" style="width:40px;height:40px;background:red"></div>
        <div id="to" style="position:absolute;top:120px;width:100px;height:30px;background:blue"></div></div></div>`,
    );
    let up = '';
    let moves = 0;
    byId('s').addEventListener('pointermove', () => {
      if (++moves === 5) byId('s').scrollTop = 40;
    });
    document.addEventListener(
      'pointerup',
      (e) => {
        up = (e.target as Element).id;
      },
      { once: true },
    );
    const result = await drag(byId('t'), { target: byId('to') });
    expect([result.ok, up]).to.deep.equal([true, 'to']);
  });
});
