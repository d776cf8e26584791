import { expect } from 'chai';
import { DomToolError } from '../../../src/index.ts';
import { byId, codeOf, contentOf, newTool, reset, show, sleep } from '../support/page.ts';

describe('a snapshot', () => {
  afterEach(reset);

  it('is serialized in pieces that together are the JSON', async () => {
    show(
      `<main>${Array.from({ length: 900 }, (_, i) => `<p>Paragraph ${i} <a href="#${i}">with a link to somewhere</a> and more</p>`).join('')}</main>`,
    );
    const snapshot = await newTool().getSnapshot();
    const chunks = [...snapshot.serializeChunks()];
    expect(chunks.length).to.be.greaterThan(2);
    expect(chunks.join('')).to.equal(JSON.stringify(snapshot.serialize()));
  });

  it('has a context, statistics and identifiers', async () => {
    show('<h1>Hello</h1><p>World</p><button>Go</button>', 'A page');
    const before = Date.now();
    const snapshot = await newTool().getSnapshot();
    expect(snapshot.context).to.deep.equal({
      url: location.href,
      title: 'A page',
      viewport: { width: document.documentElement.clientWidth, height: innerHeight, scrollX: 0, scrollY: 0 },
    });
    expect(Date.parse(snapshot.timestamp)).to.be.within(before, Date.now());
    expect(snapshot.timestamp).to.match(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(snapshot.snapshotId).to.match(/^[0-9a-f]{8}$/);
    const { totalNodes, visibleNodes, interactiveNodes, iframeCount, shadowDomCount, captureTimeMs } = snapshot.stats;
    expect({ totalNodes, visibleNodes, interactiveNodes, iframeCount, shadowDomCount }).to.deep.equal({
      totalNodes: 4,
      visibleNodes: 4,
      interactiveNodes: 1,
      iframeCount: 0,
      shadowDomCount: 0,
    });
    expect(captureTimeMs).to.be.greaterThan(0);
  });

  it('keeps 250 characters of a name, also if the name is the text', async () => {
    show(`<button>${'w'.repeat(400)}</button><button aria-label="${'l'.repeat(400)}">x</button><button>short</button>`);
    const { virtualDom } = await newTool().getSnapshot();
    const names = virtualDom.children?.map((node) => node['aria-label'] ?? '') ?? [];
    expect(names[0])
      .to.have.lengthOf(250)
      .and.match(/^w{249}/);
    expect(names[1])
      .to.have.lengthOf(250)
      .and.match(/^l{249}/);
    expect(names[2]).to.equal('short');
  });

  it('is deeply frozen', async () => {
    show('<form><input value="x"><button disabled>Go</button></form>');
    const { virtualDom, context, stats } = await newTool().getSnapshot();
    const form = virtualDom.children?.[0];
    const input = form?.children?.[0];
    for (const part of [
      virtualDom,
      virtualDom.children,
      form,
      form?.metadata,
      input,
      input?.metadata,
      context,
      context.viewport,
      stats,
    ]) {
      expect(Object.isFrozen(part)).to.equal(true);
    }
    expect(form?.children?.[1]?.metadata?.states).to.deep.equal({ disabled: true });
  });

  it('has all fields of each node', async () => {
    show(`<main><form><label for=e>E-mail</label><input id=e data-testid=mail type=email placeholder="you@example.com" value="a@b.c">
      <a href="../x">up</a></form></main>`);
    const { virtualDom } = await newTool().getSnapshot();
    expect(virtualDom.node_id).to.equal('node_0');
    const form = virtualDom.children?.[0]?.children?.[0];
    expect(form?.tag).to.equal('form');
    const [label, input, link] = form?.children ?? [];
    expect(label?.text).to.equal('E-mail');
    expect(input).to.include({ tag: 'input', role: 'textbox', 'aria-label': 'E-mail', visible: true });
    expect(input).not.to.have.property('value');
    const box = byId('e').getBoundingClientRect();
    expect(input?.metadata?.boundingBox).to.deep.equal({
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.round(box.width),
      height: Math.round(box.height),
    });
    expect(input?.metadata).to.include({
      inViewport: true,
      region: 'main',
      inputType: 'email',
      placeholder: 'you@example.com',
      htmlId: 'e',
      testId: 'mail',
      treePath: 'body/main[0]/form[0]/input[1]',
    });
    expect(link?.metadata?.href).to.equal('../x');
    expect(JSON.parse(JSON.stringify(virtualDom))).to.have.property('children');
  });

  it('stays current until a change causes a new one', async () => {
    show('<button>One</button>');
    const tool = newTool();
    const first = await tool.getSnapshot();
    expect(await tool.getSnapshot()).to.equal(first);
    expect(first.isValid()).to.equal(true);
    document.body.insertAdjacentHTML('beforeend', '<button>Two</button>');
    expect(first.stale).to.equal(true);
    expect(first.isValid()).to.equal(false);
    const second = await tool.getSnapshot();
    expect(second).to.not.equal(first);
    expect(second.stats.interactiveNodes).to.equal(2);
    expect(second.snapshotId).to.not.equal(first.snapshotId);
    expect(first.stats.interactiveNodes).to.equal(1);
  });

  const unrecorded: readonly (readonly [string, string, () => void])[] = [
    [
      'a value set by script',
      '<input id=i>',
      () => {
        (byId('i') as HTMLInputElement).value = 'x';
      },
    ],
    [
      'a checked box',
      '<input id=i type=checkbox>',
      () => {
        (byId('i') as HTMLInputElement).checked = true;
      },
    ],
    [
      'a selected option',
      '<select id=s><option>a<option>b</select>',
      () => {
        (byId('s') as HTMLSelectElement).selectedIndex = 1;
      },
    ],
    [
      'a rule inserted',
      '<style id=st></style><p>x</p>',
      () => {
        (byId('st') as HTMLStyleElement).sheet?.insertRule('p { display: none }');
      },
    ],
    [
      'a sheet switched off',
      '<style id=st>p { display: none }</style><p>x</p>',
      () => {
        ((byId('st') as HTMLStyleElement).sheet as CSSStyleSheet).disabled = true;
      },
    ],
    [
      'a changed URL',
      '<p>x</p>',
      () => {
        history.replaceState(null, '', `#${Math.random()}`);
      },
    ],
    [
      'a change in a shadow root',
      '<div id=h></div>',
      () => {
        (byId('h').shadowRoot as ShadowRoot).innerHTML = '<button>new</button>';
      },
    ],
  ];
  for (const [what, html, change] of unrecorded) {
    it(`notices ${what}`, async () => {
      show(html);
      document.getElementById('h')?.attachShadow({ mode: 'open' }).append('text');
      const tool = newTool();
      const first = await tool.getSnapshot();
      expect(await tool.getSnapshot()).to.equal(first);
      change();
      expect(first.stale).to.equal(true);
      expect(await tool.getSnapshot()).to.not.equal(first);
    });
  }

  for (const light of ['', 'light']) {
    it(`notices the shadow root that a div with an id and ${light ? 'a text' : 'no content'} gets later`, async () => {
      show(`<div id=app>${light}</div>`);
      const tool = newTool();
      const first = await tool.getSnapshot();
      byId('app').attachShadow({ mode: 'open' }).innerHTML = '<button>Shade</button>';
      expect(first.stale).to.equal(true);
      expect(contentOf(await tool.getSnapshot())).to.match(/^\[\d+ button Shade\]\n$/);
    });
  }

  it('stays the same without autoInvalidate, and is marked as stale', async () => {
    show('<button>One</button>');
    const tool = newTool({ autoInvalidate: false });
    const first = await tool.getSnapshot();
    document.body.append('more');
    expect(await tool.getSnapshot()).to.equal(first);
    expect(first.stale).to.equal(true);
    tool.invalidateSnapshot();
    expect(await tool.getSnapshot()).to.not.equal(first);
  });

  it('is rebuilt automatically after more than 50 mutations', async () => {
    show('<ul id=l></ul>');
    const tool = newTool({ mutationThrottle: 20 });
    const first = await tool.getSnapshot();
    for (let i = 0; i < 60; i++) byId('l').append(document.createElement('li'));
    let next = first;
    while (next === first) {
      await sleep(20);
      next = await tool.getSnapshot({ waitForBuild: false });
    }
    // The empty list was no part of the tree.
    expect(next.stats.totalNodes).to.equal(first.stats.totalNodes + 61);
  });

  it('cannot be obtained from a destroyed tool', async () => {
    show('<p>x</p>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    tool.destroy();
    tool.destroy();
    for (const call of [
      () => tool.getSnapshot(),
      () => tool.click('node_1'),
      () => tool.initialize(),
      () => tool.get_serialized_dom(),
    ]) {
      const error = await call().then(
        () => null,
        (e: unknown) => e,
      );
      expect(error).to.be.instanceOf(DomToolError);
      expect((error as DomToolError).code).to.equal('destroyed');
    }
    expect(snapshot.virtualDom.tag).to.equal('body');
  });

  it('ends a wait with an error when it is destroyed', async () => {
    const tool = newTool();
    const wait = codeOf(tool.waitFor({ text: 'never', timeout: 1e6 }));
    await sleep(50);
    tool.destroy();
    expect(await wait).to.equal('destroyed');
  });

  it('is shallow, cloneable data in a message', async () => {
    show('<button>One</button>', 'T');
    const snapshot = await newTool().getSnapshot();
    const sent = structuredClone(JSON.parse(JSON.stringify(snapshot))) as {
      page: { body: { tag: string } };
      snapshotId: string;
    };
    expect(sent.page.body.tag).to.equal('body');
    expect(sent.snapshotId).to.equal(snapshot.snapshotId);
  });
});
