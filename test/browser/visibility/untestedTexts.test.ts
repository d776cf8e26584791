import { expect } from 'chai';
import { byId, newTool, reset, show } from '../support/page.ts';

const COVER = 'position:absolute;left:0;top:0;width:400px;height:80px;background:#fff';
const TEXT = '<p style="margin:0;height:40px">Secret words</p>';
/** Returns a picture that is pulled up over the text before it. */
const picture = (content: string, style = ''): string =>
  `<div><div style="margin-top:-40px"><img alt="" width="400" height="40" style="${style}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='4'%3E${content}%3C/svg%3E"></div></div>`;
const FILL = `%3Crect width='40' height='4'/%3E`;

/** Shows the content, and returns how often the text is in the view at the first look and at the second one. */
async function told(html: string): Promise<number[]> {
  show(`<style>body { margin: 0 } .under { background: #fff }</style>${html}<p style="margin-top:200px">Last</p>`);
  for (const host of document.querySelectorAll('x-cover'))
    host.attachShadow({ mode: 'open' }).innerHTML = `<i style="${COVER}"></i>`;
  await Promise.all(Array.from(document.images, (one) => one.decode()));
  const tool = newTool();
  const looks = [await tool.buildSnapshot('manual'), await tool.buildSnapshot('manual')].map((one) => one.toText());
  expect(looks[0]).to.contain('Last');
  return looks.map((text) => text.split('Secret words').length - 1);
}

describe('text in a snapshot', () => {
  afterEach(reset);

  const covers: [name: string, html: string][] = [
    ['a box deep in the next element', `${TEXT}<div><div><div><i style="${COVER}"></i></div></div></div>`],
    ['a box in an element before it', `<div><b><i style="${COVER}"></i></b></div>${TEXT}`],
    [
      'a block that is pulled up',
      `${TEXT}<div><div class="under" style="position:relative;margin-top:-40px;height:40px"></div></div>`,
    ],
    [
      'a block that is moved',
      `${TEXT}<div><div class="under" style="height:40px;transform:translateY(-40px)"></div></div>`,
    ],
    ['a picture that is pulled up', `${TEXT}${picture(FILL)}`],
    [
      'a colour that is nearly opaque',
      `${TEXT}<div><i style="${COVER.replace('#fff', 'rgb(255 255 255/.97)')}"></i></div>`,
    ],
    ['the colour under a background picture', `${TEXT}<div><i style="${COVER} url(data:,)"></i></div>`],
    [
      'a gradient that is larger than its box',
      `${TEXT}<div><i style="${COVER.replace('#fff', 'linear-gradient(#eee,#fff) 0 0/200% 100%')}"></i></div>`,
    ],
    [
      'the background around it, because it is a lowered flex item',
      `<div class="under" style="display:flex"><div style="z-index:-1"><div>${TEXT}</div></div></div>`,
    ],
    [
      'the background around it, on which there is a picture',
      `<div style="background:#fff url(data:,)"><div style="position:relative;z-index:-1"><div>${TEXT}</div></div></div>`,
    ],
    ['a box in a shadow tree', `${TEXT}<div><x-cover></x-cover></div>`],
    [
      'a pseudo-element of an element elsewhere',
      `<style>#far { position: absolute; left: 0; top: 150px } #far::after { content: ''; position: absolute; left: 0; top: -150px; width: 400px; height: 80px; background: #fff }</style>${TEXT}<div><i id="far">far</i></div>`,
    ],
    [
      'a pseudo-element of the element around it',
      `<style>#near { position: relative } #near::after { content: ''; position: absolute; left: 0; top: 0; width: 400px; height: 80px; background: #fff }</style><div id="near"><div>${TEXT}</div></div>`,
    ],
    [
      'the background around it, because it is lowered',
      `<div class="under"><div style="position:relative;z-index:-1"><div>${TEXT}</div></div></div>`,
    ],
  ];
  for (const [name, html] of covers)
    it(`is left out behind ${name}`, async () => {
      expect(await told(html)).to.deep.equal([0, 0]);
    });

  const others: [name: string, html: string][] = [
    ['beside a box', `${TEXT}<div><div style="${COVER};top:100px"></div></div>`],
    ['behind a translucent box', `${TEXT}<div><div style="${COVER};opacity:.5"></div></div>`],
    [
      'behind a box whose filter or mask leaves nothing',
      `${TEXT}<div><div style="${COVER};filter:opacity(0)"></div></div>`,
    ],
    ['behind a box that multiplies colours', `${TEXT}<div><div style="${COVER};mix-blend-mode:multiply"></div></div>`],
    [
      'behind the padding of a box',
      `${TEXT}<div><div style="${COVER} content-box;padding-top:80px;height:0"></div></div>`,
    ],
    ['behind a transparent picture', `${TEXT}${picture('')}`],
    [
      'behind a box with an icon',
      `${TEXT}<div><i style="${COVER.replace('#fff', 'url(data:,) no-repeat')}"></i></div>`,
    ],
    [
      'behind a box whose gradient lies elsewhere',
      `${TEXT}<div><i style="${COVER.replace('#fff', 'linear-gradient(#eee,#eee) no-repeat 999px 0')}"></i></div>`,
    ],
    [
      'lowered before the background of the page',
      `<style>body { background: #fff }</style><div style="position:relative;z-index:-1">${TEXT}</div>`,
    ],
    ['behind a layer that comes and goes', `${TEXT}<div><div style="${COVER};z-index:5"></div></div>`],
    ['in front of a box', `<div><i style="${COVER}"></i></div><div style="position:relative"><div>${TEXT}</div></div>`],
    ['of which a part is behind a box', `${TEXT}<div><div style="${COVER};width:30px"></div></div>`],
  ];
  for (const [name, html] of others)
    it(`stays ${name}`, async () => {
      expect(await told(html)).to.deep.equal([1, 1]);
    });

  it('is faint behind a picture that may show what is behind it', async () => {
    for (const cover of [picture(FILL, 'object-fit: contain'), picture(FILL.replace('40', '20'))]) {
      show(`<style>body { margin: 0 }</style>${TEXT}<div>${cover}</div>`);
      await Promise.all(Array.from(document.images, (one) => one.decode()));
      expect((await newTool().getSnapshot()).toText(), cover).to.include('(faint: Secret words)');
    }
  });

  const PAINT = '<linearGradient id="g"><stop stop-color="#fff"/></linearGradient>';
  const pictures: [name: string, cover: string][] = [
    ['a background picture', `<i style="${COVER.replace('#fff', 'url(data:,)')}"></i>`],
    [
      'a gradient of a drawing',
      `<svg style="${COVER};background:none">${PAINT}<rect width="400" height="80" fill="url(#g)"/></svg>`,
    ],
    [
      'a picture in a drawing',
      `<svg style="${COVER};background:none"><image width="400" height="80" preserveAspectRatio="none" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"/></svg>`,
    ],
    [
      'a copy in a drawing',
      `<svg style="${COVER};background:none"><defs><rect id="r" width="400" height="80" fill="#fff"/></defs><use href="#r"/></svg>`,
    ],
    [
      'a box of nearly its colour, because it is faded',
      `<i style="${COVER};background:#123"></i><p style="position:relative;margin:0;opacity:.3">Secret words</p>`,
    ],
  ];
  for (const [name, cover] of pictures)
    it(`is faint on or behind ${name}`, async () => {
      const isBehind = !cover.includes('Secret');
      show(`<style>body { margin: 0 }</style>${isBehind ? TEXT : ''}<div>${cover}</div>`);
      expect((await newTool().getSnapshot()).toText()).to.include('(faint: Secret words)');
    });

  it('follows a box that comes over it and goes', async () => {
    show(`${TEXT}<div id="d"><div></div></div>`);
    const tool = newTool();
    const isTold = async (): Promise<boolean> => (await tool.getSnapshot()).toText().includes('Secret words');
    expect(await isTold()).to.equal(true);
    byId('d').innerHTML = `<div><i style="${COVER}"></i></div>`;
    expect(await isTold()).to.equal(false);
    byId('d').innerHTML = '<div></div>';
    expect(await isTold()).to.equal(true);
  });

  const counts: [name: string, count: number, style: string][] = [
    ['a thousand boxes', 1100, ''],
    ['three thousand opaque boxes', 3100, ';background:#fff'],
  ];
  for (const [name, count, style] of counts)
    it(`is left out behind one of ${name}`, async () => {
      const boxes = `<i style="position:absolute;left:0;top:0;width:9px;height:9px${style}"></i>`.repeat(count);
      expect(await told(`${TEXT}<div>${boxes}<div><i style="${COVER}"></i></div></div>`)).to.deep.equal([0, 0]);
    });
});
