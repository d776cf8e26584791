// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/cli/arguments.ts';

const nothing = { target: null, view: 'text', steps: [], screenshot: null, viewport: null, connect: null, help: false, version: false };

describe('the command line', () => {
  it.each([
    ['nothing', [], {}],
    ['a page', ['https://a.example/b'], { target: 'https://a.example/b' }],
    ['the view', ['--view', 'serialized'], { view: 'serialized' }],
    ['a picture', ['--screenshot=a.png', 'a.html'], { screenshot: 'a.png', target: 'a.html' }],
    ['a size', ['--viewport', '390x844'], { viewport: { width: 390, height: 844 } }],
    ['a running browser', ['--connect', 'ws://grid:3000/x?token=1'], { connect: 'ws://grid:3000/x?token=1' }],
    ['help', ['-h'], { help: true }],
    ['every spelling of a number', ['--click', '12', '--click', '[13]', '--click', 'node_14'], {
      steps: [{ action: 'click', node: 'node_12' }, { action: 'click', node: 'node_13' }, { action: 'click', node: 'node_14' }],
    }],
    ['steps in their order', ['--type', '4', 'two words', 'a.html', '--click', '5', '--type', '6', ''], {
      target: 'a.html',
      steps: [{ action: 'type', node: 'node_4', text: 'two words' }, { action: 'click', node: 'node_5' }, { action: 'type', node: 'node_6', text: '' }],
    }],
    ['a text that looks like an option', ['--type', '4', '--help'], { steps: [{ action: 'type', node: 'node_4', text: '--help' }] }],
  ])('takes %s', (_, argv, expected) => {
    expect(readArguments(argv)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['two pages', ['a.html', 'b.html'], /"b\.html" is one too many/],
    ['an unknown option', ['--colour'], /Unknown option '--colour'/],
    ['an unknown view', ['--view', 'html'], /text or serialized, not "html"/],
    ['a number that is none', ['--click', 'Buy'], /takes a number from the view, like 12, not "Buy"/],
    ['typing nothing', ['--type', '4'], /two values: a number and a text/],
    ['typing in one word', ['--type=4'], /two values: a number and a text/],
    ['typing into no number', ['--type', 'x', 'y'], /--type takes a number/],
    ['a size that is none', ['--viewport', '800'], /like 1280x800, not "800"/],
    ['a size of nothing', ['--viewport', '0x10'], /not "0x10"/],
    ['no endpoint', ['--connect', '9222'], /like http:\/\/localhost:9222, not "9222"/],
    ['an option without its value', ['--screenshot'], /screenshot/],
    ['a picture without a name', ['--screenshot='], /the name of a file/],
  ])('refuses %s', (_, argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
    expect(() => readArguments(argv)).toThrow(expect.objectContaining({ failure: 'usage' }));
  });
});
