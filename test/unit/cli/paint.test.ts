// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasColours, paintFor } from '../../../src/cli/paint.ts';
import { whileWaiting } from '../../../src/cli/progress.ts';

const terminal = { isTTY: true };
const shown = (text: string): string => text.replaceAll('\x1b', '');

describe('colours', () => {
  it.each([
    ['a terminal', terminal, {}, true],
    ['a pipe', {}, {}, false],
    ['a terminal without any', terminal, { TERM: 'dumb' }, false],
    ['a terminal of somebody who wants none', terminal, { NO_COLOR: '1' }, false],
    ['NO_COLOR that is empty', terminal, { NO_COLOR: '' }, true],
    ['a pipe that can show them', {}, { FORCE_COLOR: '1' }, true],
    ['a terminal, forced to none', terminal, { FORCE_COLOR: '0' }, false],
    ['both wishes', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s', (_, stream, env, expected) => expect(hasColours(stream, env)).toBe(expected));

  it('mark headings, regions and numbers in a view, and nothing that the page wrote', () => {
    const { view } = paintFor(terminal, {});
    expect(shown(view('# Shop\n@main\nBuy [12 button Buy\\] now] or \\[13 this]\n[4] and [5-9 …]'))).toBe(
      '[1m# Shop[22m\n[2m@main[22m\nBuy [36m[12 button Buy\\] now][39m or \\[13 this]\n[36m[4][39m and [36m[5-9 …][39m',
    );
  });

  it('tell what came from what went', () => {
    const { change } = paintFor(terminal, {});
    expect(['    + a', '    - b', '    went to x'].map(change).map(shown)).toEqual([
      '[32m    + a[39m',
      '[31m    - b[39m',
      '    went to x',
    ]);
  });

  it('are nowhere but on a terminal', () => {
    const { view, change, strong, faint, error } = paintFor({}, {});
    expect([view('# A\n[1]'), change('+ a'), strong('s'), faint('f'), error('e')]).toEqual([
      '# A\n[1]',
      '+ a',
      's',
      'f',
      'e',
    ]);
  });
});

describe('progress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function told(isTTY: boolean, ms: number): Promise<string[]> {
    const lines: string[] = [];
    const work = whileWaiting(
      'Loading',
      new Promise((resolve) => {
        setTimeout(() => resolve('done'), ms);
      }),
      { isTTY, write: (text) => lines.push(text) },
    );
    await vi.advanceTimersByTimeAsync(ms);
    expect(await work).toBe('done');
    await vi.advanceTimersByTimeAsync(60_000);
    return lines;
  }

  it('says nothing of what is quick', async () =>
    expect([await told(true, 900), await told(false, 4900)]).toEqual([[], []]));

  it('is one line at a terminal, gone at the end', async () => {
    const lines = await told(true, 2100);
    expect(lines[0]).toBe('\r\x1b[2KLoading … 1 s');
    expect(lines.at(-2)).toBe('\r\x1b[2KLoading … 2 s');
    expect(lines.at(-1)).toBe('\r\x1b[2K');
  });

  it('is a line now and then in a log', async () =>
    expect(await told(false, 26_000)).toEqual(['Loading … 5 s\n', 'Loading … 15 s\n', 'Loading … 25 s\n']));

  it('ends with a failure too', async () => {
    const lines: string[] = [];
    const work = whileWaiting('Loading', Promise.reject(new Error('no')), {
      isTTY: true,
      write: (text) => lines.push(text),
    });
    await expect(work).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(5000);
    expect(lines).toEqual([]);
  });
});
