// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeChanges } from '../../../src/cli/changes.ts';

const none = { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false };
const told = (changes: object, before = 'a\nb', after = 'a\nb') =>
  describeChanges({ success: true, changes: { ...none, ...changes } }, before, after);

describe('what an action changed, in lines', () => {
  it.each([
    ['nothing', {}, ['nothing that can be seen']],
    ['a navigation', { navigationOccurred: true, newUrl: 'https://a.example/' }, ['went to https://a.example/']],
    ['a value', { valueChanged: true, newValue: 'la"mp' }, ['the value is now "la\\"mp"']],
    ['a secret value', { valueChanged: true }, ['the value is now another']],
    [
      'scrolling and mutations',
      { scrollChanged: true, domMutations: 3 },
      ['the page scrolled', '3 changes in the document'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(told(changes)).toEqual(expected);
  });

  it('the lines of the view that differ', () => {
    expect(told({}, 'a\nb\nc', 'a\nx\nc\nd')).toEqual(['- b', '+ x', '+ d']);
  });
});
