import { expect } from 'chai';
import { DomTool, connect, type Client, type DomToolError } from '../../../../src/index.ts';
import { engine } from '../../support/environment.ts';
import { byId, codeOf, loaded, reset, show, sleep, until } from '../../support/page.ts';

const PAGE =
  '<h1>Shop</h1><form><label>Mail <input id=mail></label><button id=b type=button>Send</button></form><a href="/x">Link</a>';

let stop: () => void = () => undefined;
let client: Client | null = null;

/** Connects a client with the page's listener through a message channel. */
function joined(): Client {
  const { port1, port2 } = new MessageChannel();
  stop = DomTool.listen({ ports: [port1] });
  return (client = connect(port2));
}

describe('the listening page', () => {
  afterEach(() => {
    client?.close();
    stop();
    DomTool.shared().destroy();
    reset();
  });

  it('answers a ping with its version and address', async () => {
    show(PAGE, 'Title');
    expect(await joined().ping()).to.include({
      type: 'PONG',
      version: DomTool.version,
      url: location.href,
      title: 'Title',
      readyState: document.readyState,
    });
  });

  it('runs the six legacy commands', async () => {
    show(PAGE, 'Title');
    const client = joined();
    const snapshot = (await client.command('get-snapshot')) as { snapshotId: string; page: object; stats: object };
    expect(snapshot).to.include.keys('snapshotId', 'page', 'stats', 'stale');
    const forced = (await client.command('get-snapshot', { force: true })) as { timestamp: string };
    expect(forced).to.include.keys('timestamp');
    const tool = DomTool.shared();
    const [mail, button] = ['mail', 'b'].map((id) => tool.getSnapshot().then((s) => s.getNodeId(byId(id)) as string));
    const serialized = (await client.command('get-serialized-dom', { options: { includeBoundingBoxes: true } })) as {
      page: { body: object };
    };
    expect(JSON.stringify(serialized)).to.contain('boundingBox');
    let clicks = 0;
    byId('b').addEventListener('click', ({ shiftKey }) => {
      clicks += shiftKey ? 10 : 1;
    });
    expect(
      await client.command('dom-click', { nodeId: await button, options: { modifiers: { shift: true } } }),
    ).to.deep.include({ success: true, actionType: 'click' });
    expect(clicks).to.equal(10);
    expect(
      await client.command('dom-type', { nodeId: await mail, text: 'ann@example.com', options: { clearFirst: true } }),
    ).to.deep.include({ success: true });
    expect(await client.command('dom-keypress', { key: 'x', options: { targetNodeId: await mail } })).to.deep.include({
      success: true,
    });
    expect((byId('mail') as HTMLInputElement).value).to.equal('ann@example.comx');
    const model = (await client.command('capture-interaction-content', {
      includeValues: true,
      baseUrl: 'ignored',
    })) as {
      title: string;
      controls: { role: string }[];
      aimap: object;
    };
    expect([model.title, model.controls.length, Object.keys(model.aimap).length]).to.deep.equal(['Title', 3, 3]);
  });

  it('has a command for each tool, and nothing else', async () => {
    show(PAGE);
    const client = joined();
    for (const {
      function: { name },
    } of DomTool.toolDefinitions('openai')) {
      const code = await codeOf(client.command(name.replaceAll('_', '-'), { nonsense: 1 }));
      expect(code, name).to.equal('bad_option');
    }
    for (const command of [
      'nonsense',
      'destroy',
      'dom-destroy',
      'dom-get-snapshot',
      '__proto__',
      'dom-constructor',
      'click',
      '',
    ]) {
      const error = (await client.command(command).then(
        () => null,
        (e: unknown) => e,
      )) as DomToolError;
      expect([error.code, error.message], command).to.deep.equal(['unknown_command', `Unknown command: ${command}`]);
    }
  });

  it('returns typed answers to typed calls, and errors with their code', async () => {
    show(PAGE);
    const client = joined();
    expect(await client.call('text', {})).to.match(/# Shop/);
    const found = await client.call('search', { query: 'Send' });
    expect(typeof found === 'object' && found.found).to.equal(1);
    expect((await client.call('setValue', { nodeId: 9999, value: 'x' })).code).to.equal('unknown_node');
    expect(await client.call('forms', {})).to.have.length(1);
    const automated = await client.automate({ action: 'query', selector: '#b' });
    expect([automated.success, automated.count]).to.deep.equal([true, 1]);
    expect(await client.command('dom-perform', { action: 'focus(2)' })).to.include({ actionType: 'focus' });
    expect(await codeOf(client.command('dom-perform', { action: 'explode(' }))).to.not.equal(undefined);
    const shown = await client.overlay.show({ labels: false });
    expect(shown.marks).to.have.length(3);
    await client.overlay.hide();
    expect(document.querySelector('domtool-overlay')).to.equal(null);
    expect(await codeOf(client.call('type', { nodeId: 1 } as never))).to.equal('bad_option');
    expect(await codeOf(connect(new MessageChannel().port1, { timeout: 30 }).ping())).to.equal('no_answer');
    client.close();
    expect(await codeOf(client.ping())).to.equal('no_answer');
  });

  it('answers for a page of any depth', async () => {
    let deepest: HTMLElement = document.body;
    // Boxes nested this deep crash Chromium itself; deeper nesting crashes Firefox.
    for (let i = 0; i < (engine === 'chromium' ? 5000 : 400); i++) {
      const inner = document.createElement('div');
      inner.style.display = 'contents';
      inner.setAttribute('role', 'group');
      inner.setAttribute('aria-label', String(i));
      deepest.append(inner);
      deepest = inner;
    }
    deepest.append('Bottom');
    const client = joined();
    // Requests wait five seconds for a snapshot, which may take longer on a busy machine.
    await DomTool.shared().getSnapshot({ maxWaitMs: 60_000 });
    const answer = await client.serialized().then(
      (dom) => typeof dom,
      (error: unknown) => (error as DomToolError).message,
    );
    expect(answer).to.match(/^object$|cannot be sent|too deep|call stack|recursion/i);
    expect(await client.call('text', {})).to.contain('Bottom');
  });

  it('runs page actions by number, by selector and as a string', async () => {
    show(PAGE);
    const { port1, port2 } = new MessageChannel();
    stop = DomTool.listen({ ports: [port1] });
    const answers: any[] = [];
    port2.onmessage = ({ data }) => answers.push(data);
    let clicks = 0;
    byId('b').addEventListener('click', () => {
      clicks++;
    });
    const id = (await DomTool.shared().getSnapshot()).getNodeId(byId('b'));
    const actions = [
      { type: 'click', nodeId: id },
      { type: 'click', selector: '#b' },
      { type: 'input', targetElement: { selector: '#mail' }, value: 'hi' },
      `click(${id})`,
      { type: 'click', selector: '#none' },
      { type: 'explode' },
      { type: 'constructor' },
      5,
    ];
    for (const action of actions) {
      const before = answers.length;
      port2.postMessage({ type: 'PAGE_ACTION_EXECUTE', id: before, action });
      while (!answers.some(({ id }) => id === before)) await sleep(5);
    }
    const results = answers.filter(({ payload }) => !payload);
    const brief = results.map(({ success, data, code }) => [success, data?.success ?? code, data?.code ?? '']);
    expect(brief).to.have.deep.members([
      [true, true, ''],
      [true, true, ''],
      [true, true, ''],
      [true, true, ''],
      [true, false, 'no_match'],
      [false, 'unknown_command', ''],
      [false, 'unknown_command', ''],
      [false, 'bad_option', ''],
    ]);
    expect(JSON.stringify(results)).to.include('Unknown action: constructor');
    expect([clicks, (byId('mail') as HTMLInputElement).value]).to.deep.equal([3, 'hi']);
  });

  it('announces itself to those it listens to', async () => {
    const { port1, port2 } = new MessageChannel();
    const first = new Promise<any>((resolve) => {
      port2.onmessage = ({ data }) => resolve(data);
    });
    stop = DomTool.listen({ ports: [port1] });
    const { type, source, payload } = await first;
    expect([type, source, payload.type, payload.context.url]).to.deep.equal([
      'TAB_RESULT',
      'content',
      'content-script-ready',
      location.href,
    ]);
  });

  it('listens to no window by default, then to those of given origins, and never to synthetic events', async () => {
    show(`${PAGE}<iframe id=f srcdoc="<p>frame</p>"></iframe>`);
    await loaded(byId('f') as HTMLIFrameElement);
    const frame = (byId('f') as HTMLIFrameElement).contentWindow as Window & typeof globalThis;
    const answers: any[] = [];
    frame.addEventListener('message', ({ data }) => answers.push(data));
    // The frame's own script sends the message, so that its window is the source.
    const send = (): void => {
      frame.eval(`parent.postMessage({ type: 'PING', id: 1 }, '*')`);
    };
    stop = DomTool.listen();
    send();
    await sleep(100);
    expect(answers).to.deep.equal([]);
    for (const origin of ['*', 'null', 'example.com', 'https://example.com/', 'https://example.com/path', '', 5]) {
      let code = '';
      try {
        DomTool.listen({ origins: [origin as string] });
      } catch (error) {
        ({ code } = error as DomToolError);
      }
      expect(code, String(origin)).to.equal('bad_option');
    }
    DomTool.listen({ origins: ['https://elsewhere.example'] });
    send();
    await sleep(100);
    expect(answers).to.deep.equal([]);
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://elsewhere.example',
        source: frame,
        data: { type: 'PING', id: 2 },
      }),
    );
    await sleep(100);
    expect(answers).to.deep.equal([]);
    DomTool.listen({ origins: [location.origin] });
    send();
    await until(() => answers.length);
    expect(answers.map(({ id, success }) => [id, success])).to.deep.equal([[1, true]]);
    stop();
    send();
    await sleep(100);
    expect(answers).to.have.length(1);
  });

  it('reaches a window of a given origin, and accepts only its answers', async () => {
    show(PAGE);
    stop = DomTool.listen({ origins: [location.origin] });
    client = connect({ window, origin: location.origin }, { timeout: 30_000 });
    const ping = client.ping();
    // The message looks like an answer, but somebody else sends it.
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://elsewhere.example',
        source: window,
        data: { type: 'TAB_RESULT', success: true, data: 'forged', id: undefined },
      }),
    );
    expect((await ping).url).to.equal(location.href);
    expect(await client.call('text', {})).to.contain('# Shop');
  });

  it('serves only its own extension through chrome.runtime', async () => {
    show(PAGE);
    const listeners: ((message: unknown, sender: object, answer: (reply: unknown) => void) => boolean)[] = [];
    const sent: any[] = [];
    const scope = globalThis as { chrome?: any };
    const before = scope.chrome;
    const hook = (list: unknown[]): object => ({
      addListener: (f: unknown) => list.push(f),
      removeListener: (f: unknown) => list.splice(list.indexOf(f), 1),
    });
    Object.defineProperty(scope, 'chrome', {
      configurable: true,
      writable: true,
      value: {
        runtime: {
          id: 'me',
          onMessage: hook(listeners),
          onConnect: hook([]),
          sendMessage: (m: unknown) => {
            sent.push(m);
            return Promise.reject(new Error('no one'));
          },
        },
      },
    });
    try {
      stop = DomTool.listen();
      DomTool.listen();
      expect([listeners.length, sent[0].payload.type]).to.deep.equal([1, 'content-script-ready']);
      const ask = (message: object, id: string): Promise<any> | false => {
        let answer: (reply: unknown) => void = () => undefined;
        const reply = new Promise((resolve) => {
          answer = resolve;
        });
        return listeners[0]?.(message, { id }, answer) ? reply : false;
      };
      expect(ask({ type: 'PING' }, 'other')).to.equal(false);
      expect(ask({ type: 'SOMETHING_ELSE' }, 'me')).to.equal(false);
      expect(await ask({ type: 'PING' }, 'me')).to.deep.include({ success: true });
      const unknown = await ask({ type: 'TAB_COMMAND', payload: { command: 'fly', args: {} } }, 'me');
      expect(unknown).to.deep.equal({ success: false, error: 'Unknown command: fly', code: 'unknown_command' });
      const text = await ask({ type: 'TAB_COMMAND', payload: { command: 'dom-text' } }, 'me');
      expect(text.data).to.contain('# Shop');
      stop();
      expect(listeners).to.have.length(0);
    } finally {
      Object.defineProperty(scope, 'chrome', { configurable: true, writable: true, value: before });
    }
  });

  it('stops with the page, and continues after the back/forward cache', async () => {
    const { port1, port2 } = new MessageChannel();
    let messages = 0;
    port2.onmessage = () => {
      messages++;
    };
    stop = DomTool.listen({ ports: [port1] });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    port2.postMessage({ type: 'PING', id: 1 });
    // The first message says that the page listens.
    await until(() => messages === 2);
    const alive = messages;
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    port2.postMessage({ type: 'PING', id: 2 });
    await sleep(100);
    expect([alive, messages]).to.deep.equal([2, 2]);
  });
});
