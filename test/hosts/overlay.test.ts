import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomTool as Tool, OverlayMark } from '../../src/index.ts';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';

declare const DomTool: typeof Tool;
const source = readFileSync(new URL('../../dist/domtool.iife.js', import.meta.url), 'utf8');

const page = (style: string, body: string, attributes = ''): string =>
  `<!doctype html><html ${attributes}><title>Marks</title><style>body{margin:20px;font:15px sans-serif;${style}}</style>${body}`;
const MIXED =
  '<p>A sentence with <a href="#a">a link</a> and <a href="#b">another</a>.</p><button>Press</button> <input placeholder="Mail"> <label><input type=checkbox> Agree</label><ul><li><a href="#c">One</a><li><a href="#d">Two</a></ul>';
const PAGES: Readonly<Record<string, { html: string; marks: number }>> = {
  light: { html: page('background:#fff;color:#000', MIXED), marks: 7 },
  dark: { html: page('background:#000;color:#fff', MIXED), marks: 7 },
  dense: {
    html: page(
      'background:#fff',
      `<div style="width:760px">${'<a href="#x" style="float:left;width:36px;height:18px;border:1px solid #ccc">item</a>'.repeat(300)}</div>`,
    ),
    marks: 300,
  },
  rtl: { html: page('background:#fff', MIXED, 'dir=rtl'), marks: 7 },
};

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let tab: Page;
let reader: Page;
const violations: string[] = [];
beforeAll(async () => {
  // The policy permits only the styles in the page itself, and none by script or from another address.
  const headers = {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'",
  };
  const strict = {
    'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  };
  server = await startServer({
    ...Object.fromEntries(Object.entries(PAGES).map(([name, { html }]) => [`/${name}`, { headers, body: html }])),
    '/strict': { headers: strict, body: `<!doctype html><title>Strict</title>${MIXED}` },
  });
  browser = await launchChromium();
  tab = await browser.newPage({ viewport: { width: 900, height: 700 } });
  reader = await browser.newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function marked(
  name: string,
): Promise<{ before: Buffer; shown: Buffer; after: Buffer; marks: readonly OverlayMark[] }> {
  await tab.goto(`${server.origin}/${name}`);
  await tab.evaluate(source);
  const before = await tab.screenshot();
  const { marks } = await tab.evaluate(() => DomTool.shared().overlay.show());
  const shown = await tab.screenshot();
  await tab.evaluate(() => DomTool.shared().overlay.hide());
  return { before, shown, after: await tab.screenshot(), marks };
}

type Rgb = readonly [number, number, number];
/**
 * Returns for each label in the picture the colour of its edge, the colour of its background beside the number, and the
 * brightest colour inside.
 */
const coloursOf = (
  picture: Buffer,
  marks: readonly OverlayMark[],
): Promise<{ edge: Rgb; ground: Rgb; brightest: Rgb }[]> =>
  reader.evaluate(
    async ([data, labels]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      return labels.map(({ x, y, width, height }) => {
        const at = (dx: number, dy: number): Rgb => {
          const [r = 0, g = 0, b = 0] = context.getImageData(x + dx, y + dy, 1, 1).data;
          return [r, g, b];
        };
        let brightest: Rgb = [0, 0, 0];
        for (let dx = 2; dx < width - 2; dx++)
          for (let dy = 2; dy < height - 2; dy++)
            if (at(dx, dy)[0] + at(dx, dy)[1] + at(dx, dy)[2] > brightest[0] + brightest[1] + brightest[2])
              brightest = at(dx, dy);
        return { edge: at(0, 0), ground: at(2, 2), brightest };
      });
    },
    [picture.toString('base64'), marks.map(({ label }) => label).filter((label) => label !== null)] as const,
  );

/** The contrast ratio: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio */
function contrast(a: Rgb, b: Rgb): number {
  const luminance = ([r, g, b2]: Rgb): number =>
    [r, g, b2]
      .map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, v, i) => sum + v * ([0.2126, 0.7152, 0.0722][i] as number), 0);
  const [bright, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

describe('the overlay in a screenshot', () => {
  it('is not printed', async () => {
    await tab.goto(`${server.origin}/light`);
    await tab.evaluate(source);
    await tab.emulateMedia({ media: 'print' });
    const before = await tab.screenshot();
    await tab.evaluate(() => DomTool.shared().overlay.show());
    const shown = await tab.screenshot();
    await tab.emulateMedia({ media: 'screen' });
    expect(shown.equals(before), 'the printed page looks as without the overlay').toBe(true);
    expect((await tab.screenshot()).equals(before), 'the shown page looks as without the overlay').toBe(false);
  });

  for (const [name, { marks: expected }] of Object.entries(PAGES)) {
    it(`shows a readable number for each mark without overlaps, and disappears without a trace: ${name}`, async () => {
      const { before, shown, after, marks } = await marked(name);
      expect(marks).toHaveLength(expected);
      expect(after.equals(before), 'the page looks as before once the overlay is hidden').toBe(true);
      expect(shown.equals(before), 'the page looks as before while the overlay is shown').toBe(false);
      const labels = marks.map(({ label }) => label);
      const over = labels.flatMap((a, i) =>
        labels
          .slice(i + 1)
          .filter(
            (b) => a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
          ),
      );
      expect(over).toEqual([]);
      const colours = await coloursOf(shown, marks);
      expect(colours).toHaveLength(expected);
      for (const [i, { edge, ground, brightest }] of colours.entries()) {
        expect(edge, `edge of label ${i}`).toEqual([255, 255, 255]);
        expect(contrast(ground, [255, 255, 255]), `label ${i} on white`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ground, brightest), `text of label ${i}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }

  it('appears under a policy that forbids all styles and scripts, without violating it', async () => {
    const { before, shown, after, marks } = await marked('strict');
    expect(marks).toHaveLength(7);
    expect([shown.equals(before), after.equals(before)]).toEqual([false, true]);
    expect(violations).toEqual([]);
  });

  /** The colours of points of a picture. */
  const pixels = (picture: Buffer, points: readonly (readonly [number, number])[]): Promise<string[]> =>
    reader.evaluate(
      async ([data, at]) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return at.map(([x, y]) => context.getImageData(x, y, 1, 1).data.slice(0, 3).join());
      },
      [picture.toString('base64'), points] as const,
    );

  it('does not draw the box of an element over an element that covers a part of it', async () => {
    await tab.goto('about:blank');
    await tab.setContent(
      `<body style="margin:0;background:#fff"><a href="#a" style="position:absolute;left:50px;top:50px;width:400px;height:100px"></a>
        <div style="position:absolute;left:200px;top:80px;width:100px;height:200px;background:#fff"></div>`,
    );
    await tab.evaluate(source);
    expect((await tab.evaluate(() => DomTool.shared().overlay.show())).marks).toHaveLength(1);
    // The lower edge of the link, beside the panel and on it.
    const [beside, on] = await pixels(await tab.screenshot(), [
      [120, 150],
      [250, 150],
    ]);
    expect(beside).not.toBe('255,255,255');
    expect(on).toBe('255,255,255');
  });

  it('gives a link over several lines a box for each line', async () => {
    await tab.goto('about:blank');
    await tab.setContent(
      `<body style="margin:0;background:#fff;font:20px/40px monospace"><div style="width:300px;padding-left:50px">
        <a href="#a" style="color:#fff">${'words '.repeat(8)}</a></div>`,
    );
    await tab.evaluate(source);
    const lines = await tab.evaluate(async () => {
      await DomTool.shared().overlay.show({ labels: false });
      return Array.from(document.querySelector('a')!.getClientRects(), ({ x, y, width, height }) => ({
        x: Math.round(x + width / 2),
        top: Math.round(y),
        between: Math.round(y + height + (40 - height) / 2),
      }));
    });
    expect(lines.length).toBeGreaterThan(1);
    const picture = await tab.screenshot();
    for (const [i, { x, top, between }] of lines.entries()) {
      const edge = await pixels(
        picture,
        [-2, -1, 0, 1].map((dy) => [x, top + dy] as const),
      );
      expect(
        edge.some((colour) => colour !== '255,255,255'),
        `upper edge of line ${i}`,
      ).toBe(true);
      expect(await pixels(picture, [[x, between]]), `below line ${i}`).toEqual(['255,255,255']);
    }
  });

  it('marks thousands of elements', async () => {
    await tab.goto('about:blank');
    await tab.evaluate(() => {
      document.body.innerHTML = '';
      for (let i = 0; i < 3000; i++)
        document.body.append(
          Object.assign(document.createElement('button'), {
            style: 'float:left;width:14px;height:14px;margin:0;padding:0',
          }),
        );
    });
    await tab.evaluate(source);
    await tab.evaluate(async () => {
      await DomTool.shared().getSnapshot();
    });
    const count = await tab.evaluate(async () => (await DomTool.shared().overlay.show()).marks.length);
    expect(count).toBeGreaterThan(2500);
  });
});
