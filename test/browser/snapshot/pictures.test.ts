import { expect } from 'chai';
import { byId, contentOf, newTool, reset, show } from '../support/page.ts';

const BOX = 'display:inline-block;width:24px;height:24px;border:0;padding:0';
const ICON = '<style>i{display:inline-block;width:12px;height:12px}</style>';
const PATH = '<path d="M0 0h10v10z"/>';

/** HTML, and its text view with `N` for every number. */
const ROWS: readonly (readonly [what: string, html: string, view: string])[] = [
  [
    'a button that is only its colour',
    `<button style="${BOX};background:#7e5ffb"></button>`,
    '[N button swatch #7e5ffb]',
  ],
  [
    'a read-only field without words that shows a colour',
    `<input readonly style="${BOX};background:#7e5ffb"><input style="${BOX};background:#7e5ffb">`,
    '[N textbox swatch #7e5ffb (readonly)][N textbox]',
  ],
  ['a colour by its word', `<button style="${BOX};background:rgb(0,128,0)"></button>`, '[N button swatch green]'],
  [
    'the colour inside a ring',
    `<button class=css-1a2b3c style="${BOX};border:2px solid gray"><span style="display:block;width:14px;height:14px;background:red"></span></button>`,
    '[N button swatch red]',
  ],
  [
    'a handle by its class and colour',
    `<div class=knob onclick="0" style="${BOX};background:red"></div>`,
    '[N .knob red]',
  ],
  ['a grey dot by its class', `<button class=dot style="${BOX};background:#ccc"></button>`, '[N button .dot]'],
  ['no colour of a gradient', `<button style="${BOX};background:linear-gradient(red,blue)"></button>`, '[N button]'],
  ['no colour of a button without style', '<button style="width:24px;height:24px"></button>', '[N button]'],
  [
    'the shapes of a drawing',
    '<svg width=200 height=40><rect width=30 height=30 fill=blue onclick="0"></rect><rect x=40 width=60 height=20 fill="#123456" onclick="0"></rect><circle cx=130 cy=20 r=10 fill="#f00" onclick="0"></circle></svg>',
    '[N square blue][N rectangle #123456][N circle red]',
  ],
  [
    'an icon by what it refers to',
    `<button><svg width=16 height=16 class=css-1a2b3c><use href="#icon-star"></use></svg></button>`,
    '[N button .star]',
  ],
  ['an icon by its class', `${ICON}<button><i class="fa-solid fa-trash"></i></button>`, '[N button .trash]'],
  [
    'an icon by the address of its mask',
    `<button><span style="${BOX};background:gray;mask-image:url(/icons/trash.svg)"></span></button>`,
    '[N button .trash]',
  ],
  [
    'an icon by the address of its background',
    `<button style="${BOX};background:url(/img/edit.png?v=3)"></button>`,
    '[N button .edit]',
  ],
  [
    'an icon by the id in its address',
    `<button style="${BOX};background:url(data:image/svg+xml;utf8,%3Csvg%20id=%22close%22%20xmlns=%22http://www.w3.org/2000/svg%22/%3E)"></button>`,
    '[N button .close]',
  ],
  [
    'whether a figure has risen or fallen',
    `${ICON}<p>1,240 <i class="fa fa-arrow-up"></i> 3%</p><p>88 <span class="change down"><svg width=10 height=10>${PATH}</svg>4%</span></p>`,
    '1,240 ↑ 3%\n88 ↓ 4%',
  ],
  [
    'a triangle that style draws before a figure',
    '<style>.down::before{content:"";display:inline-block;border:5px solid transparent;border-top-color:red}</style><p>Sales <span class=down>4%</span></p>',
    'Sales ↓ 4%',
  ],
  [
    'what is there and what is not, and stars',
    `${ICON}<ul><li><i class="fa fa-check"></i> SSL</li><li><i class="fa fa-times"></i> Support</li></ul><p><i class="fa fa-star"></i><i class="fa fa-star-o"></i> rating</p>`,
    '- ✓ SSL\n- ✗ Support\n★ ☆ rating',
  ],
  [
    'no sign for an icon in a control, beside words without a figure, or for thumbs',
    `${ICON}<button><i class="fa fa-caret-down"></i> 10 more</button><p>Menu <i class="fa fa-caret-down"></i></p><p><i class="fa fa-thumbs-up"></i> 12 likes</p>`,
    '[N button 10 more]\nMenu\n12 likes',
  ],
  [
    'the name of a control that looks like a hint as the page wrote it',
    '<button>swatch red</button><button>square #123456</button>',
    '[N button \\swatch red][N button \\square #123456]',
  ],
];

describe('pictures without words', () => {
  afterEach(reset);

  for (const [what, html, view] of ROWS) {
    it(`the text view tells ${what}`, async () => {
      show(html);
      const text = contentOf(await newTool().getSnapshot());
      expect(text.replace(/\[\d+/g, '[N').trim()).to.equal(view);
    });
  }
});

describe('what something can be dropped on', () => {
  afterEach(reset);
  const DROP = `<div id=drop style="width:200px;height:50px">Done</div>`;

  it('is numbered and marked in all views where something can be dragged', async () => {
    show(`<div draggable=true>Card</div>${DROP}<div id=framework style="width:200px;height:50px"></div>`);
    byId('drop').ondrop = () => {};
    Object.assign(byId('framework'), { _vei: { onDrop: () => {} } });
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const text = contentOf(snapshot).replace(/\[\d+/g, '[N').trim();
    expect(text).to.equal('[N Card][N Done (drop target)][N .framework (drop target)]');
    expect(JSON.stringify(snapshot.serialize())).to.contain('"text":"Done","dropTarget":true');
    expect(await tool.overview({ format: 'text' })).to.contain('"Done" drop target');
  });

  it('is text like any other where nothing can be dragged', async () => {
    show(DROP);
    byId('drop').ondrop = () => {};
    expect(contentOf(await newTool().getSnapshot()).trim()).to.equal('Done');
  });

  it('keeps its own number around a single card', async () => {
    show(`<div ondrop="0" style="width:200px;height:90px"><h3>To do</h3><div draggable=true>Card</div></div>`);
    const text = contentOf(await newTool().getSnapshot())
      .replace(/\[\d+/g, '[N')
      .trim();
    expect(text).to.equal('[N click (drop target)]\n### To do\n[N Card]');
  });
});
