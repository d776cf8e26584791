import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { overview, overviewText } from '../../../src/views/overview.ts';
import type { OverviewFacts, OverviewOptions } from '../../../src/views/overviewTypes.ts';
import { estimateTokens } from '../../../src/views/text/tokens.ts';
import { a, frameRoot, h, page, shadowRoot } from '../tree/h.ts';

const facts: OverviewFacts = { snapshotId: 'a1b2c3d4', tabName: 'active', hints: (ids) => [`hint ${ids.join()}`] };
const text = (nodes: TreeNode[], options: OverviewOptions = {}) =>
  overviewText(page(h('body', ...nodes)), options, facts);
const interactives = (nodes: TreeNode[], options: OverviewOptions = {}) =>
  text(nodes, { ...options, filters: { interactives: true } })
    .split('\n')
    .slice(3, -5);

/** The page that the example in the documentation shows, as far as it shows it. */
const dashboard = () =>
  h(
    'body',
    h('header', { facts: { classes: 'navbar' } }, h('b', 'Acme')),
    h(
      'aside',
      { facts: { htmlId: 'sidebar' } },
      h('div', h('a', { facts: { href: '/settings', classes: 'nav-link' } }, 'Settings')),
    ),
    h(
      'main',
      { facts: { htmlId: 'content' } },
      h(
        'section',
        { facts: { classes: 'stats-grid' } },
        h('h1', 'Project Dashboard'),
        h('button', { facts: { htmlId: 'create-new' } }, 'Create New Project'),
        h('input', {
          facts: { nameAttr: 'search', inputType: 'text', placeholder: 'Search projects...' },
          name: 'Search projects...',
        }),
        h('select', { facts: { htmlId: 'filter-status', optionCount: 3 } }),
        h('button', { name: 'Refresh data', flags: Flag.OwnName, facts: { classes: 'icon-btn' } }),
      ),
      h(
        'section',
        { facts: { classes: 'data-table' } },
        h(
          'table',
          ...Array.from({ length: 6 }, (_, i) =>
            h('tr', h('td', `Project ${i}`), h('td', h('button', { facts: { classes: 'row-action' } }, 'Edit'))),
          ),
        ),
      ),
    ),
    h(
      'footer',
      h('p', 'Last updated 5 minutes ago. All systems operational.'),
      h('a', { facts: { href: '/logout', htmlId: 'logout' } }, 'Sign Out'),
    ),
  );

describe('the overview as text', () => {
  it('matches the documented example', () => {
    const tree = page(dashboard(), { url: 'https://app.example.com/dashboard', totalElements: 847 });
    const out = overviewText(
      {
        ...tree,
        geometry: {
          ...tree.geometry,
          viewport: { ...tree.geometry.viewport, width: 1920, height: 1080, contentHeight: 3440 },
        },
      },
      {},
      facts,
    );
    expect(out.replace(/(?<=\[)\d+(?=\])/g, 'n').replace(/\[[\d,-]+\] 6 similar/, '[n] 6 similar'))
      .toBe(`=== DOM OVERVIEW: https://app.example.com/dashboard ===

[OUTLINE - Page Structure]
[n] body
  [n] header.navbar (1 child)
  [n] aside#sidebar (1 child)
  [n] main#content
    [n] section.stats-grid (5 children)
    [n] section.data-table (1 child)
  [n] footer (2 children)

[INTERACTIVES - 12 found, showing 12]
[n] a.nav-link "Settings" href="/settings"
[n] button#create-new "Create New Project"
[n] input[name="search"] placeholder="Search projects..."
[n] select#filter-status (3 options)
[n] button.icon-btn aria-label="Refresh data"
[n] 6 similar: button.row-action "Edit"
[n] a#logout "Sign Out" href="/logout"

[HEADINGS & TEXT]
[n] h1: "Project Dashboard"
[n] p: "Last updated 5 minutes ago. All systems operational." (52 chars)

[SUMMARY]
Snapshot: a1b2c3d4 | Total: 847 | Shown: 20 | Truncated: none
Viewport: 1920x1080 | Scroll: 0/3440
`);
    expect(estimateTokens(out)).toBeLessThan(300);
  });

  const rows: [why: string, nodes: TreeNode[], expected: string[], options?: OverviewOptions][] = [
    [
      'states that are not default',
      [h('button', { states: { disabled: true, expanded: false } }, 'x')],
      ['[1] button "x" collapsed disabled'],
    ],
    [
      'a label, and what is chosen',
      [
        h('select', {
          name: 'Size',
          flags: Flag.OwnName,
          facts: { optionCount: 1, value: 'M', chosen: true, classes: 'size-picker big' },
        }),
      ],
      ['[1] select.size-picker label="Size" (1 option) value="M"'],
    ],
    [
      'typed text on request',
      [h('input', { facts: { inputType: 'text', value: 'Ann' } })],
      ['[1] input[type="text"] value="Ann"'],
      { includeValues: true },
    ],
    ['strings cannot break out of their row', [h('button', 'a" [7] b\n[8] c')], ['[1] button "a\\" [7] b [8] c"']],
    [
      'rows whose texts differ',
      [
        h(
          'table',
          ...Array.from({ length: 6 }, (_, i) =>
            h(
              'tr',
              { flags: Flag.Interactive | Flag.ClickTarget, facts: { classes: 'email-row' } },
              h('td', `Mail ${i}`),
              h('td', 'x'),
            ),
          ),
        ),
      ],
      ['[2,5,8,11,14,17] 6 similar: tr.email-row "Mail 0 x" …'],
    ],
    [
      'links that differ are told one by one',
      [h('nav', a('/1', 'One'), a('/2', 'Two'), a('/3', 'Three'))],
      ['[1] a "One" href="/1"', '[2] a "Two" href="/2"', '[3] a "Three" href="/3"'],
    ],
    [
      'numbers that are not consecutive',
      [h('ul', ...[1, 2, 3].map((i) => h('li', `Item ${i} `, h('button', 'Edit'))))],
      ['[3,5,7] 3 similar: button "Edit"'],
    ],
    [
      'an input without a name',
      [h('input', { role: 'checkbox', facts: { inputType: 'checkbox', htmlId: 'select-all' } })],
      ['[1] input[type="checkbox"]#select-all'],
    ],
    ['nothing', [h('p', 'x')], ['(none)']],
  ];
  it.each(rows)('%s', (_why, nodes, expected, options) => {
    expect(interactives(nodes, options)).toEqual(expected);
  });

  it('lists frames at any depth, and shadow content in its place', () => {
    const deep = h(
      'div',
      h('div', h('div', h('iframe', { name: 'Payment', facts: { htmlId: 'pay' }, frame: frameRoot({}, h('p', 'x')) }))),
    );
    expect(
      text([deep, h('x-a', { shadow: shadowRoot(h('section', 'y')) })], { filters: { outline: true } })
        .split('\n')
        .slice(3, 10),
    ).toEqual([
      '[0] body',
      '  [7] div',
      '    [8] div (1 child)',
      '      [iframe] [1] iframe#pay "Payment" (1 child)',
      '  [4] x-a',
      '    [6] section',
      '',
    ]);
  });

  it('says what is truncated, hidden, covered or clamped', () => {
    const tree = page(
      h(
        'body',
        ...Array.from({ length: 5 }, (_, i) =>
          h('div', { flags: Flag.Interactive }, h('h2', `Title ${i}`), h('p', `${i}`)),
        ),
      ),
    );
    const out = overviewText(
      tree,
      { max_rows: 2, filters: { interactives: true } },
      { ...facts, coveredBy: (id) => (id === 1 ? 40 : null) },
    );
    expect(out).toContain('[INTERACTIVES - 5 found, showing 2]\n[1] div "Title 0 0" covered by [40]\n');
    expect(out).toContain('Shown: 2 | Truncated: [interactives]');
    const hidden = h('button', 'Menu');
    hidden.id = 77;
    expect(overviewText(tree, { visible: false, max_rows: 500 }, { ...facts, hidden: [hidden] })).toMatch(
      /\[77\] button "Menu" hidden\n[^]*Note: max_rows 500/,
    );
  });

  it('observes a budget', () => {
    const tree = page(dashboard());
    expect(estimateTokens(overviewText(tree, { maxTokens: 200 }, facts))).toBeLessThan(200);
  });

  it('shortens rows that would be expensive', () => {
    const item = (i: number) => h('li', h('h2', a(`/item/${i}`, `Item ${i}`)));
    const nodes = [
      h(
        'header',
        { facts: { htmlId: 'top' } },
        a('/', 'Home of things'),
        h('nav', ...['Lighting', 'Kitchen', 'Textiles', 'Garden'].map((name) => a(`/category/${name}`, name))),
      ),
      h(
        'main',
        h('nav', a('/category/Kitchen', 'Kitchen')),
        h('h1', 'All the things'),
        h('ul', ...Array.from({ length: 8 }, (_, i) => item(i))),
        h('input', {
          name: 'Quantity',
          flags: Flag.OwnName,
          facts: { inputType: 'number', htmlId: 'quantity', nameAttr: 'q' },
        }),
        h('select', { name: 'Wrap', facts: { optionCount: 3, value: 'None', chosen: true, nameAttr: 'wrap' } }),
        h('input', { facts: { inputType: 'email', placeholder: 'you@example.com' } }),
        ...['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta'].map((name) =>
          h(
            'button',
            { name: `Do ${name}`, flags: Flag.OwnName, facts: { classes: name } },
            `Do the ${name} thing at once`,
          ),
        ),
        h('button', 'Under something'),
      ),
    ];
    const tree = page(h('body', ...nodes));
    const under = [...tree.root.children]
      .flatMap((node) => (typeof node === 'string' ? [] : node.children))
      .at(-1) as TreeNode;
    const out = overviewText(tree, {}, { ...facts, coveredBy: (id) => (id === under.id ? 99 : null) });
    expect(estimateTokens(out)).toBeLessThanOrEqual(300);
    expect(out).toMatch(/\[INTERACTIVES - 26 found, showing 24\]\n\[\d+\] a "Home of things"\n/);
    expect(out).toMatch(/input "Quantity"\n\[\d+\] select "Wrap" value="None"\n\[\d+\] input "you@example\.com"\n/);
    expect(out).toMatch(/8 similar: a "Item 0" …\n/);
    expect(out).toMatch(/\[HEADINGS & TEXT\]\n\[\d+\] h1: "All the things"\n\n/);
    expect(out).toContain('Truncated: [interactives]');
    expect(out).not.toContain('Under something');
    const data = overview(tree, {}, facts);
    expect(JSON.stringify(data)).toContain('Under something');
  });

  it('costs at most 16 tokens per row', () => {
    const links = Array.from({ length: 30 }, (_, i) =>
      h(
        'p',
        a(
          `/news/2024/05/${i}/a-very-long-address-that-says-what-it-is-about`,
          `Headline number ${i} is a long one, as headlines on news pages are today, and goes on`,
        ),
      ),
    );
    expect(estimateTokens(text(links, { filters: { interactives: true } }))).toBeLessThanOrEqual(16 * 30 + 60);
  });
});

describe('the overview as data', () => {
  it('has the documented fields', () => {
    const tree = page(
      h(
        'body',
        h(
          'main',
          { facts: { htmlId: 'm', classes: 'c d' } },
          h('h1', 'Title'),
          h('input', {
            name: 'Email',
            flags: Flag.OwnName,
            facts: { inputType: 'email', nameAttr: 'email', placeholder: 'you@example.com' },
          }),
          h('div', { role: 'checkbox', flags: Flag.Interactive, name: 'All' }, 'All'),
          a('/x'.repeat(40), 'Go'),
        ),
      ),
    );
    expect(overview(tree, {}, facts)).toEqual({
      success: true,
      snapshotId: 'a1b2c3d4',
      tabName: 'active',
      url: 'https://example.com/',
      sections: {
        outline: [{ id: '[5]', tag: 'main', classes: 'c d', id_attr: 'm', depth: 1, child_count: 4 }],
        interactives: [
          {
            id: '[2]',
            type: 'input',
            tag: 'input',
            label: 'Email',
            attributes: { name: 'email', placeholder: 'you@example.com', type: 'email' },
            selector_hints: ['hint 2'],
          },
          {
            id: '[3]',
            type: 'button',
            tag: 'div',
            text: 'All',
            attributes: { role: 'checkbox' },
            selector_hints: ['hint 3'],
          },
          {
            id: '[4]',
            type: 'link',
            tag: 'a',
            text: 'Go',
            attributes: { href: `${'/x'.repeat(24)}/…` },
            selector_hints: ['hint 4'],
          },
        ],
        headings: [{ id: '[1]', tag: 'h1', text: 'Title', length: 5 }],
      },
      summary: {
        total_elements: 6,
        shown: 5,
        truncatedSections: [],
        viewport_info: { width: 1280, height: 720, scroll_position: 0, contentHeight: 720 },
      },
    });
  });

  it('contains groups', () => {
    const tree = page(
      h(
        'body',
        h(
          'ul',
          ...[1, 2, 3].map((i) => h('li', `Item ${i} `, h('button', { facts: { classes: 'edit-item' } }, 'Edit'))),
        ),
      ),
    );
    expect(overview(tree, { filters: { interactives: true } }, facts).sections).toEqual({
      interactives: [{ id: '[3,5,7]', group: 'edit-item', count: 3, selector_hints: ['hint 3,5,7'] }],
    });
  });

  it('contains only what is in the viewport by default', () => {
    const tree = page(h('body', a('/1', 'One'), a('/2', 'Two')), {
      boxes: (node) => ({ x: 0, y: node.id === 2 ? 2000 : 0, width: 9, height: 9 }),
    });
    const count = (options: OverviewOptions) =>
      overview(tree, { filters: { interactives: true }, ...options }, facts).sections.interactives?.length;
    expect([count({}), count({ viewport: false })]).toEqual([1, 2]);
  });
});
