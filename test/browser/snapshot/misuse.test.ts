import { expect } from 'chai';
import { DomTool, DomToolError } from '../../../src/index.ts';
import { byId, newTool, REFUSED, reset, show } from '../support/page.ts';

const thrown = async (call: () => unknown): Promise<DomToolError> => {
  try {
    await call();
  } catch (error) {
    return error as DomToolError;
  }
  throw new Error('nothing was thrown');
};

describe('misuse', () => {
  afterEach(reset);

  const configs: readonly (readonly [unknown, RegExp])[] = [
    [{ snapshotTimeout: '30' }, /snapshotTimeout must be a number of 0 or more, not "30"/],
    [{ mutationThrottle: -1 }, /mutationThrottle/],
    [{ maxTreeDepth: NaN }, /maxTreeDepth/],
    [{ captureIframes: 1 }, /captureIframes must be true or false, not 1/],
    [{ iframeDeph: 1 }, /there is no config field "iframeDeph"/],
    ['all', /config must be an object/],
  ];
  for (const [config, message] of configs) {
    it(`refuses the config ${JSON.stringify(config)}`, async () => {
      const error = await thrown(() => new DomTool(config as object));
      expect(error).to.be.instanceOf(DomToolError);
      expect(error.code).to.equal('bad_config');
      expect(error.message).to.match(message);
    });
  }

  it('leaves nothing behind that listens if the config is refused', async () => {
    const seen: string[] = [];
    const onError = (e: Event): number => seen.push(e.type);
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, onError);
    for (const config of [{ iframeDeph: 1 }, { joinFrames: 7 }, 'all'])
      expect((await thrown(() => new DomTool(config as object))).code).to.equal('bad_config');
    for (const target of [window, document]) {
      for (const type of 'message pageshow pagehide visibilitychange resize scroll input change focusin'.split(' ')) {
        const event = new Event(type);
        for (const field of ['data', 'source', 'origin', 'ports', 'persisted', 'target', 'composedPath'])
          Object.defineProperty(event, field, { get: () => seen.push(`${type}: ${field} is read`) });
        target.dispatchEvent(event);
      }
    }
    show('<p>changed</p>');
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const type of ['error', 'unhandledrejection']) removeEventListener(type, onError);
    expect(seen).to.deep.equal([]);
  });

  it('is not an undefined value in a config, which means the default', async () => {
    show('<p>x</p>');
    expect((await newTool({ snapshotTimeout: undefined } as object).getSnapshot()).stats.totalNodes).to.equal(2);
  });

  it('refuses bad options of getSnapshot and buildSnapshot', async () => {
    const tool = newTool();
    expect((await thrown(() => tool.getSnapshot({ maxWaitMs: 'x' } as never))).code).to.equal('bad_option');
    expect((await thrown(() => tool.getSnapshot({ wait: true } as never))).code).to.equal('bad_option');
    expect((await thrown(() => tool.buildSnapshot('whenever' as never))).code).to.equal('bad_option');
  });

  it('refuses bad options of the views', async () => {
    show('<p>x</p>');
    const snapshot = await newTool().getSnapshot();
    for (const [method, options, message] of [
      [
        'serialize',
        { includeValue: true },
        /serialize: there is no option "includeValue"; the options are includeValues/,
      ],
      ['serialize', { maxDepth: '3' }, /maxDepth must be a whole number of 0 or more, not "3"/],
      ['toText', { url: true }, /toText: there is no option "url"/],
      ['toText', { viewport: 1 }, /viewport must be true or false, not 1/],
      ['toText', 'all', /options must be an object/],
    ] as const) {
      const error = await thrown(() => snapshot[method](options as never));
      expect([error.code, message.test(error.message)]).to.deep.equal(['bad_option', true]);
    }
    expect(snapshot.serialize(undefined)).to.deep.equal(snapshot.serialize({}));
  });

  for (const selector of ['div[', '', 5, '::', 'a >> b']) {
    it(`refuses the filterSelector ${JSON.stringify(selector)}`, async () => {
      show('<p>x</p>');
      const error = await thrown(() => newTool().get_serialized_dom({ filterSelector: selector as string }));
      expect(error.code).to.equal('bad_selector');
      expect(error.message).to.contain('filterSelector');
    });
  }

  it('is not an action on an unusable target, which returns a result', async () => {
    show(
      '<button id=gone>x</button><p id=p>text</p><button id=dis disabled>y</button><input id=hid style="display:none"><input id=ro readonly>' +
        '<input type=file id=f accept="image/*"><select id=s><option>a<option>b</select>',
    );
    const file = { name: 'a.txt', text: 'x' };
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const id = (name: string): string => snapshot.getNodeId(byId(name)) as string;
    const goneId = id('gone');
    const cases = [
      [await tool.click('node_999'), 'unknown_node', /no element has the number "node_999"/],
      [await tool.click('nonsense'), 'unknown_node', /use a number of the latest view/],
      [await tool.type(id('p'), 'x'), 'not_editable', /does not accept text/],
      [await tool.upload(id('p'), file), 'not_editable', /does not accept files: no script of the page takes/],
      [await tool.upload(id('f'), [file, file]), 'bad_value', /cannot hold that value: it accepts one file only/],
      [await tool.upload(id('f'), file), 'bad_value', /cannot hold that value: it accepts 'image\/\*'/],
      [await tool.click(id('f')), 'needs_trusted_input', /to choose files, use upload/],
      [await tool.select(id('s'), ['a', 'b']), 'bad_value', /it accepts one option only/],
      [await tool.click(id('dis'), REFUSED), 'disabled', /disabled/],
      [await tool.type(id('ro'), 'x', REFUSED), 'readonly', /read-only/],
    ] as const;
    for (const [result, code, message] of cases) {
      expect(result, String(message)).to.include({ success: false, code });
      expect(result.error, code).to.match(message);
      expect(result.changes, code).to.include({ navigationOccurred: false, valueChanged: false });
    }
    byId('gone').remove();
    expect(await tool.click(goneId)).to.include({
      success: false,
      code: 'stale_node',
      nodeId: goneId,
      actionType: 'click',
    });
  });

  it('refuses a target that became hidden', async () => {
    show('<button id=b>x</button>');
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    byId('b').style.display = 'none';
    expect(await tool.click(id, REFUSED)).to.include({ success: false, code: 'hidden' });
  });

  it('throws for an argument that can never be valid', async () => {
    show('<input id=i>');
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('i')) as string;
    expect((await thrown(() => tool.type(id, 5 as never))).code).to.equal('bad_option');
    expect((await thrown(() => tool.click(id, { button: 'upper' } as never))).code).to.equal('bad_option');
    for (const bad of [{ speed: -1 }, { clearFirst: 'yes' }, { unknown: 1 }, { settle: 'long' }])
      expect((await thrown(() => tool.type(id, 'x', bad as never))).code).to.equal('bad_option');
    expect((await thrown(() => tool.keypress('NoSuchKey'))).code).to.equal('bad_option');
  });
});
