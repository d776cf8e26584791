import { expect } from 'chai';
import { DomTool, type VirtualNode } from '../../../src/index.ts';
import { byId, contentOf, loaded, newTool, reset, show } from '../support/page.ts';

/** Returns the nodes of the elements in a new snapshot. */
async function nodesOf(...elements: Element[]): Promise<(VirtualNode | undefined)[]> {
  const snapshot = await newTool().getSnapshot();
  const byNumber = new Map<string, VirtualNode>();
  const stack: (VirtualNode | undefined)[] = [snapshot.virtualDom];
  while (stack.length) {
    const node = stack.pop();
    if (!node) continue;
    byNumber.set(node.node_id, node);
    stack.push(node.shadowDom, node.iframe, ...(node.children ?? []));
  }
  return elements.map((el) => byNumber.get(snapshot.getNodeId(el) ?? ''));
}

describe('controls in a snapshot', () => {
  afterEach(reset);

  it('have the browser’s boxes, whether or not the build read them', async () => {
    show(
      '<p>before</p><label><input id=a type=checkbox> Pick</label><p style="position:relative;left:7px"><input id=b type=checkbox></p>',
    );
    for (const id of ['a', 'b']) {
      const { x, y, width, height } = byId(id).getBoundingClientRect();
      const [node] = await nodesOf(byId(id));
      expect(node?.metadata?.boundingBox, id).to.deep.include({
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      });
    }
  });

  it('are disabled by a fieldset around the host of their shadow tree', async () => {
    show('<section id=s aria-disabled=true><div id=h></div></section><div id=g></div>');
    for (const id of ['h', 'g']) {
      const root = byId(id).attachShadow({ mode: 'open' });
      root.innerHTML = '<div><div id=i></div><button>One</button><button aria-disabled=false>Two</button></div>';
      (root.getElementById('i') as Element).attachShadow({ mode: 'open' }).innerHTML = '<button>Deep</button>';
    }
    const buttons = ['h', 'g'].flatMap((id) => {
      const root = byId(id).shadowRoot as ShadowRoot;
      const deep = (root.getElementById('i') as Element).shadowRoot as ShadowRoot;
      return [...deep.querySelectorAll('button'), ...root.querySelectorAll('button')];
    });
    expect(
      (await nodesOf(...buttons)).map((node) => node && (node.metadata?.states?.['disabled'] ?? false)),
    ).to.deep.equal([true, true, false, false, false, false]);
  });

  it('have names and descriptions from their attributes alone', async () => {
    show(`<button id=a class="btn x" data-title="no">Save</button><button id=b title="Saves the file" data-k=1><i></i></button>
      <button id=c title="Saves the file">Save</button><input id=d placeholder="Your name"><input id=e aria-placeholder="Your town">
      <input id=f type=submit value="Send" class=b><a id=g href="/x" class=c aria-label="Home page"><b>x</b></a><table id=i summary="Sums"><tr><td>1</table>`);
    const elements = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'i'].map(byId);
    expect((await nodesOf(...elements)).map((node) => node?.['aria-label'])).to.deep.equal([
      'Save',
      'Saves the file',
      'Save',
      'Your name',
      'Your town',
      'Send',
      'Home page',
      'Sums',
    ]);
    expect(elements.map((el) => DomTool.computeAccessibleDescription(el))).to.deep.equal([
      '',
      '',
      'Saves the file',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
  it('are named by their own attributes, and else by the frame, if the body of a frame is an editor', async () => {
    for (const [own, name] of [
      ["aria-label='Rich text'", 'Rich text'],
      ['role=textbox aria-labelledby=l><h1 id=l contenteditable=false>Notes</h1', 'Notes'],
      ['', 'Frame'],
    ]) {
      show(`<iframe title=Frame srcdoc="<body contenteditable ${own}>hello</body>"></iframe>`);
      await loaded(document.querySelector('iframe') as HTMLIFrameElement);
      const tool = newTool();
      expect(contentOf(await tool.getSnapshot())).to.contain(`textbox ${name} `);
      expect((await tool.forms())[0]?.fields[0]?.label).to.equal(name);
    }
  });

  it('say that a list box scrolls, and do not show its options as words of one line', async () => {
    show(
      '<select size=3 aria-label=L><option>one<option>two<option>three<option>four<option id=o>five</select><p>x</p>',
    );
    const tool = newTool();
    const text = contentOf(await tool.getSnapshot());
    expect(text).to.contain('scrolls: 0 px above');
    expect(text).to.match(/option one\]\n/);
    const { reachable, coveredBy } = (await tool.inspect('#o')) as unknown as {
      reachable: boolean;
      coveredBy: unknown;
    };
    expect([reachable, coveredBy]).to.deep.equal([true, null]);
  });
});
