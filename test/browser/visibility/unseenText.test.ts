import { expect } from 'chai';
import { contentOf, newTool, reset, show } from '../support/page.ts';

/** Returns the text view of a white page in which letters are 16 px high and 10 px wide. */
async function view(html: string): Promise<string> {
  document.body.style.cssText = 'background:#fff;color:#000;font:16px/20px monospace';
  show(html);
  return contentOf(await newTool().getSnapshot()).trim();
}

describe('the caption of an input button', () => {
  afterEach(reset);

  const styles = [
    'opacity:0',
    'visibility:hidden',
    'filter:opacity(0)',
    'position:absolute;left:-9999px',
    'width:0;height:0;padding:0;border:0',
    'transform:scale(0)',
    'transform:scale(.05)',
  ];
  for (const style of styles)
    it(`is not told as words of the page if nobody sees the button: ${style}`, async () => {
      const told = await view(`<p>First</p><input type="submit" value="Secret" style="${style}">`);
      expect(told).to.include('First');
      expect(told.replace('(hidden: Secret)', '')).not.to.include('Secret');
    });

  it('is not told as words of the page in a transparent element', async () => {
    expect(await view('<p>First</p><div style="opacity:0"><input type="submit" value="Secret"></div>')).to.equal(
      'First',
    );
  });

  it('names a button that is seen', async () => {
    expect(await view('<input type="submit" value="Search">')).to.equal('[1 button Search]');
  });
});

describe('a text that a box cuts off', () => {
  afterEach(reset);

  const BOX = 'overflow:hidden;width:150px;height:20px';
  const LONG = 'aaaa bbbb cccc dddd eeee Secret';
  const cuts: [name: string, html: string, told: string][] = [
    ['below', `<div style="${BOX}">${LONG}</div>`, 'aaaa bbbb cccc…'],
    [
      'below, in a paragraph of the box',
      `<div style="${BOX}"><p style="margin:0">${LONG}</p></div>`,
      'aaaa bbbb cccc…',
    ],
    [
      'below, in an inline element',
      `<div style="${BOX}"><p style="margin:0"><b>${LONG}</b></p></div>`,
      'aaaa bbbb cccc…',
    ],
    ['at an empty line', `<div style="${BOX};white-space:pre-line">Hello\n\n\n\nSecret</div>`, 'Hello…'],
    ['after some lines', `<div style="${BOX};height:40px">${LONG}</div>`, 'aaaa bbbb cccc dddd eeee…'],
    [
      'after some lines, with an ellipsis',
      `<div style="${BOX};height:auto;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2">${LONG}</div>`,
      'aaaa bbbb cccc dddd eeee…',
    ],
  ];
  for (const [name, html, told] of cuts)
    it(`ends with an ellipsis: ${name}`, async () => {
      expect(await view(html)).to.equal(told);
    });

  const lines: [name: string, html: string][] = [
    ['at its right', `<div style="${BOX};white-space:nowrap">${LONG}</div>`],
    ['at its right, in a paragraph', `<div style="${BOX}"><p style="margin:0;white-space:nowrap">${LONG}</p></div>`],
    ['with an ellipsis', `<div style="${BOX};white-space:nowrap;text-overflow:ellipsis">${LONG}</div>`],
    ['by wide spaces', `<div style="${BOX};word-spacing:200px;white-space:nowrap">aaaa Secret</div>`],
  ];
  for (const [name, html] of lines)
    it(`is told up to the edge of the box: a line that is cut off ${name}`, async () => {
      expect(await view(html)).to.match(/^aaaa.{0,13}…$/);
    });

  it('is told as a whole in a box that scrolls', async () => {
    expect(await view(`<div style="${BOX.replace('hidden', 'auto')}">${LONG}</div>`)).to.include(LONG);
  });

  it('is faint if it is cut off in each line', async () => {
    const told = await view(`<div style="${BOX};height:60px;white-space:pre">Hi\n${' '.repeat(40)}Secret\nyou</div>`);
    expect(told).to.include('(faint: Hi');
  });

  it('shows the rest of a name as hidden', async () => {
    const told = await view(`<a href="#" style="display:block;${BOX}">${LONG}</a>`);
    expect(told).to.equal('[1 aaaa bbbb cccc… (hidden: dddd eeee Secret)]');
  });

  const wholes: [name: string, html: string][] = [
    ['whose lines are lower than its letters', `<div style="overflow:hidden;line-height:8px">${LONG}</div>`],
    ['that is large enough', `<div style="overflow:hidden">${LONG}</div>`],
    ['that cuts off white space', `<div style="${BOX};width:320px;white-space:pre-wrap">${LONG}\n \n</div>`],
  ];
  for (const [name, html] of wholes)
    it(`is told as a whole in a box ${name}`, async () => {
      const told = await view(html);
      expect(told).to.include('Secret');
      expect(told).not.to.match(/…|faint/);
    });
});
