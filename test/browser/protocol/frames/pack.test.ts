import { expect } from 'chai';
import { pack } from '../../../../src/protocol/frames/pack.ts';
import { unpack, type RemoteTree } from '../../../../src/protocol/frames/unpack.ts';
import type { TreeNode } from '../../../../src/tree/TreeNode.ts';
import { preorder } from '../../../../src/tree/lineUp.ts';
import { byId, newTool, reset, show } from '../../support/page.ts';

const PAGE = `<main><h1>Head</h1><p>Some <b style="color:#ddd">words</b> <s>struck</s> and <a href="/x">a link</a></p><pre>two
lines</pre><ol start=5 type=a><li>Fifth</ol><div style="display:flex"><p>Second</p><p style="order:-1">First</p></div><table><tr><th aria-sort=ascending>A<th>B<tr><td colspan=2>C</table><form aria-label=Form><label>Name <input id=n value="Ann" required></label><select><option>One<option selected>Two</select><button aria-label="Pay now">Go</button>
<p style="text-decoration:line-through">9 <b style="display:inline-block">8</b></p><input type=password value=hunter2><input type=checkbox checked aria-label=Terms></form><div id=host><i slot=s>Slotted</i></div><iframe srcdoc="<p>Framed</p>"></iframe></main>`;

const plain = ({ children, shadow, frame, assigned, ...rest }: TreeNode): object => ({
  ...rest,
  texts: children.filter((child) => typeof child === 'string'),
  shadow: shadow?.id,
  frame: frame?.id,
  assigned: assigned?.length,
});

function sent(given: object, isExcluded = false): RemoteTree {
  const remote = unpack(structuredClone(given), {
    numberOf: (id) => id,
    origin: location.origin,
    title: 'Title',
    isExcluded,
    hasFocus: true,
  });
  if (!remote) throw new Error('the frame itself does not believe what it sent');
  return remote;
}

describe('what a frame sends', () => {
  afterEach(reset);

  it('is the same after unpacking: every node with its position and facts', async () => {
    show(PAGE, 'The page');
    byId('host').attachShadow({ mode: 'open' }).innerHTML =
      '<section><slot name=s></slot><button>In the shadow</button></section>';
    byId('n').focus();
    const snapshot = await newTool().getSnapshot();
    const remote = sent(pack(snapshot, 't'));
    const [before, after] = [snapshot.tree.root, remote.root].map((root) => preorder(root).slice(1).map(plain));
    expect(after).to.deep.equal(before);
    expect(JSON.stringify(after))
      .to.contain('"itemMarker":"e."')
      .and.to.contain('"sorted":')
      .and.to.contain('"order":-1');
    expect(remote.root).to.include({ tag: 'body', role: 'document', name: 'The page' });
    expect(remote.root.facts).to.deep.equal({ url: location.href, documentTitle: 'The page' });
    expect(remote.focusId).to.equal(snapshot.tree.focusId);
    for (const [id, { box, part }] of remote.nodes) {
      expect(box, part).to.deep.equal(snapshot.tree.geometry.box(id));
    }
    expect(remote.counts).to.include({
      interactiveNodes: snapshot.stats.interactiveNodes,
      iframeCount: 1,
      shadowDomCount: 1,
    });
  });

  it('contains no secret, whether typed or recognized', async () => {
    show(
      '<input type=password value=hunter2><input autocomplete=one-time-code value=123456><input value="4111 1111 1111 1111"><textarea>123-45-6789</textarea><div contenteditable>5500 0000 0000 0004</div>',
    );
    const text = JSON.stringify(pack(await newTool().getSnapshot(), 't'));
    expect(text).to.not.match(/hunter2|123456|4111|6789|5500/);
    expect(text).to.contain('•••');
  });

  it('offers nothing if the frame cannot be used', async () => {
    show('<button>Go</button><p>Words</p>');
    const remote = sent(pack(await newTool().getSnapshot(), 't'), true);
    expect(remote.counts.interactiveNodes).to.equal(0);
  });
});
