import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { difference, linesOf } from '../fuzz/compare.ts';
import { lookedAt } from '../support/lookedAt.ts';
import { byId, IDLE_RULES, loaded, newTool, reset, show } from '../support/page.ts';

const ROWS = Array.from(
  { length: 30 },
  (_, i) => `<li id=r${i} class=row><span>Row ${i}</span> <button>Open</button></li>`,
).join('');
const PAGE = `<main><h1 id=h>Rows</h1><ul id=list>${ROWS}</ul><p id=p class=note>note</p><p id=q>more</p><x-box id=x></x-box></main>`;

const style = (textContent: string): HTMLStyleElement =>
  document.head.appendChild(Object.assign(document.createElement('style'), { textContent }));
const sheet = (css: string): CSSStyleSheet => {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
};

/** What was looked at again after the change; the snapshot must be that of a build from scratch. */
async function after(tool: DomTool, change: () => void): Promise<string[]> {
  const before = await tool.getSnapshot();
  change();
  const kept = await tool.getSnapshot();
  expect(difference(linesOf(kept), linesOf(await tool.buildSnapshot('manual')))).equal(null);
  return lookedAt(before, kept);
}

/** Every element of the page is in it. */
const isEverything = (ids: readonly string[]): boolean => ids.includes('h') && ids.includes('q');

describe('after style sheets have changed, an incremental snapshot looks again at', () => {
  let tool: DomTool;
  let shade: ShadowRoot;
  let own: HTMLStyleElement[] = [];
  const add = (css: string): HTMLStyleElement => {
    own.push(style(css));
    return own.at(-1) as HTMLStyleElement;
  };
  beforeEach(() => {
    show(PAGE);
    shade = byId('x').attachShadow({ mode: 'open' });
    shade.innerHTML = '<i id=s>shade</i><b id=t>deep</b>';
    tool = newTool();
  });
  afterEach(() => {
    for (const one of own) one.remove();
    own = [];
    document.adoptedStyleSheets = [];
    reset();
  });

  it('only what changed if a rule sets `all` or renders skipped content; everything if a rule may skip content', async () => {
    const change = (): void => {
      byId('p').textContent += '!';
    };
    byId('q').insertAdjacentHTML('beforebegin', '<template class=note2></template>');
    const rule = add('.note2 { all: unset } h1 { all: revert; content-visibility: visible }');
    await tool.getSnapshot();
    expect(await after(tool, change)).to.deep.equal(['p']);
    rule.textContent = `.nowhere { content-visibility: hidden } ${IDLE_RULES}`;
    await tool.getSnapshot();
    expect(await after(tool, change), 'matches nothing').to.deep.equal(['p']);
    for (const css of [
      '.note2 { all: inherit }',
      '.note2 { content-visibility: hidden }',
      '.note2 { content-visibility: var(--x) }',
    ]) {
      rule.textContent = css;
      await tool.getSnapshot();
      expect(isEverything(await after(tool, change)), css).equal(true);
    }
  });

  it('what is shown again of a tree whose rules changed while it was hidden', async () => {
    byId('p').insertAdjacentHTML(
      'afterend',
      '<details id=d open><summary>More</summary><x-box id=inner><b>light</b></x-box></details>',
    );
    const inner = byId('inner').attachShadow({ mode: 'open' });
    inner.innerHTML = '<i id=i class=i>one</i><slot></slot>';
    const details = byId('d') as HTMLDetailsElement;
    const anew = newTool();
    const same = async (change: () => void): Promise<void> => {
      change();
      expect(difference(linesOf(await tool.getSnapshot()), linesOf(await anew.buildSnapshot('manual')))).equal(null);
    };
    await same(() => undefined);
    await same(() => {
      details.open = false;
    });
    await same(() => {
      inner.innerHTML =
        '<style>::slotted(*) { display: none } .i { opacity: 0 }</style><i id=i class=i>two</i><slot></slot>';
    });
    await same(() => {
      details.open = true;
    });
    expect((await tool.getSnapshot()).nodeOf(inner.querySelector('i') as Element)).equal(undefined);
    await same(() => {
      details.open = false;
    });
    await same(() => {
      inner.adoptedStyleSheets = [sheet('.i { opacity: 1 !important }')];
    });
    await same(() => {
      details.open = true;
    });
    expect((await tool.getSnapshot()).nodeOf(inner.querySelector('i') as Element)?.children).to.deep.equal(['two']);
  });

  it('elements of a rule that Chromium has not yet noticed to match no longer', async () => {
    byId('p').insertAdjacentHTML(
      'afterend',
      '<input type=checkbox id=box aria-label=Box><label id=of for=box>Label</label>',
    );
    const rule = add('input:checked + label { display: none }');
    const box = byId('box') as HTMLInputElement;
    await tool.getSnapshot();
    await after(tool, () => {
      box.checked = true;
    });
    await after(tool, () => {
      box.indeterminate = true;
    });
    await after(tool, () => {
      rule.remove();
    });
    expect((await tool.getSnapshot()).nodeOf(byId('of'))?.children).to.deep.equal(['Label']);
  });

  it('the element that a sheet styles, when the sheet is added and removed', async () => {
    let one = null as HTMLStyleElement | null;
    expect(
      await after(tool, () => {
        one = add('.note { cursor: pointer }');
      }),
    ).to.deep.equal(['p']);
    expect(
      await after(tool, () => {
        one?.remove();
      }),
    ).to.deep.equal(['p']);
  });

  it('the parent of what a sheet hides', async () => {
    expect(
      await after(tool, () => {
        add('#r5 span { display: none } .row:nth-child(8) button { visibility: hidden }');
      }),
    ).to.deep.equal(['r5', 'r7']);
  });

  it('nothing if a sheet sets only sizes or properties that are never read', async () => {
    expect(
      await after(tool, () => {
        add('.row { padding: 2px; margin: 1px } li { list-style: none }');
      }),
    ).to.deep.equal(['body']);
  });

  it('elements that lose their box', async () => {
    expect(
      await after(tool, () => {
        add('.note { overflow: hidden; height: 0 }');
      }),
    ).to.deep.equal(['main']);
  });

  it('what a sheet styles that is disabled and enabled, directly or by its media', async () => {
    const one = add('.note { visibility: hidden }');
    for (const change of [
      () => {
        (one.sheet as CSSStyleSheet).disabled = true;
      },
      () => {
        (one.sheet as CSSStyleSheet).disabled = false;
      },
      () => {
        one.media = 'print';
      },
      () => {
        one.media = '';
      },
    ]) {
      expect(isEverything(await after(tool, change))).equal(false);
    }
  });

  it('what the old and the new rules of a rewritten sheet match', async () => {
    const one = add('.note { cursor: pointer }');
    expect(
      await after(tool, () => {
        one.textContent = '#q { cursor: pointer }';
      }),
    ).to.deep.equal(['p', 'q']);
  });

  it('what an inserted or deleted rule matches', async () => {
    const { sheet: rules } = add('.note { cursor: pointer } #r3 button { cursor: wait }') as { sheet: CSSStyleSheet };
    expect(
      await after(tool, () => {
        rules.insertRule('#q { cursor: help }', 1);
      }),
    ).to.deep.equal(['q']);
    expect(
      await after(tool, () => {
        rules.deleteRule(0);
      }),
    ).to.deep.equal(['p']);
  });

  it('what a rule matches that is inserted into an imported sheet, at any depth', async () => {
    const url = (css: string): string => URL.createObjectURL(new Blob([css], { type: 'text/css' }));
    const inner = url('.none { color: red }');
    const outer = url(`@import url("${inner}"); .none { color: red }`);
    const top = add(`@import url("${outer}"); .none { color: red }`);
    await new Promise((resolve) => {
      top.addEventListener('load', resolve);
    });
    const imported = (sheet: CSSStyleSheet | null): CSSStyleSheet =>
      (sheet?.cssRules[0] as CSSImportRule).styleSheet as CSSStyleSheet;
    const sheets = [imported(top.sheet), imported(imported(top.sheet))];
    for (const [i, one] of sheets.entries()) {
      await tool.getSnapshot();
      const seen = await after(tool, () => {
        one.insertRule(`#r${i} { visibility: hidden }`, one.cssRules.length);
      });
      // WebKit does not take note of such a rule itself.
      const isHidden = getComputedStyle(byId(`r${i}`)).visibility === 'hidden';
      expect(seen, String(i)).to.deep.equal(isHidden ? ['list'] : ['span', 'button']);
    }
    for (const one of [inner, outer]) URL.revokeObjectURL(one);
  });

  it('what a rule matches that replaces another, so that their count stays the same', async () => {
    const { sheet: rules } = add('.note { cursor: pointer }') as { sheet: CSSStyleSheet };
    expect(
      await after(tool, () => {
        rules.deleteRule(0);
        rules.insertRule('#q { cursor: help }');
      }),
    ).to.deep.equal(['p', 'q']);
  });

  it('what adopted sheets style, in the document and in a shadow tree', async () => {
    expect(
      await after(tool, () => {
        document.adoptedStyleSheets = [sheet('.note { cursor: pointer }')];
      }),
    ).to.deep.equal(['p']);
    expect(
      await after(tool, () => {
        shade.adoptedStyleSheets = [sheet('b { cursor: pointer }')];
      }),
    ).to.deep.equal(['t']);
    expect(
      await after(tool, () => {
        shade.adoptedStyleSheets = [sheet('b { cursor: pointer } :host { cursor: wait }')];
      }),
    ).to.deep.equal(['s', 't']);
  });

  it('what a nested rule in a media block styles', async () => {
    expect(
      await after(tool, () => {
        add('@media (min-width: 1px) { ul { & #r4 { span { cursor: pointer } } } }');
      }),
    ).to.deep.equal(['span']);
  });

  it('everything if rules change their order or no selector shows the effect', async () => {
    const [first] = [add('.note { cursor: wait }'), add('.note { cursor: pointer }')];
    const [one, other] = [sheet('.note { visibility: visible }'), sheet('.note { visibility: hidden }')];
    document.adoptedStyleSheets = [one, other];
    expect(
      isEverything(
        await after(tool, () => {
          document.adoptedStyleSheets = [other, one];
        }),
      ),
    ).equal(true);
    expect(first?.isConnected).equal(true);
    for (const css of [
      '@layer x { .note { cursor: pointer } }',
      ':root { --x: 1 }',
      '* { cursor: pointer }',
      '@keyframes x { to { opacity: 0 } }',
    ]) {
      expect(
        isEverything(
          await after(tool, () => {
            add(css);
          }),
        ),
        css,
      ).equal(true);
    }
  });

  it('nothing if a sheet reports that it has loaded and this was known', async () => {
    await tool.getSnapshot();
    const one = add('.note { cursor: pointer }');
    const isLoaded = new Promise((resolve) => {
      one.addEventListener('load', resolve, { once: true });
    });
    const kept = await tool.getSnapshot();
    await isLoaded;
    expect(await tool.getSnapshot()).equal(kept);
  });

  it('what a sheet and other changes affect at the same time', async () => {
    const ids = await after(tool, () => {
      add('.note { cursor: pointer } .picked span { display: none }');
      byId('r2').className = 'picked';
      byId('r9').remove();
    });
    expect([ids.includes('p'), isEverything(ids)]).to.deep.equal([true, false]);
  });
});

describe('after the window was resized, an incremental snapshot looks again at', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => frame.remove());

  /** A tool in a window of its own. */
  async function framed(css: string): Promise<DomTool> {
    frame = Object.assign(document.createElement('iframe'), { srcdoc: `<!doctype html><style>${css}</style>${PAGE}` });
    frame.style.cssText = 'position: fixed; top: 0; left: 0; border: 0; width: 800px; height: 500px';
    const isLoaded = loaded(frame);
    document.documentElement.append(frame);
    await isLoaded;
    const inner = frame.contentWindow as Window & { eval: (code: string) => unknown };
    const { DomTool: Inner } = (await inner.eval(
      `import(${JSON.stringify(new URL('../../../src/index.ts', import.meta.url).href)})`,
    )) as { DomTool: new () => DomTool };
    return new Inner();
  }

  for (const [name, css, [width, height], expected] of [
    ['boxes are elsewhere: nothing', '.row { padding: 2vw }', [640, 500], ['body']],
    [
      'rules of a media query come to apply: what they match',
      '@media (max-width: 700px) { .note { cursor: pointer } }',
      [640, 500],
      ['p'],
    ],
    ['those of a height', '@media (max-height: 300px) { #q { visibility: hidden } }', [800, 200], ['main']],
    ['a length has another sign: what it is set for', '.note { margin-left: calc(50vw - 350px) }', [640, 500], ['p']],
    ['letters get too small', '#q { font-size: .15vw }', [640, 500], ['q']],
    ['by a variable', 'main { --x: calc(50vw - 350px) } #q { text-indent: var(--x) }', [640, 500], ['q']],
    ['a box is left without room', '#q { width: calc(100vw - 700px); overflow: hidden }', [640, 500], ['main']],
  ] as const) {
    it(name, async () => {
      const tool = await framed(css);
      const ids = await after(tool, () => {
        Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
      });
      expect(ids).to.deep.equal(expected);
      tool.destroy();
    });
  }
});
