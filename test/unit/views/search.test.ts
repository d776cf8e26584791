import { describe, expect, it } from 'vitest';
import { search, searchText } from '../../../src/views/search.ts';
import type { SearchOptions } from '../../../src/views/searchTypes.ts';
import { a, h, page } from '../tree/h.ts';

const tree = page(
  h(
    'body',
    h(
      'main',
      h('h2', 'Products'),
      h('p', 'A blue shoe for ', a('/r', 'runners'), ', light.'),
      h('button', 'Buy shoe'),
      h('button', { states: { disabled: true } }, 'Sell'),
      h('h2', 'About'),
      h('p', 'We make shoes.'),
      h('input', { name: 'Size', facts: { inputType: 'text', placeholder: 'EU 42', value: 'thirty' } }),
      h('a', { facts: { href: '/u/1', classes: 'icon-trash' } }),
    ),
  ),
);
const ids = (query: string, options?: SearchOptions) =>
  search(tree, query, options).matches.map(({ id, role }) => `${id} ${role}`);

describe('search', () => {
  const rows: [why: string, query: string, expected: string[], options?: SearchOptions][] = [
    ['words, all of them', 'shoe buy', ['[4] button']],
    ['words in text', 'blue', ['[2] text']],
    ['an element before the text that it is in', 'runners', ['[3] link']],
    ['a glob', 'b?y*', ['[4] button']],
    ['a glob with the characters of an expression', 'bu.*', []],
    ['a regular expression', '/^We\\s+make/', ['[7] text']],
    ['a selector hint with text', "button:contains('Sell')", ['[5] button']],
    ['a role', '', ['[4] button', '[5] button'], { role: 'button' }],
    ['a role and words', 'sell', ['[5] button'], { role: 'button' }],
    ['a state', '', ['[5] button'], { state: 'disabled' }],
    ['a placeholder', '42', ['[8] textbox']],
    ['an icon', 'trash', ['[9] link']],
    ['typed text: not unasked', 'thirty', []],
    ['typed text: asked for', 'thirty', ['[8] textbox'], { includeValues: true }],
    ['nothing asked for', '', []],
  ];
  it.each(rows)('%s', (_why, query, expected, options) => {
    expect(ids(query, options)).toEqual(expected);
  });

  it('reports the line and the heading above it', () => {
    expect(search(tree, 'buy').matches[0]).toEqual({
      id: '[4]',
      role: 'button',
      line: '**[4 button Buy shoe]**[5 button Sell (disabled)]',
      under: '## Products',
    });
    expect(searchText(tree, 'shoe')).toBe(
      '3 found, showing 3\n## Products\n**[4 button Buy shoe]**[5 button Sell (disabled)]\nA blue **shoe** for [3 runners], light.\n## About\nWe make **shoe**s.\n',
    );
    expect(search(tree, 'shoe', { limit: 1 })).toMatchObject({ found: 3, shown: 1 });
  });

  it('says how many hidden elements it did not search', () => {
    const some = { ...tree, hiddenElements: 7 };
    expect(search(some, 'buy')).toMatchObject({ found: 1, hidden: 7 });
    expect(searchText(some, 'buy')).toMatch(/^1 found, showing 1 · 7 hidden elements not searched\n/);
    expect(search(tree, 'buy')).not.toHaveProperty('hidden');
  });

  it('ranks whole words and names first, then beginnings, then parts', () => {
    const body = h(
      'body',
      h('p', 'It is unsaved.'),
      h('p', 'We are saving.'),
      h('p', 'Please save it.'),
      h('button', 'Autosave'),
      h('button', 'Saved'),
      h('button', 'Save'),
      h('input', { name: 'Draft', facts: { placeholder: 'save as' } }),
    );
    const found = search(page(body), 'sav').matches.map(({ line }) => line);
    expect(search(page(body), 'save').matches.map(({ id, role }) => `${id} ${role}`)).toEqual([
      '[6] button',
      '[3] text',
      '[7] textbox',
      '[5] button',
      '[4] button',
      '[1] text',
    ]);
    expect(found.slice(0, 2)).toEqual([
      '[4 button Autosave]**[5 button Saved]**[6 button Save][7 textbox Draft · save as]',
      '[4 button Autosave][5 button Saved]**[6 button Save]**[7 textbox Draft · save as]',
    ]);
  });

  it('marks the matching words, and no mark that the page wrote', () => {
    const body = h('body', h('p', 'A **bold** shoe, the ', a('/s', 'shoe shop'), ' has it.'));
    expect(search(page(body), 'bold').matches[0]?.line).toBe('A \\*\\***bold**\\*\\* shoe, the [2 shoe shop] has it.');
  });

  it('gives the heading of the same item, not of its neighbour', () => {
    const card = (name: string, words: string): ReturnType<typeof h> =>
      h('li', h('p', words), h('h3', name), h('button', `Take ${name}`));
    const bare = h('li', h('p', 'pearl'));
    const body = h('body', h('main', h('h2', 'Fruit'), h('ul', card('Apple', 'red'), card('Plum', 'blue'), bare)));
    const under = (query: string): string | undefined => search(page(body), query).matches[0]?.under;
    expect(under('blue')).toBe('### Plum');
    expect(under('take plum')).toBe('### Plum');
    expect(under('pearl')).toBe('## Fruit');
    expect(under('fruit')).toBe('@main');
  });

  it('gives no heading of a list of items to what follows the list', () => {
    const item = (name: string): ReturnType<typeof h> => h('li', h('h3', name), h('button', `Take ${name}`));
    const cards = h('div', h('div', h('h3', 'Pear'), h('p', 'green')), h('div', h('h3', 'Fig'), h('p', 'soft')));
    const body = h(
      'body',
      h('h2', 'Fruit'),
      h('ul', item('Apple'), item('Plum')),
      cards,
      h('div', h('button', 'More')),
    );
    const under = (query: string): string | undefined => search(page(body), query).matches[0]?.under;
    expect(under('more')).toBe('## Fruit');
    expect(under('soft')).toBe('### Fig');
  });

  it('gives a bold line as the title of what is beside it, and of nothing else', () => {
    const card = (title: ReturnType<typeof h>, action: string): ReturnType<typeof h> =>
      h('div', title, h('p', 'With a ', h('b', 'shade'), '.'), h('button', action));
    const body = h(
      'body',
      h('h2', 'Lamps'),
      card(h('b', 'Oak lamp'), 'Take oak'),
      card(h('p', h('strong', 'Pine lamp')), 'Take pine'),
      card(h('p', h('b', 'Fir'), ' lamp'), 'Take fir'),
      h('p', h('button', 'Take all')),
    );
    const under = (query: string): string | undefined => search(page(body), query).matches[0]?.under;
    expect(under('take oak')).toBe('Oak lamp');
    expect(under('take pine')).toBe('Pine lamp');
    expect(under('take fir')).toBe('## Lamps');
    expect(under('take all')).toBe('## Lamps');
    expect(under('oak lamp')).toBe('## Lamps');
  });

  it('refuses an invalid regular expression, and a query that is too long', () => {
    for (const query of ['/(/', `/${'a'.repeat(6000)}/`, 'a '.repeat(3000), `${'('.repeat(3_000_000)}*`])
      expect(() => search(tree, query)).toThrow(expect.objectContaining({ code: 'bad_option' }));
  });

  it('shows the matching part of a long line', () => {
    const long = page(h('body', h('p', `${'word '.repeat(200)}needle ${'word '.repeat(200)}`)));
    expect(search(long, 'needle').matches[0]?.line).toContain(' **needle** word');
    const bar = page(h('body', h('nav', ...Array.from({ length: 40 }, (_, i) => a(`/${i}`, `Section number ${i}`)))));
    const { line = '' } = search(bar, 'number 20').matches[0] ?? {};
    expect(line).toMatch(/^…(?:\[\d+ Section number \d+\])+\[\d/);
    expect(line).toContain('[21 Section number 20]');
  });

  it.each([0, 1])('never begins a part of a long line in the middle of a character (%i)', (shift) => {
    const long = page(h('body', h('p', `${'x'.repeat(shift)}${'🙂'.repeat(200)} needle ${'word '.repeat(60)}`)));
    expect(search(long, 'needle').matches[0]?.line).toMatch(/^…(?:🙂)+ \*\*needle\*\* word/u);
  });
});
