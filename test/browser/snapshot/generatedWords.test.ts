import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

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

  it('are told once of a host, a slotted element and a part by the rules of the other tree', async () => {
    show(
      '<style>#host::after { content: " END" } #host::part(a)::before { content: "PART " }</style><p id="host"><i>x</i></p>',
    );
    document.getElementById('host')!.attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host::before { content: "HOST " } ::slotted(i)::before { content: "SLOTTED " }</style><slot></slot> <b part="a">y</b>';
    expect(await told()).to.equal('HOST SLOTTED x PART y END\n');
  });
});
