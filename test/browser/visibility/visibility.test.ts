import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { testPage } from '../support/environment.ts';
import { newTool, reset, show } from '../support/page.ts';
import { loadScript, runScripts, target } from '../support/testPages.ts';

type Page = readonly [html: string, expected: string, why: string];

await loadScript(testPage('visibility/visibility.js'));
const { visibilityPages } = window as unknown as { visibilityPages: Record<string, readonly Page[]> };

/** The reasons for which an element is painted, so that its words may be read, although it cannot be used. */
const READ = new Set(['seen', 'aria-hidden', 'inert']);

describe('visibility', () => {
  afterEach(reset);

  for (const [group, pages] of Object.entries(visibilityPages)) {
    describe(group, () => {
      for (const [html, expected, why] of pages) {
        it(`${expected}: ${why}`, async () => {
          show(html);
          runScripts();
          const el = target();
          const { visible, reason } = DomTool.checkVisibility(el);
          expect(visible ? 'seen' : reason, html).to.equal(expected);
          const snapshot = await newTool().getSnapshot();
          const node = snapshot.getNodeId(el);
          if (expected === 'seen') expect(node, `in the snapshot: ${html}`).to.not.equal(null);
          if (!el.textContent?.includes('word')) return;
          const read = /"text":"[^"]*word/.test(JSON.stringify(snapshot.virtualDom));
          if (expected === 'seen' || !READ.has(expected))
            expect(read, `its words in the snapshot: ${html}`).to.equal(
              READ.has(expected) && !why.includes('pushed out'),
            );
        });
      }
    });
  }
});
