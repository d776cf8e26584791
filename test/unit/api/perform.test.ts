import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAction } from '../../../src/api/tools/calls.ts';

describe('an action string', () => {
  it.each([
    ['click(12)', 'dom_click', { nodeId: 12 }],
    [' dom_click ( 12 ) ', 'dom_click', { nodeId: 12 }],
    ['click("12")', 'dom_click', { nodeId: '12' }],
    ['click([12])', 'dom_click', { nodeId: 12 }],
    ['click(node_12)', 'dom_click', { nodeId: 'node_12' }],
    ['click(12, right)', 'dom_click', { nodeId: 12, button: 'right' }],
    ['click(12, double)', 'dom_click', { nodeId: 12, clickType: 'double' }],
    [
      'click(12, modifiers: { ctrl: true, "shift": false })',
      'dom_click',
      { nodeId: 12, modifiers: { ctrl: true, shift: false } },
    ],
    ['type(3, "Ann")', 'dom_type', { nodeId: 3, text: 'Ann' }],
    [
      "type(3, 'It\\'s \"Ann\"\\n', pressEnter: true)",
      'dom_type',
      { nodeId: 3, text: 'It\'s "Ann"\n', pressEnter: true },
    ],
    ['type(nodeId=3, text="caf\\u00e9")', 'dom_type', { nodeId: 3, text: 'café' }],
    ['type(3, "click(4), \\\\ )")', 'dom_type', { nodeId: 3, text: 'click(4), \\ )' }],
    ['keypress(Enter)', 'dom_keypress', { key: 'Enter' }],
    ['keypress("Enter", 4)', 'dom_keypress', { key: 'Enter', targetNodeId: 4 }],
    ['scroll(down)', 'dom_scroll', { direction: 'down' }],
    ['scroll(12, "down", 2)', 'dom_scroll', { nodeId: 12, direction: 'down', pages: 2 }],
    ['scroll()', 'dom_scroll', {}],
    ['select(3, ["M", "L"])', 'dom_select', { nodeId: 3, values: ['M', 'L'] }],
    ['select(17, "Two")', 'dom_select', { nodeId: 17, values: 'Two' }],
    ['check(2)', 'dom_check', { nodeId: 2 }],
    ['check(3, false)', 'dom_check', { nodeId: 3, checked: false }],
    ['set_value(3, "2026-01-02")', 'dom_set_value', { nodeId: 3, value: '2026-01-02' }],
    ['setValue(3, "-5")', 'dom_set_value', { nodeId: 3, value: '-5' }],
    ['drag(3, dx: -40, dy: 2.5)', 'dom_drag', { nodeId: 3, dx: -40, dy: 2.5 }],
    ['drag(3, 4)', 'dom_drag', { nodeId: 3, targetNodeId: 4 }],
    ['waitFor("Saved", timeout: 900)', 'dom_wait_for', { text: 'Saved', timeout: 900 }],
    ['waitFor(3, hidden)', 'dom_wait_for', { nodeId: 3, state: 'hidden' }],
    [
      'fillForm([{ nodeId: 3, value: "Ann" }, { nodeId: 4, value: true }])',
      'dom_fill_form',
      {
        fields: [
          { nodeId: 3, value: 'Ann' },
          { nodeId: 4, value: true },
        ],
      },
    ],
    ['overview(viewport: null)', 'dom_overview', { viewport: null }],
  ])('%s', (action, name, args) => expect(parseAction(action)).toEqual({ name, args }));

  it('keeps an argument that is named like the prototype, so that the tool refuses it', () => {
    const { args } = parseAction('click(12, __proto__: {"force": true})');
    expect(Object.keys(args)).toEqual(['nodeId', '__proto__']);
    expect(args['force']).toBe(undefined);
  });

  it.each([
    ['', /does not name an action; the actions are overview,/],
    ['finish()', /"finish\(\)" does not name an action/],
    ['constructor(1)', /does not name an action/],
    ['click', /expected \( at the end/],
    ['click(12', /expected , or \) at the end/],
    ['click(12))', /expected the end: one action at a time at "\)"/],
    ['click(12); click(13)', /expected the end: one action at a time at "; click\(13\)"/],
    ['click(12 13)', /expected , or \) at "13\)"/],
    ['click(12,)', /expected a value at "\)"/],
    ['click(location.href)', /expected , or \) at "\.href\)"/],
    ['click(1 + 1)', /expected , or \) at "\+ 1\)"/],
    ['click(0x10)', /expected a value at "0x10\)"/],
    ['type(3, "open)', /expected a value at "\\"open\)"/],
    ['type(text: "a", 3)', /expected positional values before named ones/],
    ['type(text: "a", text: "b")', /expected every argument once, not text again/],
    ['clear(3, 4)', /clear does not take 4; it takes nodeId: the number of an element/],
    ['scroll(sideways)', /scroll does not take "sideways"; it takes .*direction: "up" or "down" or "left" or "right"/],
    [`select(3, ${'['.repeat(20)})`, /expected at most 8 levels/],
    [12 as never, /the action must be a text such as click\(12\), not 12/],
  ])('%j is refused', (action, message) => {
    expect(() => parseAction(action)).toThrow(
      expect.objectContaining({ code: 'bad_option', message: expect.stringMatching(message) as string }),
    );
  });

  it('can contain any text that JSON can write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseAction(`type(3, ${JSON.stringify(text)})`).args).toEqual({ nodeId: 3, text });
      }),
    );
  });

  it('is parsed or refused, whatever it is, and never evaluated', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^click\([\w"'[\]{}(),:. \\-]{0,12}\)?$/), (action) => {
        try {
          expect(parseAction(action).name).toBe('dom_click');
        } catch (error) {
          expect(error).toMatchObject({ code: 'bad_option' });
        }
      }),
    );
  });
});
