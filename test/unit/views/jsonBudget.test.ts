import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { SnapshotTree } from '../../../src/tree/SnapshotTree.ts';
import { forms, type FormOptions } from '../../../src/views/forms.ts';
import { overview } from '../../../src/views/overview.ts';
import { pageModel, type PageModelOptions } from '../../../src/views/pageModel.ts';
import { search, searchText } from '../../../src/views/search.ts';
import { semanticState } from '../../../src/views/semantic.ts';
import { serialize } from '../../../src/views/serialized.ts';
import { skeletonDom } from '../../../src/views/skeleton.ts';
import { estimateTokens } from '../../../src/views/text/tokens.ts';
import { answering, atOnce, uncovered } from './atOnce.ts';
import { a, h, page } from '../tree/h.ts';

const FACTS = {
  snapshotId: '00000000',
  tabName: 'active',
  hints: (ids: readonly number[]) => [`a[href="/list/${ids[0]}"]`],
  coveredBy: uncovered,
};

/** A long list and a form, of which only the first rows are in the viewport. */
const body = h(
  'body',
  h(
    'ul',
    ...Array.from({ length: 150 }, (_, i) =>
      h('li', h('h3', a(`/list/${i}`, `Row ${i} of the list`)), h('p', 'A few words about what the row says.')),
    ),
  ),
  h(
    'form',
    ...Array.from({ length: 60 }, (_, i) =>
      h('input', { name: `Field number ${i}`, facts: { inputType: 'email', placeholder: 'you@example.com' } }),
    ),
    h('button', 'Send'),
  ),
);
const tree = page(body, { boxes: (node) => ({ x: 0, y: node.id * 20, width: 100, height: 20 }) });

const formsOf = (of: SnapshotTree, options: FormOptions) =>
  atOnce(
    forms(
      of,
      options,
      answering(() => ({ format: null, message: '' })),
    ),
  );
const modelOf = (of: SnapshotTree, options: PageModelOptions) =>
  atOnce(
    pageModel(
      of,
      answering((id) => `#e${id}`),
      options,
    ),
  );

const VIEWS: readonly [name: string, make: (tree: SnapshotTree, maxTokens?: number) => unknown][] = [
  ['serialized', (of, maxTokens) => serialize(of, { ...(maxTokens ? { maxTokens } : {}) })],
  [
    'overview',
    (of, maxTokens) =>
      atOnce(overview(of, { max_rows: 100, viewport: false, ...(maxTokens ? { maxTokens } : {}) }, FACTS)),
  ],
  ['semantic tree', (of, maxTokens) => atOnce(semanticState(of, { ...(maxTokens ? { maxTokens } : {}) }, FACTS))],
  ['skeleton', (of, maxTokens) => skeletonDom(of, { ...(maxTokens ? { maxTokens } : {}) })],
  ['forms', (of, maxTokens) => formsOf(of, { ...(maxTokens ? { maxTokens } : {}) })],
  ['page model', (of, maxTokens) => modelOf(of, { ...(maxTokens ? { maxTokens } : {}) })],
  ['search', (of, maxTokens) => search(of, 'row', { limit: 200, ...(maxTokens ? { maxTokens } : {}) })],
  ['search as text', (of, maxTokens) => searchText(of, 'row', { limit: 200, ...(maxTokens ? { maxTokens } : {}) })],
];
const asText = (view: unknown): string => (typeof view === 'string' ? view : JSON.stringify(view));

describe.each(VIEWS)('a budget for the view: %s', (_name, make) => {
  it('is observed and used', () => {
    const whole = encode(asText(make(tree))).length;
    for (const maxTokens of [200, 600, 1000, 1400, 4000]) {
      const tokens = encode(asText(make(tree, maxTokens))).length;
      expect(tokens, `budget of ${maxTokens}`).toBeLessThanOrEqual(maxTokens);
      expect(tokens, `budget of ${maxTokens}`).toBeGreaterThan(
        Math.min(maxTokens, whole) * (maxTokens < 500 ? 0.4 : 0.75),
      );
    }
  });

  it('changes nothing if there is room', () => {
    expect(asText(make(tree, 100_000))).toBe(asText(make(tree)));
  });

  it('is estimated well', () => {
    const text = asText(make(tree));
    expect(Math.abs(estimateTokens(text) / encode(text).length - 1)).toBeLessThan(0.2);
  });
});

describe('content that a budget leaves out', () => {
  it('is counted, and does not include interactive elements in the viewport', () => {
    const { page: out } = serialize(tree, { maxTokens: 600 });
    expect(JSON.stringify(out)).toContain('"text":"Row 0 of the list"');
    expect(out.omitted?.budget).toBeGreaterThan(100);
    expect(out.omitted?.ask).toBe('a higher maxTokens');
    const [form] = formsOf(tree, { maxTokens: 600 });
    expect((form?.fields.length ?? 0) + (form?.omitted ?? 0)).toBe(60);
    const model = modelOf(tree, { maxTokens: 900 });
    expect(model.controls.length + (model.omitted ?? 0)).toBe(211);
    expect(model.controls[0]?.name).toBe('Row 0 of the list');
    expect(Object.keys(model.aimap)).toEqual(model.controls.map(({ id }) => id));
    expect(search(tree, 'row', { limit: 200, maxTokens: 600 })).toMatchObject({ found: 300 });
  });
});
