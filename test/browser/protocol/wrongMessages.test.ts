import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { fuzz, isLongRun } from '../support/environment.ts';
import { byId, newTool, reset, show, sleep, until } from '../support/page.ts';
import { randomNumbers } from '../visibility/randomPage.ts';
import { CONSENT, showChild, tell } from './frames/support.ts';
import { isAsked, wrongMessage, wrongValue } from './wrongMessages.ts';

const PAGE = '<h1>Shop</h1><input id=mail value=Ann><select id=s><option>S<option>M</select><button id=b>Send</button>';
const MESSAGES = 40;
const NAMES = [
  'nodeId',
  'text',
  'value',
  'values',
  'key',
  'query',
  'selector',
  'action',
  'options',
  'force',
  'timeout',
];
const FRAME_NAMES = ['nodeId', 'ms', 'have', 'snapshotId', 'type', 'given', 'target', 'includeValues', 'position'];

interface Answer {
  readonly type: string;
  readonly id: unknown;
  readonly success: boolean;
  readonly code?: unknown;
  readonly error?: unknown;
}

/** Runs the test with each seed, and names the seed in an error. */
async function eachSeed(runs: number, run: (random: () => number) => Promise<void>): Promise<void> {
  for (let seed = fuzz.seed; seed < fuzz.seed + (isLongRun ? fuzz.runs : runs); seed++)
    try {
      await run(randomNumbers(seed));
    } catch (error) {
      throw new Error(`seed ${seed}: ${String((error as Error).message)}`, { cause: error });
    } finally {
      reset();
    }
}

const faults: string[] = [];
const note = (event: Event): void => {
  faults.push(String((event as ErrorEvent).message ?? (event as PromiseRejectionEvent).reason));
};

/** Sends wrong messages to a port, and checks the answers. The last request is a right one. */
async function checkPort(port: MessagePort, messages: readonly unknown[], last: object): Promise<void> {
  const answers: Answer[] = [];
  const done = new Promise<void>((resolve) => {
    port.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type !== 'TAB_RESULT' || !('success' in data)) return;
      answers.push(data);
      if (data.id === 'last') resolve();
    };
  });
  for (const message of messages) port.postMessage(message);
  // Requests are answered in any order, so the last one waits for the others.
  const asked = messages.filter(isAsked) as { id: unknown }[];
  await until(() => answers.length >= asked.length);
  port.postMessage({ type: 'TAB_COMMAND', id: 'last', payload: last });
  await done;
  expect(answers.map(({ id }) => String(id)).sort()).to.deep.equal(
    [...asked.map(({ id }) => String(id)), 'last'].sort(),
  );
  for (const { id, success, code, error } of answers)
    if (!success) {
      expect(code, `the code of ${String(id)}`).to.match(/^[a-z_]+$/);
      expect(String(code), `the code of ${String(id)}: ${String(error)}`).to.not.equal('failed');
      expect(error, `the error of ${String(id)}`)
        .to.be.a('string')
        .with.length.below(2000);
    }
  expect(answers.find(({ id }) => id === 'last')?.success).to.equal(true);
}

/** Joins the frame as the page around it, and returns the port of the connection. */
async function joinedPort(frame: HTMLIFrameElement): Promise<MessagePort> {
  const { port1, port2 } = new MessageChannel();
  const asked = new Promise<string>((resolve) => {
    addEventListener('message', function hear({ data }: MessageEvent<{ step?: string; challenge: string } | null>) {
      if (data?.step !== 'ask') return;
      removeEventListener('message', hear);
      resolve(data.challenge);
    });
  });
  const post = (message: object, ports: MessagePort[] = []): void =>
    frame.contentWindow?.postMessage({ type: 'domtool-frame', nonce: 'n', ...message }, '*', ports);
  post({ step: 'hello' });
  post({ step: 'open', challenge: await asked, proof: '' }, [port2]);
  return port1;
}

describe('wrong messages', () => {
  before(() => {
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
  });
  after(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });
  afterEach(() => {
    expect(faults.splice(0)).to.deep.equal([]);
  });

  it('to a port are ignored or refused once, and do nothing', async () => {
    const tools = DomTool.toolDefinitions('openai').map(({ function: { name } }) => name.replaceAll('_', '-'));
    const commands = [
      ...tools,
      'dom-perform',
      'dom-automate',
      'overlay-show',
      'get-serialized-dom',
      'click',
      'nonsense',
    ];
    await eachSeed(10, async (random) => {
      show(PAGE);
      const before = document.body.innerHTML;
      const { port1, port2 } = new MessageChannel();
      const stop = DomTool.listen({ ports: [port1] });
      const messages = Array.from({ length: MESSAGES }, (_, id) => wrongMessage(random, id, commands, NAMES));
      try {
        await checkPort(port2, messages, { command: 'get-snapshot', args: {} });
        expect(document.body.innerHTML).to.equal(before);
        expect((byId('mail') as HTMLInputElement).value).to.equal('Ann');
        expect((byId('s') as HTMLSelectElement).value).to.equal('S');
      } finally {
        stop();
        DomTool.shared().destroy();
      }
    });
  });

  it('of windows whose origins were not named, and of scripts, are ignored', async () => {
    show(PAGE);
    const stop = DomTool.listen({ origins: ['https://elsewhere.example'] });
    const heard: unknown[] = [];
    const hear = ({ data }: MessageEvent<{ type?: string } | null>): void => {
      if (data?.type === 'TAB_RESULT') heard.push(data);
    };
    addEventListener('message', hear);
    const message = { type: 'TAB_COMMAND', id: 1, payload: { command: 'dom-text', args: {} } };
    postMessage(message, '*');
    dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://elsewhere.example', source: window }));
    await sleep(100);
    removeEventListener('message', hear);
    stop();
    expect(heard).to.deep.equal([]);
    reset();
  });

  it('of the page around a frame are ignored or refused once, and do nothing', async () => {
    const commands = [
      'frame-tree',
      'frame-fresh',
      'frame-act',
      'frame-point',
      'frame-facts',
      'get-snapshot',
      '__proto__',
    ];
    await eachSeed(6, async (random) => {
      show('');
      const frame = await showChild({ body: PAGE, join: CONSENT });
      await tell(
        frame,
        `window.faults = [];
        for (const type of ['error', 'unhandledrejection'])
          addEventListener(type, (event) => faults.push(String(event.message ?? event.reason)));`,
      );
      // Handshakes that are wrong, before a right one.
      for (let i = 0; i < 10; i++)
        frame.contentWindow?.postMessage(
          { type: 'domtool-frame', step: wrongValue(random), nonce: wrongValue(random), proof: wrongValue(random) },
          '*',
        );
      const messages = Array.from({ length: MESSAGES }, (_, id) => wrongMessage(random, id, commands, FRAME_NAMES));
      await checkPort(await joinedPort(frame), messages, { command: 'frame-tree', args: { ms: 500 } });
      expect(await tell(frame, 'return [faults, mail.value, s.value]')).to.deep.equal([[], 'Ann', 'S']);
    });
  });

  it('of a frame leave the page around it readable and operable', async () => {
    await eachSeed(6, async (random) => {
      show('<button id=own onclick="this.value = 1 + +this.value">Own</button>');
      const frame = await showChild({ body: '' });
      await tell(
        frame,
        `addEventListener('message', ({ data, source, ports }) => {
          if (data.step === 'hello')
            source.postMessage({ type: 'domtool-frame', step: 'ask', nonce: data.nonce, challenge: 'c' }, '*');
          if (data.step === 'open') source.postMessage('port', '*', ports);
        });`,
      );
      const hear = ({ data, ports: [port] }: MessageEvent<unknown>): void => {
        if (data !== 'port' || !port) return;
        port.onmessage = ({ data: { id } }: MessageEvent<{ id: number }>) => {
          for (let i = 0; i < 5; i++)
            port.postMessage(wrongMessage(random, id + i, ['frame-tree', 'frame-act'], FRAME_NAMES));
          if (random() < 0.3) port.postMessage({ [random() < 0.5 ? 'busy' : 'gone']: wrongValue(random) });
          const success = random() < 0.7 ? random() < 0.8 : wrongValue(random);
          const data =
            random() < 0.5 ? wrongValue(random) : { token: 't', snapshotId: 's', nodes: [wrongValue(random)] };
          const reply = { type: 'TAB_RESULT', id, success, data, code: wrongValue(random), error: wrongValue(random) };
          port.postMessage(reply);
          port.postMessage(reply);
        };
      };
      addEventListener('message', hear);
      try {
        const tool = newTool({ joinFrames: true });
        for (let i = 0; i < 3; i++) expect((await tool.getSnapshot()).toText()).to.contain('button Own');
        const snapshot = await tool.getSnapshot();
        const result = await tool.click(snapshot.getNodeId(byId('own')) as string);
        expect(result).to.deep.include({ success: true });
        expect((byId('own') as HTMLButtonElement).value).to.equal('1');
      } finally {
        removeEventListener('message', hear);
      }
    });
  });
});
