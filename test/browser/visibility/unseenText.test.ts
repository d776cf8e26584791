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
