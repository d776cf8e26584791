import { expect } from 'chai';
import { otherOrigin, testPage } from '../support/environment.ts';
import { byId, loaded, newTool, reset, show } from '../support/page.ts';

const texts = (nodes: readonly { text?: string }[] | undefined): (string | undefined)[] =>
  (nodes ?? []).map((n) => n.text);

async function frame(attributes: string): Promise<HTMLIFrameElement> {
  document.body.insertAdjacentHTML('beforeend', `<iframe ${attributes}></iframe>`);
  const element = document.body.lastElementChild as HTMLIFrameElement;
  await loaded(element);
  return element;
}

describe('shadow roots and frames', () => {
  afterEach(reset);

  it('are walked at any depth, with an entry for each shadow root', async () => {
    show('<div id=a></div>');
    const outer = byId('a').attachShadow({ mode: 'open' });
    outer.innerHTML = '<p>outer</p><div id=b></div>';
    (outer.getElementById('b') as HTMLElement).attachShadow({ mode: 'open' }).innerHTML = '<button>inner</button>';
    const snapshot = await newTool().getSnapshot();
    const { shadowDoms } = snapshot.serialize().page;
    expect(shadowDoms).to.have.lengthOf(2);
    expect(shadowDoms?.[0]?.hostId).to.equal(snapshot.getNodeId(byId('a')));
    expect(shadowDoms?.[1]?.hostId).to.equal(snapshot.getNodeId(outer.getElementById('b') as Element));
    expect(texts(shadowDoms?.[1]?.body.children)).to.deep.equal(['inner']);
    expect(snapshot.stats.shadowDomCount).to.equal(2);
    const host = snapshot.virtualDom.children?.[0];
    expect(host?.shadowDom).to.include({
      tag: 'shadow-root',
      role: 'region',
      'aria-label': 'Shadow DOM content',
      visible: true,
    });
    expect(snapshot.getRealElement(host?.shadowDom?.node_id ?? '')).to.equal(null);
  });

  it('list slotted children in slot order, omit unslotted children, and keep fallback content', async () => {
    show('<div id=h><b slot=second>two</b><i>lost</i><b slot=first>one</b></div>');
    byId('h').attachShadow({ mode: 'open' }).innerHTML =
      '<p>before</p><slot name=first></slot><slot name=second></slot><slot name=third><u>fallback</u></slot>';
    const { virtualDom } = await newTool().getSnapshot();
    const host = virtualDom.children?.[0];
    expect(texts(host?.children)).to.deep.equal(['one', 'two']);
    expect(JSON.stringify(host?.shadowDom))
      .to.contain('"before"')
      .and.to.contain('"fallback"')
      .and.not.to.contain('"one"');
    expect(JSON.stringify(virtualDom)).to.not.contain('lost');
  });

  it('are not walked beyond shadowDomDepth, which a marker says', async () => {
    show('<div id=a></div>');
    byId('a').attachShadow({ mode: 'open' }).innerHTML = '<div id=b></div>';
    ((byId('a').shadowRoot as ShadowRoot).getElementById('b') as HTMLElement).attachShadow({ mode: 'open' }).innerHTML =
      '<p>deep</p>';
    const { virtualDom } = await newTool({ shadowDomDepth: 1 }).getSnapshot();
    const json = JSON.stringify(virtualDom);
    expect(json).to.contain('[Shadow DOM max depth reached]').and.not.to.contain('deep');
  });

  it('are left out if the config says so', async () => {
    show('<div id=a></div>');
    byId('a').attachShadow({ mode: 'open' }).innerHTML = '<p>shadow</p>';
    await frame('srcdoc="<p>framed</p>"');
    const snapshot = await newTool({ captureShadowDom: false, captureIframes: false }).getSnapshot();
    expect(JSON.stringify(snapshot.virtualDom)).to.not.contain('shadow').and.not.to.contain('framed');
    expect(JSON.stringify(snapshot.virtualDom)).to.contain('"tag":"iframe"');
  });

  it('leave the page around them in use if they are small, although a modal dialog is open in them', async () => {
    const dialog = '<dialog id=d>Sure? <button>Yes</button></dialog><p>framed</p>';
    for (const [size, isAround] of [
      ['width:200px;height:60px', true],
      ['position:fixed;inset:0;width:100%;height:100%', false],
    ] as const) {
      show('<p>around</p>');
      const { contentDocument } = await frame(`style="border:0;${size}" srcdoc="${dialog}"`);
      (contentDocument?.getElementById('d') as HTMLDialogElement).showModal();
      const text = (await newTool().getSnapshot()).toText();
      expect(text, size).to.contain('button Yes');
      expect(text.includes('around'), size).to.equal(isAround);
    }
  });

  it('are not shown if nothing but their border is large enough', async () => {
    await frame('width=1 height=1 style="border:9px solid" srcdoc="<p>framed</p>"');
    expect((await newTool().getSnapshot()).toText()).to.not.contain('framed');
  });

  it('of the same origin are walked at any depth, with boxes in the top viewport', async () => {
    const outer = await frame(
      `title="Outer" style="border:3px solid; margin:20px" srcdoc="<title>Doc</title><p>outer text</p><iframe srcdoc='<button>inner button</button>'></iframe>"`,
    );
    const innerFrame = (outer.contentDocument as Document).querySelector('iframe') as HTMLIFrameElement;
    if (!innerFrame.contentDocument?.querySelector('button')) await loaded(innerFrame);
    const snapshot = await newTool().getSnapshot();
    const { iframes } = snapshot.serialize().page;
    expect(iframes?.map((f) => f.title)).to.have.lengthOf(2);
    expect(iframes?.[0]).to.include({ hostId: snapshot.getNodeId(outer), title: 'Doc' });
    expect(iframes?.[1]?.body.children?.[0]?.text).to.equal('inner button');
    const button = (innerFrame.contentDocument as Document).querySelector('button') as Element;
    const node = snapshot.virtualDom.children?.[0]?.iframe?.children?.[1]?.iframe?.children?.[0];
    expect(node?.node_id).to.equal(snapshot.getNodeId(button));
    const [a, b, c] = [outer, innerFrame, button].map((el) => el.getBoundingClientRect());
    const border = innerFrame.clientLeft;
    expect(node?.metadata?.boundingBox?.x).to.equal(Math.round((a?.x ?? 0) + 3 + (b?.x ?? 0) + border + (c?.x ?? 0)));
    expect(node?.metadata?.boundingBox?.y).to.equal(
      Math.round((a?.y ?? 0) + 3 + (b?.y ?? 0) + innerFrame.clientTop + (c?.y ?? 0)),
    );
    expect(snapshot.stats.iframeCount).to.equal(2);
  });

  it('beyond iframeDepth are marked', async () => {
    const outer = await frame(`srcdoc="<p>outer text</p><iframe srcdoc='<button>inner button</button>'></iframe>"`);
    const innerFrame = (outer.contentDocument as Document).querySelector('iframe') as HTMLIFrameElement;
    if (!innerFrame.contentDocument?.querySelector('button')) await loaded(innerFrame);
    const { virtualDom } = await newTool({ iframeDepth: 1 }).getSnapshot();
    expect(JSON.stringify(virtualDom))
      .to.contain('[iframe max depth reached]')
      .and.to.contain('outer text')
      .and.not.to.contain('inner button');
  });

  it('of another origin are marked with title and URL', async () => {
    const url = `${otherOrigin}/toolchain/frame.html`;
    const el = await frame(`title="Payment" src="${url}"`);
    const snapshot = await newTool().getSnapshot();
    const marker = snapshot.virtualDom.children?.[0]?.iframe;
    expect(marker?.['aria-label']).to.match(/^Payment.*Cross-origin iframe \(inaccessible\)$/);
    expect(marker?.metadata?.href).to.equal(url);
    expect(marker?.tag).to.equal('iframe');
    const listed = snapshot.serialize().page.iframes?.[0];
    expect(listed).to.include({ hostId: snapshot.getNodeId(el), url });
    expect(listed?.body['aria-label']).to.contain('Cross-origin iframe (inaccessible)');
  });

  it('contribute nothing if the frame is hidden', async () => {
    await frame('style="opacity:0" srcdoc="<p>framed</p>"');
    await frame('hidden srcdoc="<p>framed</p>"');
    await frame('width=0 height=0 style="border:0" srcdoc="<p>framed</p>"');
    await frame('style="visibility:hidden" srcdoc="<p>framed</p>"');
    const { virtualDom } = await newTool().getSnapshot();
    expect(JSON.stringify(virtualDom)).to.not.contain('framed');
  });

  it('cause a new snapshot when a frame changes or navigates', async () => {
    const el = await frame(`src="${testPage('toolchain/frame.html')}"`);
    const tool = newTool();
    const first = await tool.getSnapshot();
    (el.contentDocument as Document).body.append('changed');
    expect(first.stale).to.equal(true);
    const second = await tool.getSnapshot();
    expect(JSON.stringify(second.virtualDom)).to.contain('changed');
    el.srcdoc = '<p>elsewhere</p>';
    await loaded(el);
    expect(JSON.stringify((await tool.getSnapshot()).virtualDom))
      .to.contain('elsewhere')
      .and.not.to.contain('changed');
  });
});
