import { expect } from 'chai';
import type { SerializedNode } from '../../../src/index.ts';
import { findNode, loaded, newTool, reset } from '../support/page.ts';

/** The first steps of a new user. */
describe('basic use', () => {
  afterEach(reset);

  it('creates a snapshot of a simple DOM', async () => {
    document.body.innerHTML = `
        <div>
          <button id="btn">Click me</button>
          <input type="text" placeholder="Name" />
        </div>
      `;
    const snapshot = await newTool().getSnapshot();
    expect(snapshot.virtualDom).to.not.equal(undefined);
    expect(snapshot.stats.interactiveNodes).to.equal(2);
  });

  it('filters out hidden elements', async () => {
    document.body.innerHTML = `
        <button id="visible">Visible</button>
        <button id="hidden" style="display: none">Hidden</button>
      `;
    const serialized = (await newTool().getSnapshot()).serialize();
    const buttons = serialized.page.body.children?.filter((e) => e.tag === 'button') ?? [];
    expect(buttons).to.have.lengthOf(1);
    expect(buttons[0]?.text).to.equal('Visible');
  });

  it('detects clickable divs', async () => {
    document.body.innerHTML = `
        <div class="btn-primary" style="cursor: pointer">Click</div>
      `;
    const serialized = (await newTool().getSnapshot()).serialize();
    const clickable = serialized.page.body.children ?? [];
    expect(clickable).to.have.lengthOf(1);
    expect(clickable[0]?.text).to.equal('Click');
  });

  it('clicks an element and detects changes', async () => {
    document.body.innerHTML = `
        <button id="btn">Click me</button>
      `;
    let clicked = false;
    document.getElementById('btn')?.addEventListener('click', () => {
      clicked = true;
    });
    const tool = newTool();
    const serialized = (await tool.getSnapshot()).serialize();
    const button = serialized.page.body.children?.find((e) => e.tag === 'button') as SerializedNode;
    const result = await tool.click(button.id);
    expect(result).to.include({ success: true });
    expect(clicked).to.equal(true);
  });

  it('types text into an input', async () => {
    document.body.innerHTML = `
        <input type="text" id="name" />
      `;
    const tool = newTool();
    const serialized = (await tool.getSnapshot()).serialize();
    const input = serialized.page.body.children?.find((e) => e.tag === 'input') as SerializedNode;
    const result = await tool.type(input.id, 'John Doe');
    expect(result).to.include({ success: true });
    expect((document.getElementById('name') as HTMLInputElement).value).to.equal('John Doe');
  });

  it('handles iframe content', async () => {
    document.body.innerHTML = `
      <iframe id="frame" srcdoc="<button>Iframe button</button>"></iframe>
    `;
    await loaded(document.getElementById('frame') as HTMLIFrameElement);
    const serialized = (await newTool().getSnapshot()).serialize();
    expect(serialized.page.iframes).to.have.lengthOf(1);
    expect(serialized.page.iframes?.[0]?.body.children).to.not.equal(undefined);
    expect(serialized.page.iframes?.[0]?.body.children?.[0]?.tag).to.equal('button');
  });

  it('handles shadow DOM', async () => {
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<button>Shadow button</button>';
    document.body.appendChild(host);
    const serialized = (await newTool().getSnapshot()).serialize();
    expect(serialized.page.shadowDoms).to.have.lengthOf(1);
    expect(serialized.page.shadowDoms?.[0]?.body.children?.[0]?.tag).to.equal('button');
    expect(serialized.page.shadowDoms?.[0]?.body.children?.[0]?.text).to.equal('Shadow button');
  });

  it('finds the search box of a search page', async () => {
    document.title = 'Google-like search';
    document.body.innerHTML = `
      <form role="search" action="/search"><textarea name="q" aria-label="Search" rows="1"></textarea>
      <input type="submit" value="Find it"></form>`;
    const serialized = (await newTool().getSnapshot()).serialize();
    expect(serialized.page.context.title).to.contain('Google');
    expect(serialized.page.body.children).to.not.equal(undefined);
    const box = findNode(
      serialized.page.body,
      (n) => n.role === 'textbox' && n['aria-label']?.toLowerCase().includes('search') === true,
    );
    expect(box).to.not.equal(null);
  });

  it('types into the user name of a login page', async () => {
    document.body.innerHTML = `
      <form><label for="login_field">Username or email address</label><input type="text" name="login" id="login_field">
      <label for="password">Password</label><input type="password" id="password"><input type="submit" value="Sign in"></form>`;
    const tool = newTool();
    const serialized = (await tool.getSnapshot()).serialize();
    const user = findNode(
      serialized.page.body,
      (n) => n.role === 'textbox' && n['aria-label']?.toLowerCase().includes('username') === true,
    );
    const result = await tool.type((user as SerializedNode).id, 'testuser');
    expect(result).to.include({ success: true });
  });
});
