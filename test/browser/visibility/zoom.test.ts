import { expect } from 'chai';
import { byId, contentOf, loaded, newTool, reset, show } from '../support/page.ts';

const placed = (words: string, left: number, top: number): string =>
  `<p style="position:absolute;left:${left}px;top:${top}px;margin:0">${words}</p>`;
const button = (left: number, top: number): string =>
  `<button id=b style="position:absolute;left:${left}px;top:${top}px;width:60px;height:40px">Go</button>`;

describe('a box with zoom', () => {
  afterEach(reset);

  const controls: [name: string, html: string, inside?: string][] = [
    ['a box that is made smaller', `<div style="zoom:.5">${button(1000, 400)}</div>`],
    ['a zoomed box in another one', `<div style="zoom:2"><div style="zoom:1.5">${button(100, 50)}</div></div>`],
    [
      'a turned box',
      `<div style="zoom:2;width:200px"><div style="transform:rotate(90deg);height:200px">${button(50, 150)}</div></div>`,
    ],
    [
      'a box of a transformed one',
      `<div style="transform:translateX(99px)"><div style="zoom:2">${button(50, 50)}</div>`,
    ],
    ['the root', `<style>html{zoom:1.25}</style><p>p</p>${button(400, 300)}`],
    ['the body', `<style>body{zoom:.8}</style><p>p</p>${button(800, 600)}`],
    ['the root, further down', `<style>html{zoom:1.25}</style><p>p</p>${button(400, 3000)}`],
    [
      'a box around a frame',
      '<style>html{zoom:1.25}</style><div style="zoom:2"><iframe style="border:4px solid;padding:5px"></iframe></div>',
      button(20, 30),
    ],
    [
      'a box around a frame that is scaled',
      '<div style="zoom:2"><iframe style="border:4px solid;transform:scale(.5)"></iframe></div>',
      button(20, 30),
    ],
    ['a document in a frame', '<iframe></iframe>', `<style>html{zoom:2}</style>${button(20, 10)}`],
    ['a box around a slot', '<div id=h><button id=b>Go</button></div>'],
  ];
  for (const [name, html, inside] of controls)
    it(`shows a control where it can be clicked: ${name}`, async () => {
      show(html);
      if (name.endsWith('slot'))
        byId('h').attachShadow({ mode: 'open' }).innerHTML =
          '<div style="zoom:.5;margin:400px 0 0 1000px"><slot></slot></div>';
      const frame = document.querySelector('iframe');
      if (frame) {
        frame.srcdoc = `<!doctype html>${inside ?? ''}`;
        await loaded(frame);
      }
      const el = (frame?.contentDocument ?? document).getElementById('b') as HTMLButtonElement;
      let clicks = 0;
      el.addEventListener('click', ({ clientX, clientY }) => {
        if (el.ownerDocument.elementFromPoint(clientX, clientY) === el) clicks++;
      });
      const tool = newTool();
      const snapshot = await tool.getSnapshot();
      expect(contentOf(snapshot)).to.contain('button Go');
      const { success, error } = await tool.click(snapshot.getNodeId(el) as string, { timeout: 1000 });
      expect([success, error, clicks]).to.deep.equal([true, undefined, 1]);
    });

  it('shows no text that its container clips or a box covers', async () => {
    show(
      `<div style="width:300px;height:100px;overflow:hidden;position:relative"><div style="zoom:2">
      ${placed('clipped', 160, 20)}${placed('seen', 100, 20)}</div></div>
      <div style="zoom:.5">${placed('behind', 600, 400)}${placed('beside', 200, 400)}</div>
      <div style="position:absolute;left:290px;top:190px;width:200px;height:80px;background:#fff">box</div>`,
    );
    const text = contentOf(await newTool().getSnapshot());
    expect(text).to.contain('seen').and.contain('beside').and.contain('box');
    expect(text).to.not.match(/clipped|behind/);
  });

  it('shows text that zoom makes large enough to read', async () => {
    show('<div style="zoom:20"><p style="font-size:1px;margin:0">Large</p></div>');
    expect(contentOf(await newTool().getSnapshot()).trim()).to.equal('Large');
  });

  it('has the box that a person sees', async () => {
    show(`<div style="zoom:2">${button(50, 30)}</div>`);
    const { rect } = (await newTool().inspect('#b')) as unknown as { rect: object };
    expect(rect).to.include({ x: 100, y: 60, width: 120, height: 80 });
  });
});
