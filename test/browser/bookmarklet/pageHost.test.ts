import { expect } from 'chai';
import { PageHost } from '../../../src/bookmarklet/PageHost.ts';
import { newTool, reset, show } from '../support/page.ts';

describe("the bookmarklet's host", () => {
  afterEach(reset);

  it('returns each view of the page', async () => {
    show('<main><h1>Shop</h1><p>Words of the page</p><button>Buy</button></main>');
    const host = new PageHost(
      newTool(),
      () => undefined,
      () => undefined,
      () => undefined,
    );
    expect(await host.view('Page')).to.match(/^@page .*\n@main\n# Shop\nWords of the page\n\[3 button Buy\]\n$/);
    expect(await host.view('In view')).to.contain('[3 button Buy]');
    expect(await host.view('Overview'))
      .to.match(/Interactive[^]*\[3\] button "Buy"/i)
      .and.to.contain('"Shop"');
    expect(JSON.parse(await host.view('JSON'))).to.have.nested.property('page.body.children.2.text', 'Buy');
    host.close();
  });
});
