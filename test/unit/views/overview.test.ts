import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import * as views from '../../../src/views/overview.ts';
import type { OverviewFacts, OverviewOptions } from '../../../src/views/overviewTypes.ts';
import { toText } from '../../../src/views/textView.ts';
import { estimateTokens } from '../../../src/views/text/tokens.ts';
import { atOnce, uncovered } from './atOnce.ts';
import { a, frameRoot, h, page, shadowRoot } from '../tree/h.ts';

const overview = (...args: Parameters<typeof views.overview>) => atOnce(views.overview(...args));
const overviewText = (...args: Parameters<typeof views.overviewText>) => atOnce(views.overviewText(...args));
const facts: OverviewFacts = {
  snapshotId: 'a1b2c3d4',
  tabName: 'active',
  hints: (ids) => [`hint ${ids.join()}`],
  coveredBy: uncovered,
};
const text = (nodes: TreeNode[], options: OverviewOptions = {}) =>
  overviewText(page(h('body', ...nodes)), options, facts);
const interactives = (nodes: TreeNode[], options: OverviewOptions = {}) =>
  text(nodes, { ...options, filters: { interactives: true } })
    .split('\n')
    .slice(3, -5);

/** The part of the page that the example in the documentation shows. */
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
      [
        '[2,5,8,11,14,17] 6 similar: tr.email-row "Mail 0 x", "Mail 1 x", "Mail 2 x", "Mail 3 x", "Mail 4 x", "Mail 5 x"',
      ],
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

  it('marks text that is hard to see', () => {
    const nodes = [h('h2', { flags: Flag.Faint }, 'Terms'), h('button', 'Pay ', h('i', { flags: Flag.Faint }, 'now'))];
    expect(text(nodes)).toContain('(faint: Terms)');
    expect(text(nodes)).toContain('Pay (faint: now)');
    expect(JSON.stringify(overview(page(h('body', ...nodes)), {}, facts))).toContain('Pay (faint: now)');
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
    const coveredBy: OverviewFacts['coveredBy'] = function* (id) {
      return id === 1 ? 40 : null;
    };
    const shown = (max_rows: number) =>
      overviewText(tree, { max_rows, filters: { interactives: true } }, { ...facts, coveredBy });
    expect(shown(5)).toContain('[INTERACTIVES - 5 found, showing 5]\n[1] div "Title 0 0" covered by [40]\n');
    expect(shown(2)).toContain('[INTERACTIVES - 5 found, showing 2]\n[4] div "Title 1 1"\n[7] div "Title 2 2"\n');
    expect(shown(2)).toContain('Shown: 2 | Truncated: [interactives]');
    const hidden = h('button', 'Menu');
    hidden.id = 77;
    expect(overviewText(tree, { visible: false, max_rows: 500 }, { ...facts, hidden: [hidden] })).toMatch(
      /\[77\] button "Menu" hidden\n[^]*Note: max_rows is limited to 100\n/,
    );
  });

  it('observes a budget', () => {
    const tree = page(dashboard());
    expect(estimateTokens(overviewText(tree, { maxTokens: 200 }, facts))).toBeLessThan(200);
  });

  it('leaves out the least important rows, and keeps the form of the others', () => {
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
    const out = overviewText(tree, {}, facts);
    expect(estimateTokens(out)).toBeLessThanOrEqual(300);
    expect(out).toMatch(/\[INTERACTIVES - 26 found, showing \d+\]\n/);
    for (const row of [
      'input[name="q"] label="Quantity"',
      'select[name="wrap"] label="Wrap" (3 options) value="None"',
      'input[type="email"] placeholder="you@example.com"',
      'button.alpha "Do the alpha thing at once"',
      'h1: "All the things"',
    ])
      expect(out).toContain(`] ${row}\n`);
    expect(out).toContain('header#top\n');
    expect(out).toMatch(/Truncated: \[[a-z, ]*interactives/);
    expect(overviewText(tree, { max_rows: 30 }, facts)).toContain('[INTERACTIVES - 26 found, showing 26]');
  });

  const expensive: [what: string, item: (i: number) => TreeNode][] = [
    [
      'links',
      (i) => h('p', a(`/news/2024/05/${i}/a-long-address`, `Headline ${i} is a long one, as headlines are today`)),
    ],
    ['paragraphs', (i) => h('p', `Paragraph ${i} has more than fifty characters, so that it counts as one.`)],
    [
      'sections',
      (i) => h('section', { facts: { classes: `part-of-the-page kind-${i}` } }, h('h2', `Part ${i} of many`)),
    ],
    [
      'fields',
      (i) => h('div', h('input', { name: `Field number ${i}`, facts: { nameAttr: `field[${i}]`, inputType: 'text' } })),
    ],
    ['rows', (i) => h('tr', h('td', `Project ${i}`), h('td', h('button', `Edit project ${i}`)))],
  ];
  it.each(expensive)('costs less than 300 tokens on a page of many %s', (_what, item) => {
    const out = text(Array.from({ length: 60 }, (_, i) => item(i)));
    expect(estimateTokens(out)).toBeLessThan(300);
    expect(estimateTokens(out)).toBeGreaterThan(200);
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
      interactives: [{ id: '[3,5,7]', group: 'edit-item', count: 3, texts: ['Edit'], selector_hints: ['hint 3,5,7'] }],
    });
  });

  it('says how many hidden elements it leaves out', () => {
    const tree = { ...page(h('body', h('p', 'x'))), hiddenElements: 3 };
    expect(overview(tree, {}, facts).summary.hidden_elements).toBe(3);
    expect(overviewText(tree, {}, facts)).toContain('\nHidden: 3 elements\n');
  });

  it('costs no more than the text view of the page, and says what it leaves out', () => {
    const items = Array.from({ length: 40 }, (_, i) =>
      h('section', h('h2', `Item ${i}`), h('button', `Buy number ${i}`)),
    );
    const tree = page(h('body', ...items));
    const data = overview(tree, {}, facts);
    expect(estimateTokens(JSON.stringify(data))).toBeLessThanOrEqual(estimateTokens(toText(tree)));
    expect(data.summary.truncatedSections).toEqual(['outline', 'headings']);
    expect(overview(tree, { max_rows: 100 }, facts).sections.headings).toHaveLength(40);
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
