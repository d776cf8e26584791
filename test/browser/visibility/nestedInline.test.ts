import { expect } from 'chai';
import { scaleOf } from '../../../src/layout/FrameSpace.ts';
import { LayoutReader } from '../../../src/layout/LayoutReader.ts';
import type { ElementStyle } from '../../../src/style/ElementStyle.ts';
import { reset, show } from '../support/page.ts';

class CountingReader extends LayoutReader {
  count = 0;

  override style(el: Element): ElementStyle {
    this.count++;
    return super.style(el);
  }
}

/** Returns how often styles are read for the scales of inline elements that are nested in each other. */
function readsFor(depth: number, areOutermostFirst: boolean): number {
  show(`<p style="transform:scale(2)">${'<b>word '.repeat(depth)}`);
  const reader = new CountingReader();
  const all = [...document.querySelectorAll('b')];
  for (const el of areOutermostFirst ? all : all.reverse()) expect(scaleOf(el, reader)).to.be.closeTo(2, 0.05);
  return reader.count;
}

describe('the scale of nested inline elements', () => {
  afterEach(reset);

  for (const areOutermostFirst of [true, false])
    it(`is found without going all the way up for each, ${areOutermostFirst ? 'outermost' : 'innermost'} first`, () => {
      const few = readsFor(20, areOutermostFirst);
      expect(few).to.be.at.least(20);
      expect(readsFor(200, areOutermostFirst)).to.be.below(few * 11);
    });
});
