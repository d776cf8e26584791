import { expect } from 'chai';
import { byId, contentOf, newTool, reset, show } from '../support/page.ts';

/** Returns how the text view tells the word: plain, marked as faint, or not at all. */
async function told(html: string, shadow?: string): Promise<'plain' | 'faint' | 'hidden'> {
  document.body.style.cssText = 'background:#fff; color:#000; font:16px/20px monospace';
  show(html);
  if (shadow !== undefined) byId('host').attachShadow({ mode: 'open' }).innerHTML = shadow;
  const text = contentOf(await newTool().getSnapshot());
  return text.includes('(faint: word)') ? 'faint' : text.includes('word') ? 'plain' : 'hidden';
}

const HERO = '<div style="position:relative;height:60px">';
const OVER = 'position:absolute;inset:0;';
const DARK = `<i style="${OVER}background:#123"></i>`;
const HOST = '<div id="host"></div>';

describe('light text and what is painted behind it', () => {
  afterEach(reset);

  describe('in shadow trees', () => {
    it('is told on a box beside it', async () =>
      expect(await told(HOST, `${HERO}${DARK}<b style="position:relative;color:#fff">word</b></div>`)).to.equal(
        'plain',
      ));
    it('is told in a slot, on a box of the shadow tree', async () =>
      expect(
        await told(
          '<div id="host"><b style="color:#fff">word</b></div>',
          `${HERO}${DARK}<div style="position:relative"><slot></slot></div></div>`,
        ),
      ).to.equal('plain'));
    it('is told on a shadow of its own', async () =>
      expect(await told(HOST, '<b style="color:#fff;box-shadow:inset 0 0 0 30px #123">word</b>')).to.equal('plain'));
    it('is told on a box of the shadow tree of a sibling', async () =>
      expect(await told(`${HERO}${HOST}<b style="position:relative;color:#fff">word</b></div>`, DARK)).to.equal(
        'plain',
      ));
    it('is faint over a custom element whose shadow root may be closed', async () => {
      if (!customElements.get('closed-box')) customElements.define('closed-box', class extends HTMLElement {});
      const box = (name: string): string =>
        `${HERO}<${name} style="${OVER}"></${name}><b style="position:relative;color:#fff">word</b></div>`;
      expect(await told(box('closed-box'))).to.equal('faint');
      expect(await told(box('undefined-box'))).to.equal('hidden');
    });
    it('is left out where nothing else is painted', async () =>
      expect(await told(HOST, `${HERO}<i style="${OVER}"></i><b style="color:#fff">word</b></div>`)).to.equal(
        'hidden',
      ));
  });

  for (const control of ['progress value="1"', 'meter value="1"', 'input type="range"'])
    it(`is faint on <${control}>`, async () =>
      expect(
        await told(
          `${HERO}<${control} style="width:200px;height:30px;margin:0"></${String(control.split(' ')[0])}><b style="position:absolute;left:10px;top:4px;color:#fff">word</b></div>`,
        ),
      ).to.equal('faint'));

  for (const [what, html, expected] of [
    [
      'told with a dark shadow that a filter drops',
      '<p style="color:#fff;filter:drop-shadow(1px 1px 0 #000)">word</p>',
      'plain',
    ],
    [
      'told with the shadow of the elements around it',
      '<div style="filter:drop-shadow(1px 1px 0 #000)"><p style="color:#fff">word</p></div>',
      'plain',
    ],
    [
      'left out in a box that drops a shadow',
      '<div style="background:#fff;filter:drop-shadow(1px 1px 0 #000)"><p style="color:#fff">word</p></div>',
      'hidden',
    ],
    ['left out with a light shadow', '<p style="color:#fff;filter:drop-shadow(1px 1px 0 #fff)">word</p>', 'hidden'],
    [
      'faint on a border image that fills the box',
      '<p style="color:#fff;border:30px solid #fff;border-image:linear-gradient(#147,#147) 1 fill;margin:0">word</p>',
      'faint',
    ],
  ] as const)
    it(`is ${what}`, async () => expect(await told(html)).to.equal(expected));

  describe('and the boxes around it that do not reach to it', () => {
    const SECTION = '<div style="background:#123;height:100px"></div>';
    const WHITE = 'background:#fff;position:relative;height:30px';
    for (const [what, html, expected] of [
      [
        'moved up from a white box',
        `${SECTION}<div style="${WHITE}"><b style="position:absolute;top:-60px;color:#fff">word</b></div>`,
        'plain',
      ],
      [
        'that floats out of a white box',
        '<div style="background:#123;height:200px"><div style="background:#fff"><b style="float:left;color:#fff">word</b></div></div>',
        'plain',
      ],
      [
        'that floats out of a dark box',
        '<div style="background:#123;color:#fff"><b style="float:left">word</b></div>',
        'hidden',
      ],
      [
        'of a dark box of no height',
        '<div style="background:#123;color:#fff;height:0"><p style="margin:0">word</p></div>',
        'hidden',
      ],
      [
        'of a dark box of no height, which contains only the text',
        '<div style="background:#123;color:#fff;height:0">word</div>',
        'hidden',
      ],
      [
        'moved out of a dark box',
        `${SECTION.replace('></', ' id="a"><b style="color:#fff;position:relative;top:150px">word</b></')}`,
        'hidden',
      ],
      [
        'of a dark inline element that contains a block',
        '<span style="background:#123;color:#fff"><p>word</p></span>',
        'hidden',
      ],
      ['of a dark inline element', '<span style="background:#123;color:#fff"><b>a <i>word</i></b></span>', 'plain'],
      [
        'that is partly beside its dark box',
        '<p style="background:#123;color:#fff;width:9px;height:20px"><b>word</b></p>',
        'faint',
      ],
      [
        'further down in a dark box that scrolls',
        '<div style="background:#123;color:#fff;height:20px;overflow:auto">a<p>word</p></div>',
        'plain',
      ],
      [
        'further down in a box that scrolls in a dark box',
        '<div style="background:#123;color:#fff;padding:9px"><div style="height:20px;overflow:auto">a<p>word</p></div></div>',
        'plain',
      ],
      [
        'below a body of no height whose background is that of the page',
        '<style>body{height:0;background:#123!important}</style><p style="color:#fff">word</p>',
        'plain',
      ],
      [
        'of a cell over two rows, of which the first is dark',
        '<table><tr style="background:#123;color:#fff"><td rowspan=2 style="vertical-align:bottom">word<td>a<tr><td style="height:90px">b</table>',
        'plain',
      ],
    ] as const)
      it(`${expected}: text ${what}`, async () => expect(await told(html)).to.equal(expected));
  });
});
