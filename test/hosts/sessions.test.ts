import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli, type CliRun } from './support/cli.ts';
import { numberOf } from './support/numbers.ts';

const pages: Record<string, string> = {
  '/': `<!doctype html><title>Shop</title><h1>Shop</h1><label>Search <input></label>
    <button onclick="list.prepend(Object.assign(document.createElement('li'), { textContent: 'New' }))">Add</button>
    <button class=buy onclick="this.textContent = 'Bought'">Buy</button>
    <button onclick="this.textContent = prompt('Your name?') ?? 'No name'">Name</button>
    <button onclick="setTimeout(() => { out.textContent = 'Came late' }, 700)">Later</button>
    <button disabled>Off</button><button onclick="window.open('/other')">Another tab</button>
    <label>File <input type=file onchange="out.textContent = [...this.files].map((f) => f.name + ' ' + f.size)"></label>
    <p id=out></p><a href="/other">Other</a><ul id=list><li><button>First</button></ul>
    <script>console.log('Hello'); fetch('/missing')</script>`,
  '/other':
    '<!doctype html><title>Other</title><h1>Other</h1><button>Pay</button><div style="height: 3000px">Long</div>',
  '/asks': `<!doctype html><h1>Asks</h1><button onclick="this.textContent = prompt('Your name?') ?? 'No name'">Name</button>
    <label>Moody <input oninput="if (!confirm('Really?')) this.value = ''"></label><script>alert('Welcome')</script>`,
  '/who': `<!doctype html><h1>Who</h1><p id=out></p><script>
    out.textContent = [document.cookie, navigator.language, innerWidth, navigator.userAgent].join(' | ')</script>`,
  '/early': `<!doctype html><title>Early</title><script>document.write('<p>Answer: ' + confirm('Early?'))</script><p>After`,
  '/stuck': '<!doctype html><title>Stuck</title><button onclick="for (;;);">Loop</button>',
  '/loop': '<!doctype html><h1>Before</h1><script>for (;;);</script><h2>After</h2>',
  '/late': `<!doctype html><h1>Late</h1><script>setTimeout(() => { document.body.append('It is here') }, 700)</script>`,
};

let server: Server;
let origin: string;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'domtool-sessions-'));
  // Sessions of the tests are found by the tests alone.
  await mkdir(path.join(folder, 'run'), { mode: 0o700 });
  env = { XDG_RUNTIME_DIR: path.join(folder, 'run') };
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://proxied.example');
    if (url.pathname === '/secret' && request.headers.authorization !== `Basic ${btoa('ann:pass')}`)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm=shop' }).end('<h1>Who are you?</h1>');
    if (url.pathname === '/never') return;
    const type = { 'content-type': 'text/html; charset=utf-8' };
    if (url.pathname === '/part') return void response.writeHead(200, type).write('<!doctype html><h1>A part</h1>');
    const body = url.pathname === '/secret' ? '<h1>The secret</h1>' : (pages[url.pathname] ?? '');
    response.writeHead(body ? 200 : 404, type).end(body || `<h1>No page at ${url.host}</h1>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await run('close', '--all');
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]): Promise<CliRun> => cli(args, env);

/** Returns the output of a call that succeeds. */
async function printed(...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await run(...args);
  expect({ status, stderr }, args.join(' ')).toEqual({ status: 0, stderr: '' });
  return stdout;
}

describe('a session', () => {
  const number = async (name: string): Promise<string> => String(numberOf(name, await printed('text')));

  it('is opened once, and keeps the page and the meaning of its numbers from call to call', async () => {
    expect(await printed('open', origin)).toBe(`Now at ${origin}/ ("Shop").\n`);
    const before = await printed('text');
    expect(before).toContain('# Shop');
    const buy = String(numberOf('Buy', before));
    const first = String(numberOf('First', before));
    expect(await printed('click', await number('Add'))).toContain('New');
    expect(await number('Buy')).toBe(buy);
    expect(await number('First')).toBe(first);
    expect(await printed('click', buy)).toContain("'Buy' → 'Bought'");
  });

  it('types, and reports the value and the effect', async () => {
    const search = await number('Search');
    expect(await printed('type', search, 'lamp', '--enter')).toContain('the value is now "lamp"');
    expect(await printed('type', search, 'desk', '--clear')).toContain('the value is now "desk"');
    expect(await printed('text', '--values')).toContain('desk');
    expect(await printed('text')).not.toContain('desk');
  });

  it('reports an effect that comes late, and waits no longer than it is told', async () => {
    expect(await printed('click', await number('Later'))).toContain('Came late');
    expect(await run('wait', 'Nothing of the kind', '--timeout', '200')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("'Nothing of the kind' did not show") as string,
    });
  });

  it('takes selectors as targets', async () => {
    await printed('reload');
    expect(await printed('click', '.buy')).toContain('Bought');
    await printed('reload');
    expect(await printed('click', 'role=button[name="Buy"]')).toContain('Bought');
    expect(await run('click', 'text=Nothing')).toMatchObject({ status: 1, stdout: '' });
    expect(await run('click', '##')).toMatchObject({ status: 2, stdout: '' });
  });

  it('prints every view, each within --max-tokens', async () => {
    for (const view of ['text', 'overview', 'serialized', 'state', 'skeleton', 'forms', 'model'] as const) {
      const whole = await printed(view);
      expect(whole.length, view).toBeGreaterThan(20);
      const small = await printed(view, '--max-tokens', '60');
      expect(small.length, view).toBeLessThanOrEqual(whole.length);
    }
    expect(await printed('search', 'buy')).toMatch(/button B/);
    expect(JSON.parse(await printed('search', 'buy', '--json'))).toMatchObject({ found: 1 });
    expect(JSON.parse(await printed('inspect', 'h1'))).toMatchObject({ tag: 'h1' });
    expect(JSON.parse(await printed('text', '--json'))).toMatchObject({ title: 'Shop', url: `${origin}/` });
    expect(await printed('text', '--lines', '2-2')).toContain('# Shop');
    expect(await printed('text', '--urls')).toContain('/other');
  });

  it('prints a record of an action on one line with --json, of a failed one too', async () => {
    const done = await printed('click', await number('Add'), '--json');
    expect(done.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(done)).toMatchObject({ success: true, effect: { appeared: [{ text: '- New' }] } });
    const off = await run('click', 'text=Off', '--timeout', '50', '--json');
    expect({ status: off.status, ...(JSON.parse(off.stdout) as object) }).toMatchObject({
      status: 1,
      success: false,
      code: 'disabled',
      error: expect.stringContaining('disabled') as string,
    });
    const unknown = await run('click', '4711', '--json');
    expect({ status: unknown.status, ...(JSON.parse(unknown.stdout) as object) }).toMatchObject({
      status: 1,
      success: false,
    });
  });

  it('prints what an action changed until it failed', async () => {
    const { status, stdout, stderr } = await run('fill-form', '99=x', `${await number('Search')}=shelf`);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^domtool: .*99/) as string });
    expect(stdout).toMatch(/\bvalue .*'shelf'/);
    expect(stdout).not.toContain('no visible change');
  });

  it('keeps a dialog of the page open until it is answered, and reports the result', async () => {
    const name = await number('Name');
    expect(await printed('click', name)).toMatch(/The page asks: prompt "Your name\?"/);
    expect(await run('text')).toMatchObject({ status: 1, stderr: expect.stringContaining('The page asks') as string });
    expect(await printed('dialog', 'accept', 'Ann')).toMatch(
      /'Name' → 'Ann'[^]*dialog: prompt "Your name\?" was accepted/,
    );
  });

  it('answers questions as the policy of the browser says, which belongs to open, and tells it', async () => {
    expect(await run('click', '2', '--answer-dialogs', 'dismiss')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--answer-dialogs says how the browser is started: it belongs to open') as string,
    });
    const named = ['--session', 'dismissing'];
    await printed('open', `${origin}/asks`, '--answer-dialogs', 'dismiss', ...named).then((text) =>
      expect(text).toContain('dialog: alert "Welcome" was dismissed'),
    );
    const view = await printed('text', ...named);
    expect(await printed('click', String(numberOf('Name', view)), ...named)).toMatch(
      /'Name' → 'No name'[^]*dialog: prompt "Your name\?" was dismissed/,
    );
    const failed = await run('type', String(numberOf('Moody', view)), 'a', ...named);
    expect(failed.stdout).toContain('dialog: confirm "Really?" was dismissed');
    expect(failed.status).toBe(1);
    await printed('close', ...named);
  });

  it('holds a question that a page asks while it loads, for longer than loading may take', async () => {
    const named = ['--session', 'early'];
    const asks = 'The page asks: confirm "Early?"';
    expect(await printed('open', `${origin}/early`, '--timeout', '1500', ...named)).toContain(asks);
    const open = `${asks}. It does nothing until the question is answered ("domtool dialog accept --session early" or`;
    const refused = { status: 1, stdout: '', stderr: expect.stringContaining(open) as string };
    for (const words of [['screenshot', 'a.png'], ['wait', 'After'], ['serialized'], ['model'], ['reload']])
      expect(await run(...words, ...named), words[0]).toMatchObject(refused);
    // The limit of 1.5 s passes while the question is open.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(await printed('dialog', 'dismiss', ...named)).toMatch(/^Now at .*\/early \("Early"\)\.\ndialog: confirm/);
    expect(await printed('text', ...named)).toMatch(/Answer: false\nAfter/);
    await printed('close', ...named);
    expect(await run('view', `${origin}/early`)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/The page asks: confirm "Early\?".*--answer-dialogs accept/) as string,
    });
  });

  it('leaves a page whose script does not end', async () => {
    const named = ['--session', 'stuck'];
    await printed('open', `${origin}/stuck`, '--timeout', '1500', ...named);
    const click = (): Promise<CliRun> => run('click', 'text=Loop', ...named);
    expect(await click()).toMatchObject({ status: 5, stderr: expect.stringContaining('did not answer') as string });
    expect(await printed('reload', ...named)).toContain('"Stuck"');
    expect(await click()).toMatchObject({ status: 5 });
    expect(await printed('open', `${origin}/other`, ...named)).toContain('"Other"');
    expect(await printed('text', ...named)).toContain('# Other');
    await printed('close', ...named);
  });

  it('uploads files of this machine', async () => {
    const file = path.join(folder, 'note.txt');
    await writeFile(file, 'hello');
    expect(await printed('upload', await number('File'), file)).toContain('note.txt 5');
    expect(await run('upload', '1', path.join(folder, 'none.txt'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/There is no file ".*none\.txt"/) as string,
    });
  });

  it('reports console messages, failed requests and tabs', async () => {
    expect(await printed('console')).toContain('log: Hello');
    expect(await printed('requests')).toContain('/missing: status 404');
    await printed('click', 'text=Another tab');
    expect(await printed('tabs')).toMatch(/0: .*\n1 \(current\): .*\/other/);
    expect(await printed('text')).toContain('# Other');
    for (const [words, message] of [
      [['select'], 'select needs the index of a tab'],
      [['0'], 'list takes no index; select and close do'],
      [['list', 'example.com'], 'list takes no address; new does'],
    ] as const)
      expect(await run('tabs', ...words)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining(message) as string,
      });
    expect(await printed('tabs', 'close')).toMatch(/^0 \(current\)/);
  });

  it('follows links, goes back and forward, and refuses numbers of a page that was left', async () => {
    const other = await number('Other');
    expect(await printed('click', other)).toContain(`went to ${origin}/other`);
    expect(await run('click', other)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('another document') as string,
    });
    expect(await printed('back')).toContain('"Shop"');
    expect(await printed('forward')).toContain('"Other"');
  });

  it('saves pictures, of the whole page and with numbers too', async () => {
    const height = async (...more: string[]): Promise<number> => {
      const file = path.join(folder, 'page.png');
      await printed('screenshot', file, ...more);
      return (await readFile(file)).readUInt32BE(20);
    };
    expect(await height()).toBe(800);
    expect(await height('--full-page', '--marks')).toBeGreaterThan(3000);
    await printed('resize', '500', '400');
    expect(await height()).toBe(400);
  });

  it('waits for a text, for milliseconds, or until nothing is requested', async () => {
    await printed('open', `${origin}/late`);
    await printed('wait', 'It is here');
    expect(await printed('text')).toContain('It is here');
    await printed('open', `${origin}/late`, '--wait', '1000');
    expect(await printed('text')).toContain('It is here');
    await printed('wait', 'idle');
  });

  it('is separate from others, which are listed, and cannot be given another browser', async () => {
    await printed('open', `${origin}/other`, '--session', 'two');
    expect(await printed('text', '--session', 'two')).toContain('# Other');
    expect(await printed('text')).toContain('# Late');
    expect(await printed('sessions')).toMatch(/default: .*\/late[^]*two: .*\/other/);
    expect(await run('open', origin, '--device', 'iPhone 15')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('has its browser already, which --device cannot change') as string,
    });
    expect((await cli(['text'], { ...env, DOMTOOL_SESSION: 'two' })).stdout).toContain('# Other');
    await printed('close', '--session', 'two');
    expect(await run('close', '--session', 'two')).toMatchObject({
      status: 3,
      stderr: 'domtool: There is no session "two".\n',
    });
    expect(await run('text', '--session', 'two')).toMatchObject({
      status: 3,
      stderr: 'domtool: There is no session "two". Begin it with "domtool open URL --session two".\n',
    });
  });

  it('has a socket that only its user may reach', async () => {
    const { mode } = await stat(path.join(folder, 'run', 'domtool'));
    expect(mode & 0o077).toBe(0);
  });

  it('ends when it is idle', async () => {
    await printed('open', origin, '--session', 'brief', '--idle', '1');
    await expect.poll(async () => (await run('text', '--session', 'brief')).status, { interval: 2500 }).toBe(3);
  });

  it('is begun once if two calls begin it at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => run('open', origin, '--session', 'twice')));
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect((await printed('sessions')).match(/^twice:/gm)).toHaveLength(1);
    await printed('close', '--session', 'twice');
  });
});

describe('the options of a browser', () => {
  it('set device, locale and cookies', async () => {
    const { stdout } = await run(`${origin}/who`, '--device', 'iPhone 15', '--locale', 'de-DE', '--cookie', 'user=ann');
    expect(stdout).toMatch(/user=ann \\\| de-DE \\\| \d+ \\\| .*iPhone/);
    expect((await run(`${origin}/who`, '--user-agent', 'Me/1', '--viewport', '333x444')).stdout).toContain(
      '| 333 \\| Me/1',
    );
  });

  it('bring cookies along in a storage state', async () => {
    const file = path.join(folder, 'state.json');
    const cookie = { name: 'user', value: 'bea', domain: '127.0.0.1', path: '/', expires: -1, sameSite: 'Lax' };
    await writeFile(file, JSON.stringify({ cookies: [{ ...cookie, httpOnly: false, secure: false }], origins: [] }));
    expect((await run(`${origin}/who`, '--storage-state', file)).stdout).toContain('user=bea');
  });

  it('answer HTTP authentication', async () => {
    const refused = await run(`${origin}/secret`);
    expect(refused.stdout).not.toContain('The secret');
    expect(refused.stderr).toContain('asks for a name and password (--http-auth)');
    expect((await run(`${origin}/secret`, '--http-auth', 'ann:pass')).stdout).toContain('# The secret');
  });

  it('send requests through a proxy', async () => {
    expect((await run('http://proxied.example/where', '--proxy-server', origin)).stdout).toContain(
      '# No page at proxied.example',
    );
  });

  it('refuse other origins, unknown devices, and a missing browser', async () => {
    expect(await run(origin, '--allowed-origins', 'https://a.example')).toMatchObject({
      status: 4,
      stderr: expect.stringContaining('the origin is not allowed') as string,
    });
    expect(await run(origin, '--device', 'iPhone 0')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no device "iPhone 0"') as string,
    });
    expect(await run('open', origin, '--session', 'none', '--executable-path', '/missing/chrome')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('/missing/chrome did not start') as string,
    });
  });

  it('that have a bad value are refused in one sentence', async () => {
    const [noState, badState] = [path.join(folder, 'no-state.json'), path.join(folder, 'bad-state.json')];
    await writeFile(badState, 'no JSON');
    for (const [message, page, ...more] of [
      ['--locale takes a language like de-DE, not "!!".', origin, '--locale', '!!'],
      ['ENOENT', origin, '--storage-state', noState],
      ['is not valid JSON', origin, '--storage-state', badState],
      ['about:blank cannot have cookies', 'about:blank', '--cookie', 'a=b'],
      ['data:text/html,x cannot have cookies', 'data:text/html,x', '--cookie', 'a=b'],
    ] as const)
      for (const command of ['view', 'open']) {
        const { status, stderr } = await run(
          command,
          page,
          ...more,
          ...(command === 'open' ? ['--session', 'bad'] : []),
        );
        expect({ status, stderr }, command).toEqual({
          status: 2,
          stderr: expect.stringContaining(message) as string,
        });
        expect(stderr.match(/^domtool: .*$/gm)).toHaveLength(1);
        expect(stderr).not.toMatch(/^\s+at /m);
        if (command === 'open') await run('close', '--session', 'bad');
      }
  });

  it('keep a profile', async () => {
    const profile = path.join(folder, 'profile');
    const who = async (...more: string[]): Promise<string> =>
      (await run(`${origin}/who`, '--user-data-dir', profile, ...more)).stdout;
    expect(await who()).toContain('# Who');
    expect((await stat(profile)).isDirectory()).toBe(true);
  });

  it('say at once that a profile cannot be used', async () => {
    const profile = path.join(folder, 'used');
    const view = (at: string): ReturnType<typeof run> => run(`${origin}/who`, '--user-data-dir', at);
    await run('open', `${origin}/who`, '--session', 'profile', '--user-data-dir', profile);
    expect(await view(profile)).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/^domtool: The profile .*used is in use by another browser\. End/m) as string,
    });
    await printed('close', '--session', 'profile');
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    for (const at of [file, path.join(file, 'below')])
      expect(await view(at), at).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /^domtool: .* cannot be used as a profile \(E\w+: .*\)\. Name a folder/m,
        ) as string,
      });
  });
});

describe('a page that does not end', () => {
  it('with a script that loops is stopped at the time limit, and shown as it was then', async () => {
    const { status, stdout, stderr } = await run(`${origin}/loop`, '--timeout', '2500');
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('# Before') as string });
    expect(stderr).toContain('a script of the page had not ended after 2.5 s and was stopped');
  });

  it('loading is shown as far as it has come', async () => {
    const { status, stdout, stderr } = await run(`${origin}/part`, '--timeout', '1500');
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('# A part') as string });
    expect(stderr).toContain('still loading after 1.5 s');
  });

  it('to answer ends the call', async () => {
    expect(await run(`${origin}/never`, '--timeout', '1000')).toMatchObject({
      status: 4,
      stderr: expect.stringContaining('no answer within 1 s.') as string,
    });
  });
});

describe('a page from standard input', () => {
  it('is read like a file', async () => {
    const child = execFile(process.execPath, [path.resolve('dist/cli.mjs'), 'view', '-', '--lines', '1-3']);
    let text = '';
    child.stdout?.on('data', (part: string) => (text += part));
    child.stdin?.end('<!doctype html><h1>From a pipe</h1><button>Größe</button>');
    await new Promise((resolve) => child.once('close', resolve));
    expect(text).toMatch(/# From a pipe\n\[\d+ button Größe\]/);
  });
});
