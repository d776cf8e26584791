import { expect } from 'chai';
import { click } from '../../../src/actions/click.ts';
import { hover } from '../../../src/actions/hover.ts';
import { followWork, type Work } from '../../../src/actions/observe/followWork.ts';
import { watchAlso } from '../../../src/actions/observe/watchChanges.ts';
import { typeText } from '../../../src/actions/type.ts';
import { timersDuring } from '../support/page.ts';
import { byId, mount } from './support.ts';

const BUILT_INS: readonly [object, string][] = [
  [window, 'setTimeout'],
  [window, 'setInterval'],
  [window, 'clearTimeout'],
  [window, 'clearInterval'],
  [window, 'fetch'],
  [window, 'open'],
  [Response.prototype, 'json'],
  [XMLHttpRequest.prototype, 'send'],
];
const say = (text: string): void => {
  const p = document.getElementById('p');
  if (p) p.textContent = text;
};
/** Returns what the page shows when the report is returned. */
async function shownAfter(html: string, react: () => void, settle?: number): Promise<[string, unknown]> {
  const el = mount(`${html}<p id="p">before</p>`);
  el.addEventListener('click', react);
  const { effect } = await click(el, settle === undefined ? {} : { settle });
  return [byId('p').textContent, effect?.pending];
}
const BUTTON = '<button id="t">Go</button>';

describe('a report is returned when the page has reacted', () => {
  beforeEach(() => {
    document.body.style.cssText = 'margin:8px';
  });

  const answers: [name: string, react: () => void, settle?: number][] = [
    ['a timer of 0 ms', () => setTimeout(() => say('after'))],
    ['a frame', () => requestAnimationFrame(() => say('after'))],
    ['a task after a frame', () => requestAnimationFrame(() => setTimeout(() => say('after')))],
    ['a timer of 900 ms', () => setTimeout(() => say('after'), 900)],
    [
      'a timer that a timer begins',
      () => setTimeout(() => setTimeout(() => setTimeout(() => say('after'), 120), 150), 200),
    ],
    [
      'a promise that waits for a timer',
      () => void new Promise((resolve) => setTimeout(resolve, 300)).then(() => setTimeout(() => say('after'), 100)),
    ],
    [
      'a request and the reading of its answer',
      () =>
        void fetch('/')
          .then((response) => response.text())
          .then(() => setTimeout(() => say('after'), 200)),
    ],
    [
      'an XMLHttpRequest',
      () => {
        const request = new XMLHttpRequest();
        request.open('GET', '/');
        request.onload = () => setTimeout(() => say('after'), 100);
        request.send();
      },
    ],
    [
      'an interval that ends',
      () => {
        let steps = 0;
        const id = setInterval(() => {
          if (++steps < 4) return;
          clearInterval(id);
          say('after');
        }, 100);
      },
    ],
    [
      'an interval that changes the page at each turn',
      () => {
        let steps = 0;
        const id = setInterval(() => {
          say(++steps < 8 ? `${steps}` : 'after');
          if (steps === 8) clearInterval(id);
        }, 80);
      },
      // A busy machine fires intervals late, and by default they are followed for a second only.
      10_000,
    ],
    [
      'an animation of which a function draws each frame',
      () => {
        const began = performance.now();
        const draw = (): void => {
          const part = (performance.now() - began) / 400;
          byId('p').style.opacity = String(1 - part / 2);
          if (part < 1) requestAnimationFrame(draw);
          else say('after');
        };
        requestAnimationFrame(draw);
      },
      10_000,
    ],
    [
      'frames',
      () => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => say('after')))),
      // A busy machine draws frames late.
      10_000,
    ],
    [
      'what is marked as busy',
      () => {
        const p = byId('p');
        p.setAttribute('aria-busy', 'true');
        const worker = new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(0), 400)'])));
        worker.onmessage = () => {
          say('after');
          p.removeAttribute('aria-busy');
        };
      },
    ],
  ];
  for (const [name, react, settle] of answers) {
    it(`to a click that sets off ${name}`, async () => {
      expect(await shownAfter(BUTTON, react, settle)).to.deep.equal(['after', []]);
    });
  }

  it('to a click that sets off messages that follow one another', async function () {
    // No browser says that a message is under way, and on a busy machine one may come later than the next frame.
    this.retries(4);
    const react = (): void => {
      const { port1, port2 } = new MessageChannel();
      let messages = 0;
      port1.onmessage = () => (++messages < 3 ? port2.postMessage(0) : say('after'));
      port2.postMessage(0);
    };
    expect(await shownAfter(BUTTON, react)).to.deep.equal(['after', []]);
  });

  it('to a timer whose call takes long, as on a machine that is busy', async () => {
    const original = window.setTimeout;
    let calls = 0;
    window.setTimeout = ((run: () => void, ms?: number) => {
      const id = original(run, ms);
      const end = performance.now() + (calls++ ? 0 : 40);
      while (performance.now() < end);
      return id;
    }) as typeof setTimeout;
    try {
      const react = (): void => void setTimeout(() => setTimeout(() => say('after'), 150), 200);
      expect(await shownAfter(BUTTON, react)).to.deep.equal(['after', []]);
    } finally {
      window.setTimeout = original;
    }
  });

  it('to the keys of a search that waits for the last one', async () => {
    const field = mount('<input id="t"><ul id="u"></ul>');
    let timer: ReturnType<typeof setTimeout>;
    field.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        byId('u').innerHTML = '<li>Lamp</li>';
      }, 300);
    });
    await typeText(field, 'lamp');
    expect(byId('u').textContent).to.equal('Lamp');
  });

  it('to a pointer that must rest on a menu', async () => {
    const el = mount('<div id="t">Menu</div><div id="m" hidden>Copy</div>');
    el.addEventListener('mouseenter', () =>
      setTimeout(() => {
        byId('m').hidden = false;
      }, 400),
    );
    await hover(el);
    expect(byId('m').hidden).to.equal(false);
  });

  it('when the popup that the control names has opened', async () => {
    const el = mount(`${BUTTON}<div id="m" role="menu" hidden>Copy</div>`);
    el.setAttribute('aria-controls', 'm');
    const worker = new Worker(
      URL.createObjectURL(new Blob(['onmessage = () => setTimeout(() => postMessage(0), 300)'])),
    );
    worker.onmessage = () => {
      byId('m').hidden = false;
    };
    el.addEventListener('click', () => {
      el.setAttribute('aria-expanded', 'true');
      worker.postMessage(0);
    });
    await click(el);
    expect(byId('m').hidden).to.equal(false);
  });

  it('when an element that fades out has gone', async () => {
    const el = mount(`${BUTTON}<style>#m{transition:opacity .3s}#m.out{opacity:0}</style><div id="m">Saved</div>`);
    byId('m').addEventListener('transitionend', () => byId('m').remove());
    el.addEventListener('click', () => byId('m').classList.add('out'));
    await click(el);
    expect(document.getElementById('m')).to.equal(null);
  });

  it('when a timer of the length of an empty backdrop has shown the dialog', async () => {
    const style = '<style>@keyframes in{from{opacity:0}}.backdrop{position:fixed;inset:0;animation:in .4s}</style>';
    const shown = await shownAfter(`${BUTTON}${style}`, () => {
      const backdrop = document.createElement('div');
      backdrop.className = 'backdrop';
      document.body.append(backdrop);
      setTimeout(() => {
        backdrop.remove();
        say('after');
      }, 405);
    });
    expect(shown).to.deep.equal(['after', []]);
  });

  it('when what fades in has taken the focus in a task after the end of its animation', async () => {
    const el = mount(
      `${BUTTON}<style>@keyframes in{from{opacity:0}}#m.in{animation:in .2s}</style><div id="m" tabindex="-1">Dialog</div>`,
    );
    const channel = new MessageChannel();
    channel.port1.onmessage = () => byId('m').focus();
    byId('m').addEventListener('animationend', () => channel.port2.postMessage(0));
    el.addEventListener('click', () => byId('m').classList.add('in'));
    expect((await click(el)).effect?.focused).to.equal(byId('m'));
  });

  it('when a web component has faded out around the content that is slotted into it', async () => {
    const el = mount('<button id="t">Go</button><div id="host">Menu</div>');
    const root = byId('host').attachShadow({ mode: 'open' });
    root.innerHTML = '<div><slot></slot></div>';
    const panel = root.firstElementChild as HTMLElement;
    el.addEventListener('click', () => {
      el.textContent = 'Gone';
      panel.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300, fill: 'forwards' });
    });
    watchAlso(() => [root]);
    try {
      expect(await click(el)).to.include({ ok: true });
      expect(root.getAnimations().filter(({ playState }) => playState === 'running')).to.deep.equal([]);
    } finally {
      watchAlso(() => []);
    }
  });
});

describe('a report that does not wait', () => {
  it('says what is still under way at the time limit', async () => {
    const [text, pending] = await shownAfter(BUTTON, () => setTimeout(() => say('after'), 800), 100);
    expect([text, pending]).to.deep.equal(['before', ['a timer of 800 ms']]);
    const el = mount('<button id="t">Go</button>');
    el.addEventListener(
      'click',
      () => void fetch('/slow?secret=1', { signal: AbortSignal.timeout(3000) }).catch(() => {}),
    );
    const kept = window.fetch;
    window.fetch = () => new Promise(() => {});
    const { effect } = await click(el, { settle: 100 });
    window.fetch = kept;
    expect(effect?.pending).to.deep.equal(['the request /slow']);
  });

  it('names timers that are later than it waits for, but no cancelled one', async () => {
    const el = mount(`${BUTTON}<p id="p">before</p>`);
    el.addEventListener('click', () => {
      setTimeout(() => {}, 9000);
      clearTimeout(setTimeout(() => {}, 8000));
      say('saving');
    });
    expect((await click(el)).effect?.pending).to.deep.equal(['a timer of 9000 ms']);
  });

  /** Clicks a few times, and expects that one of the clicks waits for nothing. */
  const expectNoWait = async (
    onClick: (goes: () => boolean) => void,
    begin: (goes: () => boolean) => void,
  ): Promise<void> => {
    let isGoing = true;
    const goes = (): boolean => isGoing;
    const el = mount(`${BUTTON}<p id="p"></p>`);
    el.addEventListener('click', () => onClick(goes));
    begin(goes);
    await click(el);
    const waits = [];
    for (let i = 0; i < 5; i++) waits.push((await timersDuring(() => click(el))).timers);
    isGoing = false;
    expect(Math.min(...waits)).to.be.below(30);
  };
  it('takes no time for a cancelled timer, for a loop, or for a click without effect', () =>
    expectNoWait(
      () => clearTimeout(setTimeout(() => {}, 900)),
      (goes) => {
        const loop = (): void => {
          if (goes()) setTimeout(loop, 10);
        };
        loop();
      },
    ));

  it('takes no time for an animation that began before the click', () =>
    expectNoWait(
      () => {},
      (goes) => {
        const draw = (): void => {
          byId('p').style.opacity = String(Math.random());
          if (goes()) requestAnimationFrame(draw);
        };
        draw();
      },
    ));

  it('takes no time for an endless animation of the click that changes nothing in the document', () =>
    expectNoWait(
      (goes) => {
        const draw = (): void => {
          if (goes()) requestAnimationFrame(draw);
        };
        draw();
      },
      () => {},
    ));

  it('passes by the timer of a ripple and an interval that changes nothing, and names neither', async () => {
    const style = '<style>@keyframes ripple{to{opacity:0}}#t i{animation:ripple .8s}</style>';
    const el = mount(`${BUTTON}${style}<div id="p"></div>`);
    let poll: ReturnType<typeof setInterval> | undefined;
    let turns = 0;
    let ripple: HTMLElement | undefined;
    el.addEventListener('click', () => {
      const drawn = (ripple = document.createElement('i'));
      el.append(drawn);
      setTimeout(() => drawn.remove(), 800);
      poll = setInterval(() => turns++, 20);
    });
    let pending: unknown[] | undefined;
    // Where an interval came only a few times in a second, because the machine is busy, the report may name it.
    for (let tries = 0; !pending || (pending.length > 0 && turns < 8 && tries < 10); tries++) {
      turns = 0;
      pending = (await click(el)).effect?.pending;
      clearInterval(poll);
    }
    expect([ripple?.isConnected, pending]).to.deep.equal([true, []]);
  });

  it('passes by the timer of a ripple that starts late because the page is busy', async () => {
    const style = '<style>@keyframes ripple{to{opacity:0}}#t i{animation:ripple .8s}</style>';
    const el = mount(`${BUTTON}${style}`);
    el.addEventListener('click', () => {
      const ripple = document.createElement('i');
      el.append(ripple);
      setTimeout(() => ripple.remove(), 800);
      for (const start = performance.now(); performance.now() - start < 150;);
    });
    const { effect } = await click(el);
    expect([el.querySelectorAll('i').length, effect?.pending]).to.deep.equal([1, []]);
  });

  it('does not name an interval that changed nothing if something changes after the wait', async () => {
    const el = mount(BUTTON);
    let work: Work | undefined;
    let poll: ReturnType<typeof setInterval> | undefined;
    el.addEventListener('click', () => {
      work = followWork([window], 60_000, () => {});
      poll = setInterval(() => {}, 5);
    });
    await click(el, { settle: 0 });
    const start = performance.now();
    expect(work?.pending(start)).to.deep.equal(['a timer that repeats every 5 ms']);
    while (work?.isUnderWay(start)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(work?.pending(performance.now())).to.deep.equal([]);
    work?.stop();
    clearInterval(poll);
  });

  it('does not wait for a popup that a control names in vain', async () => {
    const el = mount(`${BUTTON}<div id="u"></div>`);
    el.setAttribute('aria-controls', 'nowhere');
    el.addEventListener('click', () => {
      el.setAttribute('aria-expanded', 'true');
      byId('u').innerHTML = '<ul><li>Copy</li></ul>';
    });
    const { effect } = await click(el);
    expect(effect?.pending).to.deep.equal([]);
  });

  it('leaves the built-in functions of the page as they were', async () => {
    const before = BUILT_INS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
    const el = mount(`${BUTTON}<button id="u">Other</button>`);
    await Promise.all([click(el), click(byId('u'), { settle: 0 })]);
    for (const [i, [owner, name]] of BUILT_INS.entries())
      expect(Object.getOwnPropertyDescriptor(owner, name), name).to.deep.equal(before[i]);
  });
});
