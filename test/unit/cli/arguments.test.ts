// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/cli/arguments.ts';

/** The default arguments of a command for one page. */
const page = {
  name: 'view',
  target: null,
  view: 'text',
  json: false,
  args: {},
  steps: [],
  wait: null,
  screenshot: null,
  marks: false,
  fullPage: false,
  browser: {},
  install: false,
};
const session = {
  name: 'call',
  session: 'default',
  json: false,
  request: null,
  wait: null,
  files: [],
  node: null,
  browser: {},
  idle: 900,
  install: false,
};
const step = (label: string, action: string) => ({ label, action });

describe('readArguments', () => {
  it.each([
    ['no arguments', [], { name: 'demo' }],
    ['a page', ['https://a.example/b'], { target: 'https://a.example/b' }],
    ['a view', ['a.html', '--view', 'serialized'], { target: 'a.html', view: 'serialized' }],
    ['a screenshot', ['--screenshot=a.png', 'a.html'], { screenshot: 'a.png', target: 'a.html' }],
    [
      'a viewport',
      ['a.html', '--viewport', '390x844'],
      { target: 'a.html', browser: { viewportSize: { width: 390, height: 844 } } },
    ],
    [
      'a running browser',
      ['--connect', 'ws://grid:3000/x?token=1'],
      { browser: { connect: 'ws://grid:3000/x?token=1' } },
    ],
    ['a command and a page', ['view', 'a.html'], { target: 'a.html' }],
    ['a page from standard input', ['view', '-'], { target: '-' }],
    [
      'a view as JSON',
      ['view', 'a.html', '--view', 'overview', '--json'],
      { target: 'a.html', view: 'overview', json: true },
    ],
    ['JSON without a view', ['a.html', '--json'], { target: 'a.html', view: 'serialized', json: true }],
    [
      'a budget and values',
      ['a.html', '--max-tokens', '800', '--values'],
      { target: 'a.html', args: { maxTokens: 800, includeValues: true } },
    ],
    [
      'a part of the text view',
      ['a.html', '--lines', '2-9', '--region', 'main', '--expand', 'all', '--urls'],
      { target: 'a.html', args: { lines: '2-9', region: 'main', expand: 'all', urls: true } },
    ],
    [
      'marks on a screenshot of the whole page',
      ['a.html', '--screenshot', 'a.png', '--marks', '--full-page'],
      { target: 'a.html', screenshot: 'a.png', marks: true, fullPage: true },
    ],
    [
      'who is at the browser',
      ['a.html', '--cookie', 'a=1', '--cookie', 'b=2', '--http-auth', 'ann:a:b', '--locale', 'de-DE', '--timeout', '9'],
      {
        target: 'a.html',
        browser: {
          cookie: [
            { name: 'a', value: '1' },
            { name: 'b', value: '2' },
          ],
          httpAuth: { username: 'ann', password: 'a:b' },
          locale: 'de-DE',
          timeout: 9,
        },
      },
    ],
    [
      'actions, in their order',
      ['act', 'a.html', 'click(12)', '--click', '4', 'type(3, "a b")'],
      {
        name: 'act',
        target: 'a.html',
        steps: [step('click(12)', 'click(12)'), step('click 4', 'click(4)'), step('type(3, "a b")', 'type(3, "a b")')],
      },
    ],
    [
      'actions without the word act',
      ['a.html', 'scroll(down)'],
      { name: 'act', target: 'a.html', steps: [step('scroll(down)', 'scroll(down)')] },
    ],
    [
      'actions in the tab that is open',
      ['act', 'click(1)', '--connect', 'http://x:1'],
      { name: 'act', browser: { connect: 'http://x:1' }, steps: [step('click(1)', 'click(1)')] },
    ],
    ['the demo', ['demo'], { name: 'demo' }],
    [
      'every spelling of a number',
      ['a.html', '--click', '12', '--click', '[13]', '--click', 'node_14'],
      { target: 'a.html', steps: [12, 13, 14].map((node) => step(`click ${node}`, `click(${node})`)) },
    ],
    [
      'steps, in their order',
      ['--type', '4', 'two words', 'a.html', '--click', '5', '--type', '6', ''],
      {
        target: 'a.html',
        steps: [
          step('type 4 "two words"', 'type(4, "two words", clearFirst: true)'),
          step('click 5', 'click(5)'),
          step('type 6 ""', 'type(6, "", clearFirst: true)'),
        ],
      },
    ],
    [
      'a text that looks like an option',
      ['a.html', '--type', '4', '--help'],
      { target: 'a.html', steps: [step('type 4 "--help"', 'type(4, "--help", clearFirst: true)')] },
    ],
  ])('accepts %s', (_, argv, expected) => {
    expect(readArguments(argv)).toEqual({ ...page, ...expected });
  });

  it.each([
    ['help', ['-h'], { name: 'help', topic: null }],
    ['help on a command', ['help', 'act'], { name: 'help', topic: 'act' }],
    ['help with a command', ['act', '--help'], { name: 'help', topic: 'act' }],
    ['help with a command of a session', ['click', '--help'], { name: 'help', topic: 'click' }],
    ['the version', ['--version'], { name: 'version' }],
    ['the tools', ['tools', '--format', 'openai'], { name: 'tools', format: 'openai' }],
    ['the tools as JSON', ['tools', '--json'], { name: 'tools', format: 'mcp' }],
    ['the end of a session', ['close', '--session', 'a'], { name: 'close', session: 'a', all: false }],
    ['the end of all', ['close', '--all'], { name: 'close', session: 'default', all: true }],
    ['the list of sessions', ['sessions'], { name: 'sessions' }],
  ])('reads %s', (_, argv, expected) => {
    expect(readArguments(argv)).toEqual(expected);
  });

  const tool = (name: string, args: object) => ({ request: { tool: name, args } });
  it.each([
    ['click 12', ['click', '12'], tool('dom_click', { nodeId: '12' })],
    ['click [12]', ['click', '[12]'], tool('dom_click', { nodeId: '12' })],
    ['a click on a selector', ['click', 'text=Buy'], tool('dom_click', { nodeId: 'text=Buy' })],
    [
      'how to click',
      ['click', '12', '--button', 'right', '--modifiers', 'ctrl,shift', '--position', '3,4', '--no-scroll-into-view'],
      tool('dom_click', {
        nodeId: '12',
        button: 'right',
        modifiers: { ctrl: true, shift: true },
        position: { x: 3, y: 4 },
        scrollIntoView: false,
      }),
    ],
    [
      'typing, with Enter',
      ['type', '3', 'a lamp', '--enter', '--clear'],
      tool('dom_type', { nodeId: '3', text: 'a lamp', pressEnter: true, clearFirst: true }),
    ],
    ['typing digits', ['type', '3', '42'], tool('dom_type', { nodeId: '3', text: '42' })],
    ['several options of a list', ['select', '5', 'S', 'M'], tool('dom_select', { nodeId: '5', values: ['S', 'M'] })],
    ['one option of a list', ['select', '5', 'M'], tool('dom_select', { nodeId: '5', values: 'M' })],
    ['unchecking', ['check', '7', 'false'], tool('dom_check', { nodeId: '7', checked: false })],
    ['scrolling the page', ['scroll', 'down'], tool('dom_scroll', { direction: 'down' })],
    ['scrolling to an element', ['scroll', '9'], tool('dom_scroll', { nodeId: '9' })],
    ['waiting for a text', ['wait-for', 'Saved'], tool('dom_wait_for', { text: 'Saved' })],
    [
      'a form',
      ['fill-form', '3=Ann', '5=a=b'],
      tool('dom_fill_form', {
        fields: [
          { nodeId: '3', value: 'Ann' },
          { nodeId: '5', value: 'a=b' },
        ],
      }),
    ],
    ['a search as text', ['search', 'lamp'], tool('dom_search', { query: 'lamp', format: 'text' })],
    ['a search as JSON', ['search', 'lamp', '--json'], { json: true, ...tool('dom_search', { query: 'lamp' }) }],
    [
      'a view',
      ['text', '--max-tokens', '50', '--region', 'main'],
      { request: { view: 'text', args: { maxTokens: 50, region: 'main' }, asData: false } },
    ],
    ['a view of a tool that is none', ['model'], { request: { view: 'model', args: {}, asData: false } }],
    [
      'an answer to a question',
      ['dialog', 'accept', 'Ann'],
      tool('browser_handle_dialog', { accept: true, promptText: 'Ann' }),
    ],
    ['the tabs', ['tabs'], tool('browser_tabs', { action: 'list' })],
    ['another tab', ['tabs', 'select', '1'], tool('browser_tabs', { action: 'select', index: 1 })],
    ['going back', ['back'], { request: { go: 'back' } }],
    ['waiting', ['wait', 'idle'], { request: { wait: 'idle' } }],
    [
      'waiting after an action',
      ['click', '1', '--wait', '500'],
      { wait: '500', ...tool('dom_click', { nodeId: '1' }) },
    ],
    [
      'a picture',
      ['screenshot', 'a.jpg', '--marks', '--session', 's-1'],
      {
        name: 'screenshot',
        session: 's-1',
        files: ['a.jpg'],
        request: { screenshot: { marks: true, fullPage: false, type: 'jpeg' } },
      },
    ],
    ['files', ['upload', '4', 'a.txt', 'b.txt'], { name: 'upload', node: '4', files: ['a.txt', 'b.txt'] }],
    [
      'a session',
      ['open', 'a.html', '--device', 'iPhone 15', '--idle', '60'],
      { name: 'open', files: ['a.html'], browser: { device: 'iPhone 15' }, idle: 60 },
    ],
  ])('asks a session for %s', (_, argv, expected) => {
    expect(readArguments(argv)).toEqual({ ...session, ...expected });
  });

  it.each([
    ['two pages', ['a.html', 'b.html'], /"b\.html" is one too many/],
    ['an unknown option', ['--colour'], /Unknown option '--colour'/],
    ['an unknown view', ['--view', 'html'], /--view is text, serialized, .* or model, not "html"/],
    ['a malformed number', ['a.html', '--click', 'Buy'], /takes a number from the view, like 12, not "Buy"/],
    ['--type without a text', ['--type', '4'], /two values: a number and a text/],
    ['--type with one value', ['--type=4'], /two values: a number and a text/],
    ['--type without a number', ['--type', 'x', 'y'], /--type takes a number/],
    ['a viewport without a height', ['--viewport', '800'], /like 1280x800, not "800"/],
    ['a viewport of width 0', ['--viewport', '0x10'], /not "0x10"/],
    ['an endpoint that is no URL', ['--connect', '9222'], /like http:\/\/localhost:9222, not "9222"/],
    ['an option without its value', ['--screenshot'], /screenshot/],
    ['a command that is misspelt', ['veiw', 'a.html'], /no command "veiw"; did you mean view\?/],
    ['act without an action', ['act', 'a.html'], /act takes what to do/],
    ['act without a page', ['act', 'click(1)'], /need a page/],
    ['tools with a page', ['tools', 'a.html'], /takes no page/],
    ['an unknown format of tools', ['tools', '--format', 'gemini'], /mcp or seed, not "gemini"/],
    ['marks without a screenshot', ['a.html', '--marks'], /say which file/],
    ['a time that no timer can wait', ['open', 'a.html', '--idle', '2000001'], /--idle takes a whole number from 1 to/],
    ['a limit that begins with a dash', ['a.html', '--timeout', '-1'], /--timeout takes a whole number.*not "-1"/],
    ['a text that begins with a dash', ['a.html', '--user-agent', '-a'], /write --user-agent=-a/],
    ['a picture of another format', ['a.html', '--screenshot', 'a.gif'], /\.png, \.jpg or \.jpeg, not as "\.gif"/],
    ['a word after sessions', ['sessions', 'x'], /sessions takes no "x"/],
    ['a budget of 0', ['a.html', '--max-tokens', '0'], /whole number of 1 or more, not "0"/],
    ['a screenshot without a name', ['--screenshot='], /the name of a file/],
    ['lines of another view', ['a.html', '--view', 'forms', '--lines', '1-2'], /--lines belongs to the text view/],
    ['a browser that is none', ['a.html', '--browser', 'opera'], /--browser is chromium, .* or msedge, not "opera"/],
    ['a cookie without a value', ['a.html', '--cookie', 'a'], /NAME=VALUE, not "a"/],
    ['click without a number', ['click'], /click takes node-id/],
    ['a word too many', ['click', '1', '2', '3'], /click does not take/],
    ['a bad choice', ['click', '1', '--button', 'up'], /button is left or right or middle, not "up"/],
    ['a bad number', ['text', '--max-tokens', 'x'], /max-tokens is a whole number, not "x"/],
    ['a field without a value', ['fill-form', '3'], /nodeId=value/],
    ['upload without files', ['upload', '3'], /and files/],
    ['the name of a session that could be a path', ['text', '--session', '../a'], /letters, digits and hyphens/],
  ])('refuses %s', (_, argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
    expect(() => readArguments(argv)).toThrow(expect.objectContaining({ failure: 'usage' }));
  });
});
