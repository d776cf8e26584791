import Alpine from 'alpinejs';
import $jq from 'jquery';
import { html as lit, LitElement } from 'lit';
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import solid from 'solid-js/html';
import { createSignal } from 'solid-js';
import { render as renderSolid } from 'solid-js/web';
import { flushSync, mount } from 'svelte';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';
import Bound from './Bound.svelte';

describe('actions on Svelte 5 end in the claimed state:', () => {
  it('bind: to text, checkbox, select, group', async () => {
    const state: Record<string, unknown> = {};
    mount(Bound, { target: place(), props: { report: (s: object) => Object.assign(state, s) } });
    const claims = [
      await hands.type(await $('#text'), 'abc'),
      await hands.check(await $('#box'), true),
      await hands.select(await $('#pick'), 'b'),
      await hands.check(await $('#g2'), true),
      await hands.click(await $('#plus')),
      await hands.type(await $('#num'), '7'),
    ];
    flushSync();
    holds(claims, state, { text: 'abc', box: true, pick: 'b', group: '2', count: 1, num: 7 });
  });
});

describe('actions on Solid end in the claimed state:', () => {
  it('delegated events', async () => {
    const [text, setText] = createSignal('');
    const [n, setN] = createSignal(0);
    renderSolid(
      () =>
        solid`<div><input id="text" value=${text} onInput=${(e: InputEvent) => setText((e.target as HTMLInputElement).value)} /><button id="b" onClick=${() => setN(n() + 1)}>x</button></div>` as unknown as Node,
      place(),
    );
    const claims = [await hands.type(await $('#text'), 'abc'), await hands.click(await $('#b'))];
    holds(claims, [text(), n()], ['abc', 1]);
  });
});

describe('actions on Preact end in the claimed state:', () => {
  it('controlled', async () => {
    let seen = '';
    function App() {
      const [v, set] = useState('');
      seen = v;
      return h('input', { id: 'text', value: v, onInput: (e: Event) => set((e.target as HTMLInputElement).value) });
    }
    render(h(App, {}), place());
    holds(await hands.type(await $('#text'), 'abc'), seen, 'abc');
  });
});

describe('actions on Lit end in the claimed state:', () => {
  it('in a shadow root', async () => {
    class Box extends LitElement {
      value = '';
      clicks = 0;
      override render() {
        return lit`<input @input=${(e: Event) => {
          this.value = (e.target as HTMLInputElement).value;
        }}><button @click=${() => {
          this.clicks++;
        }}>x</button>`;
      }
    }
    if (!customElements.get('test-box')) customElements.define('test-box', Box);
    const box = document.createElement('test-box') as Box;
    place().append(box);
    await box.updateComplete;
    const claims = [
      await hands.type(box.shadowRoot!.querySelector('input')!, 'abc'),
      await hands.click(box.shadowRoot!.querySelector('button')!),
    ];
    holds(claims, [box.value, box.clicks], ['abc', 1]);
  });
});

describe('actions on Alpine end in the claimed state:', () => {
  it('x-model and @click.outside', async () => {
    const host = place();
    host.innerHTML = `<div id="d" x-data="{ text: '', open: true, n: 0 }"><input id="text" x-model="text"><div x-show="open" @click.outside="open = false">panel</div><button id="b" @click="n++">b</button></div><p id="p">elsewhere</p>`;
    Alpine.start();
    const claims = [
      await hands.type(await $('#text'), 'abc'),
      await hands.click(await $('#b')),
      await hands.click(await $('#p')),
    ];
    await pause();
    const data = Alpine.$data(await $('#d')) as { text: string; open: boolean; n: number };
    holds(claims, [data.text, data.open, data.n], ['abc', false, 1]);
  });
});

describe('actions on jQuery end in the claimed state:', () => {
  it('delegated handlers, keyCode and which', async () => {
    const host = place();
    host.innerHTML =
      '<ul id="l"><li><button id="b">x</button></li></ul><input id="text"><select id="s"><option>a<option>b</select>';
    const seen: unknown[] = [];
    $jq(document)
      .off()
      .on('click', '#b', (e: { which: number }) => seen.push(['click', e.which]));
    $jq('#text')
      .on('keypress', (e: { which: number }) => seen.push(e.which))
      .on('change', function (this: HTMLInputElement) {
        seen.push(this.value);
      });
    $jq('#s').on('change', function (this: HTMLSelectElement) {
      seen.push(this.value);
    });
    const claims = [
      await hands.click(await $('#b')),
      await hands.type(await $('#text'), 'a', { blur: true }),
      await hands.select(await $('#s'), 'b'),
    ];
    holds(claims, seen, [['click', 1], 97, 'a', 'b']);
  });
});
