import { expect } from 'chai';
import { fill } from '../../../src/actions/fillForm.ts';
import { typeText } from '../../../src/actions/type.ts';
import { upload } from '../../../src/actions/upload.ts';
import { waitFor } from '../../../src/actions/waitFor.ts';
import { byId, mount } from './support.ts';

describe('files', () => {
  const given = async (files: unknown): Promise<string[]> => {
    const input = mount('<input id="t" type="file" multiple>') as HTMLInputElement;
    await upload(input, files as File[]);
    return Promise.all(Array.from(input.files ?? [], async (file) => `${file.name} ${file.type} ${await file.text()}`));
  };

  it('are taken as File and Blob, also of another realm, and by their content', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { File: Other } = frame.contentWindow as Window & typeof globalThis;
    expect(
      await given([
        new File(['one'], 'a.txt', { type: 'text/plain' }),
        new Other(['two'], 'b.csv'),
        new Blob(['three']),
        { name: 'c.bin', bytes: new Uint8Array([52]) },
        { name: 'd.txt', base64: btoa('five') },
      ]),
    ).to.deep.equal(['a.txt text/plain one', 'b.csv  two', 'blob  three', 'c.bin  4', 'd.txt  five']);
  });

  for (const bad of [
    { name: 'x.txt', bytes: () => 0 },
    { name: 'x.txt', text: 4 },
    { name: 'x.txt', base64: '%' },
  ]) {
    it(`are refused by name with ${JSON.stringify(bad)}`, async () => {
      const error = await given([bad]).then(
        () => null,
        (e: unknown) => e as { code: string; message: string },
      );
      expect([error?.code, error?.message.includes('"x.txt"')]).to.deep.equal(['bad_option', true]);
    });
  }
});

describe('what takes no text says what works', () => {
  for (const [html, word] of [
    ['<div id="t" role="slider" tabindex="0" aria-valuenow="3">3</div>', 'setValue'],
    ['<input id="t" type="checkbox">', 'check'],
    ['<canvas id="t" tabindex="0"></canvas>', 'keypress'],
  ] as const) {
    it(html, async () => {
      const { code, detail } = await typeText(mount(html), 'a');
      expect([code, detail?.includes(word)]).to.deep.equal(['not_editable', true]);
    });
  }
});

describe('a form', () => {
  it('takes the name or value of a radio button for its group', async () => {
    mount(
      '<form id="t"><label><input id="a" type="radio" name="c" value="r"> Red</label><label><input id="b" type="radio" name="c" value="g"> Green</label></form>',
    );
    const isGreen = (): boolean => (byId('b') as HTMLInputElement).checked;
    expect([(await fill(byId('a'), 'Green')).ok, isGreen()]).to.deep.equal([true, true]);
    expect([(await fill(byId('a'), 'r')).ok, isGreen()]).to.deep.equal([true, false]);
  });

  it('presses Enter after a text that a mask wrote in another form', async () => {
    const field = mount('<input id="t">') as HTMLInputElement;
    field.addEventListener('input', () => {
      const digits = field.value.replace(/\D/g, '');
      field.value = `Nr. ${digits} (${digits.length} digits)`;
    });
    let entered = 0;
    field.addEventListener('keydown', (e) => {
      if (e.key === 'Enter') entered++;
    });
    await typeText(field, '1', { pressEnter: true });
    expect(entered).to.equal(1);
  });
});

describe('waiting', () => {
  it('is refused with a sentence', async () => {
    mount('<p id="t">here</p>');
    const said = async (options: object, el: Element | null = null): Promise<unknown> =>
      (await waitFor(el, { timeout: 50, ...options })).detail;
    expect(await said({ text: 'Saved' })).to.equal('the text "Saved" did not show (waited 0.05 s)');
    expect(await said({ textGone: 'here' })).to.equal('the text "here" still shows (waited 0.05 s)');
    expect(await said({ state: 'hidden' }, byId('t'))).to.equal('did not become hidden (waited 0.05 s)');
  });
});
