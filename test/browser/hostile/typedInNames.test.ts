import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

/** Pages on which an element is named or described by what the word Zebra was typed into, with the names to be told. */
const PAGES: readonly (readonly [html: string, names: readonly string[]])[] = [
  ['<label><input type=checkbox> Other <input value="Zebra typed"></label>', ['checkbox Other']],
  ['<label><input type=checkbox> Other <textarea>Zebra</textarea></label>', ['checkbox Other']],
  ['<label for=c>Other <input value="Zebra typed"></label><input type=checkbox id=c>', ['checkbox Other']],
  [
    '<label><input type=checkbox> Within <input value=Zebra placeholder=few> days of <select><option>May</select></label>',
    ['checkbox Within few days of May', 'textbox few'],
  ],
  ['<label><input type=checkbox> After <input type=number value=3> days</label>', ['checkbox After 3 days']],
  [
    '<input type=radio aria-labelledby="q k"> <input id=q value="Zebra typed" aria-label=Minutes><span id=k> minutes</span>',
    ['radio Minutes minutes', 'textbox Minutes'],
  ],
  ['<input id=q value="Zebra typed" aria-labelledby="q k"><span id=k>minutes</span>', ['textbox minutes']],
  [
    '<label><input type=checkbox> In <div role=combobox aria-expanded=false><input role=none value=Zebra></div></label>' +
      '<label><input type=checkbox> At <input role=combobox value=Zebra></label>',
    ['checkbox In', 'checkbox At'],
  ],
  [
    '<label><input type=checkbox> Other <span contenteditable role=textbox aria-label=amount>Zebra</span></label>',
    ['checkbox Other', 'textbox amount'],
  ],
  [
    '<button aria-label=Go aria-describedby=n>x</button><textarea id=n>Zebra</textarea><div id=m contenteditable>Zebra</div>' +
      '<button aria-label=Stop aria-describedby=m>x</button>',
    ['button Go', 'button Stop'],
  ],
  [
    '<section aria-labelledby=h><h2 id=h><span contenteditable>Zebra</span></h2><p>Text</p><button>Go</button></section>',
    ['button Go'],
  ],
  [
    '<section aria-labelledby=h><h2>Notes <b contenteditable id=h>Zebra</b></h2><p>Text</p></section>',
    ['heading Notes'],
  ],
  [
    '<div role=button tabindex=0>Tag <span contenteditable>Zebra</span></div><a href=/x>Link <b contenteditable>Zebra</b></a>',
    ['button Tag', 'link Link'],
  ],
  [
    '<div role=tablist><div role=tab tabindex=0>Sheet <input value=Zebra></div></div>' +
      '<div role=tree><div role=treeitem tabindex=0>File <h3 contenteditable>Zebra</h3></div></div>',
    ['tab Sheet', 'treeitem File'],
  ],
  ['<details open><summary>More <span contenteditable>Zebra</span></summary>text</details>', ['More']],
  ['<details open><summary contenteditable aria-label=More>Zebra</summary>text</details>', ['More']],
  [
    '<table><caption contenteditable>Zebra</caption><tr><td></table>' +
      '<fieldset><legend contenteditable>Zebra</legend><input aria-label=In></fieldset>' +
      '<figure><img alt=pic><figcaption contenteditable>Zebra</figcaption></figure>',
    ['textbox In', 'img pic'],
  ],
  [
    '<table aria-label=Sums><caption contenteditable>Zebra</caption><tr><th>A</table>',
    ['table Sums', 'columnheader A'],
  ],
  [
    '<div role=dialog aria-labelledby=d><h2 id=d contenteditable>Zebra</h2><button>Close</button></div>',
    ['button Close'],
  ],
  [
    '<div role=grid aria-label=Sheet><div role=row tabindex=0><div role=gridcell>One</div>' +
      '<div role=gridcell contenteditable>Zebra</div></div></div>',
    ['grid Sheet', 'row One', 'gridcell One'],
  ],
  [
    '<div contenteditable aria-label=Note>Zebra <b id=b>Zebra</b><figure><figcaption>Zebra</figcaption>x</figure>' +
      '<span contenteditable=false><label><input type=checkbox> Done</label></span></div><button aria-labelledby=b>x</button>' +
      '<button aria-owns=b>Own</button>',
    ['generic Note', 'checkbox Done', 'button x', 'button Own'],
  ],
  [
    '<div id=u role=slider tabindex=0>0</div><label for=u>Up to <span contenteditable>Zebra</span></label>' +
      '<button>Pay<span style="color:#fff;background:#fff">later</span><b contenteditable>Zebra</b></button>',
    ['button Pay'],
  ],
];

/** Returns everything that the tool tells about the page, by the name of the call. */
async function told(tool: DomTool): Promise<Record<string, string>> {
  const snapshot = await tool.getSnapshot();
  const ids = [...document.body.querySelectorAll('*')].flatMap((el) => snapshot.getNodeId(el) ?? []);
  const data: Record<string, unknown> = {
    text: snapshot.toText({ expand: 'all', previous: null }),
    serialized: snapshot.serialize(),
    virtual: snapshot.virtualDom,
    overview: await tool.overview(),
    hidden: await tool.overview({ visible: false }),
    search: await tool.search('*'),
    forms: await tool.forms(),
    model: await tool.toPageModel(),
    semantic: await tool.pageState(),
    dom: await tool.pageState({ domMode: 'full' }),
    skeleton: await tool.pageState({ domMode: 'skeleton' }),
    queried: await tool.automate({ action: 'query', selector: '*', descriptorMode: 'full', limit: 50 }),
    inspected: await Promise.all(ids.map((id) => tool.inspect(id))),
  };
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, JSON.stringify(one)]));
}

describe('text typed into a field or editor', () => {
  afterEach(reset);

  for (const [html, names] of PAGES)
    it(`is in no name or description of another element without includeValues: ${html}`, async () => {
      show(html);
      const tool = newTool();
      for (const [name, text] of Object.entries(await told(tool))) expect(text, name).not.to.match(/zebra/i);
      const snapshot = await tool.getSnapshot();
      const all: string[] = [];
      for (const el of document.body.querySelectorAll('*')) {
        const id = snapshot.getNodeId(el);
        const facts = id ? await tool.inspect(id) : null;
        if (facts?.success && facts.computedName) all.push(`${facts.computedRole ?? ''} ${facts.computedName}`.trim());
      }
      expect(all).to.deep.equal(names);
    });

  it('is in no report of an action', async () => {
    show(
      '<label><input type=checkbox id=c> Other <input id=x></label><button id=go>Go</button>' +
        '<label><input type=radio name=r id=r> Every <input value="Zebra typed"> days</label><label><input type=radio name=r> Never</label>',
    );
    const tool = newTool();
    const id = async (name: string): Promise<string> => (await tool.getSnapshot()).getNodeId(byId(name)) as string;
    await tool.type(await id('x'), 'Zebra typed');
    byId('go').addEventListener('click', () => byId('c').focus());
    const clicked = JSON.stringify(await tool.click(await id('go')));
    expect(clicked)
      .to.match(/focused\W+node_\d+ 'Other'/)
      .and.not.to.contain('Zebra');
    const refused = JSON.stringify(await tool.fillForm({ [await id('r')]: 'Weekly' }));
    expect(refused).to.contain('Every days').and.not.to.contain('Zebra');
    await tool.fillForm({ [await id('r')]: 'Every days' });
    expect((byId('r') as HTMLInputElement).checked).to.equal(true);
  });

  it('decides about the role of what it names', async () => {
    show('<section aria-labelledby=h id=s><h2 id=h contenteditable>Zebra</h2><button>Go</button></section>');
    const section = byId('s');
    const node = (await newTool().getSnapshot()).nodeOf(section);
    expect([node?.role, node?.name, DomTool.computeRole(section)]).to.deep.equal(['region', '', 'region']);
  });

  it('is in the name and description that computeAccessibleName and computeAccessibleDescription return', () => {
    show(
      '<label><input type=checkbox aria-describedby=n> Other <input value="Zebra typed"></label>' +
        '<div id=n contenteditable>Zebra</div>',
    );
    const box = document.querySelector('input') as Element;
    const answers = [DomTool.computeAccessibleName(box), DomTool.computeAccessibleDescription(box)];
    expect(answers).to.deep.equal(['Other Zebra typed', 'Zebra']);
  });
});
