import { expect } from 'chai';
import { otherOrigin, testPage } from '../support/environment.ts';

describe('the page that the tests run in', () => {
  it('has the same viewport in every engine', () => {
    expect([innerWidth, innerHeight]).to.deep.equal([800, 600]);
  });

  it('is the top window of a visible, focused document', () => {
    expect(window.top).to.equal(window);
    expect(document.visibilityState).to.equal('visible');
    expect(document.hasFocus()).to.equal(true);
  });

  it('can load a frame of its own origin and one of another origin', async () => {
    const own = await frame(testPage('toolchain/frame.html'));
    const other = await frame(`${otherOrigin}/toolchain/frame.html`);
    expect(own.contentDocument?.title).to.equal('A framed page');
    expect(other.contentDocument).to.equal(null);
  });
});

async function frame(src: string): Promise<HTMLIFrameElement> {
  const element = document.createElement('iframe');
  element.src = src;
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
  document.body.append(element);
  await loaded;
  return element;
}
