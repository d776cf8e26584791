import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';
import { tellAll } from './support/tellAll.ts';

describe('secrets in the text of a page', () => {
  afterEach(reset);

  it('are in no selector', async () => {
    show('<p><b>4111</b> <i id=i>1111</i> <u>1111</u> 1111</p><textarea id=k aria-label=Note>my words</textarea>');
    const tool = newTool();
    expect(JSON.stringify([await tool.inspect('#i'), await tool.overview()])).not.to.include('1111');
    expect(JSON.stringify(await tool.inspect('#k'))).not.to.include('my words');
  });

  for (const html of [
    '<select><option>4539578763621486<option>5500005555555559</select>',
    '<button><div>Visa</div><div>4539578763621486</div><div>05</div></button>',
    '<button><div><b>4539578</b>763621486</div><div>05</div></button>',
    '<a href="#">4539578763621486<br>5500005555555559</a>',
    '<button><div>SSN</div><div>078-05-1120</div><div>05</div></button>',
    '<button><div>Hunter</div><div>Xy</div></button>',
    '<button><div>482913</div><div>7</div></button>',
  ])
    it(`are in no selector, whatever the text beside them: ${html}`, async () => {
      show(`<input type=password value=Hunter><input type=password value=482913><main>${html}</main>`);
      const tool = newTool();
      const query = { action: 'query', selector: 'main > *', descriptorMode: 'full' } as const;
      const told = JSON.stringify([await tool.overview(), await tool.inspect('main > *'), await tool.automate(query)]);
      expect(told)
        .to.include('main')
        .and.not.match(/4539578|763621486|078-05|Hunter|482913/);
    });

  it('leave the other texts of several elements in selectors', async () => {
    show('<button><b>Pay</b> <i>12.50</i></button><button>Cancel</button>');
    expect(JSON.stringify(await newTool().inspect('button'))).to.include("button:contains('Pay 12.50')");
  });

  const boxes = (texts: readonly string[], style: string): string =>
    texts.map((text) => `<span style="display: block; ${style}">${text}</span>`).join('');
  const masked = [
    ['Card 4111 1111 1111 1111 expires', '4111 1111'],
    ['Card <b>4111</b><i>111111</i>111111 expires', '4111111111111111'],
    ['Card 5500005555555559.', '5500005555555559'],
    ['<span style="display:flex"><i>4111</i><i>1111</i><i>1111</i><i>1111</i></span>', '1111'],
    ['<span style="display:grid"><em>4111</em> <em>1111</em> <em>1111</em> <em>1111</em></span>', '1111'],
    ['<style>u{display:inline-block}</style><u>4111</u><u>1111</u><u>1111</u><u>1111</u>', '1111'],
    ['4111 1111<br>1111 1111', '1111'],
    [boxes(['4111', '1111', '1111', '1111'], 'float: left'), '1111'],
    [boxes(['4111', '-', '1111', '-', '1111', '-', '1111'], 'position: relative'), '1111'],
    [boxes([...'4111111111111111'], 'display: inline-block; margin: 2px'), '1 1 1'],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '1 1 1'],
    ['Card 3782 822463 10005', '3782 822463'],
    ['SSN 078-05-1120', '078-05-1120'],
    ['Card ४५३९१४८८०३४३६४६७ expires', '४५३९'],
    ['4539 1488 <i style="display:none">zz</i>0343 6467', '0343'],
    ['<a href="/?tok&#10;en=Tk3nV4lu3Abc">go</a>', 'Tk3nV4lu3Abc'],
    ['<a href="https://ann:hunter2@example.com/">site</a>', 'hunter2'],
    ['<a href="/reset?user=1&token=abcdef123456">reset</a>', 'abcdef123456'],
    ['<a href="/cb#access_token=zzzTOPzzz&x=1">back</a>', 'zzzTOPzzz'],
    ['Use eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl to call', 'eyJzdWIiOiIxMjM0In0'],
  ] as const;
  for (const [html, secret] of masked)
    it(`are masked: ${html}`, async () => {
      show(`<main><p>${html}</p></main>`);
      expect(await tellAll(newTool())).not.to.include(secret);
    });

  it('are masked in the names of buttons that hold a part each', async () => {
    show(['4111', '1111', '1111', '1111'].map((part) => `<button>${part}</button>`).join(''));
    expect(contentOf(await newTool().getSnapshot())).to.equal('[1 button •••][2 button][3 button][4 button]\n');
  });

  it('are masked in what inspect tells of one part', async () => {
    const parts = ['4539', '1488', '0343', '6467'];
    for (const html of [
      parts.map((part) => `<input size=4 value=${part}>`).join(''),
      parts.map((part) => `<button>${part}</button>`).join(''),
    ]) {
      show(`<main>${html}</main>`);
      const told = JSON.stringify(await newTool().inspect('main > :nth-child(3)', { includeValues: true }));
      expect(told).to.include('node_').and.not.include('0343');
    }
  });

  it('are masked in addresses with line breaks, which attributes of other kinds keep', async () => {
    show('<img srcset="a.png 1x,&#10;b.png 2x" src="/?tok&#10;en=Tk3nV4lu3Abc" alt=A width=9 height=9>');
    const told = JSON.stringify(await newTool().inspect('img'));
    expect(told).to.include('a.png 1x,\\nb.png 2x').and.not.include('Tk3nV4lu3Abc');
  });

  it('are masked in the names of pictures that hold a part each', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    for (const between of ['', ' ', '<br>']) {
      const pictures = ['4111', '1111', '1111', '1111'].map(
        (part) => `<img alt=${part} width=9 height=9 src="${src}">`,
      );
      show(pictures.join(between));
      await Promise.all([...document.images].map((image) => image.decode()));
      const snapshot = await newTool().getSnapshot();
      const told = [contentOf(snapshot), JSON.stringify([snapshot.toJSON(), snapshot.serialize()])].join('\n');
      expect(told, between).to.include('•••').and.not.include('1111');
    }
  });

  it('are masked in fields that hold a part each', async () => {
    const field = '<input size=4 value=1111>';
    show(`<p>Card <input size=4 value=4111>${field}${field}${field}</p> <input aria-label=Year value=2031>`);
    const told = await tellAll(newTool(), true);
    expect(told).to.include('2031').and.not.match(/1111/u);
  });

  for (const text of [
    'Call 0123 4567 8901 2345',
    'Pages 2 3 4 5 6 7 8 9 10 11 12 13 14 15',
    'Order 1234567890123456',
    'On 2024-05-1120',
  ])
    it(`are not recognized in other numbers: ${text}`, async () => {
      show(`<p>${text}</p>`);
      expect(contentOf(await newTool().getSnapshot())).to.equal(`${text}\n`);
    });

  it('are not recognized in the rows of a table, in a longer list, or in a pager', async () => {
    const row = ['4111', '1111', '1111', '1111'];
    show(`<table><tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr></table>
      <ul>${[...row, '4500'].map((text) => `<li>${text}</li>`).join('')}</ul>
      <div>${Array.from({ length: 10 }, (_, i) => `<a href="#${i}">${i + 3}</a>`).join(' ')}</div>`);
    expect(contentOf(await newTool().getSnapshot())).not.to.include('•');
  });
});
