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
  [
    'a box that clips what is positioned in it, because of its motion path or because it skips its content off the screen',
    ['position:static', "offset-path:path('M0 0L1 1')", 'content-visibility:auto']
      .map(
        (style, i) =>
          `<div style="overflow:hidden;width:1px;height:1px;${style}"><b style="${BOX};left:${i * 60}px">${i ? 'un' : ''}seen</b></div>`,
      )
      .join(''),
  ],
  [
    'a clipping path that has a calculated place or is the box itself',
    '<p style="width:200px;clip-path:xywh(0 0 200px 20px)">seen</p><p style="width:200px;clip-path:border-box">seen</p>' +
      '<p style="width:200px;clip-path:xywh(150px 0 10px 10px)">unseen</p><p style="height:0;clip-path:content-box">unseen</p>',
  ],
  [
    'an outline of the letters as thick as they are',
    '<p style="-webkit-text-stroke:1px #fff">seen</p><p style="-webkit-text-stroke:20px #fff;paint-order:stroke">seen</p>' +
      '<p style="-webkit-text-stroke:20px #fff">unseen</p><p style="color:#fff;-webkit-text-stroke:20px #000">seen</p>' +
      '<svg width=99 height=40><text y=20 stroke=#fff stroke-width=20>unseen</text></svg>',
  ],
  [
    'a line through the letters that is thicker than they are',
    '<p style="text-decoration:line-through">seen</p><p style="text-decoration-line:line-through;text-decoration-thickness:40px">unseen</p>' +
      '<div style="text-decoration-line:line-through;text-decoration-thickness:40px;text-decoration-color:#fff"><p>An <b>unseen</b></p></div>' +
      '<p style="text-decoration-line:underline;text-decoration-thickness:12px;text-decoration-color:yellow;text-underline-offset:-8px">seen</p>',
  ],
  [
    'a list of suggestions that style shows',
    '<datalist style="display:block"><b>seen</b></datalist><datalist><b>unseen</b></datalist>',
  ],
  [
    'a box that leaves no contrast of what is behind it',
    '<div style="position:relative"><p>seen</p></div><div style="position:relative"><p>unseen</p>' +
      '<div style="position:absolute;inset:0;backdrop-filter:contrast(0);-webkit-backdrop-filter:contrast(0)"></div></div>',
  ],
];

/** Styles of words that perhaps nobody sees. */
const FAINT: readonly (readonly [what: string, style: string])[] = [
  [
    'under a line of its colour',
    'text-decoration-line:underline;text-decoration-thickness:40px;text-decoration-color:#000;text-underline-offset:-30px',
  ],
  [
    'on a line of another colour, on white',
    'color:#fff;text-decoration-line:underline;text-decoration-thickness:40px;text-decoration-color:#000;text-underline-offset:-30px',
  ],
  [
    'under a thick line through it',
    'text-decoration-line:line-through;text-decoration-thickness:10px;text-decoration-color:#fff',
  ],
  ['with a mask that is transparent up to near its end', 'mask-image:linear-gradient(90deg,transparent 80%,#000)'],
  ['with a mask by lightness', 'mask-image:linear-gradient(#000,#000);mask-mode:luminance'],
  [
    'with masks that are combined',
    'mask-image:linear-gradient(#000,#000),linear-gradient(#000,#000);mask-composite:exclude',
  ],
];

/** HTML whose words may be hidden by what is painted on them, which no hit test finds or whose colours are unknown. */
const FAINT_IN: readonly (readonly [what: string, html: string])[] = [
  [
    'filled by a gradient of a drawing',
    '<svg width=300 height=40><linearGradient id=g><stop stop-color=#fff /></linearGradient><text y=20 fill=url(#g)>words</text></svg>',
  ],
  ...[
    ['color-dodge', '#fff'],
    ['color-burn', '#000'],
  ].map(
    ([mode, colour]) =>
      [
        `behind a box with ${mode}`,
        `<div style="position:relative;background:#fff"><p style="color:#333;background:#ddd">words</p><div style="${BOX};inset:-20px;background:${colour};mix-blend-mode:${mode}"></div></div>`,
      ] as const,
  ),
  ...['transform:translateY(-24px)', 'will-change:transform;margin-top:-24px'].map(
    (style) =>
      [
        `behind a box that lets the pointer through, with ${style}`,
        `<p style="margin:0">words</p><div style="pointer-events:none;height:30px;background:#eee;${style}"></div>`,
      ] as const,
  ),
];

describe('text under rare styles', () => {
  afterEach(reset);

  for (const [what, html] of FAINT_IN)
    it(`is told as faint ${what}`, async () => {
      show(html);
      expect(contentOf(await newTool().getSnapshot())).to.contain('(faint: words)');
    });

  it('is told plainly with a mask that fades it out near its end', async () => {
    show('<p style="mask-image:linear-gradient(90deg,#000 80%,transparent 95%)">words</p>');
    expect(contentOf(await newTool().getSnapshot())).to.equal('words\n');
  });

  for (const [what, html] of ROWS)
    it(`is told if it is seen: ${what}`, async () => {
      show(html);
      const text = contentOf(await newTool().getSnapshot());
      expect(text.match(/\bseen\b/g), text).to.have.length(html.match(/\bseen\b/g)!.length);
      expect(text).not.to.include('unseen');
    });

  for (const [what, style] of FAINT)
    it(`is told as faint ${what}`, async () => {
      show(`<p style="${style}">words</p>`);
      expect(contentOf(await newTool().getSnapshot())).to.contain('(faint: words)');
    });
});
