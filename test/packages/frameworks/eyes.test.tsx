import { Application, Controller } from '@hotwired/stimulus';
import Alpine from 'alpinejs';
import { expect } from 'chai';
import { select } from 'd3-selection';
import htmx from 'htmx.org';
import { app, h as hyper, text } from 'hyperapp';
import { render as renderInferno } from 'inferno';
import { createElement as inferno } from 'inferno-create-element';
import $jq from 'jquery';
import $1 from 'jquery1';
import $2 from 'jquery2';
import ko from 'knockout';
import { html as lit, LitElement, render as renderLit } from 'lit';
import m from 'mithril';
import { h, render as renderPreact } from 'preact';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import solid from 'solid-js/html';
import { render as renderSolid } from 'solid-js/web';
import { flushSync, mount } from 'svelte';
import Vue2 from 'vue2/dist/vue.js';
import { createApp, h as h3 } from 'vue';
import { DomTool } from '../../../src/index.ts';
import { pause, place } from '../support/page.ts';
import Pressed from './Pressed.svelte';

const nothing = (): void => {};

/** Pages of frameworks on which `#t` has a handler and `#n` has none. Neither has a role, a tabindex or a cursor. */
const PAGES: Readonly<Record<string, (host: HTMLElement) => unknown>> = {
  React: (host) => createRoot(host).render(<React />),
  'Vue 3': (host) =>
    createApp({
      render: () => h3('div', [h3('div', { id: 't', onClick: nothing }, 'pressed'), h3('div', { id: 'n' }, 'not')]),
    }).mount(host),
  'Vue 2': (host) =>
    new Vue2({
      el: host,
      render: (c: (...a: unknown[]) => unknown) =>
        c('div', [
          c('div', { attrs: { id: 't' }, on: { click: nothing } }, 'pressed'),
          c('div', { attrs: { id: 'n' } }, 'not'),
        ]),
    }),
  'Svelte 5': (host) => {
    mount(Pressed, { target: host });
    flushSync();
  },
  Solid: (host) =>
    renderSolid(
      () => [solid`<div id="t" onClick=${nothing}>pressed</div>`, solid`<div id="n">not</div>`] as unknown as Node,
      host,
    ),
  Preact: (host) =>
    renderPreact(h('div', {}, h('div', { id: 't', onClick: nothing }, 'pressed'), h('div', { id: 'n' }, 'not')), host),
  Lit: (host) => renderLit(lit`<div id="t" @click=${nothing}>pressed</div><div id="n">not</div>`, host),
  'Lit, in a list in a component': (host) => {
    class Rows extends LitElement {
      override createRenderRoot() {
        return this;
      }
      override render() {
        return [1].map(() => lit`<p><b id="t" @click=${nothing}>pressed</b><b id="n">not</b></p>`);
      }
    }
    customElements.define('test-rows', Rows);
    host.append(document.createElement('test-rows'));
  },
  Alpine: (host) => {
    host.innerHTML =
      '<div x-data="{}"><div id="t" @click.prevent="1">pressed</div><div id="n" @click.outside="1">not</div></div>';
    Alpine.start();
  },
  htmx: (host) => {
    host.innerHTML = '<div id="t" hx-get="/x">pressed</div><div id="n" hx-get="/x" hx-trigger="never">not</div>';
    htmx.process(host);
  },
  Stimulus: (host) => {
    host.innerHTML =
      '<div data-controller="x"><div id="t" data-action="click->x#go">pressed</div><div id="n" data-action="resize@window->x#go">not</div></div>';
    Application.start(host).register(
      'x',
      class extends Controller {
        go(): void {}
      },
    );
  },
  jQuery: (host) => {
    host.innerHTML = '<div id="t">pressed</div><div id="n">not</div>';
    $jq('#t').on('click', nothing);
    $jq('#n').on('scroll', nothing);
  },
  'jQuery, delegated': (host) => {
    host.innerHTML = '<ul><li id="t" class="row">pressed</li><li id="n">not</li></ul>';
    $jq(host).on('click', '.row', nothing);
  },
  'jQuery 1, delegated': (host) => oldJquery($1, host),
  'jQuery 2, delegated': (host) => oldJquery($2, host),
  Mithril: (host) =>
    m.mount(host, {
      view: () =>
        m('div', [
          m('div', { id: 't', onclick: nothing }, 'pressed'),
          m('div', { id: 'n', onmousemove: nothing }, 'not'),
        ]),
    }),
  Inferno: (host) => {
    renderInferno(
      inferno('div', null, [
        inferno('div', { id: 't', onmousedown: nothing }, 'pressed'),
        inferno('div', { id: 'n' }, 'not'),
      ]),
      host,
    );
  },
  'Inferno, delegated': (host) => {
    renderInferno(
      inferno('div', null, [
        inferno('div', { id: 't', onClick: nothing }, 'pressed'),
        inferno('div', { id: 'n' }, 'not'),
      ]),
      host,
    );
  },
  Hyperapp: (host) => {
    app({
      init: 0,
      node: host.appendChild(document.createElement('div')),
      view: () =>
        hyper('div', {}, [
          hyper('div', { id: 't', onclick: (state: number) => state }, text('pressed')),
          hyper('div', { id: 'n' }, text('not')),
        ]),
    });
  },
  Knockout: (host) => {
    host.innerHTML =
      '<div id="t" data-bind="event: { dblclick: go }">pressed</div><div id="n" data-bind="visible: true">not</div>';
    ko.applyBindings({ go: nothing }, host);
  },
  // It cannot be bundled as a module, so the page has the traces that it leaves.
  'd3 3': (host) => {
    host.innerHTML =
      '<svg width=100 height=50><rect id="t" width=20 height=20 /><rect id="n" x=50 width=20 height=20 /></svg>';
    Object.assign(document.querySelector('#t')!, { __onclick: nothing });
    Object.assign(document.querySelector('#n')!, { __onmousemove: nothing });
  },
  d3: (host) => {
    host.innerHTML =
      '<svg width=100 height=50><rect id="t" width=20 height=20 /><rect id="n" x=50 width=20 height=20 /></svg>';
    select('#t').on('click', nothing);
    select('#n').on('mousemove', nothing);
  },
  jsaction: (host) => {
    host.innerHTML =
      '<div id="t" jsaction="click:a.b;mousemove:c">pressed</div><div id="n" jsaction="rcuQ6b:a.c">not</div>';
  },
  'a property': (host) => {
    host.innerHTML = '<div id="t">pressed</div><div id="n">not</div>';
    document.querySelector<HTMLElement>('#t')!.onclick = nothing;
  },
};

/** Old versions leave only a number on the element. The page's own jQuery has the handlers. */
function oldJquery(jquery: typeof $jq, host: HTMLElement): void {
  Object.assign(window, { jQuery: jquery });
  host.innerHTML = '<ul><li id="t" class="row">pressed</li><li id="n">not</li></ul>';
  jquery(host).on('click', '.row', nothing);
}

function React() {
  const [, set] = useState(0);
  return (
    <div>
      <div id="t" onClick={() => set(1)}>
        pressed
      </div>
      <div id="n" onMouseMove={nothing}>
        not
      </div>
    </div>
  );
}

describe('an element with listeners of a framework', () => {
  for (const [name, fill] of Object.entries(PAGES)) {
    it(`is found on a page of ${name}`, async () => {
      const host = place();
      fill(host);
      // A busy machine may need several frames until the framework has rendered.
      do await pause();
      while (!document.querySelector('#t'));
      const [t, n] = ['#t', '#n'].map((id) => document.querySelector(id)) as [Element, Element];
      expect([DomTool.isInteractive(t), DomTool.isInteractive(n)]).to.deep.equal([true, false]);
      const tool = new DomTool();
      const snapshot = await tool.getSnapshot();
      expect(snapshot.getNodeId(t)).to.be.a('string');
      expect(snapshot.stats.interactiveNodes).to.equal(1);
      tool.destroy();
    });
  }
});

/** Pages of frameworks on which `#t` reacts to a pointer that comes over it, and `#n` does not. */
const HOVERED: Readonly<Record<string, (host: HTMLElement) => unknown>> = {
  React: (host) => createRoot(host).render(<Hovered />),
  'Vue 3': (host) =>
    createApp({
      render: () =>
        h3('div', [h3('div', { id: 't', onMouseenter: nothing }, 'hovered'), h3('div', { id: 'n' }, 'not')]),
    }).mount(host),
  Preact: (host) =>
    renderPreact(
      h('div', {}, h('div', { id: 't', onMouseEnter: nothing }, 'hovered'), h('div', { id: 'n' }, 'not')),
      host,
    ),
  Alpine: (host) => {
    host.innerHTML = '<div x-data="{}"><div id="t" @mouseenter="1">hovered</div><div id="n">not</div></div>';
  },
  jQuery: (host) => {
    host.innerHTML = '<div id="t">hovered</div><div id="n">not</div>';
    $jq('#t').on('mouseenter', nothing);
    $jq('#n').on('scroll', nothing);
  },
};

const Hovered = () => (
  <div>
    <div id="t" onMouseEnter={nothing}>
      hovered
    </div>
    <div id="n" onMouseEnter={undefined}>
      not
    </div>
  </div>
);

describe('an element that a framework tells of a pointer over it', () => {
  for (const [name, fill] of Object.entries(HOVERED)) {
    it(`has a number to hover over on a page of ${name}`, async () => {
      fill(place());
      await pause();
      const tool = new DomTool();
      const text = (await tool.getSnapshot()).toText();
      expect(text).to.match(/\[\d+ hover hovered\]\nnot\n/);
      tool.destroy();
    });
  }
});
