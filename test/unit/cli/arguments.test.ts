// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/cli/arguments.ts';

const defaults = {
  name: 'view',
  target: null,
  view: 'text',
  json: false,
  maxTokens: null,
  values: false,
  steps: [],
  screenshot: null,
  marks: false,
  viewport: null,
  connect: null,
  format: 'list',
  help: false,
  topic: null,
  version: false,
};

describe('readArguments', () => {
  it.each([
    ['no arguments', [], {}],
    ['a page', ['https://a.example/b'], { target: 'https://a.example/b' }],
    ['a view', ['--view', 'serialized'], { view: 'serialized' }],
    ['a screenshot', ['--screenshot=a.png', 'a.html'], { screenshot: 'a.png', target: 'a.html' }],
    ['a viewport', ['--viewport', '390x844'], { viewport: { width: 390, height: 844 } }],
    ['a running browser', ['--connect', 'ws://grid:3000/x?token=1'], { connect: 'ws://grid:3000/x?token=1' }],
    ['help', ['-h'], { help: true }],
    ['help on a command', ['help', 'act'], { name: 'help', help: true, topic: 'act' }],
    ['help with a command', ['act', '--help'], { name: 'act', help: true, topic: 'act' }],
    ['a command and a page', ['view', 'a.html'], { target: 'a.html' }],
    [
      'a view as JSON',
      ['view', 'a.html', '--view', 'overview', '--json'],
      { target: 'a.html', view: 'overview', json: true, format: 'mcp' },
    ],
    ['JSON without a view', ['a.html', '--json'], { target: 'a.html', view: 'serialized', json: true, format: 'mcp' }],
    [
      'a budget and values',
      ['a.html', '--max-tokens', '800', '--values'],
      { target: 'a.html', maxTokens: 800, values: true },
    ],
    [
      'marks on a screenshot',
      ['a.html', '--screenshot', 'a.png', '--marks'],
      { target: 'a.html', screenshot: 'a.png', marks: true },
    ],
    [
      'actions, in their order',
      ['act', 'a.html', 'click(12)', '--click', '4', 'type(3, "a b")'],
      {
        name: 'act',
        target: 'a.html',
        steps: [
          { action: 'perform', text: 'click(12)' },
          { action: 'click', node: 'node_4' },
          { action: 'perform', text: 'type(3, "a b")' },
        ],
      },
    ],
    [
      'actions without the word act',
      ['a.html', 'scroll(down)'],
      { name: 'act', target: 'a.html', steps: [{ action: 'perform', text: 'scroll(down)' }] },
    ],
    [
      'actions in the tab that is open',
      ['act', 'click(1)', '--connect', 'http://x:1'],
      { name: 'act', connect: 'http://x:1', steps: [{ action: 'perform', text: 'click(1)' }] },
    ],
    ['the tools', ['tools', '--format', 'openai'], { name: 'tools', format: 'openai' }],
    ['the demo', ['demo'], { name: 'demo' }],
    [
      'every spelling of a number',
      ['a.html', '--click', '12', '--click', '[13]', '--click', 'node_14'],
      {
        target: 'a.html',
        steps: [
          { action: 'click', node: 'node_12' },
          { action: 'click', node: 'node_13' },
          { action: 'click', node: 'node_14' },
        ],
      },
    ],
    [
      'steps, in their order',
      ['--type', '4', 'two words', 'a.html', '--click', '5', '--type', '6', ''],
      {
        target: 'a.html',
        steps: [
          { action: 'type', node: 'node_4', text: 'two words' },
          { action: 'click', node: 'node_5' },
          { action: 'type', node: 'node_6', text: '' },
        ],
      },
    ],
    [
      'a text that looks like an option',
      ['a.html', '--type', '4', '--help'],
      { target: 'a.html', steps: [{ action: 'type', node: 'node_4', text: '--help' }] },
    ],
  ])('accepts %s', (_, argv, expected) => {
    expect(readArguments(argv)).toEqual({ ...defaults, ...expected });
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
    ['a budget of 0', ['a.html', '--max-tokens', '0'], /whole number of 1 or more, not "0"/],
    ['a screenshot without a name', ['--screenshot='], /the name of a file/],
  ])('refuses %s', (_, argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
    expect(() => readArguments(argv)).toThrow(expect.objectContaining({ failure: 'usage' }));
  });
});
