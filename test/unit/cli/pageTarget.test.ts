// @vitest-environment node
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTarget } from '../../../src/cli/pageTarget.ts';

const shop = path.resolve('examples/shop');
const inShop = (page: string) => ({ kind: 'file', folder: shop, page });

describe('readTarget', () => {
  it.each([
    ['https://a.example/b?c', { kind: 'url', url: 'https://a.example/b?c' }],
    ['a.example/b', { kind: 'url', url: 'https://a.example/b' }],
    ['a.example', { kind: 'url', url: 'https://a.example' }],
    ['localhost:3000/x', { kind: 'url', url: 'http://localhost:3000/x' }],
    ['127.0.0.1', { kind: 'url', url: 'http://127.0.0.1' }],
    ['data:text/html,<p>hi', { kind: 'url', url: 'data:text/html,<p>hi' }],
    ['examples/shop/basket.html', inShop('basket.html')],
    ['examples/shop', inShop('index.html')],
    [`${shop}/index.html`, inShop('index.html')],
    [pathToFileURL(`${shop}/index.html`).href, inShop('index.html')],
  ])('opens %s', async (text, expected) => {
    expect(await readTarget(text)).toEqual(expected);
  });

  it.each([
    ['missing.html', 'no-page', /no file ".*missing\.html"/],
    ['pages/missing', 'no-page', /no file/],
    ['./a.example', 'no-page', /no file/],
    ['file:///missing/page.html', 'no-page', /no file "\/missing\/page\.html"/],
    ['test/unit', 'no-page', /folder without an index\.html/],
    ['ftp://a.example', 'usage', /only files and http, https and file URLs/],
    ['https://', 'usage', /not a URL/],
  ])('refuses %s', async (text, failure, message) => {
    await expect(readTarget(text)).rejects.toThrow(message);
    await expect(readTarget(text)).rejects.toMatchObject({ failure });
  });
});
