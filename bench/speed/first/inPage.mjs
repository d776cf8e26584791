// Source text that runs inside the page. The protocol evaluates it without adding Playwright's own script to the page.

/**
 * Expressions that users of DomTool would write. Each returns the text, and how long the build and the text took by the
 * page's clock.
 */
const timed = (snapshot) => `(async () => {
  const start = performance.now();
  const snapshot = await ${snapshot};
  const built = performance.now();
  const text = snapshot.toText();
  return { text, build: built - start, write: performance.now() - built };
})()`;
export const LOOK = timed('DomTool.shared().getSnapshot()');
export const LOOK_AGAIN = timed("DomTool.shared().buildSnapshot('manual')");

/** Counts the elements, including those in open shadow roots. */
export const COUNT = `(function count(root) {
  const all = root.querySelectorAll('*');
  return Array.from(all).reduce((sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0), all.length);
})(document)`;
export const LAYOUT = `document.body.getBoundingClientRect().height + scrollY`;
export const FRAME = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`;

/** Calls the function in the page with the argument. */
export const calling = (fn, argument) => `(${fn})(${JSON.stringify(argument)})`;

/**
 * Finds the targets of changes, `window.benchTargets`: the middle one of the rendered text nodes, and an element to
 * click. Returns a description of them.
 */
export function findTargets() {
  const texts = [];
  const elements = [];
  const walk = (root) => {
    for (let node = root.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim() && isDrawn(node)) texts.push(node);
      if (node.nodeType !== Node.ELEMENT_NODE || !node.checkVisibility({ visibilityProperty: true })) continue;
      elements.push(node);
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  const isDrawn = (node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { width, height } = range.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  walk(document.body);
  // Elements that leave the page, submit a form or open a window are not clicked.
  const kinds = {
    checkbox: 'input[type=checkbox]:enabled',
    'open or close': 'button[type=button][aria-expanded], a[href^="#"][aria-expanded], [role=button][aria-expanded]',
    summary: 'details > summary',
    tab: 'button[role=tab]',
  };
  const clicked = Object.keys(kinds).find((kind) => elements.some((el) => el.matches(kinds[kind])));
  const middle = (list) => list[list.length >> 1];
  window.benchTargets = {
    text: middle(texts),
    click: clicked ? middle(elements.filter((el) => el.matches(kinds[clicked]))) : document.body,
  };
  return clicked ?? 'nothing happens';
}

/** Makes the change if the turn is even, and reverts it if it is odd. */
export function change({ name, turn }) {
  const { text, click } = window.benchTargets;
  if (name === 'one text') text.data = turn % 2 ? text.data.slice(0, -1) : `${text.data}.`;
  if (name === 'one click') click.click();
}
