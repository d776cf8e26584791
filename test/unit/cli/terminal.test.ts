// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasColours, coloursFor } from '../../../src/cli/colours.ts';
import { whileWaiting } from '../../../src/cli/progress.ts';

const terminal = { isTTY: true };
const shown = (text: string): string => text.replaceAll('\x1b', '');

describe('hasColours', () => {
  it.each([
    ['on a terminal', terminal, {}, true],
    ['in a pipe', {}, {}, false],
    ['on a dumb terminal', terminal, { TERM: 'dumb' }, false],
    ['on a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['on a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['in a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['on a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
    ['in a pipe with both variables', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('decides %s', (_, stream, env, expected) => expect(hasColours(stream, env)).toBe(expected));
});

describe('colours', () => {
  it('mark headings, regions and numbers of a view, but no brackets that the page wrote', () => {
    const { view } = coloursFor(terminal, {});
    expect(shown(view('# Shop\n@main\nBuy [12 button Buy\\] now] or \\[13 this]\n[4] and [5-9 …]'))).toBe(
      '[1m# Shop[22m\n[2m@main[22m\nBuy [36m[12 button Buy\\] now][39m or \\[13 this]\n[36m[4][39m and [36m[5-9 …][39m',
    );
  });

  it('distinguish lines that appeared from lines that disappeared', () => {
    const { change } = coloursFor(terminal, {});
    expect(['    + a', '    - b', '    went to x'].map(change).map(shown)).toEqual([
      '[32m    + a[39m',
      '[31m    - b[39m',
      '    went to x',
    ]);
  });

  it('leave text for anything but a terminal unchanged', () => {
    const { view, change, strong, faint, error } = coloursFor({}, {});
    expect([view('# A\n[1]'), change('+ a'), strong('s'), faint('f'), error('e')]).toEqual([
      '# A\n[1]',
      '+ a',
      's',
      'f',
      'e',
    ]);
  });
});

describe('whileWaiting', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function messages(isTTY: boolean, ms: number): Promise<string[]> {
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

  it('reports nothing if the work is quick', async () =>
    expect([await messages(true, 900), await messages(false, 4900)]).toEqual([[], []]));

  it('reports on one line of a terminal, and erases it at the end', async () => {
    const lines = await messages(true, 2100);
    expect(lines[0]).toBe('\r\x1b[2KLoading … 1 s');
    expect(lines.at(-2)).toBe('\r\x1b[2KLoading … 2 s');
    expect(lines.at(-1)).toBe('\r\x1b[2K');
  });

  it('adds a line to a log every ten seconds', async () =>
    expect(await messages(false, 26_000)).toEqual(['Loading … 5 s\n', 'Loading … 15 s\n', 'Loading … 25 s\n']));

  it('stops reporting when the work fails', async () => {
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
