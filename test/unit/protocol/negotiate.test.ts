import { describe, expect, it } from 'vitest';
import { inSteps } from '../../../src/dom/steps.ts';
import { requestedIn, modeOf } from '../../../src/protocol/negotiate/requestedArtefacts.ts';
import { fnv64, takeScreenshot } from '../../../src/protocol/negotiate/screenshot.ts';

describe('the request in an answer', () => {
  it.each([
    ['an action', { thought: 'Click Save', action: 'click(12)' }, '', null],
    ['nothing', null, '', null],
    ['a text', 'needs_full_dom', '', null],
    ['a list', [1], '', null],
    ['the first mode again', { requestedDomMode: 'semantic_v3' }, '', null],
    ['a mode', { requestedDomMode: 'hybrid' }, 'skeleton screenshot', null],
    ['flags that are not true', { needsSkeletonDom: 'no', needsScreenshot: 0 }, '', null],
    ['flags that are', { needsSkeletonDom: true, needsScreenshot: true }, 'skeleton screenshot', null],
    ['the old status', { status: 'needs_full_dom' }, 'dom', null],
    [
      'a mode and the old status',
      { status: 'needs_full_dom', requestedDomMode: 'hybrid' },
      'skeleton screenshot dom',
      null,
    ],
    ['context, but not which', { status: 'needs_context' }, 'skeleton', null],
    ['context, and which', { status: 'needs_context', needsScreenshot: true }, 'screenshot', null],
    ['a request beside an action', { action: 'click(12)', requestedDomMode: 'full' }, 'dom', null],
    ['a mode that there is not', { requestedDomMode: 'turbo' }, '', 'turbo'],
    ['another, and something known', { requestedDomMode: 'toString', needsScreenshot: true }, 'screenshot', 'toString'],
    ['null for what is not wanted', { requestedDomMode: null, needsScreenshot: null, status: null }, '', null],
  ])('%s', (_why, response, wants, unknown) => {
    expect([[...requestedIn(response).wants].join(' '), requestedIn(response).unknown]).toEqual([wants, unknown]);
  });

  it('determines the mode of the next one', () => {
    expect(
      [[], ['skeleton'], ['screenshot'], ['skeleton', 'screenshot'], ['dom'], ['dom', 'skeleton', 'screenshot']].map(
        (sent) => modeOf(new Set(sent as 'dom'[])),
      ),
    ).toEqual(['semantic_v3', 'skeleton', 'hybrid', 'hybrid', 'full', 'full']);
  });
});

describe('a screenshot', () => {
  it.each([
    ['base64', () => 'aGk=', 'aGk='],
    ['a data URL', () => Promise.resolve('data:image/jpeg;base64,aGk='), 'aGk='],
  ])('may be %s', async (_what, capture, screenshot) => {
    expect(await inSteps(takeScreenshot(capture))).toEqual({ screenshot, screenshotHash: fnv64(screenshot) });
  });

  it.each([
    ['nobody takes it', undefined, /passed no captureScreenshot/],
    [
      'it fails',
      () => {
        throw new Error('no tab');
      },
      /^captureScreenshot failed: no tab$/,
    ],
    ['it is none', () => 'not base64!', /returned "not base64!" instead of base64/],
    ['it is nothing', () => undefined as never, /returned undefined/],
    ['it is empty', () => '', /returned ""/],
  ])('that is none says why: %s', async (_why, capture, reason) =>
    expect(await inSteps(takeScreenshot(capture))).toMatch(reason),
  );

  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
    ['iVBORw0KGgo=', null],
  ])('is hashed by FNV-1a: %j', (text, hash) => {
    let expected = 0xcbf29ce484222325n;
    for (const char of text)
      expected = ((expected ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn;
    expect(fnv64(text)).toBe(expected.toString(16).padStart(16, '0'));
    if (hash) expect(fnv64(text)).toBe(hash);
  });
});
