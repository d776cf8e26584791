import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { difference, linesOf } from '../fuzz/compare.ts';
import { byId, IDLE_RULES, newTool, reset, show } from '../support/page.ts';

/** Elements with none of the classes and ids that the rules below ask for. */
const PAGE = `<main id=m class=page><h1>Title</h1><ul id=list class=list><li id=one class=row>one</li><li id=two>two</li></ul>
  <button id=b class=row>Press</button><p id=p>text <b>bold</b></p><div id=box></div></main>`;

/** What each does when its class or id comes; `$` stands for what tells the names of one test from those of another. */
const RULES = `
  .gone$ { display: none } .out$ .row { visibility: hidden } .row.faint$ { opacity: 0 } .said$::before { content: "said " } #later$ { display: none }
  .next$ + li { display: none } .all$ > :not(.x) { opacity: 0 } .one-of$, .other-of$ { visibility: hidden } .page .inner$ { display: none }
  @media all { .in-media$ { display: none } } @layer a { .in-layer$ { visibility: hidden } } @supports (display: block) { .supported$ { opacity: 0 } }
  .outer$ { .nested$ { display: none } & > b { visibility: hidden } } .points$ { cursor: pointer } .points2$:hover { color: red }
  .sm\\:hidden$ { display: none } .cut$ { clip-path: inset(100%) } .has-it$:has(.inside$) { display: none } .counts$ { counter-increment: c 3 } .counted$::after { content: counter(c) }
  .turn$ { transform: translateX(-9999px) } .wide$ { --w: 0px } .wide$ b { font-size: var(--w) } .moves$ { transition: opacity .05s; opacity: 0 } .skips$ { content-visibility: hidden }`;

/** Tests share a document, and what once was in it is never new again: each has names of its own. */
let test = 0;
const own = (name: string): string => `${name}_${String(test)}`;

const WAYS: Readonly<Record<string, () => void>> = {
  'a class is set': () => {
    byId('one').className = own('gone');
  },
  'around what it styles': () => {
    byId('list').classList.add(own('out'));
  },
  'beside another class': () => {
    byId('b').classList.add(own('faint'));
  },
  'with generated text': () => {
    byId('p').className = own('said');
  },
  'an id is set': () => {
    byId('p').id = own('later');
  },
  'before what it styles': () => {
    byId('one').className = own('next');
  },
  'for all that is in it': () => {
    byId('list').className = own('all');
  },
  'one of a list': () => {
    byId('two').className = own('other-of');
  },
  'with an element that comes': () => {
    byId('box').innerHTML = `<i class=${own('inner')}>inner</i>`;
  },
  'deep in elements that come': () => {
    byId('box').innerHTML = `<div><div><i class=${own('gone')}>inner</i><u id=${own('later')}>later</u></div></div>`;
  },
  'in a media query': () => {
    byId('one').className = own('in-media');
  },
  'in a layer': () => {
    byId('one').className = own('in-layer');
  },
  'where it is supported': () => {
    byId('one').className = own('supported');
  },
  nested: () => {
    byId('p').className = own('outer');
    byId('box').innerHTML = `<i class=${own('outer')}><u class=${own('nested')}>nested</u></i>`;
  },
  'that makes it clickable': () => {
    byId('p').className = own('points');
  },
  'that says so by what it does when pointed at': () => {
    byId('p').className = own('points2');
  },
  'an escaped class': () => {
    byId('one').className = own('sm:hidden');
  },
  'a clip': () => {
    byId('one').className = own('cut');
  },
  'what it has in it': () => {
    byId('box').innerHTML = `<i>x</i><u class=${own('inside')}>y</u>`;
    byId('box').className = own('has-it');
  },
  'a counter': () => {
    byId('one').className = own('counts');
    byId('p').className = own('counted');
  },
  'another place': () => {
    byId('b').className = own('turn');
  },
  'a variable': () => {
    byId('p').className = own('wide');
  },
  'what is skipped': () => {
    byId('list').className = own('skips');
  },
};

describe('style rules that match nothing at first', () => {
  let tool: DomTool;
  let style: HTMLStyleElement;
  beforeEach(async () => {
    style = document.head.appendChild(
      Object.assign(document.createElement('style'), {
        textContent: IDLE_RULES + RULES.replaceAll('$', `_${String(++test)}`),
      }),
    );
    show(PAGE);
    tool = newTool();
    await tool.getSnapshot();
  });
  afterEach(() => {
    style.remove();
    document.adoptedStyleSheets = [];
    reset();
  });

  /** The snapshot after the change is the same as one from scratch, of sheets that were not read before. */
  const same = async (change: () => void): Promise<void> => {
    change();
    const kept = await tool.getSnapshot();
    const { textContent } = style;
    style.textContent = '';
    style.textContent = textContent;
    expect(difference(linesOf(kept), linesOf(await tool.buildSnapshot('manual')))).equal(null);
  };

  for (const [way, change] of Object.entries(WAYS)) {
    it(`take effect once their class or id appears: ${way}`, async () => {
      const before = linesOf(await tool.getSnapshot());
      await same(change);
      expect(difference(before, linesOf(await tool.getSnapshot())), 'nothing to be seen').not.equal(null);
    });
  }

  it('take effect for another tool’s first build, and cease with the class', async () => {
    byId('one').className = own('gone');
    expect((await newTool().getSnapshot()).toText())
      .to.contain('two')
      .and.not.contain('one');
    await tool.getSnapshot();
    await same(() => {
      byId('one').className = '';
    });
    await same(() => {
      byId('two').className = own('gone');
    });
  });

  it('are noticed while they change a property gradually', async () => {
    byId('two').className = own('moves');
    await tool.getSnapshot();
    await new Promise((done) => {
      byId('two').addEventListener('transitionend', done);
    });
    await same(() => undefined);
  });

  it('apply in a shadow tree that adopts the same sheet later', async () => {
    const shared = new CSSStyleSheet();
    shared.replaceSync('.deep { display: none } .light { display: none }');
    document.adoptedStyleSheets = [shared];
    byId('box').innerHTML = '<x-box id=x></x-box>';
    await tool.getSnapshot();
    const root = byId('x').attachShadow({ mode: 'open' });
    root.innerHTML = '<i class=deep>deep</i><u>shown</u>';
    root.adoptedStyleSheets = [shared];
    await same(() => undefined);
    expect((await tool.getSnapshot()).toText())
      .to.contain('shown')
      .and.not.contain('deep');
    await same(() => {
      byId('p').className = 'light';
    });
  });

  it('take effect when hundreds of them match at once', async () => {
    style.textContent = Array.from(
      { length: 900 },
      (_, i) => `.many-${String(i)} { visibility: ${i % 2 ? 'hidden' : 'visible'} }`,
    ).join(' ');
    await tool.getSnapshot();
    const rows = (from: number): string =>
      Array.from({ length: 400 }, (_, i) => `<p class=many-${String(from + i)}>x${String(from + i)}</p>`).join('');
    await same(() => {
      byId('box').innerHTML = rows(0);
    });
    expect((await tool.getSnapshot()).toText({ maxTokens: 10_000 }))
      .to.contain('x398')
      .and.not.contain('x399');
    await same(() => {
      byId('box').innerHTML += rows(400);
    });
  });

  it('are not indexed before they match', async () => {
    const { get } = Object.getOwnPropertyDescriptor(CSSStyleRule.prototype, 'style') as {
      get: () => CSSStyleDeclaration;
    };
    const read: string[] = [];
    Object.defineProperty(CSSStyleRule.prototype, 'style', {
      configurable: true,
      get(this: CSSStyleRule) {
        read.push(this.selectorText);
        return get.call(this);
      },
    });
    try {
      style.textContent = `.nobody .row { opacity: 0 } .row { cursor: help } .nowhere, #none { display: none } ${IDLE_RULES}`;
      await tool.getSnapshot();
      expect(read).to.deep.equal(['.row']);
      byId('two').className = 'nowhere';
      await tool.getSnapshot();
      expect(read).to.deep.equal(['.row', '.nowhere, #none']);
    } finally {
      Object.defineProperty(CSSStyleRule.prototype, 'style', { configurable: true, get });
    }
  });

  // The last one: that a document was too large is not forgotten.
  it('apply in a page that grows beyond the limit for searching it', async () => {
    await tool.getSnapshot();
    byId('box').innerHTML = '<i>x</i>'.repeat(10_100);
    await tool.getSnapshot();
    await same(() => {
      byId('one').className = own('gone');
    });
    expect((await tool.getSnapshot({ maxWaitMs: 60_000 })).toText({ maxTokens: 500 }))
      .to.contain('two')
      .and.not.contain('one');
  });
});
