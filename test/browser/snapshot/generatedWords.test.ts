import { expect } from 'chai';
import { otherOrigin } from '../support/environment.ts';
import { contentOf, loaded, newTool, reset, show } from '../support/page.ts';

const told = async (): Promise<string> => contentOf(await newTool().getSnapshot());

describe('words of pseudo-elements', () => {
  afterEach(reset);

  const PARTS =
    '<section><p>x</p><p>y</p></section><dl><dt>t<dd>d</dl><table><tr><td>1<td>2</table><b class="one">a</b> <b class="two">b</b>';
  for (const [selector, text] of [
    ['td:not(.actions)', 'WORD 1'],
    ['dt:not([hidden])', 'WORD t'],
    ['section > :first-child', 'WORD x\ny'],
    ['section > :not(:last-child)', 'WORD x\ny'],
    ['section > p:nth-child(2n + 1)', 'WORD x\ny'],
    ['section > *', 'WORD x\nWORD y'],
    ['section ', 'WORD x\nWORD y'],
    [':where(p)', 'WORD x\nWORD y'],
    [':is(.one, .two)', 'WORD a WORD b'],
    ['.one:not([title="a ) b"])', 'WORD a b'],
    [':root', 'WORD\nx'],
    ['html', 'WORD\nx'],
  ])
    it(`are told of the elements that ${String(selector)} selects`, async () => {
      show(`<style>${String(selector)}::before { content: "WORD " }</style>${PARTS}`);
      expect(await told()).to.include(text);
    });

  it('are told of the elements that nested rules select', async () => {
    show(
      '<style>.one, .two { &::before { content: "WORD " } } section { > :first-child { &::after { content: " END" } } }</style>' +
        PARTS,
    );
    expect(await told())
      .to.include('x END')
      .and.to.include('WORD a WORD b');
  });

  it('are told of a sheet of another origin, whose rules cannot be read', async () => {
    show(`${PARTS}<link rel=stylesheet href="${otherOrigin}/style/generated.css">`);
    await loaded(document.body.querySelector('link') as HTMLLinkElement);
    expect(await told())
      .to.include('y END')
      .and.to.include('WORD a b');
    const items = '<i>z</i>'.repeat(9);
    show(`<p>${items}<i class="one">z</i>${items}</p><link rel=stylesheet href="${otherOrigin}/style/generated.css">`);
    await loaded(document.body.querySelector('link') as HTMLLinkElement);
    expect(await told()).to.include(`${'z'.repeat(9)}WORD ${'z'.repeat(10)}`);
  });

  it('are told once of a host, a slotted element and a part by the rules of the other tree', async () => {
    show(
      '<style>#host::after { content: " END" } #host::part(a)::before { content: "PART " }</style><p id="host"><i>x</i></p>',
    );
    document.getElementById('host')!.attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host::before { content: "HOST " } ::slotted(i)::before { content: "SLOTTED " }</style><slot></slot> <b part="a">y</b>';
    expect(await told()).to.equal('HOST SLOTTED x PART y END\n');
  });

  for (const [what, seen, style] of [
    ['with a shadow only', true, 'color:transparent;text-shadow:0 0 1px #000'],
    ['with a stroke only', true, 'color:transparent;-webkit-text-stroke:1px #000'],
    ['in white on a dark background of their own', true, 'color:#fff;background:#123'],
    ['in the colour of their own background', false, 'color:#147;background:#147'],
    ['that are turned away', false, 'display:block;transform:rotateY(180deg);backface-visibility:hidden'],
    ['that an absolute place puts out of their element', false, 'position:absolute;top:50px'],
    ['that an absolute place puts into their element', true, 'position:absolute;top:5px'],
    ['that a margin moves out of their element', false, 'margin-left:300px'],
    ['that a margin moves in their element', true, 'margin-left:30px'],
    ['that a fixed place puts out of the viewport', false, 'position:fixed;left:-400px'],
    ['that are moved by half of their size', true, 'position:absolute;top:50%;transform:translateY(-50%)'],
  ] as const)
    it(`are ${seen ? 'told' : 'left out'} ${what}`, async () => {
      show(
        `<style>.one{position:relative;overflow:hidden;width:100px;height:20px;white-space:nowrap}.one::before{content:"WORD";${style}}</style>` +
          '<p class="one">x</p>',
      );
      expect((await told()).includes('WORD')).to.equal(seen);
    });

  for (const style of ['opacity:0', 'position:absolute;left:-999px', 'visibility:hidden', 'font-size:0'])
    for (const which of ['before', 'after'])
      it(`are left out of a name if nobody sees them: ::${which} with ${style}`, async () => {
        show(`<style>i::${which}{content:"pay all";${style}}</style><button><i>ok</i></button>`);
        expect(await told()).to.equal('[1 button ok]\n');
      });

  it('name an element that shows no other words, although nobody sees them', async () => {
    show('<style>button::before{content:"pay all";opacity:0}</style><button></button>');
    expect(await told()).to.equal('[1 button pay all]\n');
  });

  for (const [what, seen, style] of [
    ['behind the background of their element', false, ''],
    ['over it, because it makes a stacking context', true, 'z-index:0'],
  ] as const)
    it(`are ${seen ? 'told' : 'left out'} with a negative z-index ${what}`, async () => {
      show(
        `<style>p{position:relative;background:#fff;${style}}p::before{content:"WORD";position:absolute;z-index:-1}</style><p>x</p>`,
      );
      expect((await told()).includes('WORD')).to.equal(seen);
    });

  it('are told by the colours that filters around them make', async () => {
    show(
      '<style>.one::before{content:"ONE "}.two::before{content:"TWO ";color:#fff}</style>' +
        '<div style="filter:brightness(100)"><p class="one" style="background:#fff;color:#333">x</p></div>' +
        '<div style="filter:invert(1);background:#fff"><p class="two">y</p></div>',
    );
    expect(await told())
      .to.not.include('ONE')
      .and.to.not.include('TWO');
  });

  it('are the same in every look at a page with many rules, also after a further rule', async () => {
    const rules = Array.from({ length: 300 }, (_, i) => `.unused${i}{color:red}`).join('');
    const layer = '.two{position:relative}.two::after{content:"";position:absolute;inset:0;background:#fff}';
    show(`<style>${rules}.one::before{content:"WORD "}${layer}</style><p class="one">x</p><p class="two">under</p>`);
    const tool = newTool();
    const seen = new Set<string>();
    for (let look = 0; look < 60; look++) seen.add(contentOf(await tool.buildSnapshot()));
    expect([...seen]).to.deep.equal(['WORD x\n']);
    document.styleSheets[document.styleSheets.length - 1]!.insertRule('.one::after{content:" END"}');
    expect(contentOf(await tool.getSnapshot())).to.equal('WORD x END\n');
    tool.destroy();
  });
});
