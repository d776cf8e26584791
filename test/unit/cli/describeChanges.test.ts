// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeChanges } from '../../../src/cli/Output.ts';

const none = { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false };
const linesFor = (changes: object, before = 'a\nb', after = 'a\nb') =>
  describeChanges({ success: true, changes: { ...none, ...changes } }, before, after);

describe('describeChanges', () => {
  it.each([
    ['that nothing changed', {}, ['no visible change']],
    [
      'where a navigation led',
      { navigationOccurred: true, newUrl: 'https://a.example/' },
      ['went to https://a.example/'],
    ],
    ['the new value', { valueChanged: true, newValue: 'la"mp' }, ['the value is now "la\\"mp"']],
    ['that a secret value changed, but not the value', { valueChanged: true }, ['the value is now another']],
    ['a single mutation', { domMutations: 1 }, ['1 change in the document']],
    [
      'scrolling and mutations',
      { scrollChanged: true, domMutations: 3 },
      ['the page scrolled', '3 changes in the document'],
    ],
  ])('reports %s', (_, changes, expected) => {
    expect(linesFor(changes)).toEqual(expected);
  });

  it('lists the lines of the view that differ', () => {
    expect(linesFor({}, 'a\nb\nc', 'a\nx\nc\nd')).toEqual(['- b', '+ x', '+ d']);
  });
});
