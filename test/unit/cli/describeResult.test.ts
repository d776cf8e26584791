// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeResult, type ActionAnswer } from '../../../src/cli/Output.ts';

const none = { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false };
const linesFor = (changes: object, more: object = {}): string[] =>
  describeResult({
    success: true,
    nodeId: 'node_3',
    actionType: 'click',
    changes: { ...none, ...changes },
    ...more,
  } as unknown as ActionAnswer);

describe('describeResult', () => {
  it.each([
    ['that nothing changed', {}, ['no visible change']],
    [
      'where a navigation led',
      { navigationOccurred: true, newUrl: 'https://a.example/' },
      ['went to https://a.example/'],
    ],
    ['the new value', { valueChanged: true, newValue: 'la"mp' }, ['the value is now "la\\"mp"']],
    ['scrolling', { scrollChanged: true }, ['the page scrolled']],
  ])('reports %s', (_, changes, expected) => {
    expect(linesFor(changes)).toEqual(expected);
  });

  it('lists the effect: what appeared, went and changed, and what happened in the browser', () => {
    const effect = {
      appeared: [{ id: 'node_7', tag: 'p', role: 'status', text: 'Added' }],
      gone: [{ id: 'node_8', tag: 'li', text: 'Old' }],
      changed: [{ id: 'node_5', tag: 'a', role: 'link', changes: { name: ['Basket, 0', 'Basket, 1'] } }],
    };
    expect(linesFor({}, { effect, browser: ['download: a.csv was saved'] })).toEqual([
      '+ 7 status Added',
      '- 8 li Old',
      "~ 5 link name 'Basket, 0' → 'Basket, 1'",
      'download: a.csv was saved',
    ]);
  });

  it('tells of an action that failed only what it changed', () => {
    const failed = { success: false, error: 'node_3 is covered', code: 'covered' };
    expect(linesFor({}, failed)).toEqual([]);
    expect(linesFor({ scrollChanged: true }, failed)).toEqual(['the page scrolled']);
  });
});
