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
});
