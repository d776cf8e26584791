import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { difference, linesOf } from '../fuzz/compare.ts';
import { byId, loaded, newTool, reset, show } from '../support/page.ts';

const ROWS = Array.from(
  { length: 30 },
  (_, i) =>
    `<li id=r${i} class=row><span>Row ${i}</span> <button>Open</button> <input type=checkbox id=c${i} aria-label=Pick></li>`,
).join('');
const PAGE = `<main id=m><h1 id=h>Rows</h1><ul id=list>${ROWS}</ul><div id=far role=group aria-labelledby=r3><a href="#x">x</a></div>
  <p id=p class=note>note</p><p id=q>more</p><x-box id=x></x-box></main>`;

const styleElement = (textContent: string): HTMLStyleElement =>
  Object.assign(document.createElement('style'), { textContent });
const constructedSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

describe('a snapshot after a change of the page', () => {
  let tool: DomTool;
  let shade: ShadowRoot;
  let sheets: HTMLStyleElement[] = [];
  const addSheet = (css: string): HTMLStyleElement => {
    const sheet = document.head.appendChild(styleElement(css));
    sheets.push(sheet);
    return sheet;
  };
  beforeEach(() => {
    show(PAGE);
    shade = byId('x').attachShadow({ mode: 'open' });
    shade.innerHTML = '<i id=s>shade</i><b id=t>deep</b>';
    tool = newTool();
  });
  afterEach(() => {
    for (const sheet of sheets) sheet.remove();
    sheets = [];
    document.adoptedStyleSheets = [];
    reset();
  });

  /** Checks that the change leads to a new snapshot that equals one built from scratch. */
  async function expectNoticed(change: () => void): Promise<void> {
    const before = await tool.getSnapshot();
    change();
    const after = await tool.getSnapshot();
    expect(after, 'the snapshot after the change').not.equal(before);
    expect(difference(linesOf(after), linesOf(await tool.buildSnapshot('manual')))).equal(null);
  }
  const nodeOf = async (id: string) => (await tool.getSnapshot()).nodeOf(byId(id));

  const changes: Record<string, () => void> = {
    'a text': () => {
      ((byId('r5').firstChild as Element).firstChild as Text).data = 'Other';
    },
    'a text that names an element elsewhere': () => {
      ((byId('r3').firstChild as Element).firstChild as Text).data = 'Third';
    },
    'a class': () => {
      byId('r5').className = 'picked';
    },
    'the checkedness of a box': () => {
      (byId('c5') as HTMLInputElement).checked = true;
    },
    'a row added': () => {
      byId('r29').insertAdjacentHTML('afterend', '<li>New</li>');
    },
    'a row removed': () => {
      byId('r29').remove();
    },
    'a style sheet added': () => {
      addSheet('.note { cursor: pointer } #r5 span { display: none }');
    },
    'a style sheet added beside other changes': () => {
      addSheet('.note { cursor: pointer } .picked span { display: none }');
      byId('r2').className = 'picked';
      byId('r9').remove();
    },
    'a sheet adopted by the document': () => {
      document.adoptedStyleSheets = [constructedSheet('.note { cursor: pointer }')];
    },
    'a sheet adopted by a shadow root': () => {
      shade.adoptedStyleSheets = [constructedSheet('b { display: none }')];
    },
  };
  for (const [name, change] of Object.entries(changes)) it(`shows ${name}`, () => expectNoticed(change));

  it('reflects style sheets that are disabled, limited to other media, changed and removed', async () => {
    const sheet = addSheet('.note { visibility: hidden }');
    await expectNoticed(() => {
      (sheet.sheet as CSSStyleSheet).disabled = true;
    });
    await expectNoticed(() => {
      (sheet.sheet as CSSStyleSheet).disabled = false;
    });
    await expectNoticed(() => {
      sheet.media = 'print';
    });
    expect(await nodeOf('p')).not.equal(undefined);
    await expectNoticed(() => {
      sheet.media = '';
    });
    expect(await nodeOf('p')).equal(undefined);
    await expectNoticed(() => {
      sheet.textContent = '#q { visibility: hidden }';
    });
    await expectNoticed(() => sheet.remove());
  });

  it('reflects rules that a script inserts, deletes and replaces', async () => {
    const rules = addSheet('.note { cursor: pointer } #r3 button { cursor: wait }').sheet as CSSStyleSheet;
    await expectNoticed(() => {
      rules.insertRule('#q { visibility: hidden }', 1);
    });
    await expectNoticed(() => rules.deleteRule(0));
    await expectNoticed(() => {
      rules.deleteRule(0);
      rules.insertRule('#p { visibility: hidden }');
    });
    expect(await nodeOf('p')).equal(undefined);
  });

  it('reflects a new order of adopted sheets', async () => {
    const [one, other] = [
      constructedSheet('.note { visibility: visible }'),
      constructedSheet('.note { visibility: hidden }'),
    ];
    document.adoptedStyleSheets = [one, other];
    await tool.getSnapshot();
    await expectNoticed(() => {
      document.adoptedStyleSheets = [other, one];
    });
  });

  it('reflects sheets of a shadow tree that changed while the tree was hidden', async () => {
    byId('p').insertAdjacentHTML(
      'afterend',
      '<details id=d open><summary>More</summary><x-box id=inner><b>light</b></x-box></details>',
    );
    const inner = byId('inner').attachShadow({ mode: 'open' });
    inner.innerHTML = '<i id=i class=i>one</i><slot></slot>';
    const details = byId('d') as HTMLDetailsElement;
    const shown = async () => (await tool.getSnapshot()).nodeOf(inner.querySelector('i') as Element)?.children;
    await expectNoticed(() => {
      details.open = false;
    });
    inner.innerHTML = '<style>::slotted(*) { display: none } .i { opacity: 0 }</style><i class=i>two</i><slot></slot>';
    await expectNoticed(() => {
      details.open = true;
    });
    expect(await shown()).equal(undefined);
    await expectNoticed(() => {
      details.open = false;
    });
    inner.adoptedStyleSheets = [constructedSheet('.i { opacity: 1 !important }')];
    await expectNoticed(() => {
      details.open = true;
    });
    expect(await shown()).to.deep.equal(['two']);
  });

  it('updates a name that contains the text of a style sheet', async () => {
    byId('far').insertAdjacentHTML(
      'beforeend',
      '<svg id=s1 role=img width=20 height=20><title id=o>A</title><path d="M0 0h9v9"/></svg><button id=b aria-labelledby=sheet></button>',
    );
    const inTitle = byId('o').appendChild(styleElement('.none { color: red }'));
    const named = byId('far').appendChild(Object.assign(styleElement('.none { color: red }'), { id: 'sheet' }));
    const names = async () => [(await nodeOf('s1'))?.name, (await nodeOf('b'))?.name];
    expect(await names()).to.deep.equal(['A.none { color: red }', '.none { color: red }']);
    for (const sheet of [inTitle, named]) sheet.textContent = '.none { color: blue }';
    expect(await names()).to.deep.equal(['A.none { color: blue }', '.none { color: blue }']);
  });

  it('shows the text of a style element in an option as the browser does', async () => {
    byId('far').insertAdjacentHTML('beforeend', '<select id=s2 aria-label=S><option id=o>A</option></select>');
    const sheet = byId('o').appendChild(styleElement('.none { color: red }'));
    await tool.getSnapshot();
    sheet.textContent = '.none { color: blue }';
    expect((await nodeOf('s2'))?.facts?.options).to.deep.equal(['A.none { color: blue }']);
  });

  it('reflects `text-transform` that depends on a class of the body', async () => {
    addSheet('.x ~ .c { visibility: hidden } .c { text-transform: uppercase }');
    await tool.getSnapshot();
    document.body.className = 'c';
    expect((await nodeOf('h'))?.name).equal('ROWS');
    document.body.removeAttribute('class');
    expect((await nodeOf('h'))?.name).equal('Rows');
  });

  it('leaves out siblings that a rule hides because of a class', async () => {
    addSheet('.gone ~ li { visibility: hidden } .gone ~ li * { visibility: inherit }');
    const before = await tool.getSnapshot();
    byId('r27').className = 'gone';
    const after = await tool.getSnapshot();
    expect(after.stats.visibleNodes).equal(before.stats.visibleNodes - 8);
  });

  it('updates the targets when text is added to a wrapper around a target', async () => {
    byId('m').insertAdjacentHTML('beforeend', '<div id=w onclick="go()"><i id=i class=btn>go</i></div>');
    expect((await tool.getSnapshot()).stats.interactiveNodes).greaterThan(0);
    await expectNoticed(() => byId('w').append(' and more words'));
  });

  it('counts shadow roots of rendered hosts that show nothing', async () => {
    shade.host.remove();
    byId('far').innerHTML = '<p>Text <span id=e></span></p>';
    byId('e').attachShadow({ mode: 'open' });
    const shown = await tool.getSnapshot();
    expect(shown.stats.shadowDomCount).equal(1);
    expect(shown.nodeOf(byId('e'))).equal(undefined);
    byId('far').style.display = 'none';
    expect((await tool.getSnapshot()).stats.shadowDomCount).equal(0);
  });

  it('reflects listeners that were added without a mutation record', async () => {
    const before = await tool.getSnapshot();
    (byId('r7').firstChild as HTMLElement).onclick = () => {};
    byId('h').textContent = 'Other';
    expect((await tool.getSnapshot()).stats.interactiveNodes).equal(before.stats.interactiveNodes + 1);
  });

  it('shows one state of the page even if a getter of the page changes it during the walk', async () => {
    const before = await tool.getSnapshot();
    let asked = 0;
    Object.defineProperty(byId('r7').firstChild, '__reactProps$1', {
      configurable: true,
      get: () => {
        if (asked++ === 0) byId('h').textContent = 'Meanwhile';
        return { onClick() {} };
      },
    });
    byId('r9').append('Other');
    const now = await tool.getSnapshot();
    expect(asked).greaterThan(0);
    expect(now.stale, 'stale').equal(false);
    expect(now.stats.interactiveNodes).equal(before.stats.interactiveNodes + 1);
    expect(now.toText()).to.contain('Meanwhile');
  });

  it('tells whether the popover of a button is open, connected by id or by script', async () => {
    byId('m').insertAdjacentHTML(
      'beforeend',
      '<button id=b1 popovertarget=pop>By id</button><button id=b2>By script</button><input type=button id=b3 value=Other><div id=pop popover>Popped</div>',
    );
    const expanded = async () => {
      const now = await tool.getSnapshot();
      return ['b1', 'b2', 'b3'].map((id) => now.nodeOf(byId(id))?.states?.['expanded']);
    };
    expect(await expanded()).to.deep.equal([false, undefined, undefined]);
    (byId('b2') as HTMLButtonElement).popoverTargetElement = byId('pop');
    (byId('b3') as HTMLInputElement).popoverTargetElement = byId('pop');
    expect(await expanded()).to.deep.equal([false, false, false]);
    byId('pop').showPopover();
    expect(await expanded()).to.deep.equal([true, true, true]);
    (byId('b2') as HTMLButtonElement).popoverTargetElement = null;
    byId('pop').hidePopover();
    expect(await expanded()).to.deep.equal([false, undefined, false]);
  });

  it('does not change earlier snapshots', async () => {
    const before = await tool.getSnapshot();
    const text = JSON.stringify(before.serialize());
    byId('r4').remove();
    byId('r6').prepend('x ');
    await tool.getSnapshot();
    expect(JSON.stringify(before.serialize())).equal(text);
  });
});

describe('a snapshot after the window was resized', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => frame.remove());

  /** Creates a tool in the window of a frame. */
  async function toolInFrame(css: string): Promise<DomTool> {
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

  for (const [name, css, [width, height]] of [
    [
      'leaves out what a media query hides at the new width',
      '@media (max-width: 700px) { .note { display: none } }',
      [640, 500],
    ],
    [
      'leaves out what a media query hides at the new height',
      '@media (max-height: 300px) { #q { visibility: hidden } }',
      [800, 200],
    ],
    ['leaves out text that becomes too small to read', '#q { font-size: .15vw }', [640, 500]],
    ['leaves out a box that becomes too narrow', '#q { width: calc(100vw - 700px); overflow: hidden }', [640, 500]],
  ] as const) {
    it(name, async () => {
      const tool = await toolInFrame(css);
      const before = await tool.getSnapshot();
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
      const after = await tool.getSnapshot();
      expect(after).not.equal(before);
      expect(difference(linesOf(after), linesOf(await tool.buildSnapshot('manual')))).equal(null);
      tool.destroy();
    });
  }
});
