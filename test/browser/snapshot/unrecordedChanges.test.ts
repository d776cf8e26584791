import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { difference, linesOf } from '../fuzz/compare.ts';
import { byId, newTool, reset, show, sleep } from '../support/page.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Resolves when the browser has rendered the change and dispatched its events. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve, 20);
    });
  });

/** Resolves when an event of that type reaches the tree. */
const heard = (root: ShadowRoot, type: string): Promise<void> =>
  new Promise((resolve) => {
    root.addEventListener(type, () => resolve(), { once: true, capture: true });
  });

/** Resolves when the computed style says that the element is transparent. The event of the transition is not enough. */
const faded = async (el: HTMLElement): Promise<void> => {
  while (getComputedStyle(el).opacity !== '0') await drawn();
};

describe('a change in a shadow tree without a mutation record is noticed when', () => {
  let tool: DomTool;
  let root: ShadowRoot;
  const at = (id: string): HTMLElement => root.getElementById(id) as HTMLElement;
  const fill = (html: string): void => {
    root.innerHTML = html;
  };

  /** Expects that the change is noticed, and that the new snapshot equals one built from scratch. */
  async function noticed(change: () => unknown, before?: () => Promise<unknown>): Promise<void> {
    if (before) await before();
    const snapshot = await tool.getSnapshot();
    await change();
    await drawn();
    expect(snapshot.isValid(), 'the old one holds').equal(false);
    expect(difference(linesOf(await tool.getSnapshot()), linesOf(await tool.buildSnapshot('manual')))).equal(null);
  }

  beforeEach(() => {
    show('<p>before</p><div id=host><b slot=one>light</b></div>');
    root = byId('host').attachShadow({ mode: 'open', slotAssignment: 'manual' });
    fill('<p id=p>shade</p>');
    tool = newTool();
  });
  afterEach(reset);

  it('a script scrolls an element with hidden overflow', async () => {
    fill(
      '<div id=s style="overflow: hidden; height: 30px"><p style="height: 100px">tall</p><button>Low</button></div>',
    );
    await noticed(() => {
      at('s').scrollTop = 80;
    });
  });
  it('a script scrolls such an element that was added later', async () => {
    await tool.getSnapshot();
    at('p').innerHTML =
      '<span id=s style="display: block; overflow: auto; height: 30px"><i style="display: block; height: 100px">tall</i><button>Low</button></span>';
    await noticed(() => {
      at('s').scrollTop = 80;
    });
  });
  it('a script assigns slots', async () => {
    fill('<slot id=a></slot><slot id=b></slot>');
    const light = byId('host').firstElementChild as Element;
    (at('a') as HTMLSlotElement).assign(light);
    await noticed(() => {
      (at('a') as HTMLSlotElement).assign();
      (at('b') as HTMLSlotElement).assign(light);
    });
  });
  it('a hidden popover is shown', async () => {
    fill('<section id=o popover>over <button>Close</button></section>');
    await noticed(() => {
      at('o').showPopover();
    });
    await noticed(() => {
      at('o').hidePopover();
    });
  });
  it('an element becomes a popover', async () => {
    await tool.getSnapshot();
    at('p').setAttribute('popover', '');
    await noticed(() => {
      at('p').showPopover();
    });
  });
  it('an image has loaded', async () => {
    fill('<img id=i alt=""><button>After</button>');
    let isLoaded = false;
    const loaded = heard(root, 'load').then(() => {
      isLoaded = true;
    });
    (at('i') as HTMLImageElement).src = PIXEL;
    const snapshot = await tool.getSnapshot();
    const wasLoaded = isLoaded;
    await loaded;
    await drawn();
    expect(wasLoaded || !snapshot.isValid(), 'the snapshot is of the loaded picture, or stale').equal(true);
    expect(difference(linesOf(await tool.getSnapshot()), linesOf(await tool.buildSnapshot('manual')))).equal(null);
  });
  it('a form is reset', async () => {
    fill('<form id=f><input id=v value=first aria-label=Field></form>');
    (at('v') as HTMLInputElement).value = 'second';
    await noticed(() => {
      (at('f') as HTMLFormElement).reset();
    });
  });
  it('the focus moves within the tree and away', async () => {
    fill('<button id=a>A</button><button id=b>B</button>');
    at('a').focus();
    await noticed(() => {
      at('b').focus();
    });
    await noticed(() => {
      at('b').blur();
    });
  });

  const MOVE = { opacity: '0.999', duration: '80ms' };
  const ways: Record<string, (el: HTMLElement) => void> = {
    'by a rule of the tree': () => {
      root.append(
        Object.assign(document.createElement('style'), { textContent: `#p { transition: opacity ${MOVE.duration} }` }),
      );
    },
    'by a sheet that the tree takes': () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`#p { transition: opacity ${MOVE.duration} }`);
      root.adoptedStyleSheets = [sheet];
    },
    'by its own style': (el) => {
      el.style.transition = `opacity ${MOVE.duration}`;
    },
    'by a rule of the page': (el) => {
      el.setAttribute('part', 'p');
      byId('host').append(
        Object.assign(document.createElement('style'), {
          textContent: `::part(p) { transition: opacity ${MOVE.duration} }`,
        }),
      );
    },
  };
  for (const [name, set] of Object.entries(ways)) {
    for (const [when, isBefore] of [
      ['before the first look', true],
      ['after it', false],
    ] as const) {
      it(`an element fades out ${name}, set ${when}`, async () => {
        const el = at('p');
        if (!isBefore) await tool.getSnapshot();
        set(el);
        await tool.getSnapshot();
        await noticed(async () => {
          const end = heard(root, 'transitionend');
          el.style.opacity = '0';
          await end;
          await faded(el);
        });
        const node = (await tool.getSnapshot()).nodeOf(el);
        expect(node, `with an opacity of ${getComputedStyle(el).opacity}`).equal(undefined);
      });
    }
    it(`an element was fading out before the tool existed, ${name}`, async () => {
      const el = at('p');
      set(el);
      await drawn();
      const end = heard(root, 'transitionend');
      el.style.opacity = '0';
      await drawn();
      await tool.getSnapshot();
      await end;
      await faded(el);
      await sleep(0);
      expect((await tool.getSnapshot()).nodeOf(el)).equal(undefined);
    });
  }
});
