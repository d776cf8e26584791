import { expect } from 'chai';
import { inertAround } from '../../../src/dom/inert.ts';
import { checkVisibility, type DomTool, type Inspection } from '../../../src/index.ts';
import { byId, newTool, REFUSED, reset, show } from '../support/page.ts';

const DIALOG =
  '<dialog id=d aria-label=Sure><p>Really?</p><button id=y>Yes</button><div inert><button id=n>Never</button></div></dialog>';
const PAGE = `<h1>Shop</h1><main id=m inert><p>Behind</p><button id=b>Buy</button>${DIALOG}</main>`;

/**
 * https://html.spec.whatwg.org/#modal-dialogs-and-inert-subtrees: a modal dialog "escapes the inertness" of its
 * ancestors.
 */
describe('a modal dialog in an inert element', () => {
  let tool: DomTool;
  beforeEach(() => {
    show(PAGE);
    tool = newTool();
  });
  afterEach(() => {
    document.body.inert = false;
    reset();
  });
  const open = (): void => {
    (byId('d') as HTMLDialogElement).showModal();
  };
  const text = async (): Promise<string> => (await tool.getSnapshot()).toText();
  const expectInTree = async (yes: Element): Promise<void> => {
    const snapshot = await tool.getSnapshot();
    const facts = `${JSON.stringify(checkVisibility(yes))}\n${snapshot.toText()}`;
    expect(snapshot.nodeOf(yes)?.name, facts).equal('Yes');
  };

  it('is in all views with its content, and the rest cannot be used', async () => {
    const isOffered = async (name: string): Promise<boolean> => {
      const snapshot = await tool.getSnapshot();
      const views = [JSON.stringify(snapshot.serialize()), JSON.stringify(snapshot.virtualDom), snapshot.toText()];
      const found = views.map((view) => new RegExp(`"${name}"|\\[\\d+ [^\\]]*${name}`).test(view));
      expect(new Set(found).size, views.join('\n')).equal(1);
      return found[0] as boolean;
    };
    const offered = async (): Promise<boolean[]> => [
      await isOffered('Yes'),
      await isOffered('Buy'),
      await isOffered('Never'),
    ];
    expect(await offered()).to.deep.equal([false, false, false]);
    open();
    await expectInTree(byId('y'));
    expect(await offered()).to.deep.equal([true, false, false]);
    (byId('d') as HTMLDialogElement).close();
    expect(await offered()).to.deep.equal([false, false, false]);
  });

  it('is in the views also if the whole body is inert, and if it is in a shadow tree', async () => {
    show(`<x-box id=x></x-box>${DIALOG}`);
    document.body.inert = true;
    open();
    await expectInTree(byId('y'));
    (byId('d') as HTMLDialogElement).close();
    const root = byId('x').attachShadow({ mode: 'open' });
    root.innerHTML = DIALOG;
    const inner = root.querySelector('#d') as HTMLDialogElement;
    inner.showModal();
    await expectInTree(root.querySelector('#y') as Element);
    expect(await text()).to.contain('Yes');
  });

  it('cannot be used while an ancestor is aria-hidden', async () => {
    byId('m').setAttribute('aria-hidden', 'true');
    open();
    expect(JSON.stringify((await tool.getSnapshot()).serialize())).to.not.match(/Yes|Buy/);
  });

  it('can be used, unless it is inert itself', async () => {
    open();
    let pressed = 0;
    byId('y').addEventListener('click', () => {
      pressed++;
    });
    expect(((await tool.inspect('#y')) as Inspection).reachability).to.deep.equal({ state: 'reachable' });
    const yes = (await tool.getSnapshot()).getNodeId(byId('y')) as string;
    expect(await tool.click(yes)).to.include({ success: true });
    expect(pressed).equal(1);
    expect(inertAround(byId('n'))).not.equal(null);
    byId('d').inert = true;
    expect((await tool.click(yes, REFUSED)).code).equal('inert');
  });
});
