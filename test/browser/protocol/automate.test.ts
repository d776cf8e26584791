import { expect } from 'chai';
import type { AutomationElement, AutomationRequest, AutomationResult, FullDescriptor } from '../../../src/index.ts';
import { byId, loaded, newTool, REFUSED, reset, show, sleep } from '../support/page.ts';

const PAGE = `<main><h1>Shop</h1><form><label>E-mail <input id=mail type=email name=mail placeholder=you@example.com value=old></label>
  <label>Secret <input type=password id=pass value=hunter2></label>
  <select id=size aria-label=Size><option>S<option>M</select><label><input type=checkbox id=news> News</label></form>
  <button class=buy onclick="document.title='bought'">Buy now</button> <button class=buy>Buy later</button> <button class=buy style="display:none">Buy never</button>
  <p id=note>Some <b>bold</b> words</p><a href="/docs" id=docs><img alt="" src="data:,"> Docs</a><div id=tile onclick="1">Tile</div></main>`;

const run = (
  request: AutomationRequest,
  host?: Parameters<ReturnType<typeof newTool>['automate']>[1],
): Promise<AutomationResult> => newTool().automate(request, host);
const texts = ({ result }: AutomationResult): (string | null)[] =>
  (result as AutomationElement[]).map(({ text }) => text);

describe('automation requests', () => {
  beforeEach(() => show(PAGE, 'Shop'));
  afterEach(reset);

  it('answer with balanced descriptors, which have every field', async () => {
    const { result, ...envelope } = await run({ action: 'query', selector: '#mail' });
    expect(envelope).to.deep.equal({ success: true, action: 'query', count: 1, descriptorMode: 'balanced' });
    const [mail] = result as [AutomationElement];
    expect(Object.keys(mail)).to.have.members([
      'tag',
      'nodeId',
      'id',
      'name',
      'role',
      'ariaLabel',
      'placeholder',
      'type',
      'text',
      'visible',
      'href',
      'src',
      'value',
      'state',
      'rect',
    ]);
    expect(mail).to.deep.include({
      tag: 'input',
      id: 'mail',
      name: 'mail',
      role: null,
      ariaLabel: null,
      placeholder: 'you@example.com',
      type: 'email',
      text: null,
      visible: true,
      href: null,
      src: null,
      value: null,
    });
    expect(Object.keys(mail.state)).to.have.members(['disabled', 'checked', 'expanded', 'selected']);
    expect(Object.keys(mail.rect)).to.have.members([
      'x',
      'y',
      'width',
      'height',
      'top',
      'left',
      'right',
      'bottom',
      'pageX',
      'pageY',
    ]);
  });

  it('answer with full descriptors on request', async () => {
    const full = await run({ action: 'query', selector: '#mail', descriptorMode: 'full', includeValues: true });
    expect(full.descriptorMode).to.equal('full');
    expect((full.result as FullDescriptor[])[0]).to.deep.include({
      computedRole: 'textbox',
      computedName: 'E-mail',
      value: 'old',
      hiddenReason: null,
      reachable: true,
    });
    for (const mode of ['verbose', null, undefined, 'FULL']) {
      expect(
        (await run({ action: 'query', selector: '#mail', descriptorMode: mode as never })).descriptorMode,
        String(mode),
      ).to.equal('balanced');
    }
  });

  const selectors: [selector: AutomationRequest['selector'], expected: string[]][] = [
    ['.buy', ['Buy now', 'Buy later', 'null']],
    ['css=.buy', ['Buy now', 'Buy later', 'null']],
    [{ css: 'h1' }, ['Shop']],
    ["button:contains('later')", ['Buy later']],
    ['text=buy now', ['Buy now']],
    ['text=Buy', ['Buy now', 'Buy later']],
    ['text="Some bold words"', ['Some bold words']],
    ['text=bold', ['bold']],
    [{ text: 'Buy  Later' }, ['Buy later']],
    ['role=button', ['Buy now', 'Buy later', 'Tile']],
    ['role=button[name="Buy later"]', ['Buy later']],
    ["role=button[name='buy']", ['Buy now', 'Buy later']],
    [{ role: 'link', name: 'docs' }, ['Docs']],
    [{ role: 'heading' }, ['Shop']],
    ['text=Buy never', []],
    ['.none', []],
  ];
  for (const [selector, expected] of selectors) {
    it(`find ${JSON.stringify(selector)}`, async () => {
      const answer = await run({ action: 'query', selector: selector as string });
      expect([answer.success, texts(answer).map(String), answer.count]).to.deep.equal([
        true,
        expected,
        expected.length,
      ]);
    });
  }

  it('find by every spelling of a number', async () => {
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('docs')) ?? '';
    const number = id.slice(5);
    for (const request of [
      { selector: id },
      { selector: number },
      { selector: Number(number) },
      { selector: `[${number}]` },
      { nodeId: id },
      { selector: { nodeId: number } },
    ]) {
      expect(((await tool.automate({ action: 'query', ...request })).result as AutomationElement[])[0]?.id).to.equal(
        'docs',
      );
    }
    byId('docs').remove();
    expect(await tool.automate({ action: 'getText', nodeId: id })).to.include({ success: false, code: 'stale_node' });
    expect(await tool.automate({ action: 'click', nodeId: id })).to.include({ success: false, code: 'stale_node' });
  });

  it('find elements in shadow roots and frames', async () => {
    show('<div id=host></div><iframe id=frame srcdoc="<button>Inner</button>"></iframe>');
    byId('host').attachShadow({ mode: 'open' }).innerHTML = '<button>Outer</button>';
    await loaded(byId('frame') as HTMLIFrameElement);
    expect(texts(await run({ action: 'query', selector: 'button' }))).to.have.members(['Outer', 'Inner']);
    expect(texts(await run({ action: 'query', selector: '#host >>> button' }))).to.deep.equal(['Outer']);
    expect(texts(await run({ action: 'query', selector: 'text=inner' }))).to.deep.equal(['Inner']);
  });

  it('limit the descriptions, and count all matches', async () => {
    const answer = await run({ action: 'query', selector: '.buy', limit: 1 });
    expect([texts(answer), answer.count]).to.deep.equal([['Buy now'], 3]);
  });

  it('read text, values, attributes and presence', async () => {
    expect(await run({ action: 'getText', selector: '#note' })).to.include({ result: 'Some bold words', count: 1 });
    expect(await run({ action: 'getValue', selector: '#size' })).to.include({ result: 'S' });
    expect(await run({ action: 'getValue', selector: '#mail' })).to.include({ success: true, result: null });
    expect(await run({ action: 'getValue', selector: '#mail', includeValues: true })).to.include({ result: 'old' });
    expect(await run({ action: 'getValue', selector: '#pass', includeValues: true })).to.include({
      success: true,
      result: null,
    });
    expect(await run({ action: 'getAttribute', selector: '#docs', name: 'HREF' })).to.include({ result: '/docs' });
    expect(await run({ action: 'getAttribute', selector: '#docs', name: 'toString' })).to.include({
      success: true,
      result: null,
    });
    expect(await run({ action: 'getAttribute', selector: '#pass', name: 'value', includeValues: true })).to.include({
      result: null,
    });
    expect(await run({ action: 'exists', selector: '#none' })).to.include({ success: true, result: false, count: 0 });
    expect(await run({ action: 'exists', selector: '.buy' })).to.include({ result: true, count: 3 });
  });

  it('read a text of any length in full', async () => {
    const long = 'word '.repeat(20_000).trim();
    byId('note').textContent = long;
    expect(await run({ action: 'getText', selector: '#note' })).to.include({ result: long });
  });

  it('act on the first visible match, and describe it', async () => {
    const click = await run({ action: 'click', selector: '.buy' });
    expect(click).to.include({ success: true, action: 'click', count: 3 });
    expect(click.result).to.include({ tag: 'button', text: 'Buy now' });
    expect(click.changes).to.include({ navigationOccurred: false });
    expect(document.title).to.equal('bought');
    expect(await run({ action: 'type', selector: '#mail', text: 'ann@example.com', clearFirst: true })).to.include({
      success: true,
    });
    expect((byId('mail') as HTMLInputElement).value).to.equal('ann@example.com');
    expect(await run({ action: 'select', selector: { role: 'combobox', name: 'Size' }, values: ['M'] })).to.include({
      success: true,
    });
    expect((byId('size') as HTMLSelectElement).value).to.equal('M');
    const check = await run({ action: 'check', selector: '#news', checked: true });
    expect((check.result as AutomationElement).state.checked).to.equal(true);
    expect(await run({ action: 'hover', selector: 'text=Tile' })).to.include({ success: true });
    expect(await run({ action: 'keypress', selector: '#mail', key: 'Backspace' })).to.include({ success: true });
    expect((byId('mail') as HTMLInputElement).value).to.equal('ann@example.co');
    expect(await run({ action: 'scroll', direction: 'down' })).to.include({ success: false, code: 'off_screen' });
    expect(await run({ action: 'clear', selector: '#mail' })).to.include({ success: true });
  });

  it('describe an element as it is after the action', async () => {
    show('<button onclick="this.textContent=\'Bought\'; this.disabled=true">Buy</button>');
    expect((await run({ action: 'click', selector: 'button' })).result).to.deep.include({
      text: 'Bought',
      state: { disabled: true, checked: null, expanded: null, selected: null },
    });
  });

  it('report errors in the answer', async () => {
    const wrong: [request: object, code: string, error: RegExp][] = [
      [
        { action: 'explode', selector: 'a' },
        'unknown_action',
        /^there is no action "explode"; the actions are query, exists, getText,/,
      ],
      [{ action: 'toString', selector: 'a' }, 'unknown_action', /no action "toString"/],
      [{ action: 'click', selector: '.none' }, 'no_match', /^click: nothing in the page, .* matches "\.none"$/],
      [{ action: 'click', selector: { role: 'tab' } }, 'no_match', /role/],
      [{ action: 'getText', selector: '.none' }, 'no_match', /^getText: nothing/],
      [{ action: 'click', selector: 'a[' }, 'bad_selector', /not a valid selector/],
      [{ action: 'query', selector: {} }, 'bad_selector', /is not a selector/],
      [{ action: 'click', selector: { css: 'button', text: 'Save' } }, 'bad_selector', /is not a selector; use one of/],
      [{ action: 'query', selector: { nodeId: 1, name: 'Save' } }, 'bad_selector', /is not a selector/],
      [{ action: 'query', selector: 'role=' }, 'bad_selector', /is not a selector/],
      [{ action: 'query', selector: { css: 5 } }, 'bad_selector', /is not a selector/],
      [{ action: 'query', selector: { text: ['Save'] } }, 'bad_selector', /is not a selector/],
      [{ action: 'query', selector: { role: 'button', name: 5 } }, 'bad_selector', /is not a selector/],
      [{ action: 'query', selector: { nodeId: 'Save' } }, 'bad_selector', /is not a selector/],
      [{ action: 'query', selector: { text: 'y'.repeat(1_000_000) } }, 'bad_selector', /at most 10000 characters/],
      [
        { action: 'query', selector: '.buy', limit: -1 },
        'bad_option',
        /^query: limit must be a whole number of 0 or mo/,
      ],
      [{ action: 'query', selector: '.buy', limit: NaN }, 'bad_option', /^query: limit must be/],
      [{ action: 'query', selector: '.buy', limit: '1' }, 'bad_option', /^query: limit must be/],
      [{ action: 'click' }, 'bad_option', /click needs a selector or a nodeId/],
      [{ action: 'click', selector: '.buy', button: 'up' }, 'bad_option', /button must be/],
      [{ action: 'type', selector: '#mail' }, 'bad_option', /text is missing; it must be a text/],
      [{ action: 'getAttribute', selector: '#mail' }, 'bad_option', /name must be a text/],
      [{ action: 'click', nodeId: 99999 }, 'unknown_node', /no element has the number/],
      [{ action: 'click', selector: '.buy[style]', ...REFUSED }, 'hidden', /is hidden/],
      [null as never, 'unknown_action', /no action/],
    ];
    for (const [request, code, error] of wrong) {
      const answer = await run(request as AutomationRequest);
      expect([answer.success, answer.code], JSON.stringify(request)).to.deep.equal([false, code]);
      expect(answer.error, JSON.stringify(request)).to.match(error);
      expect(answer, JSON.stringify(request)).to.include.keys('action', 'result', 'count', 'descriptorMode');
    }
  });

  it('wait until an element appears, and until it is gone', async () => {
    setTimeout(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<output id=late>Arrived</output>');
    }, 150);
    const answer = await run({ action: 'waitFor', selector: 'text=arrived' });
    expect([answer.success, (answer.result as AutomationElement).id]).to.deep.equal([true, 'late']);
    setTimeout(() => byId('late').remove(), 150);
    expect(await run({ action: 'waitFor', selector: '#late', state: 'detached' })).to.include({
      success: true,
      result: null,
      count: 0,
    });
    expect(await run({ action: 'waitFor', selector: '#never', timeout: 200 })).to.include({
      success: false,
      code: 'timeout',
      error: 'waitFor: "#never" did not become "visible" in time',
    });
    expect(await run({ action: 'waitFor', selector: '.buy', state: 'hidden', timeout: 100 })).to.include({
      success: false,
      code: 'timeout',
    });
    expect(await run({ action: 'waitFor', text: 'bold words' })).to.include({ success: true });
  });

  it('evaluate functions, and describe the elements in their results', async () => {
    const circle: Record<string, unknown> = { n: 1 };
    circle['self'] = circle;
    const answer = await run({
      action: 'evaluate',
      selector: '#note',
      arg: 2,
      fn: async (el, arg) => {
        await sleep(1);
        return {
          arg,
          el,
          list: [el, document.querySelectorAll('.buy')],
          map: new Map<unknown, unknown>([
            ['b', el?.querySelector('b')],
            [1, 'x'],
          ]),
          set: new Set([document.body]),
          forms: document.forms,
          circle,
          text: el?.firstChild,
          fn: () => 1,
          big: 10n,
          date: new Date(0),
          none: undefined,
          nothing: null,
          error: new TypeError('bad'),
        };
      },
    });
    expect(answer).to.include({ success: true, count: 1 });
    const result = answer.result as any;
    expect(result.el).to.include({ tag: 'p', id: 'note', text: 'Some bold words' });
    expect(result.list[1].map((one: AutomationElement) => one.tag)).to.deep.equal(['button', 'button', 'button']);
    expect([result.map.b.tag, result.map['1'], result.set[0].tag, result.forms[0].tag]).to.deep.equal([
      'b',
      'x',
      'body',
      'form',
    ]);
    expect(result).to.deep.include({
      arg: 2,
      circle: { n: 1, self: '[circular]' },
      text: 'Some ',
      big: '10',
      date: '1970-01-01T00:00:00.000Z',
      nothing: null,
      error: 'TypeError: bad',
    });
    expect(result).to.not.have.any.keys('fn', 'none');
    expect(structuredClone(result)).to.deep.equal(result);
    expect(
      (await run({ action: 'evaluate', fn: () => document.querySelector('h1'), descriptorMode: 'full' })).result,
    ).to.include({ computedRole: 'heading' });
    let deep: object = {};
    for (let i = 0; i < 100; i++) deep = { deep };
    expect(JSON.stringify((await run({ action: 'evaluate', fn: () => deep })).result)).to.contain('[…]');
    expect(
      await run({
        action: 'evaluate',
        fn: () => {
          throw new Error('mine');
        },
      }),
    ).to.include({ success: false, code: 'evaluate_failed', error: "evaluate: 'mine'" });
    expect(await run({ action: 'evaluate', fn: () => new Promise(() => undefined), timeout: 20 })).to.include({
      success: false,
      code: 'timeout',
      error: 'evaluate: no answer came within 20 ms',
    });
    expect(await run({ action: 'evaluate', fn: () => 1, timeout: -1 })).to.include({ code: 'bad_option' });
  });

  it('end for a set, a map or bytes of the page with an iterator that never ends', async () => {
    const endless = {
      value: function* () {
        for (;;) yield [1, 1];
      },
    };
    for (const list of [new Set(), new Map(), new Uint8Array()])
      expect(
        await run({ action: 'evaluate', fn: () => Object.defineProperty(list, Symbol.iterator, endless) }),
      ).to.include({ success: true });
  });

  it('take the first 10,000 items of a list that is mostly empty', async () => {
    const { result } = await run({ action: 'evaluate', fn: () => new Array(30_000_000) });
    expect(result).to.have.length(10_000);
    expect((result as unknown[])[0]).to.equal(null);
  });

  it('say nothing that nobody can see of what was asked for', async () => {
    const unseen = await run({ action: 'click', selector: 'text=\u202e\u200bx' });
    expect(unseen.error).to.match(/ matches "text=x"$/);
    const unknown = await run({ action: `\u202ex${'y'.repeat(100)}` as never });
    expect(unknown.action).to.match(/^xy+…$/);
    expect(unknown.error).to.match(/^there is no action "xy+…"; /);
  });

  it('evaluate functions, and mask the secrets of the page in their results', async () => {
    show('<input id=p type=password value=hunter2><input id=c aria-label=CVV maxlength=3 value=739>');
    const field = (selector: string, fn: (el: HTMLInputElement) => unknown) =>
      run({ action: 'evaluate', selector, fn: (el) => fn(el as HTMLInputElement) });
    expect((await field('#p', ({ value }) => value)).result).to.equal('•••');
    expect((await field('#c', ({ value }) => [value, Number(value), BigInt(value)])).result).to.deep.equal(
      Array(3).fill('•••'),
    );
    expect(
      (
        await field('#p', (el) => {
          const { value } = el;
          el.value = '';
          return { of: new Map([[value, [`is ${value}`]]]), a: new Set([new Error(value)]), n: 7, t: 'hunter' };
        })
      ).result,
    ).to.deep.equal({ of: { '•••': ['is •••'] }, a: ['Error: •••'], n: 7, t: 'hunter' });
    expect(
      (
        await field('#c', ({ value }) => {
          throw new Error(value);
        })
      ).error,
    ).to.equal("evaluate: '•••'");
  });

  it('evaluate code in a string only if the host does', async () => {
    (window as any).ran = false;
    expect(await run({ action: 'evaluate', fn: 'window.ran = true' })).to.include({
      success: false,
      code: 'not_allowed',
    });
    expect(await run({ action: 'evaluate', fn: 'window.ran = true', evaluate: () => 1 })).to.include({
      success: false,
      code: 'bad_option',
    });
    expect((window as any).ran).to.equal(false);
    const answer = await run(
      { action: 'evaluate', fn: 'el', selector: '#note', arg: 3 },
      { evaluate: (code, el, arg) => ({ code, el, arg }) },
    );
    expect(answer.result).to.deep.include({ code: 'el', arg: 3 });
    expect((answer.result as any).el).to.include({ id: 'note' });
  });

  it('throw only after the tool was destroyed', async () => {
    const tool = newTool();
    tool.destroy();
    expect(await tool.automate({ action: 'query', selector: 'a' }).catch((e: unknown) => e)).to.include({
      code: 'destroyed',
    });
  });
});
