import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

/**
 * Elements that move the content after them off the page. Pages use this to hide words from people but not from
 * scripts.
 */
const PAGES: readonly (readonly [why: string, html: string])[] = [
  [
    'is hidden after an empty inline element with a negative margin',
    '<p>shown</p><p><span style="margin-left:-9999px"></span>gone</p>',
  ],
  [
    'is hidden after a word with a negative margin',
    '<p>shown</p><p><b style="margin-right:-200px;margin-left:-9000px">out</b> gone <i>gone</i></p>',
  ],
  [
    'is hidden after a block whose negative margin reaches beyond its parent',
    '<style>.up { margin-bottom: -3000px }</style><div>shown</div><div><div class=up>shown</div></div><p>gone</p><div><p><i>gone</i></p></div>',
  ],
];

describe('an element pulled off the page by a preceding one', () => {
  afterEach(reset);

  for (const [why, html] of PAGES) {
    it(why, async () => {
      show(html);
      const text = (await newTool().getSnapshot()).toText();
      expect(text).to.contain('shown');
      expect(text).not.to.contain('gone');
    });
  }

  it('becomes visible as soon as nothing pulls it, and hidden again', async () => {
    show('<p>shown</p><p><span id=s></span>words <button>Press</button></p>');
    const tool = newTool();
    const pulled = document.getElementById('s') as HTMLElement;
    for (const [margin, expected] of [
      ['0', true],
      ['-9999px', false],
      ['', true],
      ['-9999px', false],
    ] as const) {
      pulled.style.marginLeft = margin;
      const text = (await tool.getSnapshot()).toText();
      expect([text.includes('words'), text.includes('Press')], margin).to.deep.equal([expected, expected]);
    }
    pulled.remove();
    expect((await tool.getSnapshot()).toText()).to.contain('words');
  });

  it('stays visible if it is pulled only by a gutter', async () => {
    show('<div style="margin:0 -15px"><p>one</p><p style="margin-top:-20px">two</p></div><p>three</p>');
    expect(contentOf(await newTool().getSnapshot())).to.equal('one\ntwo\nthree\n');
  });
});
