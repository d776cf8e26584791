import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { pause } from './page.ts';

/** What is shown of a page by its text view, with `N` for every number. */
async function view(): Promise<string> {
  const tool = new DomTool();
  try {
    const text = (await tool.getSnapshot()).toText({ previous: null });
    return text
      .replace(/^@page .*\n/, '')
      .replace(/\[\d+(?:,\d+)*/g, '[N')
      .replace(/on hover \d+/g, 'on hover N')
      .trim();
  } finally {
    tool.destroy();
  }
}

type Row = readonly [widget: string, make: () => void | Promise<unknown>, entry: string];

const table = new Map<string, Map<string, string>>();

/** One test for each widget of a library: shown by itself, the text view has this entry and nothing else. */
export function widgets(library: string, rows: readonly Row[]): void {
  describe(library, () => {
    for (const [widget, make, entry] of rows) {
      it(`tells ${widget} as one entry with role, name, value and state`, async () => {
        await make();
        await pause(150);
        const text = await view();
        const cells = table.get(widget) ?? new Map<string, string>();
        table.set(widget, cells.set(library, text));
        expect(text).to.equal(entry);
      });
    }
  });
}

/** Prints the table of widgets and libraries as it was seen. */
after(() => {
  for (const [widget, cells] of table)
    for (const [library, text] of cells) console.log(`| ${widget} | ${library} | ${text.replace(/\n/g, ' ⏎ ')} |`);
});
