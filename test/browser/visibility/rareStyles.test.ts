import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

const BOX = 'position:absolute;margin:0';
const TURNED = 'transform:rotateY(180deg);backface-visibility:hidden';

/** HTML that shows the word `seen` and hides the word `unseen`. */
const ROWS: readonly (readonly [what: string, html: string])[] = [
  [
    'a box that is clipped in one direction only',
    `<div style="overflow-x:clip;position:relative"><p style="${BOX}">seen</p><p style="${BOX};left:9999px">unseen</p></div>` +
      `<div style="overflow-y:clip;position:relative;width:0;height:20px"><p style="${BOX}">seen</p><p style="${BOX};top:40px">unseen</p></div>` +
      `<div style="overflow-x:clip;position:relative;width:0"><p style="${BOX}">unseen</p></div>`,
  ],
  [
    'a lowered element in a stacking context, which is over the background of that',
    '<p style="position:relative;z-index:0;background:#fff"><span style="position:relative;z-index:-1">seen</span></p>' +
      '<div style="background:#fff"><p style="position:relative;z-index:0"><span style="position:relative;z-index:-1">seen</span></p></div>' +
      '<div style="background:#fff"><p style="position:relative;z-index:-1">unseen</p></div>',
  ],
  [
    'the back of an inline element, which does not turn',
    `<p><span style="${TURNED}">seen</span></p><p><span style="display:inline-block;${TURNED}">unseen</span></p>`,
  ],
];

describe('text under rare styles', () => {
  afterEach(reset);

  for (const [what, html] of ROWS)
    it(`is told if it is seen: ${what}`, async () => {
      show(html);
      const text = contentOf(await newTool().getSnapshot());
      expect(text.match(/\bseen\b/g), text).to.have.length(html.match(/\bseen\b/g)!.length);
      expect(text).not.to.include('unseen');
    });
});
