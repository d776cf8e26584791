import { expect } from 'chai';
import type { InspectFailure, Inspection } from '../../../src/index.ts';
import { selectAll } from '../../../src/snapshot/selectElements.ts';
import { escapeIdentifier } from '../../../src/standards/cssIdentifier.ts';
import { byId, codeOf, newTool, reset, show } from '../support/page.ts';

const FORM = `<main><h1>Sign in</h1><form id=f><label>Name <input id=n name=user class=field value=ann aria-describedby=d required></label> <span id=d>As on your card</span>
  <input id=p type=password name=secret value=hunter2> <input id=c autocomplete=cc-number name=card value=4111111111111111>
  <button id=go style="cursor:pointer;background-color:rgb(0, 0, 255)">Go</button></form></main>`;

const seen = async (target: string | number, options?: { includeValues?: boolean }): Promise<Inspection> => {
  const found = await newTool().inspect(target, options);
  expect(found.success, JSON.stringify(found)).to.equal(true);
  return found as Inspection;
};

describe('inspect', () => {
  afterEach(reset);

  it('writes identifiers in selectors as CSS.escape does', () => {
    const characters = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
    const texts = ['', '-', '--', '-1', '--1', '1-', 'a1', '\ud83d\ude00', '\ud800', '\uffff'];
    for (const before of ['', '-', '--', 'a', '1']) texts.push(...characters.map((one) => before + one));
    for (const text of texts) expect(escapeIdentifier(text), JSON.stringify(text)).to.equal(CSS.escape(text));
  });

  it('counts siblings of one namespace in selectors by position', async () => {
    show('<p id=p></p>');
    for (const [namespace, name] of [
      ['2000/svg', 'a'],
      ['1999/xhtml', 'a'],
      ['1999/xhtml', 'a'],
      ['2000/svg', 'aB'],
      ['1999/xhtml', 'ab'],
      ['1999/xhtml', 'ab'],
    ] as const) {
      const el = document.createElementNS(`http://www.w3.org/${namespace}`, name);
      el.textContent = 'x';
      byId('p').append(el);
    }
    for (const [target, selector] of [
      ['p > :nth-child(3)', 'a:nth-of-type(2)'],
      ['p > :last-child', 'ab:nth-of-type(2)'],
    ]) {
      const { selectorHints } = await seen(target as string);
      expect(selectorHints.map((hint) => hint.selector)).to.deep.equal([selector]);
      expect(document.querySelectorAll(selector as string)).to.have.lengthOf(1);
    }
  });

  it('describes an element by its number in any spelling', async () => {
    show(FORM);
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('go')) as string;
    const number = Number(id.slice(5));
    const found = (await tool.inspect(id)) as Inspection;
    for (const spelling of [number, String(number), `[${number}]`])
      expect(await tool.inspect(spelling), String(spelling)).to.deep.equal(found);
    expect(found).to.deep.include({
      success: true,
      nodeId: id,
      tag: 'button',
      id: 'go',
      computedRole: 'button',
      computedName: 'Go',
      text: 'Go',
      visible: true,
      hiddenReason: null,
      interactive: true,
      inViewport: true,
      reachable: true,
      coveredBy: null,
      reachability: { state: 'reachable' },
      framePath: [],
      shadowPath: [],
    });
    expect(found.why).to.deep.equal({ visible: 'yes, in the viewport', interactive: found.why.interactive });
    expect(found.why.interactive).to.match(/^yes: a native control/);
    expect(found.style).to.include({ cursor: 'pointer', 'background-color': 'rgb(0, 0, 255)' });
    expect(found.ancestors.map(({ tag }) => tag)).to.deep.equal(['body', 'main', 'form']);
    expect(found.lines.own).to.contain(`[${number} button Go]`);
    const box = byId('go').getBoundingClientRect();
    expect(found.rect).to.include({
      x: Math.round(box.x),
      y: Math.round(box.y),
      pageY: Math.round(box.y + window.scrollY),
    });
    for (const { selector, confidence } of found.selectorHints) {
      expect(selectAll(selector, [document]), selector).to.deep.equal([byId('go')]);
      expect(confidence, selector).to.be.within(0, 1);
    }
    expect(found.selectorHints[0]).to.deep.equal({ selector: '#go', confidence: 1 });
  });

  it('describes states, description and attributes of a field, and typed text only on request', async () => {
    show(FORM);
    const field = await seen('#n');
    expect(field).to.include({
      matches: 1,
      name: 'user',
      computedName: 'Name',
      description: 'As on your card',
      value: null,
    });
    expect(field.states).to.include({ required: true });
    expect(field.attributes).to.deep.equal({
      id: 'n',
      name: 'user',
      class: 'field',
      'aria-describedby': 'd',
      required: '',
    });
    const asked = await seen('#n', { includeValues: true });
    expect([asked.value, asked.attributes['value']]).to.deep.equal(['ann', 'ann']);
  });

  it('lists the first 100 attributes of an element, and says how many more it has', async () => {
    show('<button id=b>Go</button>');
    for (let i = 0; i < 102; i++) byId('b').setAttribute(`data-${i}`, 'x');
    const { attributes } = await seen('#b');
    expect(Object.keys(attributes)).to.have.lengthOf(101);
    expect(attributes).to.include({ id: 'b', 'data-98': 'x', '…': '3 more' });
    byId('b').removeAttribute('data-101');
    byId('b').removeAttribute('data-100');
    byId('b').removeAttribute('data-99');
    expect(Object.keys((await seen('#b')).attributes))
      .to.have.lengthOf(100)
      .and.not.include('…');
  });

  it('never reveals a secret', async () => {
    show(FORM);
    byId('go').setAttribute('data-last-card', '4111 1111 1111 1111');
    (byId('p') as HTMLInputElement).value = 'typed-secret';
    for (const id of ['#p', '#c', '#go', '#f']) {
      expect(JSON.stringify(await seen(id, { includeValues: true })), id).to.not.match(/hunter2|4111|typed-secret/);
    }
  });

  const missing: [why: string, html: string, reason: string, words: RegExp][] = [
    [
      'display: none around it',
      '<div style="display:none"><button class=x>A</button></div>',
      'display-none',
      /^no: display: none/,
    ],
    ['visibility', '<button class=x style="visibility:hidden">A</button>', 'visibility-hidden', /^no: visibility/],
    ['opacity', '<div style="opacity:0"><button class=x>A</button></div>', 'transparent', /^no: nearly no opacity/],
    [
      'closed details',
      '<details><summary>S</summary><button class=x>A</button></details>',
      'closed-details',
      /^no: in closed/,
    ],
    ['inert', '<div inert><button class=x>A</button></div>', 'inert', /^no: inert/],
    ['aria-hidden', '<div aria-hidden=true><button class=x>A</button></div>', 'aria-hidden', /^no: aria-hidden/],
    [
      'out of the page',
      '<button class=x style="position:absolute;left:-9999px">A</button>',
      'off-page',
      /^no: outside/,
    ],
    [
      'no size',
      '<button class=x style="all:unset;position:absolute;width:0;height:0;overflow:hidden">A</button>',
      'zero-size',
      /^no: its box is empty/,
    ],
  ];
  for (const [why, html, reason, words] of missing) {
    it(`says why an element is missing: ${why}`, async () => {
      show(html);
      const found = await seen('.x');
      expect(found).to.include({ visible: false, hiddenReason: reason, interactive: false, reachable: false });
      // Painted text is text of the page, whatever is exposed to assistive technology.
      expect(found.text).to.equal(/aria-hidden|inert/.test(reason) ? 'A' : null);
      expect(found.why.visible).to.match(words);
      expect(found.why.interactive).to.match(/^no: a native control.*cannot be seen$/);
    });
  }

  it('takes the first visible match, also in shadow roots and frames', async () => {
    show('<button class=x style="display:none">Hidden</button><div id=host></div>');
    byId('host').attachShadow({ mode: 'open' }).innerHTML = '<button class=x>Shown</button>';
    const found = await seen('.x');
    expect(found).to.include({ matches: 2, computedName: 'Shown', visible: true });
    expect(found.shadowPath).to.have.lengthOf(1);
    expect(found.selectorHints[0]?.selector).to.equal("#host >>> button:contains('Shown')");
  });

  it('says what covers an element, and that an element is out of view', async () => {
    show(
      '<button id=u style="position:absolute;left:10px;top:10px">Under</button><div id=o style="position:absolute;inset:0;background:white">Over</div><div style="height:4000px"></div><button id=far style="position:absolute;top:3900px">Far</button>',
    );
    const under = await seen('#u');
    expect(under).to.include({ reachable: false, visible: true });
    expect(under.why.visible).to.equal(`yes, in the viewport, but ${under.coveredBy} lies over it`);
    expect(under.reachability).to.deep.equal({ state: 'covered', by: under.coveredBy, byName: 'Over' });
    const far = await seen('#far');
    expect(far.why.visible).to.equal('yes, after scrolling');
    expect(far.reachability).to.include({ state: 'off-screen', dx: 0 });
    expect(far.reachability.dy).to.be.greaterThan(3000);
  });

  it('says why it cannot be reached: hidden, inert, behind a dialog', async () => {
    show(
      '<p id=p><button id=a hidden>A</button></p><div id=i inert><button id=b>B</button></div><button id=c>C</button><dialog id=d aria-label=Cart>x</dialog>',
    );
    expect((await seen('#a')).reachability).to.deep.equal({ state: 'hidden', reason: 'display-none' });
    expect((await seen('#b')).reachability).to.deep.equal({
      state: 'inert',
      by: (await seen('#i')).nodeId,
      byName: 'B',
    });
    (byId('d') as HTMLDialogElement).showModal();
    expect((await seen('#c')).reachability).to.deep.equal({
      state: 'inert',
      by: (await seen('#d')).nodeId,
      byName: 'Cart',
    });
  });

  it('counts an element with a free corner as reachable, and says what disables one', async () => {
    show(
      '<div style="position:relative;width:200px;height:60px"><button id=c style="width:200px;height:60px">C</button><div style="position:absolute;left:40px;right:0;top:0;bottom:0;background:white">Over</div></div><fieldset id=f disabled><input id=d></fieldset>',
    );
    expect(await seen('#c')).to.deep.include({
      reachable: true,
      coveredBy: null,
      reachability: { state: 'reachable' },
    });
    const disabled = await seen('#d');
    expect(disabled).to.deep.include({
      reachable: false,
      reachability: { state: 'disabled', by: (await seen('#f')).nodeId },
    });
  });

  it('says why a plain element is not interactive', async () => {
    show('<p id=t>Words</p>');
    expect(await seen('#t')).to.deep.include({ interactive: false, text: 'Words' });
    expect((await seen('#t')).why.interactive).to.match(/^no: no control/);
  });

  it('refuses a missing element with a code', async () => {
    show('<p>x</p><div id=host></div>');
    byId('host').attachShadow({ mode: 'open' }).innerHTML = '<p>inner</p>';
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const code = async (target: string | number): Promise<string> =>
      ((await tool.inspect(target)) as InspectFailure).code;
    expect(await code(9999)).to.equal('unknown_node');
    expect(await code('.nothing')).to.equal('no_match');
    expect(
      await code(snapshot.virtualDom.children?.find(({ shadowDom }) => shadowDom)?.shadowDom?.node_id ?? ''),
    ).to.equal('not_an_element');
    const gone = snapshot.getNodeId(document.querySelector('p') as Element) as string;
    document.querySelector('p')?.remove();
    expect(await code(gone)).to.equal('stale_node');
    expect(await codeOf(tool.inspect(''))).to.equal('bad_option');
    expect(await codeOf(tool.inspect('p:['))).to.equal('bad_selector');
  });
});
