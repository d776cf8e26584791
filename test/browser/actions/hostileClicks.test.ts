import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { drag } from '../../../src/actions/drag.ts';
import { hover } from '../../../src/actions/hover.ts';
import { keypress } from '../../../src/actions/keypress.ts';
import { setChecked } from '../../../src/actions/check.ts';
import { submit } from '../../../src/actions/submit.ts';
import { typeText } from '../../../src/actions/type.ts';
import { byId, mount } from './support.ts';
import { REFUSED } from '../support/page.ts';

const input = (id = 't'): HTMLInputElement => byId<HTMLInputElement>(id);
const dialog = (id: string): HTMLDialogElement => byId<HTMLDialogElement>(id);

/**
 * Pages that move, cover, replace or remove the clicked element. Each row says what the result reports and whether the
 * click arrived.
 */
describe('a click on a page that changes its target', () => {
  const table: [name: string, html: string, prepare: (el: HTMLElement) => void, says: string, clicks: number][] = [
    [
      'covered once it is pointed at',
      '<button id="t">x</button>',
      (el) => {
        el.onmouseover = () => el.insertAdjacentHTML('afterend', '<div style="position:fixed;inset:0">tip</div>');
      },
      'covered',
      0,
    ],
    [
      'replaced by another once it is pointed at',
      '<div id="w"><button id="t">x</button></div>',
      (el) => {
        el.onmouseover = () => {
          byId('w').innerHTML = '<button>other</button>';
        };
      },
      'replaced',
      0,
    ],
    [
      'moved away by the press',
      '<div id="w"><button id="t">x</button><button id="u">yy</button></div>',
      (el) => {
        el.onmousedown = () => byId('w').prepend(byId('u'));
      },
      'moving',
      0,
    ],
    [
      'pushed away as it takes focus',
      '<div id="w" style="height:20px"></div><button id="t">x</button>',
      (el) => {
        el.onfocus = () => {
          byId('w').style.height = '100px';
        };
      },
      'ok',
      1,
    ],
    [
      'pushed away by the message of the field that is left',
      '<div id="s"></div><button id="t">x</button><input id="i">',
      () => {
        byId('i').focus();
        byId('i').onblur = () => {
          byId('s').style.height = '60px';
        };
      },
      'ok',
      1,
    ],
    [
      'covered by what its press opens',
      '<button id="t">x</button>',
      (el) => {
        el.onmousedown = () =>
          document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0"></div>');
      },
      'ok',
      0,
    ],
    [
      'shown a moment later',
      '<button id="t" style="visibility:hidden">x</button>',
      (el) => {
        setTimeout(() => {
          el.style.visibility = '';
        }, 200);
      },
      'ok',
      1,
    ],
    [
      'on its way',
      '<button id="t" style="transition:transform .3s">x</button>',
      (el) => {
        requestAnimationFrame(() => {
          el.style.transform = 'translateX(200px)';
        });
      },
      'ok',
      1,
    ],
    [
      'under bars above and below',
      '<div style="position:fixed;top:0;height:90px;width:100%;background:red"></div><div style="position:fixed;bottom:0;height:90px;width:100%;background:red"></div><div style="height:2000px"></div><button id="t">x</button><div style="height:2000px"></div>',
      () => undefined,
      'ok',
      1,
    ],
    [
      'at the end of a row that scrolls',
      '<div style="width:100px;overflow:auto;white-space:nowrap"><i style="display:inline-block;width:600px"></i><button id="t">x</button></div>',
      () => undefined,
      'ok',
      1,
    ],
    [
      'a link over two lines',
      '<p style="width:60px"><a id="t" href="#l">some words that wrap around</a></p>',
      () => undefined,
      'ok',
      1,
    ],
    [
      'turned and small',
      '<button id="t" style="transform:rotate(45deg) scale(.3)">x</button>',
      () => undefined,
      'ok',
      1,
    ],
    [
      'a drawn ring',
      '<svg width="100" height="100"><circle id="t" cx="50" cy="50" r="20" fill="none" stroke="red"/></svg>',
      () => undefined,
      'ok',
      1,
    ],
    [
      'a group with a thin line',
      '<svg width="100" height="100"><g id="t"><path d="M0 100L100 0" stroke="red"/></g></svg>',
      () => undefined,
      'ok',
      1,
    ],
    [
      'clipped to nothing',
      '<div style="clip-path:inset(100%)"><button id="t">x</button></div>',
      () => undefined,
      'hidden',
      0,
    ],
    [
      'in content that is not drawn',
      '<div style="content-visibility:hidden"><button id="t">x</button></div>',
      () => undefined,
      'hidden',
      0,
    ],
  ];
  for (const [name, html, prepare, says, clicks] of table) {
    it(name, async () => {
      const el = mount(html);
      window.scrollTo(0, 0);
      prepare(el);
      let heard = 0;
      el.addEventListener('click', () => {
        heard++;
      });
      const result = await click(el, says === 'hidden' ? REFUSED : {});
      expect([result.code ?? 'ok', heard]).to.deep.equal([says, clicks]);
    });
  }

  it('submits the form of a button outside of it, with that button as the submitter', async () => {
    const button = mount(
      '<form id="f"></form><button id="t" form="f" formnovalidate name="n" value="v">go</button><input form="f" required>',
    );
    const sent: string[] = [];
    byId('f').onsubmit = (e) => {
      e.preventDefault();
      sent.push(new URLSearchParams(new FormData(byId<HTMLFormElement>('f'), e.submitter) as never).toString());
    };
    expect([(await click(button)).ok, (await submit(button)).ok, sent]).to.deep.equal([true, true, ['n=v', 'n=v']]);
  });

  it('resets a form, opens and closes dialogs, and toggles one of several details elements', async () => {
    mount(
      '<form><input id="i" value="x"><button type="reset" id="t">r</button></form><details id="a" name="g" open><summary>1</summary></details><details id="b" name="g"><summary id="s">2</summary></details>',
    );
    input('i').value = 'y';
    await click(byId('t'));
    await click(byId('s'));
    expect([input('i').value, byId<HTMLDetailsElement>('b').open]).to.deep.equal(['x', true]);
    mount('<dialog id="t"><form method="dialog"><button id="b" value="v">ok</button></form></dialog>');
    dialog('t').showModal();
    await click(byId('b'));
    expect([dialog('t').open, dialog('t').returnValue]).to.deep.equal([false, 'v']);
  });

  it('does with Escape what browsers do for dialogs, prevented keys and popovers', async () => {
    mount('<dialog id="t" open><button id="b">x</button></dialog>');
    await keypress(byId('b'), 'Escape');
    expect(dialog('t').open).to.equal(true);
    dialog('t').close();
    dialog('t').showModal();
    dialog('t').onkeydown = (e) => e.preventDefault();
    await keypress(byId('b'), 'Escape');
    expect(dialog('t').open).to.equal(true);
    dialog('t').close();
    mount('<div popover id="t">a<button id="o" popovertarget="p">n</button><div popover id="p">b</div></div>');
    byId('t').showPopover();
    await click(byId('o'));
    const open = (): boolean[] => ['t', 'p'].map((id) => byId(id).matches(':popover-open'));
    const states = [open()];
    for (let i = 0; i < 2; i++) {
      await keypress(null, 'Escape');
      states.push(open());
    }
    expect(states).to.deep.equal([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  it('performs a double click as two clicks and one dblclick event', async () => {
    const el = mount('<div id="t">x</div>');
    let log = '';
    let timer = 0;
    el.onclick = (e) => {
      log += e.detail;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        log += 'single';
      }, 250);
    };
    el.ondblclick = () => {
      clearTimeout(timer);
      log += 'd';
    };
    await click(el, { clickType: 'double' });
    expect(log).to.equal('12d');
  });
});

describe('pointing', () => {
  it('opens a menu with a delay before the next click', async () => {
    mount(
      '<div id="t" style="width:100px;height:30px">Menu</div><div id="m" hidden><button id="i">Item</button></div>',
    );
    let timer = 0;
    let chosen = 0;
    byId('t').onmouseenter = () => {
      timer = window.setTimeout(() => {
        byId('m').hidden = false;
      }, 250);
    };
    byId('t').onmouseleave = () => clearTimeout(timer);
    byId('i').onclick = () => {
      chosen++;
    };
    expect([(await hover(byId('t'))).ok, (await click(byId('i'))).ok, chosen]).to.deep.equal([true, true, 1]);
  });

  it('makes content that only a hover rule shows available to click, check and type', async () => {
    for (const rule of [
      'display:none}#t:hover *{display:inline',
      'visibility:hidden}#t:hover *{visibility:visible',
      'opacity:0}#t:hover *{opacity:1',
    ]) {
      mount(
        `<style>#t *{${rule}}</style><div id="t" style="width:200px">row <button id="b">x</button><input id="i"><input type="checkbox" id="c"></div>`,
      );
      let clicks = 0;
      byId('b').onclick = () => {
        clicks++;
      };
      const results = [await click(byId('b')), await typeText(byId('i'), 'abc'), await setChecked(byId('c'), true)];
      expect([rule, results.map((r) => r.ok), clicks, input('i').value, input('c').checked]).to.deep.equal([
        rule,
        [true, true, true],
        1,
        'abc',
        true,
      ]);
    }
  });
});

describe('dragging', () => {
  const box = (id: string, x: number, more = ''): string =>
    `<div id="${id}" style="position:absolute;left:${x}px;top:20px;width:60px;height:60px;background:#ccc" ${more}></div>`;

  it('reports to source and target the drop effect that both allow', async () => {
    for (const [effect, says, told] of [
      ['move', 'ok', 'drop move end move'],
      ['copy', 'not_taken', 'end none'],
    ] as const) {
      mount(box('t', 10, 'draggable="true"') + box('z', 200));
      const log: string[] = [];
      byId('t').ondragstart = (e) => {
        e.dataTransfer!.effectAllowed = 'move';
      };
      byId('z').ondragover = (e) => {
        e.preventDefault();
        e.dataTransfer!.dropEffect = effect;
      };
      byId('z').ondrop = (e) => log.push(`drop ${e.dataTransfer!.dropEffect}`);
      byId('t').ondragend = (e) => log.push(`end ${e.dataTransfer!.dropEffect}`);
      const result = await drag(byId('t'), { target: byId('z') });
      expect([result.code ?? 'ok', log.join(' ')]).to.deep.equal([says, told]);
    }
  });

  it('is not a success on a target that accepts nothing, and uses pointer events if the page cancels dragstart', async () => {
    mount(box('t', 10, 'draggable="true"') + box('z', 200));
    const refused = await drag(byId('t'), { target: byId('z') });
    expect([refused.code, refused.blocker?.id]).to.deep.equal(['not_taken', 'z']);
    byId('t').ondragstart = (e) => e.preventDefault();
    let moves = 0;
    document.body.onpointermove = (e) => {
      if (e.buttons === 1) moves++;
    };
    await drag(byId('t'), { target: byId('z') });
    document.body.onpointermove = null;
    expect(moves).to.be.greaterThan(5);
  });

  it('reaches a target that is scrolled out of its container', async () => {
    mount(
      '<div id="t" style="height:100px;overflow:auto"><div style="height:600px;position:relative"><div id="a" draggable="true">a</div><div id="z" style="position:absolute;top:500px;height:40px;width:90px">z</div></div></div>',
    );
    byId('z').ondragover = (e) => e.preventDefault();
    let dropped = 0;
    byId('z').ondrop = () => {
      dropped++;
    };
    expect([(await drag(byId('a'), { target: byId('z') })).ok, dropped]).to.deep.equal([true, 1]);
  });

  it('works in a list that is sorted again during the drag', async () => {
    const list = mount(
      `<ul id="t" style="padding:0;width:100px">${[1, 2, 3, 4].map((i) => `<li id="l${i}" draggable="true" style="height:30px">${i}</li>`).join('')}</ul>`,
    );
    let held: Element | null = null;
    list.ondragstart = (e) => {
      held = e.target as Element;
    };
    list.ondragover = (e) => {
      e.preventDefault();
      const over = (e.target as Element).closest('li');
      if (over && held && over !== held)
        over.parentNode!.insertBefore(
          held,
          e.clientY > over.getBoundingClientRect().top + 15 ? over.nextSibling : over,
        );
    };
    const [, , , last] = Array.from(list.children, (li) => li.id);
    expect([
      (await drag(byId('l4'), { target: byId('l1') })).ok,
      last,
      byId('l4').previousElementSibling?.id ?? 'first',
    ]).to.deep.equal([true, 'l4', 'first']);
  });

  it('works with mouse events, with pointer capture, and with listeners on the window', async () => {
    const bodies: ((el: HTMLElement) => void)[] = [
      (el) => {
        el.onmousedown = (d) => {
          document.onmousemove = (m) => {
            el.style.left = `${10 + m.clientX - d.clientX}px`;
          };
          document.onmouseup = () => {
            document.onmousemove = null;
          };
        };
      },
      (el) => {
        let from = 0;
        el.onpointerdown = (e) => {
          el.setPointerCapture(e.pointerId);
          from = e.clientX;
        };
        el.onpointermove = (e) => {
          if (el.hasPointerCapture(e.pointerId)) el.style.left = `${10 + e.clientX - from}px`;
        };
      },
      (el) => {
        el.onpointerdown = (d) => {
          d.preventDefault();
          const move = (m: PointerEvent): void => {
            el.style.left = `${10 + m.clientX - d.clientX}px`;
          };
          window.addEventListener('pointermove', move);
          window.addEventListener('pointerup', () => window.removeEventListener('pointermove', move), { once: true });
        };
      },
    ];
    for (const body of bodies) {
      const el = mount(box('t', 10));
      body(el);
      expect([(await drag(el, { dx: 100, dy: 0 })).ok, el.style.left]).to.deep.equal([true, '110px']);
    }
    document.onmouseup = null;
  });
});

describe('frames and shadow trees', () => {
  it('are reached through a frame in a shadow tree in a frame in a shadow tree', async () => {
    mount('<div id="t"></div>');
    const outer = byId('t').attachShadow({ mode: 'open' });
    const first = outer.appendChild(document.createElement('iframe')).contentDocument!;
    first.body.innerHTML = '<div id="h"></div>';
    const inner = first.getElementById('h')!.attachShadow({ mode: 'open' });
    const second = inner.appendChild(first.createElement('iframe')).contentDocument!;
    second.body.innerHTML = '<input id="i"><button id="b">x</button>';
    let clicks = 0;
    second.getElementById('b')!.onclick = () => {
      clicks++;
    };
    const field = second.getElementById('i') as HTMLInputElement;
    const results = [
      await typeText(field, 'abc'),
      await click(second.getElementById('b')!),
      await keypress(field, 'd'),
    ];
    expect([results.map((r) => r.ok), field.value, clicks]).to.deep.equal([[true, true, true], 'abcd', 1]);
  });

  it('have true coordinates if the frame is scaled, and under zoom', async () => {
    const frame = mount(
      '<iframe id="t" style="transform:scale(.5);transform-origin:0 0;width:400px;height:200px;border:10px solid"></iframe>',
    ) as HTMLIFrameElement;
    frame.contentDocument!.body.innerHTML =
      '<button id="b" style="position:absolute;left:300px;top:100px;width:40px;height:20px;border:0">x</button>';
    let at = '';
    frame.contentDocument!.getElementById('b')!.onclick = (e) => {
      at = `${e.offsetX},${e.offsetY}`;
    };
    expect([(await click(frame.contentDocument!.getElementById('b')!)).ok, at]).to.deep.equal([true, '20,10']);
  });

  it('let a custom element stand for its field and take part in a form', async () => {
    if (!customElements.get('x-own-field')) {
      customElements.define(
        'x-own-field',
        class extends HTMLElement {
          static readonly formAssociated = true;
          constructor() {
            super();
            const inner = this.attachInternals();
            const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
            root.innerHTML = '<input>';
            root.querySelector('input')!.oninput = (e) => inner.setFormValue((e.target as HTMLInputElement).value);
          }
        },
      );
    }
    mount('<form id="f"><x-own-field id="t" name="q"></x-own-field><button id="b">s</button></form>');
    let sent: unknown = null;
    byId('f').onsubmit = (e) => {
      e.preventDefault();
      sent = new FormData(byId<HTMLFormElement>('f')).get('q');
    };
    expect([(await typeText(byId('t'), 'abc')).ok, (await click(byId('b'))).ok, sent]).to.deep.equal([
      true,
      true,
      'abc',
    ]);
  });
});
