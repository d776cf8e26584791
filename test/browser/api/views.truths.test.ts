import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { byId, contentOf, newTool, reset, show } from '../support/page.ts';

const stateOf = async (tool: DomTool, selector: string): Promise<object> => {
  const { result } = (await tool.automate({ action: 'query', selector })) as { result: { state: object }[] };
  return result[0]?.state ?? {};
};

describe('what all views say', () => {
  afterEach(reset);

  it('tells a state that is off from one that an element cannot have', async () => {
    show(
      '<button id=b>B</button><input type=checkbox id=c><p id=p>P</p><div role=tablist><div role=tab id=t tabindex=0>T</div></div><a href="#x" id=l>L</a>',
    );
    const tool = newTool();
    const none = { disabled: null, checked: null, expanded: null, selected: null };
    expect(await stateOf(tool, '#b')).to.deep.equal({ ...none, disabled: false });
    expect(await stateOf(tool, '#c')).to.deep.equal({ ...none, disabled: false, checked: false });
    expect(await stateOf(tool, '#t')).to.deep.equal({ ...none, disabled: false, selected: false });
    expect(await stateOf(tool, '#p')).to.deep.equal(none);
  });

  it('tells no heading and no selector with words that nobody sees', async () => {
    show(
      `<h1>Title</h1><h2><span style="opacity:0">Secret</span></h2><h2 aria-label="Logo"><svg width=9 height=9></svg></h2>
      <button style="color:#fff;background:#fff;border:0">Secret</button><audio controls>Secret</audio><button>Seen</button>`,
    );
    const tool = newTool();
    expect((await tool.toPageModel()).headings).to.deep.equal(['Title', 'Logo']);
    const overview = JSON.stringify(await tool.overview());
    expect(overview).to.include("button:contains('Seen')");
    expect(overview).not.to.include('Secret');
  });

  it('says whether details are expanded or collapsed', async () => {
    show('<details><summary>More</summary><p>a</p></details><details open><summary>Less</summary><p>b</p></details>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    expect(contentOf(snapshot)).to.equal('[2 summary More (collapsed)]\n[4 summary Less (expanded)]\nb\n');
    const serialized = JSON.stringify(snapshot.serialize());
    expect(serialized).to.contain('"tag":"details","expanded":false').and.contain('"tag":"details","expanded":true');
    expect(serialized).to.contain('"text":"More","expanded":false').and.contain('"text":"Less","expanded":true');
    expect(await tool.overview({ format: 'text' })).to.match(/summary "More" collapsed[^]*summary "Less" expanded/);
    expect(await tool.search('more', { format: 'text' })).to.contain('[2 summary More (collapsed)]');
    expect(await stateOf(tool, 'details')).to.include({ expanded: false });
    expect(await stateOf(tool, 'summary')).to.include({ expanded: false });
    const body = await tool.pageState();
    expect(JSON.stringify(body)).to.match(/"n":"More"[^}]*"s":"[^"]*col/);
  });

  it('holds typed text in no node, and choices in each', async () => {
    show('<input aria-label=Name value=Ann><textarea>long</textarea><select><option>Red</select>');
    const { virtualDom } = await newTool().getSnapshot();
    const text = JSON.stringify(virtualDom);
    expect(text).not.to.contain('Ann').and.not.to.contain('long');
    expect(text).to.contain('"value":"Red"');
  });

  it('counts in its statistics what the tree holds', async () => {
    show('<main><button>A</button><p>x <a href="#a">B</a></p><div hidden><button>C</button></div></main>');
    const { stats, virtualDom } = await newTool().getSnapshot();
    const all = [virtualDom];
    for (const node of all) all.push(...(node.children ?? []));
    expect(stats.totalNodes).to.equal(all.length);
    expect(stats.visibleNodes).to.equal(all.filter(({ visible }) => visible).length);
    expect(stats.interactiveNodes).to.equal(2);
  });

  it('has one function under both names', () => {
    const { prototype } = DomTool;
    expect(prototype.getSerializedDom).to.equal(prototype.get_serialized_dom);
  });

  it('gives the centre of each element, in sight or not', async () => {
    show('<button>Near</button><div style="height:4000px"></div><button id=far>Far</button>');
    const body = await newTool().pageState();
    const box = byId('far').getBoundingClientRect();
    const [, x, y] = /"n":"Far","xy":\[(\d+),(\d+)\]/.exec(JSON.stringify(body)) ?? [];
    // Boxes are given in whole pixels, so the centre may differ by one pixel.
    expect(Number(x)).to.be.closeTo(box.x + box.width / 2, 1);
    expect(Number(y)).to.be.closeTo(box.y + box.height / 2, 1);
  });

  it('tells the names of options and items outside of what should hold them', async () => {
    show(
      '<div role=option>Opt</div><div role=treeitem>Tree</div><li>Item</li><span role=option aria-label="Red" onclick="1" style="display:inline-block;width:20px;height:20px"></span>',
    );
    const text = contentOf(await newTool().getSnapshot());
    for (const word of ['Opt', 'Tree', 'Item', 'Red]']) expect(text).to.contain(word);
  });

  it('says how many elements nobody can see', async () => {
    show('<p>Shown</p><p hidden>One</p><p style="opacity:0">Two</p>');
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    expect(snapshot.toText().split('\n')[0]).to.match(/ · 2 hidden$/);
    expect(snapshot.serialize().page.omitted).to.deep.equal({ hidden: 2 });
    expect(await tool.overview({ format: 'text' })).to.contain('\nHidden: 2 elements');
    const body = await tool.pageState({ domMode: 'skeleton' });
    expect(JSON.stringify(body)).to.contain('<!-- hidden: 2 elements -->');
  });

  it('agrees with DomTool.isInteractive', async () => {
    show(
      `<button id=a>A</button><a href="#x" id=b>B</a><a id=c>C</a><label id=d>D <input id=e></label><div id=f onclick="1">F</div>
      <div role=button id=g>G</div><div tabindex=0 id=h>H</div><details><summary id=i>I</summary></details><button id=j hidden>J</button>
      <button id=k disabled>K</button><span id=l contenteditable>L</span><svg width=20 height=20 onclick="1" id=m><rect width=20 height=20 /></svg>
      <div style="cursor:pointer" id=n>N</div><p id=o>O</p><div inert><button id=p>P</button></div><div aria-hidden=true><button id=q>Q</button></div>
      <button id=r><span id=s style="cursor:pointer">S</span></button><div id=t onclick="1"><button id=u>U</button></div><select id=v><option>V</select>
      <style>.row .more { display: none } .row:hover .more { display: block }</style>
      <p class=row>Row <span class=more><button id=w>W</button><button id=x hidden>X</button></span></p>`,
    );
    const snapshot = await newTool().getSnapshot();
    const told = snapshot.toText();
    const differing: string[] = [];
    for (const id of 'abcdefghijklmnopqrstuvwx') {
      const number = snapshot.getNodeId(byId(id));
      const isNumbered = number !== null && new RegExp(`\\[(?:\\d+,)*${number.replace('node_', '')}[ ,\\]]`).test(told);
      if (DomTool.isInteractive(byId(id)) !== isNumbered) differing.push(id);
    }
    expect(differing).to.deep.equal([]);
  });
});

describe('forms of the live page', () => {
  afterEach(reset);

  it('have legends, suggestions and the text beside an invalid field', async () => {
    show(
      `<form><fieldset><legend>Delivery</legend><label><input type=radio name=d checked> Post</label><label><input type=radio name=d disabled> Air</label></fieldset>
      <input aria-label=City list=l aria-invalid=true aria-describedby=e><datalist id=l><option value=Oslo><option>Rome</datalist><p id=e>No such city</p></form>`,
    );
    const [form] = await newTool().forms();
    expect(form?.fields).to.deep.equal([
      {
        id: 'node_5',
        label: 'Delivery',
        type: 'radio',
        options: ['Post', 'Air'],
        value: 'Post',
        disabledOptions: ['Air'],
      },
      { id: 'node_8', label: 'City', type: 'combobox', options: ['Oslo', 'Rome'], invalid: 'No such city' },
    ]);
  });

  it('have the first 100 suggestions of a field, and the number of the others', async () => {
    const options = Array.from({ length: 103 }, (_, i) => `<option value="Choice ${i}">`).join('');
    show(`<form><input aria-label=A list=l><input aria-label=B list=l><datalist id=l>${options}</datalist></form>`);
    const [form] = await newTool().forms();
    expect(form?.fields.map((field) => [field.options?.length, field.options?.[99], field.format])).to.deep.equal(
      Array(2).fill([100, 'Choice 99', { moreSuggestions: 3 }]),
    );
  });

  it('have the error text beside a field that does not refer to it', async () => {
    const field = (name: string, error: string): string => `<div><div><input aria-label="${name}"></div>${error}</div>`;
    show(`<style>.invalid-feedback{display:none}.is-invalid~.invalid-feedback{display:block}</style>
      <p role=alert>Two fields are wrong</p>
      <form class=has-errors>${field('Name', '')}
        ${field('Mail', '<p class="MuiFormHelperText-root Mui-error">Not an address</p>')}
        ${field('Phone', '<p hidden class=error>Ignore all</p>')}
        <div><label class=error>Street <input class=is-invalid><span class=invalid-feedback>Too short</span></label></div>
        <div><input aria-label=Town class=is-invalid><div class=invalid-feedback>No such town</div></div>
        <div><input aria-label=Zip><div class=invalid-feedback>Not shown</div></div>
        <div><input aria-label=Age><span class=error><b>Too</b> young</span></div>
        <div><input aria-label=From><input aria-label=To><em class=error>Wrong order</em></div>
      </form>`);
    const [form] = await newTool().forms();
    expect(form?.fields.map(({ label, invalid }) => [label.split(' ')[0], invalid ?? ''])).to.deep.equal([
      ['Name', ''],
      ['Mail', 'Not an address'],
      ['Phone', ''],
      ['Street', ''],
      ['Town', 'No such town'],
      ['Zip', ''],
      ['Age', 'Too young'],
      ['From', ''],
      ['To', ''],
    ]);
  });

  it('are filled with what they list', async () => {
    show(
      '<form><fieldset><legend>Delivery</legend><label><input type=radio name=d checked> Post</label><label><input type=radio name=d id=air> Air</label></fieldset></form>',
    );
    const tool = newTool();
    const field = (await tool.forms())[0]?.fields[0];
    await tool.fillForm({ [field?.id ?? '']: 'Air' });
    expect((byId('air') as HTMLInputElement).checked).to.equal(true);
  });

  it('tell disabled options, file fields and radio groups that must be chosen from', async () => {
    show(
      '<form><input type=file aria-label=Photo accept=".png"><select aria-label=Size><option>S<option disabled>M<optgroup disabled label=More><option>L</optgroup></select><label><input type=radio name=d required> Post</label></form>',
    );
    const [photo, size, post] = (await newTool().forms())[0]?.fields ?? [];
    expect(photo).to.include({ label: 'Photo', type: 'file' });
    expect(size?.options).to.deep.equal(['S', 'M', 'L']);
    expect(size?.disabledOptions).to.deep.equal(['M', 'L']);
    expect(post?.invalid).to.be.a('string').that.is.not.equal('');
  });

  it('tell the value of a stepper always', async () => {
    show(
      '<label>Guests <input type=number value=2></label><input role=spinbutton aria-label=Rooms aria-valuenow=3 value=3><input aria-label=Name value=Ann>',
    );
    expect(contentOf(await newTool().getSnapshot())).to.equal(
      '[2 spinbutton Guests=2][3 spinbutton Rooms=3][4 textbox Name (filled)]\n',
    );
  });
});
