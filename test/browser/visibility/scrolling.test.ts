import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

/** Shows a document in a frame of 300 × 200 pixels, and returns the document. */
async function framed(html: string): Promise<Document> {
  show('<iframe style="width:300px;height:200px"></iframe>');
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  frame.srcdoc = `<!doctype html>${html}`;
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame.contentDocument as Document;
}
const PARAGRAPHS = '<p>Text</p>'.repeat(40);
const LONG = `${PARAGRAPHS}<button>Last</button>`;
const WIDE = '<p style="width:2000px">Text</p><p style="margin-inline-start:1800px"><button>Last</button></p>';

describe('content that scrolling brings into view', () => {
  afterEach(reset);

  const documents: [name: string, html: string][] = [
    [
      'a body that scrolls by itself',
      `<style>html{overflow:hidden}html,body{height:100%}body{overflow:auto}</style>${LONG}`,
    ],
    ['a body whose overflow the viewport takes over', `<style>body{overflow:auto;height:100%}</style>${LONG}`],
    ['a document from right to left', `<html dir=rtl><body>${WIDE}`],
    ['a body from right to left', `<body dir=rtl>${WIDE}`],
    ['a document in vertical lines from right to left', `<html style="writing-mode:vertical-rl"><body>${LONG}`],
    ['a body in vertical lines from right to left', `<body style="writing-mode:vertical-rl">${LONG}`],
    [
      'a document in vertical lines from the bottom upwards',
      `<html style="writing-mode:vertical-lr" dir=rtl><body><p style="height:2000px">Text</p><p style="margin-inline-start:1800px"><button>Last</button></p>`,
    ],
  ];
  for (const [name, html] of documents) {
    it(`is in the view and can be clicked: ${name}`, async () => {
      const doc = await framed(html);
      const button = doc.querySelector('button') as HTMLButtonElement;
      let clicks = 0;
      button.addEventListener('click', () => clicks++);
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      expect(contentOf(snapshot)).to.include('button Last');
      expect(await tool.click(snapshot.getNodeId(button) as string)).to.include({ success: true });
      expect(clicks).to.equal(1);
    });
  }

  for (const style of ['zoom:2', 'transform:scale(2);transform-origin:0 0']) {
    it(`is in the view of a container that is enlarged: ${style}`, async () => {
      show(`<div style="${style}"><div style="overflow:auto;width:200px;height:90px">${LONG}</div></div>`);
      const container = document.querySelector('div > div') as HTMLElement;
      for (const top of [0, 1e6]) {
        container.scrollTop = top;
        expect(contentOf(await newTool().getSnapshot()).match(/Text/g)).to.have.lengthOf(40);
        expect(contentOf(await newTool().getSnapshot())).to.include('button Last');
      }
    });
  }

  const containers: [name: string, style: string][] = [
    ['a column', 'flex-direction:column'],
    ['a reversed column', 'flex-direction:column-reverse'],
    ['a reversed row', 'flex-direction:row-reverse'],
    ['a reversed row from right to left', 'flex-direction:row-reverse;direction:rtl'],
    ['lines that wrap upwards', 'flex-wrap:wrap-reverse'],
    ['vertical lines with a reversed column', 'writing-mode:vertical-rl;flex-direction:column-reverse'],
  ];
  for (const [name, style] of containers) {
    it(`is in the view of a container: ${name}`, async () => {
      const items = Array.from(
        { length: 30 },
        (_, i) => `<span style="flex:none;width:90px;height:60px">Item ${i}.</span>`,
      );
      show(`<div id=s style="display:flex;width:200px;height:150px;overflow:auto;${style}">${items.join('')}</div>`);
      const snapshot = await newTool().getSnapshot();
      const texts = items.map((_, i) => `Item ${i}.`);
      expect(texts.filter((text) => !snapshot.toText({ maxTokens: 10_000 }).includes(text))).to.deep.equal([]);
    });
  }

  it('is not what a body that does not scroll cuts off', async () => {
    await framed(`<style>html,body{overflow:hidden;height:100%;margin:0}</style>${LONG}`);
    expect(contentOf(await newTool().getSnapshot())).not.to.include('Last');
  });

  it('is what a person sees of a frame that the page around it cuts off', async () => {
    const lines = (...numbers: number[]): string =>
      numbers.map((n) => `<p style="height:100px;margin:0">Line ${n}.</p>`).join('');
    const inner = `<style>body{margin:0}</style>${lines(0, 1, 2, 3, 4)}`;
    show('<div><iframe style="width:300px;height:200px"></iframe></div>');
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    const told = async (style: string): Promise<string[]> => {
      (frame.parentElement as Element).setAttribute('style', style);
      (frame.contentDocument as Document).body.innerHTML = inner;
      const view = contentOf(await newTool().getSnapshot());
      return [0, 1, 2, 3, 4].map(String).filter((n) => view.includes(`Line ${n}.`));
    };
    expect(await told('height:90px;overflow:auto'), 'the box scrolls').to.deep.equal(['0', '1', '2', '3', '4']);
    // The frame shows 200 of 500 pixels.
    expect(await told('height:90px;overflow:hidden'), 'the end').to.deep.equal(['0', '1', '2', '3']);
    expect(await told('clip-path:inset(110px 0 0 0)'), 'the start').to.deep.equal(['1', '2', '3', '4']);
    frame.scrolling = 'no';
    expect(await told('height:90px;overflow:hidden'), 'the frame does not scroll').to.deep.equal(['0']);
  });

  it('is counted from the upper end of a container that is scrolled from its lower end', async () => {
    show(
      `<div id=s style="display:flex;flex-direction:column-reverse;height:100px;overflow:auto"><p style="flex:none;height:1000px;margin:0">A long text</p></div>`,
    );
    const view = contentOf(await newTool().getSnapshot());
    expect(view).to.include('scrolls: 900 px above, 0 px below');
  });
});
