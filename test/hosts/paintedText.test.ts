import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remote } from 'webdriverio';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { launchChromium } from './support/browser.ts';
import { PAINTINGS } from './support/paintings.ts';
import { startServer } from './support/server.ts';
import { startWebDriver } from './support/webdriver.ts';

/**
 * Text that nobody can see must not be in the view, and text that everybody can see must be. Screenshots
 * decide: each painting is shown twice, with a word and with other letters in its place. If the pixels differ, the word
 * is visible.
 */
const CASE = { width: 300, height: 80 };
const COLUMNS = 4;
const PER_PAGE = 28;
/** The number of pixels of a word that must differ for it to be seen. */
const LEAST_PIXELS = 40;
/** The least differences of a channel, of 255, in so many pixels, with which a word is seen, and is clear. */
const SEEN = 25;
const CLEAR = 60;

type Told = 'told' | 'faint' | 'not told';

/** What the view does with words that it judges in another way than the pixels, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly [told: Told, why: string]>> = {
  'svg title': ['told', 'a tooltip names the drawing'],
  'behind, pointer-events none': ['faint', 'no hit test finds what lets the pointer through'],
  'behind its own child that lets the pointer through': ['faint', 'no hit test finds it'],
  'behind ::after around it that lets the pointer through': ['faint', 'no hit test finds it'],
  'behind a frame that lets the pointer through': ['faint', 'no hit test finds it'],
  'behind a child of an inline element': ['faint', 'no hit test finds it'],
  'formula behind': ['told', 'no hit test finds it, and the mark of a formula takes the place of that of faint text'],
  'frame behind': ['faint', 'hit tests do not leave the document of the text'],
  'that lets the pointer through behind a box': ['faint', 'no hit test finds it'],
  'lowered, lets the pointer through': ['faint', 'no hit test finds it'],
  'behind a video with a poster': ['faint', 'whether a poster is opaque is not known'],
  'svg text under a rectangle': ['faint', 'only the order of painting is known in drawings'],
  'black on a black box beside it': ['faint', 'only the order of painting tells what is behind it'],
  'black on a black box of z-index -1': ['faint', 'only the order of painting tells what is behind it'],
  'black on its own black ::before': ['faint', 'only the order of painting tells what is behind it'],
  'black on a black ::before around it': ['faint', 'only the order of painting tells what is behind it'],
  'black on a lowered ::before on the canvas': ['faint', 'only the order of painting tells what is behind it'],
  'white on the inset shadow of ::before': ['faint', 'what such a pseudo-element paints is not computed'],
  'white on the border of ::before': ['faint', 'what such a pseudo-element paints is not computed'],
  'behind ::before of the next, below': ['told', 'below the viewport, only boxes beside its ancestors are looked for'],
  'behind a box in a shadow root, below': [
    'told',
    'below the viewport, only boxes beside its ancestors are looked for',
  ],
  'behind two boxes side by side, below': ['told', 'below the viewport, only a box around the whole text counts'],
  'behind a moved block, below': ['faint', 'below the viewport, no hit test finds it'],
  'behind a pulled-up static block with content, below': [
    'told',
    'below the viewport, only positioned boxes are looked for',
  ],
  'behind a rectangle of a drawing, below': ['told', 'below the viewport, only boxes of HTML are looked for'],
  'pushed out of content-visibility auto, below': ['told', 'layout is not known before the text is scrolled to'],
  'content-visibility auto of no height': ['told', 'its content may not have been laid out yet'],
  'letter-spacing collapse': ['told', 'letters on top of each other are not looked for'],
  'behind the first of two layers': ['faint', 'no hit test finds what lets the pointer through'],
  'white on image': ['faint', 'whether a picture is dark is not known'],
  'white on image of parent': ['faint', 'whether a picture is dark is not known'],
  'mask of an empty picture': ['faint', 'what a picture masks is not known'],
  'mask of no size': ['faint', 'what a mask with a size of its own leaves is not computed'],
  'mask moved away': ['faint', 'what a mask with a place of its own leaves is not computed'],
  'color-dodge on white': ['faint', 'what this blend mode makes of colours is not computed'],
  'svg filter of nothing': ['faint', 'what a filter of the page makes of text is not computed'],
  'svg text filled by an empty gradient': ['faint', 'the colours of gradients in drawings are not read'],
  'svg text filled by a gradient': ['faint', 'the colours of gradients in drawings are not read'],
  'mask transparent up to 80%': ['faint', 'which part a mask leaves is not computed'],
  'behind a moved block that lets the pointer through': ['faint', 'no hit test finds it'],
  'behind a box with color-dodge': ['faint', 'what this blend mode makes of colours is not computed'],
  'behind a box with color-burn': ['faint', 'what this blend mode makes of colours is not computed'],
  'text far away of a copied drawing': ['faint', 'the place of a single text in a copy is not known'],
  'size-adjust of nothing': ['told', 'the sizes in the rules for fonts are not read'],
  'behind an outline': ['told', 'no hit test finds an outline'],
  'behind a shadow': ['told', 'no hit test finds a shadow'],
  'label white': ['told', 'a label names its field, whether or not it is seen'],
  'option of no display in WebKit': ['not told', 'this engine paints hidden options of a list box'],
  'selected option white': ['told', 'a person sees the choice when the list is open'],
  'counter style': ['not told', 'the symbols in the rules for counters are not read'],
  'gradient text in a positioned inline element': ['faint', 'engines differ in whether letters of a layer are filled'],
  'gradient text in a transformed box': ['faint', 'engines differ in whether letters of a layer are filled'],
  'gradient text in a translucent element': ['faint', 'engines differ in whether letters of a layer are filled'],
  'gradient text of a background of no size': [
    'faint',
    'what a background with a size of its own fills is not computed',
  ],
  'gradient text of a background moved away': [
    'faint',
    'what a background with a place of its own fills is not computed',
  ],
  'gradient text on the same colour': ['faint', 'the layers of a background are not told apart'],
  'gradient text on another colour': ['faint', 'the layers of a background are not told apart'],
  'white under grayscale': ['faint', 'what this filter makes of colours is not computed'],
  'filter blur(3px) in WebKit': ['faint', 'it is just about seen, which depends on the letters'],
  'font-size 4px': ['faint', 'its pixels are dark, but it is too small to read with ease'],
  'white text on outline': ['faint', 'the outline is not behind the whole word'],
  'placeholder white in WebKit': ['told', 'this engine does not tell the style of a placeholder'],
  'placeholder transparent in WebKit': ['told', 'this engine does not tell the style of a placeholder'],
  'placeholder faded in WebKit': ['told', 'this engine does not tell the style of a placeholder'],
  'placeholder of no size in WebKit': ['told', 'this engine does not tell the style of a placeholder'],
  'placeholder hidden in WebKit': ['told', 'this engine does not tell the style of a placeholder'],
  'details content faded in WebKit': ['told', 'this engine does not tell the style of this pseudo-element'],
  'details content of no height in WebKit': ['told', 'this engine does not tell the style of this pseudo-element'],
  'closed details of no height shown by a rule in WebKit': [
    'told',
    'this engine does not tell the style of this pseudo-element',
  ],
  'option hidden in WebKit': ['not told', 'this engine paints hidden options of a list box'],
  'skewed flat in WebKit': ['faint', 'how far a skew flattens text is not computed'],
  'skewed flat in Firefox': ['told', 'how far a skew flattens text is not computed'],
  'backdrop blurred in Firefox': ['not told', 'this engine does not paint this filter without a graphics processor'],
  'backdrop blurred in Firefox, below': [
    'faint',
    'this engine does not paint this filter without a graphics processor',
  ],
  '::marker content in WebKit': ['told', 'this engine reports the content but does not paint it'],
  '::marker content of a heading in WebKit': ['told', 'this engine reports the content but does not paint it'],
  'svg text of a mask': ['faint', 'what shows the shapes of its letters is not known'],
  'svg text of a clip path': ['faint', 'what shows the shapes of its letters is not known'],
  'behind a backdrop without contrast by half inversion in Firefox': [
    'not told',
    'this engine does not paint this filter without a graphics processor',
  ],
  'behind a backdrop without contrast by half inversion in Firefox, below': [
    'faint',
    'this engine does not paint this filter without a graphics processor',
  ],
  'first line no size': ['faint', 'which of the text is on the first line is not known'],
  'first line white of two': ['faint', 'which of the text is on the first line is not known'],
  'second line': ['faint', 'which of the text is on the first line is not known'],
  'white with an inverted backdrop': ['faint', 'what this filter makes of a backdrop is not computed'],
  'black with an inverted backdrop': ['faint', 'what this filter makes of a backdrop is not computed'],
  'grey red on dark grey without saturation': ['faint', 'what this filter makes of colours is only estimated'],
  'shadow up away': ['faint', 'a shadow may be seen beside its text'],
  'shadow right away': ['faint', 'a shadow may be seen beside its text'],
  'white beside a strip': ['faint', 'what a gradient with a size of its own fills is not computed'],
  'white on a strip': ['faint', 'what a gradient with a size of its own fills is not computed'],
  'white on gradient of no size': ['faint', 'what a gradient with a size of its own fills is not computed'],
  'half mask': ['faint', 'which half a mask leaves is not computed'],
  'in a button behind half': ['faint', 'which part of a text is covered is not known'],
  'half behind': ['faint', 'which part of a text is covered is not known'],
  'third of a line behind': ['faint', 'which part of a text is covered is not known'],
  'second line of one text behind': ['faint', 'which part of a text is covered is not known'],
  'end of one text behind': ['faint', 'which part of a text is covered is not known'],
  'path with curve elsewhere': ['faint', 'what this shape leaves is not computed'],
  'path with curve of whole': ['faint', 'what this shape leaves is not computed'],
  'shape() elsewhere': ['faint', 'what this shape leaves is not computed'],
  'evenodd twice': ['faint', 'what this shape leaves is not computed'],
  'evenodd twice, polygon': ['faint', 'what this shape leaves is not computed'],
  'url rect elsewhere': ['faint', 'what this shape leaves is not computed'],
  'clip-path url of a shape': ['faint', 'what this shape leaves is not computed'],
  'clip-path url to a unit of the box': ['faint', 'what this shape leaves is not computed'],
  'clip-path url to a speck made large': ['faint', 'what this shape leaves is not computed'],
  'svg text under path': ['faint', 'only the order of painting is known in drawings'],
  'svg text in a group behind': ['faint', 'only the order of painting is known in drawings'],
  'in a button behind half, below': ['told', 'below the viewport, only a box around the whole text counts'],
  'half behind, below': ['told', 'below the viewport, only a box around the whole text counts'],
  'third of a line behind, below': ['told', 'below the viewport, only a box around the whole text counts'],
  'second line of one text behind, below': ['told', 'below the viewport, only a box around the whole text counts'],
  'end of one text behind, below': ['told', 'below the viewport, only a box around the whole text counts'],
  'slotted text behind a box, below': ['told', 'below the viewport, only boxes beside its ancestors are looked for'],
  'slotted element behind a box, below': ['told', 'below the viewport, only boxes beside its ancestors are looked for'],
  'card without a transform': ['faint', 'Firefox does not turn it away'],
  'white text on inset shadow in WebKit': ['told', 'this engine does not paint a shadow wider than its box'],
};

interface View {
  open(url: string): Promise<unknown>;
  run(expression: string): Promise<unknown>;
  shot(): Promise<Buffer>;
  close(): Promise<unknown>;
}

const size = { width: COLUMNS * CASE.width, height: (PER_PAGE / COLUMNS) * CASE.height };
/** Where the paintings are when the view is made: hit tests tell only what lies over text in the viewport. */
const PLACES = { inside: 0, below: 2 * size.height } as const;
type Place = keyof typeof PLACES;

const ENGINES: Readonly<Record<string, () => Promise<View | null>>> = {
  Chromium: async () => {
    const browser = await launchChromium();
    const page = await browser.newPage({ viewport: size });
    return {
      open: (url) => page.goto(url),
      run: (expression) => page.evaluate(expression),
      shot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
  Firefox: async () => {
    const { executablePath } = await provideBrowser('firefox', console.error);
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: size });
    const page = await browser.newPage();
    return {
      open: (url) => page.goto(url),
      run: (expression) => page.evaluate(expression),
      shot: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  },
  WebKit: async () => {
    const driver = await startWebDriver();
    if (!driver) return null;
    const page = await remote(driver.options as Parameters<typeof remote>[0]);
    await page.setWindowSize(size.width, size.height + 200);
    return {
      open: (url) => page.url(url),
      run: (expression) => page.execute(`return ${expression}`),
      shot: async () => Buffer.from(await page.takeScreenshot(), 'base64'),
      close: async () => {
        await page.deleteSession();
        await driver.stop();
      },
    };
  },
};

const all = Object.values(PAINTINGS).flat();
const chunks = Array.from({ length: Math.ceil(all.length / PER_PAGE) }, (_, i) =>
  all.slice(i * PER_PAGE, (i + 1) * PER_PAGE),
);
const wordOf = (i: number): string => `Word${String(i).padStart(2, '0')}`;

function pageOf(chunk: typeof all, where: Place, word: (i: number) => string): string {
  const cases = chunk.map(([, html], i) => {
    const [x, y] = place(i);
    return `<div class="case" style="left:${x}px;top:${y + PLACES[where]}px">${html.replaceAll('{}', word(i))}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Paintings</title>
<style>
  html { scrollbar-width: none }
  ::-webkit-scrollbar { display: none }
  body { margin: 0; background: #fff; color: #000; font: 16px/20px monospace }
  .case { position: absolute; width: ${CASE.width}px; height: ${CASE.height}px; overflow: hidden }
</style>
${cases.join('\n')}
<div style="height:${PLACES[where] * 2}px"></div>
<script>
  for (const host of document.querySelectorAll('x-box'))
    host.attachShadow({ mode: 'open' }).innerHTML = '<p>' + host.dataset.word + '</p>';
  for (const host of document.querySelectorAll('x-cover'))
    host.attachShadow({ mode: 'open' }).innerHTML = '<i style="position:absolute;inset:0;background:#fff"></i>';
  for (const host of document.querySelectorAll('x-closed'))
    host.attachShadow({ mode: 'closed' }).innerHTML = '<b>shadow</b>';
</script>`;
}

const place = (i: number): [x: number, y: number] => [
  (i % COLUMNS) * CASE.width,
  Math.floor(i / COLUMNS) * CASE.height,
];

/** Returns an expression that scrolls the page and waits until it is painted there. */
const scrolled = (top: number): string =>
  `new Promise((done) => { scrollTo(0, ${top}); requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))); })`;

/** Returns the least difference of a channel, of 255, in the pixels of a case that differ most between screenshots. */
function inkOf(a: PNG, b: PNG, i: number): number {
  const [x0, y0] = place(i);
  const differences: number[] = [];
  for (let y = y0; y < y0 + CASE.height; y++)
    for (let x = x0; x < x0 + CASE.width; x++) {
      const at = (y * a.width + x) * 4;
      const difference = (channel: number): number =>
        Math.abs((a.data[at + channel] as number) - (b.data[at + channel] as number));
      differences.push(Math.max(difference(0), difference(1), difference(2)));
    }
  return differences.sort((one, other) => other - one)[LEAST_PIXELS - 1] ?? 0;
}

/** Returns how a view tells a word: words that it marks as hidden are not told as text. */
function toldIn(text: string, word: string): Told {
  const [before = ''] = text.split(word);
  if (before === text || /\(hidden: [^)]*$/.test(before)) return 'not told';
  return /\(faint: [^)]*$/.test(before) ? 'faint' : 'told';
}

/**
 * Returns what is wrong with what the view does with a word, given what is expected or the ink of its pixels. Below the
 * viewport, only the order of painting tells what lies over a text, which makes it faint.
 */
function faultOf(told: Told, ink: number, where: Place, expected: Told | undefined): string | null {
  if (expected) return told === expected ? null : `${told}, not ${expected}`;
  if (ink <= SEEN)
    return told === 'not told' || (told === 'faint' && where === 'below') ? null : `${told}, but not seen`;
  if (told === 'not told') return 'seen, but not told';
  return told === 'faint' && ink > CLEAR ? 'told as faint, but clear' : null;
}

const script = await readFile(new URL('../../dist/domtool.iife.js', import.meta.url), 'utf8');
const answers = Object.fromEntries(
  chunks.flatMap((chunk, at) =>
    (['inside', 'below'] as const).flatMap((where) => [
      [`/${where}/${at}/word`, { body: pageOf(chunk, where, wordOf) }],
      [`/${where}/${at}/other`, { body: pageOf(chunk, where, () => 'XXXXMM') }],
    ]),
  ),
);

describe('the view contains the painted text, and no other', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(answers);
  });
  afterAll(() => server.stop());

  const runs = Object.keys(ENGINES).flatMap((engine) => [['inside', engine] as const, ['below', engine] as const]);
  it.each(runs)('%s the viewport in %s', async (where, engine) => {
    const view = await ENGINES[engine]?.();
    if (!view) {
      console.warn(`### ${engine.toUpperCase()}: NOT RUN ### it is not here, or has no driver`);
      expect(process.env['CI']).toBeUndefined();
      return;
    }
    const shot = async (): Promise<PNG> => {
      await view.run(scrolled(PLACES[where]));
      const taken = PNG.sync.read(await view.shot());
      await view.run(scrolled(0));
      return taken;
    };
    const wrong: string[] = [];
    let seen = 0;
    try {
      for (const [at, chunk] of chunks.entries()) {
        await view.open(`${server.origin}/${where}/${at}/other`);
        const other = await shot();
        await view.open(`${server.origin}/${where}/${at}/word`);
        const word = await shot();
        expect([word.width, word.height], 'both screenshots have one size').toEqual([other.width, other.height]);
        await view.run(`(() => { ${script}\n })()`);
        const text = String(await view.run('DomTool.shared().getSnapshot().then((snapshot) => snapshot.toText())'));
        for (const [i, [name]] of chunk.entries()) {
          const ink = inkOf(word, other, i);
          const names = [`${name} in ${engine}, ${where}`, `${name}, ${where}`, `${name} in ${engine}`, name];
          const expected = EXCEPTIONS[names.find((one) => one in EXCEPTIONS) ?? '']?.[0];
          const fault = faultOf(toldIn(text, wordOf(i)), ink, where, expected);
          seen += Number(ink > SEEN);
          if (fault) wrong.push(`${name}: ${fault} (${ink})`);
        }
      }
    } finally {
      await view.close();
    }
    expect(wrong).toEqual([]);
    console.log(
      `${engine}, ${where}: ${all.length} paintings, ${seen} seen, ${Object.keys(EXCEPTIONS).length} exceptions`,
    );
    // Pages that failed to load would look alike, and so would words that everything shows.
    expect(seen).toBeGreaterThan(all.length / 4);
    expect(seen).toBeLessThan((all.length * 3) / 4);
  });
});
