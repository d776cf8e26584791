import { expect } from 'chai';
import { loaded, newTool, reset, show } from '../support/page.ts';

describe('the colour of the page behind text', () => {
  afterEach(() => {
    for (const meta of document.querySelectorAll('meta[name=color-scheme]')) meta.remove();
    reset();
  });

  const text = async (): Promise<string> => (await newTool().getSnapshot()).toText();

  it('is dark where a meta element says so', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'color-scheme', content: 'dark' });
    document.head.append(meta);
    show('<p>Readable in the dark</p>');
    expect(await text()).to.include('Readable in the dark');
  });

  it('is that of the first meta element with a valid value', async () => {
    for (const content of ['', 'dark, light', 'dark', 'light']) {
      const meta = document.createElement('meta');
      Object.assign(meta, { name: 'color-scheme', content });
      document.head.append(meta);
    }
    show('<p style="color:#fff">White in the dark</p><p style="color:#121212">Black in the dark</p>');
    expect(await text())
      .to.include('White in the dark')
      .and.to.match(/faint: Black in the dark|^(?!.*Black)/);
  });

  it('is that of the page around a frame which has none of its own', async () => {
    show('<div style="background:#000"><iframe id=f srcdoc="<p style=color:#fff>White on black</p>"></iframe></div>');
    await loaded(document.querySelector('iframe')!);
    expect(await text()).to.include('White on black');
    show('<div style="background:#fff"><iframe id=f srcdoc="<p style=color:#fff>White on white</p>"></iframe></div>');
    await loaded(document.querySelector('iframe')!);
    expect(await text()).not.to.include('White on white');
  });
});
