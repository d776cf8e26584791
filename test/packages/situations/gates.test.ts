import { expect } from 'chai';
import { hands, IDLE } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';

/** Shows the HTML, and counts the clicks that reach the element with `id="t"`. */
async function shown(html: string): Promise<{ target: HTMLElement; clicks: () => number }> {
  place().innerHTML = html;
  const target = await $('#t');
  let clicks = 0;
  target.addEventListener('click', () => clicks++);
  return { target, clicks: () => clicks };
}

describe('actions wait until they can be done:', () => {
  it('a button that is enabled after a moment', async () => {
    const { target, clicks } = await shown('<button id="t" disabled>Next</button>');
    setTimeout(() => target.removeAttribute('disabled'), 700);
    holds(await hands.click(target), clicks(), 1);
  });
  it('a button under a spinner that goes', async () => {
    const { target, clicks } = await shown(
      '<button id="t">Next</button><div id="s" style="position:fixed;inset:0;background:#fffc">Loading</div>',
    );
    const spinner = await $('#s');
    let hits = 0;
    spinner.addEventListener('click', () => hits++);
    setTimeout(() => spinner.remove(), 700);
    const claimed = await hands.click(target);
    holds(claimed, [clicks(), hits, spinner.isConnected], [1, 0, false]);
  });
  it('a panel that slides in', async () => {
    const { target } = await shown('<button id="t" style="position:absolute;left:0;top:40px;width:60px">Buy</button>');
    target.animate([{ left: '400px' }, { left: '0' }], { duration: 600 });
    let x = Number.NaN;
    target.addEventListener('pointerdown', () => (x = target.getBoundingClientRect().x));
    holds(await hands.click(target), x, 0);
  });
  it('a field that is read-only until it is loaded', async () => {
    const { target } = await shown('<input id="t" readonly>');
    setTimeout(() => target.removeAttribute('readonly'), 700);
    holds(await hands.type(target, 'ab'), (target as HTMLInputElement).value, 'ab');
  });
});

describe('a click ends soon on', () => {
  it(IDLE, async () => {
    const { target, clicks } = await shown('<button id="t">Next</button>');
    const claims: boolean[] = [];
    for (let i = 0; i < 15; i++) {
      claims.push(await hands.click(target));
      await pause(Math.random() * 50);
    }
    holds(claims, clicks(), 15);
  });
});

describe('actions end when the page has answered:', () => {
  const list = async (claimed: boolean, expected: string): Promise<void> =>
    holds(claimed, (await $('#l')).textContent, expected);

  it('a search that waits for a pause in typing', async () => {
    const { target } = await shown('<input id="t"><ul id="l"></ul>');
    let timer = 0;
    target.addEventListener('input', () => {
      clearTimeout(timer);
      timer = window.setTimeout(async () => ((await $('#l')).innerHTML = '<li>Lamp</li>'), 300);
    });
    await list(await hands.type(target, 'la'), 'Lamp');
  });
  it('a click that asks a server', async () => {
    const { target } = await shown('<button id="t">More</button><ul id="l"></ul>');
    target.addEventListener('click', async () => {
      const text = await (await fetch('data:text/plain,Lamp')).text();
      await pause(900);
      (await $('#l')).textContent = text;
    });
    await list(await hands.click(target), 'Lamp');
  });
});

describe('actions reach what a pointer would reach:', () => {
  it('the button in the shadow tree around slotted text', async () => {
    let clicks = 0;
    if (!customElements.get('slotted-button'))
      customElements.define(
        'slotted-button',
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open' }).innerHTML = '<button><slot></slot></button>';
          }
        },
      );
    const { target } = await shown('<slotted-button id="t"><b>Save</b></slotted-button>');
    target.shadowRoot?.querySelector('button')?.addEventListener('click', () => clicks++);
    holds(await hands.click(target), clicks, 1);
  });
  it('the area of a map', async () => {
    const { target, clicks } = await shown(
      `<img usemap="#m" width="100" height="100" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Plan">
      <map name="m"><area id="t" shape="rect" coords="50,50,100,100" href="#kitchen" alt="Kitchen"></map>`,
    );
    let place = [0, 0];
    target.addEventListener('click', (event) => (place = [Math.sign(event.x - 58), Math.sign(event.y - 58)]));
    const claimed = await hands.click(target);
    holds(claimed, [clicks(), ...place], [1, 1, 1]);
  });
  it('the shape of a drawing that listens', async () => {
    const { target } = await shown(
      '<svg width="100" height="100"><g id="t"><rect id="r" width="80" height="80"></rect></g></svg>',
    );
    let clicks = 0;
    (await $('#r')).addEventListener('click', () => clicks++);
    holds(await hands.click(target), clicks, 1);
  });
  it('a button in a frame that must be scrolled', async () => {
    place().innerHTML = '<div style="height:1500px"></div><iframe id="f" srcdoc=" "></iframe>';
    const frame = await $<HTMLIFrameElement>('#f');
    await new Promise((resolve) => (frame.onload = resolve));
    const inner = frame.contentDocument as Document;
    inner.body.innerHTML = '<div style="height:900px"></div><button>Go</button>';
    const button = inner.querySelector('button') as HTMLButtonElement;
    let isOnScreen = false;
    button.addEventListener(
      'click',
      (event) => (isOnScreen = event.y > 0 && event.y < inner.documentElement.clientHeight),
    );
    holds(await hands.click(button), isOnScreen, true);
  });
  it('nothing behind a dialog', async () => {
    const { target, clicks } = await shown(
      '<button id="t">Delete</button><dialog style="inset:0;width:100%;height:100%">Sure?</dialog>',
    );
    document.querySelector('dialog')?.showModal();
    const claimed = await hands.click(target, { timeout: 300 });
    // A person could not click it, so that a refusal is right.
    expect([claimed, clicks()], claimed ? 'CLAIMED SUCCESS' : 'refused').to.deep.equal([false, 0]);
  });
});

describe('actions on files and selections end in the claimed state:', () => {
  it('a file field', async () => {
    const { target } = await shown('<input id="t" type="file">');
    let changes = 0;
    target.addEventListener('change', () => changes++);
    const claimed = await hands.upload(target, new File(['hello'], 'a.txt', { type: 'text/plain' }));
    const file = (target as HTMLInputElement).files?.[0];
    holds(claimed, [file?.name, await file?.text(), changes], ['a.txt', 'hello', 1]);
  });
  it('a word of a paragraph', async () => {
    const { target } = await shown('<p id="t">The quick brown fox</p>');
    holds(await hands.selectText(target, 'quick'), String(getSelection()).trim(), 'quick');
  });
});
