import { expect } from 'chai';
import type { OverlayResult } from '../../../src/index.ts';
import { byId, codeOf, loaded, newTool, reset, show, sleep, until } from '../support/page.ts';

type Box = OverlayResult['marks'][number]['box'];
const host = (): HTMLElement | null => document.querySelector('domtool-overlay');
const intersect = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const frame = async (): Promise<void> => {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
};
const boxOf = (result: OverlayResult, el: Element, id: string | null): string => {
  const box = result.marks.find(({ nodeId }) => nodeId === id)?.box;
  const { x, y, width, height } = el.getBoundingClientRect();
  return `${[box?.x, box?.y, box?.width, box?.height].join()} is ${[x, y, width, height].map(Math.round).join()}`;
};
const expectAt = (result: OverlayResult, el: Element, id: string | null): void => {
  const [found, wanted] = boxOf(result, el, id).split(' is ');
  expect(found).to.equal(wanted);
};

describe('the overlay', () => {
  afterEach(reset);

  it('marks every interactive element with its number at its position', async () => {
    show(
      '<p>Read</p><a href="/a" id=a>Link</a> <button id=b>Press</button><div style="height:3000px"></div><button id=far>Far</button>',
    );
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const result = await tool.overlay.show();
    const ids = ['a', 'b'].map((id) => snapshot.getNodeId(byId(id)));
    expect(result.marks.map(({ nodeId }) => nodeId)).to.deep.equal(ids);
    expect(result.outOfSight).to.deep.equal([snapshot.getNodeId(byId('far'))]);
    expect(result.snapshotId).to.equal(snapshot.snapshotId);
    expectAt(result, byId('a'), ids[0] as string);
    expectAt(result, byId('b'), ids[1] as string);
    for (const { label, nodeId } of result.marks) expect(label, nodeId).to.include.keys('x', 'y', 'width', 'height');
  });

  it('is no part of reports', async () => {
    show('<button id=b>Press</button><p>Text</p>');
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    for (const change of [() => tool.overlay.show(), () => tool.overlay.hide(), () => tool.overlay.show()]) {
      byId('b').onclick = () => void change();
      const { changes, effect } = await tool.click(id);
      expect(changes.domMutations).to.equal(0);
      expect(JSON.stringify(effect)).not.to.match(/overlay|opened|appeared|gone|drawn|moved|resized|restyled/);
    }
    expect(host()).to.not.equal(null);
  });

  for (const [name, html] of [
    [
      'a grid of 300 buttons',
      `<div style="display:flex;flex-wrap:wrap">${'<button style="width:40px;height:18px;margin:0">x</button>'.repeat(300)}</div>`,
    ],
    ['a paragraph of 300 short links', `<p style="font:10px sans-serif">${'<a href="#">ab</a> '.repeat(300)}</p>`],
    [
      '300 boxes of 8 pixels in a corner',
      `<div style="position:absolute;left:0;top:0;width:160px">${'<input type=checkbox style="float:left;margin:0;width:8px;height:8px">'.repeat(300)}</div>`,
    ],
    [
      'a table right to left',
      `<table dir=rtl>${`<tr>${'<td><a href="#">אב</a><input type=checkbox></td>'.repeat(15)}</tr>`.repeat(10)}</table>`,
    ],
  ] as const) {
    it(`draws no number over another: ${name}`, async () => {
      show(html);
      const { marks, covered, outOfSight } = await newTool().overlay.show();
      expect(marks.length + covered.length + outOfSight.length).to.equal(300);
      expect(marks.length).to.be.greaterThan(250);
      const labels = marks.map(({ label }) => label);
      expect(labels).to.not.include(null);
      const over = labels.flatMap((a, i) => labels.slice(i + 1).filter((b) => a && b && intersect(a, b)));
      expect(over).to.deep.equal([]);
      for (const [i, label] of labels.entries()) {
        expect(label?.x, `left edge of label ${i}`).to.be.at.least(0);
        expect((label?.x ?? 0) + (label?.width ?? 0), `right edge of label ${i}`).to.be.at.most(innerWidth);
      }
    });
  }

  it('is in no snapshot, diff or hit test, and does not outdate the snapshot', async () => {
    show('<button id=b>Press</button><p>Text</p>');
    const tool = newTool();
    const before = await tool.getSnapshot();
    const text = before.toText({ previous: null });
    const { x, y, width, height } = byId('b').getBoundingClientRect();
    await tool.overlay.show();
    expect(before.stale).to.equal(false);
    expect(await tool.getSnapshot()).to.equal(before);
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).to.equal(byId('b'));
    const after = await tool.buildSnapshot();
    expect(after.toText({ previous: null })).to.equal(text);
    expect(after.diff(before)).to.deep.include({ appeared: [], gone: [], changed: [] });
    expect(JSON.stringify(await tool.inspect(after.getNodeId(byId('b')) as string))).to.contain('"reachable"');
    let clicks = 0;
    byId('b').addEventListener('click', () => {
      clicks++;
    });
    const result = await tool.click(after.getNodeId(byId('b')) as string);
    expect([result.success, clicks]).to.deep.equal([true, 1]);
    tool.overlay.hide();
    byId('b').blur();
    expect((await tool.getSnapshot()).toText({ previous: null })).to.equal(text);
  });

  it('is not part of the page: it is closed, hidden from assistive technology, above a modal dialog, and removed without a trace', async () => {
    show('<dialog id=d><button id=in>Close</button></dialog><button id=out>Behind</button>');
    const dialog = byId('d') as HTMLDialogElement;
    const attributes = (): string[] =>
      [...document.documentElement.attributes, ...document.body.attributes].map(
        ({ name, value }) => `${name}=${value}`,
      );
    const before = [
      document.documentElement.outerHTML,
      attributes().join(),
      getComputedStyle(document.body).cssText.length,
    ];
    const tool = newTool();
    await tool.overlay.show();
    dialog.showModal();
    const { marks } = await tool.overlay.show();
    const snapshot = await tool.getSnapshot();
    expect(marks.map(({ nodeId }) => nodeId)).to.deep.equal([snapshot.getNodeId(byId('in'))]);
    expect(
      (await tool.overlay.show({ behindModal: true })).marks.length +
        (await tool.overlay.show({ behindModal: true })).covered.length,
    ).to.equal(2);
    const el = host() as HTMLElement;
    expect(el.shadowRoot).to.equal(null);
    expect(el.getAttribute('aria-hidden')).to.equal('true');
    expect(el.matches(':popover-open')).to.equal(true);
    expect(getComputedStyle(el).pointerEvents).to.equal('none');
    expect(document.activeElement).to.equal(byId('in'));
    dialog.close();
    byId('out').blur();
    tool.overlay.hide();
    tool.overlay.hide();
    expect([
      document.documentElement.outerHTML,
      attributes().join(),
      getComputedStyle(document.body).cssText.length,
    ]).to.deep.equal(before);
  });

  it('does not let the style of the page reach it', async () => {
    show(
      '<style>html > * { transform: translate(50px, 50px) !important; opacity: .2 !important; display: none } body { display: block !important } ::backdrop { background: red; } domtool-overlay { width: 10px !important; visibility: hidden !important }</style><button>Press</button>',
    );
    await newTool().overlay.show();
    const style = getComputedStyle(host() as HTMLElement);
    expect([style.transform, style.opacity, style.visibility, style.display]).to.deep.equal([
      'none',
      '1',
      'visible',
      'block',
    ]);
    const { x, y, width, height } = (host() as HTMLElement).getBoundingClientRect();
    // The overlay does not cover scroll bars.
    expect([x, y]).to.deep.equal([0, 0]);
    expect(width).to.be.within(innerWidth - 20, innerWidth);
    expect(height).to.be.within(innerHeight - 20, innerHeight);
    expect(getComputedStyle(host() as HTMLElement, '::backdrop').display).to.equal('none');
  });

  it('reads frames, shadow roots and scrolled containers in coordinates of the top viewport', async () => {
    show(
      '<iframe id=f style="position:absolute;left:100px;top:50px;width:200px;height:100px;border:5px solid" srcdoc="<body style=margin:0><button style=\'position:absolute;left:10px;top:20px;width:60px;height:30px\'>In</button><button style=\'position:absolute;left:10px;top:90px;width:60px;height:30px\'>Cut</button>"></iframe>' +
        '<div id=s style="position:absolute;left:400px;top:50px;width:100px;height:60px;overflow:auto"><button style="display:block;height:40px;width:80px">One</button><button style="display:block;height:40px;width:80px">Two</button><button style="display:block;height:40px;width:80px">Three</button></div><div id=h style="position:absolute;left:600px;top:50px"></div>',
    );
    await loaded(byId('f') as HTMLIFrameElement);
    byId('h').attachShadow({ mode: 'open' }).innerHTML =
      '<button style="width:50px;height:20px;margin:0">Inner</button>';
    const tool = newTool();
    const { marks, outOfSight } = await tool.overlay.show();
    expect(marks.map(({ box }) => [box.x, box.y, box.width, box.height].join())).to.have.members([
      '115,75,60,30',
      '115,145,60,10',
      '400,50,80,40',
      '400,90,80,20',
      '600,50,50,20',
    ]);
    expect(outOfSight).to.have.length(1);
  });

  it('lists covered and missing elements, and throws for values that are not numbers', async () => {
    show(
      '<button id=under style="position:absolute;left:20px;top:20px">Under</button><div id=over style="position:absolute;left:0;top:0;width:200px;height:100px;background:white">Over</div><button id=free style="position:absolute;left:300px;top:20px">Free</button>',
    );
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('under')) as string;
    const { covered, marks } = await tool.overlay.show();
    expect([covered, marks.length]).to.deep.equal([[id], 1]);
    expect((await tool.overlay.show({ nodes: [9999] })).missing).to.deep.equal(['node_9999']);
    expect(await codeOf(tool.overlay.show({ nodes: ['x'] }))).to.equal('bad_option');
    expect(await codeOf(tool.overlay.show({ labels: 'yes' } as never))).to.equal('bad_option');
    const { proxy, revoke } = Proxy.revocable(() => undefined, {});
    revoke();
    expect(await codeOf(tool.overlay.show({ highlight: proxy as never }))).to.equal('bad_option');
    expect(await codeOf(tool.overlay.show({ colour: 'red' } as never))).to.equal('bad_option');
    tool.destroy();
    expect(host()).to.equal(null);
    expect(await codeOf(tool.overlay.show())).to.equal('destroyed');
  });

  it('marks the given elements, with or without numbers and highlighting', async () => {
    show('<button id=a>A</button><button id=b>B</button><h1 id=h>Title</h1>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const [a, h] = [byId('a'), byId('h')].map((el) => snapshot.getNodeId(el) as string);
    const one = await tool.overlay.show({ nodes: [a as string], labels: false, highlight: h as string });
    expect(one.marks.map(({ nodeId, label }) => [nodeId, label])).to.deep.equal([
      [a, null],
      [h, null],
    ]);
    expect((await tool.overlay.show({ nodes: [] })).marks).to.deep.equal([]);
  });

  it('is not drawn by a call that another call overtook', async () => {
    show('<button>A</button><button>B</button>');
    const tool = newTool();
    const late = tool.overlay.show();
    tool.overlay.hide();
    expect((await late).marks).to.deep.equal([]);
    expect(host()).to.equal(null);
    const highlight = (await tool.getSnapshot()).getNodeId(document.querySelector('button') as Element) as string;
    const [first, second] = await Promise.all([tool.overlay.show(), tool.overlay.show({ nodes: [], highlight })]);
    expect([first.marks.length, second.marks.length]).to.deep.equal([0, 1]);
  });

  it('works together with the overlay of another DomTool', async () => {
    show('<button>A</button>');
    await newTool().overlay.show();
    const other = document.createElement('domtool-overlay');
    other.popover = 'manual';
    document.documentElement.append(other);
    await sleep(50);
    let raised = 0;
    host()?.addEventListener('toggle', () => {
      raised++;
    });
    other.showPopover();
    await sleep(100);
    other.remove();
    expect(raised).to.equal(0);
  });

  it('returns after the page has removed or hidden it', async () => {
    show('<button>A</button>');
    const tool = newTool();
    await tool.overlay.show();
    host()?.hidePopover();
    await tool.overlay.show();
    expect(host()?.matches(':popover-open')).to.equal(true);
    host()?.remove();
    await tool.overlay.show();
    expect(host()?.matches(':popover-open')).to.equal(true);
  });

  it('marks new elements when it is live', async () => {
    show('<button>A</button>');
    const tool = newTool();
    await tool.overlay.show({ live: true });
    document.body.insertAdjacentHTML('beforeend', '<button id=new>B</button>');
    let looked = 0;
    const original = tool.overlay.show.bind(tool.overlay);
    let last: OverlayResult | null = null;
    tool.overlay.show = async (options) => {
      looked++;
      return (last = await original(options));
    };
    await until(() => last);
    await sleep(300);
    expect(looked).to.equal(1);
    expect((last as OverlayResult | null)?.marks).to.have.length(2);
  });

  it('follows scrolling and resizing', async () => {
    show(
      '<div style="height:400px"></div><button id=b style="position:absolute;left:40px;top:300px;width:100px;height:40px">B</button><div style="height:3000px"></div>',
    );
    const drawn: number[] = [];
    const strokeRect = CanvasRenderingContext2D.prototype.strokeRect;
    CanvasRenderingContext2D.prototype.strokeRect = function strokeRectAt(x, y, width, height) {
      drawn.push(Math.round(y));
      strokeRect.call(this, x, y, width, height);
    };
    try {
      await newTool().overlay.show();
      const first = drawn.at(-1) as number;
      window.scrollTo(0, 120);
      await frame();
      await frame();
      expect([first, drawn.at(-1)]).to.deep.equal([300, 180]);
      byId('b').style.top = '330px';
      await frame();
      await frame();
      expect(drawn.at(-1)).to.equal(210);
    } finally {
      CanvasRenderingContext2D.prototype.strokeRect = strokeRect;
    }
  });
});
