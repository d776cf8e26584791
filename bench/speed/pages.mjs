/**
 * Makes pages of a given number of elements inside the page: the same rows, laid out flat, nested, or in shadow roots.
 */
export function makePage({ shape, count }) {
  const rowSize = 8;
  const row = (i) =>
    `<div class=row><span>Customer ${i}</span><div><a href="#c${i}">Open ${i}</a></div><p>Row text number ${i}</p>` +
    `<label><input type=checkbox> Pick</label><button>Delete</button></div>`;
  const rows = Math.round(count / rowSize);
  const style =
    '<style>.row { display: flex; gap: 4px } .row:hover { background: #eee } button { cursor: pointer } .deep { padding: 0 }</style>';
  if (shape === 'flat') document.body.innerHTML = style + Array.from({ length: rows }, (_, i) => row(i)).join('');
  else if (shape === 'deep') {
    const depth = 100;
    const perLevel = Math.ceil(rows / depth);
    let html = '';
    for (let level = 0; level < depth; level++) {
      html += `<div class=deep>${Array.from({ length: perLevel }, (_, i) => row(level * perLevel + i)).join('')}`;
    }
    document.body.innerHTML = style + html + '</div>'.repeat(depth);
  } else {
    document.body.innerHTML = '';
    for (let i = 0; i < rows; i += 10) {
      const host = document.createElement('x-rows');
      host.attachShadow({ mode: 'open' }).innerHTML =
        style + Array.from({ length: Math.min(10, rows - i) }, (_, j) => row(i + j)).join('');
      document.body.append(host);
    }
  }
  return countElements();

  function countElements() {
    let total = 0;
    const walk = (root) => {
      for (const el of root.querySelectorAll('*')) {
        total++;
        if (el.shadowRoot) walk(el.shadowRoot);
      }
    };
    walk(document);
    return total;
  }
}

/** Measures the lower limit: one loop over all elements that reads five computed properties and one box of each. */
export function floor() {
  const start = performance.now();
  let sum = 0;
  const walk = (root) => {
    for (const el of root.querySelectorAll('*')) {
      const style = getComputedStyle(el);
      sum +=
        style.display.length +
        style.visibility.length +
        style.opacity.length +
        style.cursor.length +
        style.position.length;
      sum += el.getBoundingClientRect().width;
      if (el.shadowRoot) walk(el.shadowRoot);
    }
  };
  walk(document);
  return sum < 0 ? 0 : performance.now() - start;
}

/** Creates a tool for `build`. Creating it, and releasing it with `destroyBuilder`, does not count as a build. */
export function makeBuilder() {
  window.benchTool = new window.DomTool();
}

/** Makes one full build from scratch with the tool of `makeBuilder`. */
export async function build() {
  await window.benchTool.buildSnapshot();
}

/** Makes a full build with a new tool, and returns its milliseconds without those of creating the tool. */
export async function fullBuild() {
  const tool = new window.DomTool();
  const start = performance.now();
  await tool.buildSnapshot();
  const time = performance.now() - start;
  tool.destroy();
  return time;
}

/** Does the same, but keeps the tool until `destroyBuilder`. */
export async function buildAndStay() {
  window.benchTool = new window.DomTool();
  await window.benchTool.buildSnapshot();
}

export function destroyBuilder() {
  window.benchTool?.destroy();
  delete window.benchTool;
}

/** Returns the longest gap between two ticks of the page's own 60 Hz timer during one build, in milliseconds. */
export async function longestGap() {
  const tool = new window.DomTool();
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    const time = performance.now();
    longest = Math.max(longest, time - last);
    last = time;
  };
  const timer = setInterval(tick, 1000 / 60);
  await tool.buildSnapshot();
  tick();
  clearInterval(timer);
  tool.destroy();
  return longest;
}
