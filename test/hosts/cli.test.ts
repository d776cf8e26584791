import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli } from './support/cli.ts';
import { startServer } from './support/server.ts';

const form = `<!doctype html><title>A form</title>
<h1>Sign up</h1>
<form action="/thanks"><label>Name <input name="name" value="old"></label> <button>Send</button></form>
<button type="button" onclick="this.nextElementSibling.hidden = false">More</button><p hidden>There is more</p>`;

/** The strictest policy: it allows only the server's own scripts, no HTML or code from strings, and no frames. */
const strict =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts allow-same-origin";

let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'domtool-cli-'));
  server = await startServer({
    '/': { body: form },
    '/thanks?name=Ann+Lee': { body: '<!doctype html><title>Thanks</title><h1>Thank you, Ann</h1>' },
    '/strict': { headers: { 'content-security-policy': strict }, body: form },
    '/broken': { status: 500 },
    '/gone': { status: 410, body: '<h1>It is gone</h1>' },
    '/file.pdf': {
      headers: { 'content-type': 'application/pdf' },
      body: '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>',
    },
    '/file': {
      headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename=a.zip' },
      body: 'PK',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Returns the number of the element with this name in the text view. */
async function numberOf(name: string, page: string): Promise<string> {
  const { stdout } = await cli([page]);
  const number = new RegExp(`\\[(\\d+)(?: [a-z]+)? ${name}`).exec(stdout)?.[1];
  if (number === undefined) throw new Error(`No "${name}" in:\n${stdout}`);
  return number;
}

describe('domtool without arguments', () => {
  it('performs the task in the sample shop, until a lamp is in the basket', async () => {
    const { status, stdout, stderr } = await cli([]);
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('Done: one lamp is in the basket.'),
    });
    expect(stdout.match(/^--- http/gm)).toHaveLength(6);
    expect(stdout.match(/^>>> /gm)).toHaveLength(5);
    expect(stdout).toMatch(/went to .*index\.html\?q=lamp/);
    expect(stdout).toMatch(/^ {4}\+ .*Added to basket: 1 × Harbour desk lamp/m);
  });
});

describe('domtool with a page', () => {
  it('prints the text view and nothing else on standard output', async () => {
    const { status, stdout, stderr } = await cli([server.origin]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# Sign up$/m);
    expect(stdout).not.toMatch(/Browser:|There is more/);
    expect(stderr).toMatch(/Browser: .*\nOpening http/);
  });

  it('prints one JSON document for a JSON view', async () => {
    const { stdout } = await cli([server.origin, '--view', 'serialized']);
    expect(JSON.parse(stdout)).toMatchObject({ page: { context: { title: 'A form', url: `${server.origin}/` } } });
  });

  it('works under a policy that forbids all scripts and HTML from strings', async () => {
    const { status, stdout, stderr } = await cli([`${server.origin}/strict`]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toMatch(/^# Sign up$/m);
  });

  it('opens a file together with the files beside it', async () => {
    await writeFile(path.join(folder, 'title.js'), 'document.querySelector("h1").textContent = "From the script";');
    await writeFile(path.join(folder, 'a page.html'), '<!doctype html><h1>Empty</h1><script src="title.js"></script>');
    const { status, stdout } = await cli([path.join(folder, 'a page.html')]);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('# From the script') });
  });

  it.each([
    ['without a declared encoding as UTF-8', Buffer.from('<!doctype html><h1>Größe</h1>')],
    [
      'in the encoding that it declares',
      Buffer.from('<!doctype html><meta charset="iso-8859-1"><h1>Größe</h1>', 'latin1'),
    ],
  ])('reads a file %s', async (_, bytes) => {
    const file = path.join(folder, 'encoded.html');
    await writeFile(file, bytes);
    expect(await cli([file])).toMatchObject({ status: 0, stdout: expect.stringContaining('# Größe') });
  });

  it('mentions an HTTP status that signals an error, and prints the page that came with it', async () => {
    const { status, stdout, stderr } = await cli([`${server.origin}/gone`]);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('# It is gone') });
    expect(stderr).toMatch(/status 410/);
  });

  it('saves a screenshot of the requested size', async () => {
    const file = path.join(folder, 'page.png');
    const { status } = await cli([server.origin, '--screenshot', file, '--viewport', '320x480']);
    const picture = await readFile(file);
    expect({ status, width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual({
      status: 0,
      width: 320,
      height: 480,
    });
  });
});

describe('--click and --type', () => {
  it('act in order, print what each action changed, and print the last page', async () => {
    const page = `${server.origin}/`;
    const [name, send] = [await numberOf('Name', page), await numberOf('Send', page)];
    const { status, stdout, stderr } = await cli([page, '--type', name, 'Ann Lee', '--click', send]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toContain(`>>> type ${name} "Ann Lee"\n    the value is now "Ann Lee"`);
    expect(stdout).toContain(`>>> click ${send}\n    went to ${server.origin}/thanks?name=Ann+Lee`);
    expect(stdout.trimEnd()).toMatch(/# Thank you, Ann$/);
  });

  it('print one JSON document a line with a JSON view', async () => {
    const more = await numberOf('More', server.origin);
    const { stdout } = await cli([server.origin, '--view', 'serialized', '--click', more]);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { view: {} },
      { action: `click ${more}`, success: true, changes: { navigationOccurred: false } },
      { view: {} },
    ]);
    expect(JSON.stringify(lines[2])).toContain('There is more');
  });

  it('print what appeared', async () => {
    const more = await numberOf('More', server.origin);
    const { stdout } = await cli([server.origin, '--click', more]);
    expect(stdout).toMatch(/>>> click \d+\n(.*\n)* {4}\+ .*There is more/);
  });

  it('fail with one sentence for an unknown number', async () => {
    const { status, stderr } = await cli([server.origin, '--click', '4711']);
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^domtool: click 4711: .*4711/m),
    });
  });
});

describe('the command', () => {
  const shown: [args: string[], expected: RegExp][] = [
    [['--view', 'overview', '--values'], /^=== DOM OVERVIEW: http[^]*value="old"/],
    [['--view', 'skeleton'], /<button data-llm-id="\d+">Send<\/button>/],
    [['--max-tokens', '20'], /^…\d+-\d+ ~\d+ · …: lines cut/],
  ];
  for (const [args, expected] of shown) {
    it(`view ${args.join(' ')} prints text`, async () => {
      const { status, stdout } = await cli(['view', server.origin, ...args]);
      expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(expected) });
    });
  }

  const documents: [args: string[], expected: (origin: string) => object][] = [
    [
      ['--json', '--view', 'text'],
      (origin) => ({
        title: 'A form',
        url: `${origin}/`,
        text: expect.stringContaining('# Sign up') as string,
      }),
    ],
    [['--json', '--view', 'overview'], () => ({ success: true, sections: { headings: [{ text: 'Sign up' }] } })],
    [['--view', 'state'], () => ({ domMode: 'semantic_v3', interactiveTree: expect.any(Array) as object })],
    [['--view', 'forms'], () => [{ fields: [{ label: 'Name' }] }]],
    [['--view', 'model'], () => ({ title: 'A form', headings: ['Sign up'] })],
  ];
  for (const [args, expected] of documents) {
    it(`view ${args.join(' ')} prints JSON`, async () => {
      const { status, stdout } = await cli(['view', server.origin, ...args]);
      expect({ status, json: JSON.parse(stdout) as object }).toMatchObject({
        status: 0,
        json: expected(server.origin),
      });
    });
  }

  it('act performs action strings in order, prints each change, and prints the page once at the end', async () => {
    const [name, send] = [await numberOf('Name', server.origin), await numberOf('Send', server.origin)];
    const { status, stdout, stderr } = await cli([
      'act',
      server.origin,
      'search("send")',
      `type(${name}, "Ann Lee", clearFirst: true)`,
      `click(${send})`,
    ]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toMatch(/^\n>>> search\("send"\)\n\{\n {2}"query": "send",\n {2}"found": 1/);
    expect(stdout).toContain(`>>> type(${name}, "Ann Lee", clearFirst: true)\n    the value is now "Ann Lee"`);
    expect(stdout).toContain(`>>> click(${send})\n    went to ${server.origin}/thanks?name=Ann+Lee`);
    expect(stdout.match(/^--- /gm)).toHaveLength(1);
    expect(stdout.trimEnd()).toMatch(/# Thank you, Ann$/);
  });

  it('answers questions of the page as --answer-dialogs says, and tells it', async () => {
    const page = `data:text/html,<button onclick="this.textContent = confirm('Sure?')">Delete</button>`;
    for (const [how, done, value] of [
      ['accept', 'accepted', 'true'],
      ['dismiss', 'dismissed', 'false'],
    ] as const) {
      const { status, stdout } = await cli(['act', page, 'click("button")', '--answer-dialogs', how]);
      expect(status, how).toBe(0);
      expect(stdout).toContain(`confirm "Sure?" was ${done}`);
      expect(stdout).toContain(`[1 button ${value} (focused)]`);
    }
    const wrong = await cli(['act', page, '--answer-dialogs', 'maybe']);
    expect(wrong.stderr).toContain('--answer-dialogs is ask, accept or dismiss, not "maybe".');
  });

  it('act prints one JSON document a line with --json', async () => {
    const more = await numberOf('More', server.origin);
    const { stdout } = await cli(['act', server.origin, `click(${more})`, 'inspect("h1")', '--json']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { action: `click(${more})`, success: true, changes: {} },
      { action: 'inspect("h1")', answer: { success: true, tag: 'h1' } },
      { view: { page: {} } },
    ]);
  });

  it.each([
    ['an action that fails', ['click(4711)'], 1, /^domtool: click\(4711\): no element has the number 4711/m],
    ['an unknown action', ['fly(1)'], 2, /"fly\(1\)" does not name an action; the actions are overview,/],
    [
      'an action with a bad argument',
      ['click(1, button: up)'],
      2,
      /dom_click: button must be "left" or "right" or "middle", not "up"/,
    ],
  ])('act stops at %s', async (_, actions, status, message) => {
    expect(await cli(['act', server.origin, ...actions])).toMatchObject({
      status,
      stderr: expect.stringMatching(message),
    });
  });

  it('tools lists the tools for people, and prints their definitions for models', async () => {
    expect(await cli(['tools'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^dom_click\n {2}Click an element\.\n {2}nodeId {14}string · Number/m),
    });
    for (const format of ['openai', 'anthropic', 'mcp', 'seed']) {
      const { stdout } = await cli(['tools', '--format', format]);
      expect((JSON.parse(stdout) as unknown[]).length, format).toBeGreaterThan(20);
    }
  });

  it('help explains each command', async () => {
    for (const [topic, word] of [
      ['view', 'skeleton'],
      ['act', "'click(12)'"],
      ['tools', 'anthropic'],
      ['demo', 'basket'],
    ] as const) {
      expect(await cli(['help', topic])).toEqual({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining(word) as string,
      });
      expect((await cli([topic, '--help'])).stdout).toBe((await cli(['help', topic])).stdout);
    }
    expect(await cli(['help', 'me'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/no help on "me", only on view, act, open/),
    });
  });
});

describe('the output', () => {
  it('draws the numbers on a screenshot with --marks', async () => {
    const [plain, marked] = [path.join(folder, 'plain.png'), path.join(folder, 'marked.png')];
    await cli([server.origin, '--screenshot', plain]);
    const { status, stdout } = await cli([server.origin, '--screenshot', marked, '--marks']);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/^# Sign up$/m) });
    expect((await readFile(marked)).equals(await readFile(plain))).toBe(false);
  });

  it('has no colours in a pipe unless they are forced', async () => {
    expect((await cli(['tools'])).stdout).not.toContain('\x1b');
    expect((await cli(['tools'], { FORCE_COLOR: '1' })).stdout).toContain('\x1b[1mdom_click\x1b[22m');
    const { stdout } = await cli([server.origin], { FORCE_COLOR: '1' });
    expect(stdout).toMatch(/\x1b\[1m# Sign up\x1b\[22m[^]*\x1b\[36m\[\d+ textbox Name \(filled\)\]\x1b\[39m/);
  });
});

describe('a failure is reported in one sentence and by the exit status', () => {
  it.each([
    ['a bad option', ['--colour'], 2, /Unknown option '--colour'/],
    ['an action without a page', ['--click', '1'], 2, /need a page/],
    ['a misspelt command', ['tols'], 4, /There is no file ".*tols"\. Did you mean the command tools\?/],
    ['a missing file', ['missing.html'], 4, /There is no file ".*missing\.html"/],
    ['a port where nothing listens', ['http://127.0.0.1:9'], 4, /did not load: .*ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/],
    ['a host that does not exist', ['http://nowhere.invalid'], 4, /there is no host of that name/],
    [
      'no browser at the endpoint',
      ['--connect', 'http://127.0.0.1:9', 'about:blank'],
      3,
      /No browser answers at http:\/\/127\.0\.0\.1:9/,
    ],
  ])('for %s', async (_, args, status, message) => {
    const run = await cli(args);
    expect(run).toMatchObject({ status, stdout: '', stderr: expect.stringMatching(message) });
    expect(run.stderr).not.toMatch(/^\s+at |Call log|\x1b/m);
  });

  it('for an error of the server without a page', async () => {
    expect(await cli([`${server.origin}/broken`])).toMatchObject({
      status: 4,
      stderr: expect.stringMatching(/the server answered with an error and no page/),
    });
  });

  it('for a download', async () => {
    expect(await cli([`${server.origin}/file`])).toMatchObject({
      status: 4,
      stderr: expect.stringMatching(/a download, not a page/),
    });
  });

  it('for a PDF file, which some builds of the browser show and others download', async () => {
    const { stderr } = await cli([`${server.origin}/file.pdf`]);
    expect(stderr).toMatch(/a PDF file, whose text cannot be read|a download, not a page/);
  });

  it('for a variable that names no browser', async () => {
    const run = await cli(['about:blank'], { DOMTOOL_CHROME: '/missing/chrome' });
    expect(run).toMatchObject({
      status: 3,
      stderr: 'domtool: DOMTOOL_CHROME is set to "/missing/chrome", which is not a program that can be run.\n',
    });
  });

  it('for a browser that does not start', async () => {
    const run = await cli(['about:blank'], { DOMTOOL_CHROME: '/bin/false' });
    expect(run).toMatchObject({ status: 3, stderr: expect.stringMatching(/\/bin\/false did not start/) });
  });

  it.each(['firefox', 'webkit'])('for an installed %s that cannot be driven, unless it can', async (engine) => {
    const { status, stdout, stderr } = await cli(['view', server.origin, '--browser', engine]);
    if (status === 0) expect(stdout).toContain('# Sign up');
    else expect([status, stderr]).toEqual([3, expect.stringContaining(`npx playwright-core install ${engine}`)]);
  });

  it('for a screenshot that cannot be saved', async () => {
    const run = await cli([server.origin, '--screenshot', path.join(folder, 'no', 'such', 'folder.png')]);
    expect(run).toMatchObject({ status: 5, stderr: expect.stringMatching(/could not be saved/) });
  });
});

describe('domtool about itself', () => {
  it('prints how it is used', async () => {
    const { status, stdout, stderr } = await cli(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const word of [
      'domtool act',
      '--json',
      '--marks',
      '--view',
      '--click',
      '--type',
      '--screenshot',
      '--viewport',
      '--connect',
      'exit status',
      'domtool open',
    ])
      expect(stdout).toContain(word);
  });

  it('prints its version', async () => {
    const manifest = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await cli(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
  });
});
