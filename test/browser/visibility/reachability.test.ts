import { expect } from 'chai';
import { reachability } from '../../../src/visibility/reachability.ts';
import { testPage } from '../support/environment.ts';
import { byId, newTool, reset, show } from '../support/page.ts';
import { loadScript, runScripts, target } from '../support/testPages.ts';

await loadScript(testPage('visibility/reachability.js'));
const { reachabilityPages } = window as unknown as {
  reachabilityPages: readonly (readonly [html: string, expected: string, why: string])[];
};

describe('reachability', () => {
  afterEach(reset);

  for (const [html, expected, why] of reachabilityPages) {
    it(`${expected}: ${why}`, () => {
      show(html);
      runScripts();
      const found = reachability(target());
      expect(found.state, html).to.equal(expected);
      const by = document.querySelector('#by');
      if ('by' in found && by) expect(found.by).to.equal(by);
    });
  }

  it('says how far an element is off screen', () => {
    show('<button id=t style="position:absolute;top:2000px;left:0;height:20px">x</button>');
    expect(reachability(byId('t'))).to.deep.equal({ state: 'off-screen', dx: 0, dy: 2020 - window.innerHeight });
  });

  const behind = async (html: string): Promise<number | null> => {
    show(`<button>one</button><button>two</button>${html}`);
    return (await newTool().getSnapshot()).tree.modal?.behind ?? null;
  };

  it('treats a layer over the whole page as a modal dialog', async () => {
    expect(
      await behind(
        '<div style="position:fixed;inset:0;background:#0008"></div><div style="position:fixed;left:20%;top:20%;right:20%;bottom:20%;background:#fff"><button>ok</button></div>',
      ),
    ).to.be.greaterThan(0);
    expect(
      await behind(
        '<div style="position:fixed;inset:0"><div style="width:200px;margin:auto"><button>ok</button></div></div>',
      ),
    ).to.be.greaterThan(0);
  });

  it('treats an absolutely positioned mask as modal if the page cannot be scrolled from under it', async () => {
    const mask = '<div style="position:absolute;left:0;top:0;width:100vw;height:100vh"><button>ok</button></div>';
    expect(await behind(mask)).to.be.greaterThan(0);
    expect(await behind(`<div style="height:3000px"></div>${mask}`)).to.equal(null);
  });

  it('treats neither a bar nor a layer that lets the pointer through as modal', async () => {
    expect(
      await behind('<div style="position:fixed;left:0;right:0;top:0;height:50px"><button>ok</button></div>'),
    ).to.equal(null);
    expect(await behind('<div style="position:fixed;inset:0;pointer-events:none"><button>ok</button></div>')).to.equal(
      null,
    );
  });
});
