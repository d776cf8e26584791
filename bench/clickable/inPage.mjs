// Runs in the page: lists its elements, and judges marks by what the browser itself reports about them.

/** Lists all elements in composed order, through open shadow roots and frames, as `window.benchAll`. */
export function listElements() {
  const all = [];
  const walk = (root) => {
    for (const el of root.querySelectorAll('*')) {
      all.push(el);
      if (el.shadowRoot) walk(el.shadowRoot);
      if (el.localName === 'iframe' && el.contentDocument) walk(el.contentDocument);
    }
  };
  walk(document);
  window.benchAll = all;
  return all.length;
}

/**
 * Judges the marks. `press[i]` says whether the browser has a listener for presses on element i. `marks` has, by tool,
 * the indexes of the elements that it marks as usable. Returns the counts, and descriptions of what was missed or
 * wrong; and `drawn`, the indexes of fields that only a press on a box around them may reach, with that box.
 */
export function judge({ press, marks }) {
  const all = window.benchAll;
  const index = new Map(all.map((el, i) => [el, i]));
  const parentOf = (el) =>
    el.assignedSlot ??
    el.parentElement ??
    (el.getRootNode() instanceof ShadowRoot
      ? el.getRootNode().host
      : (el.ownerDocument.defaultView?.frameElement ?? null));
  const within = (el, outer) => {
    for (let at = el; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const ROLES = new Set(
    'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option slider spinbutton textbox searchbox combobox treeitem'.split(
      ' ',
    ),
  );
  const native = (el) =>
    (el.localName === 'input' ? el.type !== 'hidden' : ['button', 'select', 'textarea'].includes(el.localName)) ||
    (['a', 'area'].includes(el.localName) && el.hasAttribute('href')) ||
    (el.localName === 'summary' && el === el.parentElement?.querySelector(':scope > summary')) ||
    (el.getAttribute('contenteditable') ?? 'false') !== 'false' ||
    (['video', 'audio'].includes(el.localName) && el.controls) ||
    ROLES.has(el.getAttribute('role')?.split(' ')[0]);
  const delegated = (window.delegated ?? []).join();
  const inner = (el) =>
    all.some((other) => other !== el && (native(other) || press[index.get(other)]) && within(other, el));

  // Finds the element at which a press on this one would arrive. Scroll positions are restored.
  const deepest = (x, y, root = document) => {
    const hit = root.elementFromPoint(x, y);
    const next = hit?.shadowRoot && hit.shadowRoot.elementFromPoint(x, y);
    return next && next !== hit ? deepest(x, y, hit.shadowRoot) : hit;
  };
  const receives = (el) => {
    el.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // An inline link around blocks or pictures has its own boxes only before and after them.
    for (const { x, y, width, height } of [el, ...el.querySelectorAll('*')]
      .slice(0, 30)
      .flatMap((part) => [...part.getClientRects()])) {
      for (const [a, b] of [
        [0.5, 0.5],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
        [0.1, 0.1],
        [0.9, 0.9],
      ]) {
        if (width <= 1 || height <= 1) continue;
        const hit = deepest(x + width * a, y + height * b, el.ownerDocument);
        if (hit && (within(hit, el) || (el.labels && [...el.labels].some((label) => within(hit, label))))) return true;
      }
    }
    return false;
  };
  // It is clipped permanently if only a script can scroll to it.
  const isClipped = (el) => {
    for (let at = parentOf(el); at && at !== document.body; at = parentOf(at)) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const [o, b] = [at.getBoundingClientRect(), el.getBoundingClientRect()];
      if (
        (overflowY === 'hidden' || overflowY === 'clip') &&
        (b.top >= o.bottom || b.bottom <= o.top) &&
        getComputedStyle(el).position !== 'fixed'
      )
        return true;
      if ((overflowX === 'hidden' || overflowX === 'clip') && (b.left >= o.right || b.right <= o.left)) return true;
      if (position === 'fixed') break;
    }
    return false;
  };
  const isReached = (el) => !isClipped(el) && receives(el);
  const seen = (el) => {
    // A person uses a hidden checkbox, radio button or file input through its label, wherever the input itself is.
    if (el.labels && ['checkbox', 'radio', 'file'].includes(el.type) && [...el.labels].some(isReached)) return true;
    return (
      el.checkVisibility({ visibilityProperty: true }) &&
      (el.checkVisibility({ opacityProperty: true }) || /^(?:input|select)$/.test(el.localName)) &&
      isReached(el)
    );
  };
  const usable = new Map();
  const isUsable = (el) => {
    if (!usable.has(el)) usable.set(el, seen(el));
    return usable.get(el);
  };

  const kinds = all.map((el, i) => {
    const is = native(el) || press[i] || (delegated !== '' && el.matches(delegated));
    if (!is || el === document.documentElement || el === document.body || el.id === 'root') return 'no';
    if (!isUsable(el) || el.closest(':disabled, [aria-disabled=true]')) return 'no';
    // Its author hides it from assistive technology. It is neither required of a tool nor counted against it.
    for (let at = el; at; at = parentOf(at)) if (at.getAttribute('aria-hidden') === 'true') return 'maybe';
    if (native(el)) return 'yes';
    // A press on what names a control only moves the focus to the control.
    const named = el.id && el.getRootNode().querySelector(`[aria-labelledby~="${CSS.escape(el.id)}"]`);
    if (named && named !== el && (native(named) || named.getAttribute('role') === 'radiogroup')) return 'maybe';
    // A backdrop behind a dialog, which a press closes as Escape does, is not an element that a person sees.
    if (
      !el.childElementCount &&
      !el.textContent &&
      el.clientWidth >= innerWidth * 0.95 &&
      el.clientHeight >= innerHeight * 0.95
    )
      return 'maybe';
    // It listens around or inside of other targets: it is the same target, a card, or only delegation.
    for (let at = parentOf(el); at; at = parentOf(at)) if (native(at)) return 'maybe';
    return inner(el) || (delegated !== '' && el.querySelector(delegated)) ? 'maybe' : 'yes';
  });
  window.scrollTo(0, 0);
  const truth = all.filter((_, i) => kinds[i] === 'yes');
  const boxOf = (el) => el.getBoundingClientRect();
  const same = (a, b) => {
    if (a === b) return true;
    if (!within(a, b) && !within(b, a)) return (a.control ?? a) === (b.control ?? b);
    const [p, q] = [boxOf(a), boxOf(b)];
    const [x, y] = [
      Math.min(p.right, q.right) - Math.max(p.left, q.left),
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
    ];
    return x > 0 && y > 0 && (x * y) / Math.max(p.width * p.height, q.width * q.height) >= 0.6;
  };
  const say = (el) =>
    `${el.localName}${el.id ? `#${el.id}` : ''}${typeof el.className === 'string' && el.className ? `.${el.className.split(' ').slice(0, 2).join('.')}` : ''} "${(el.textContent ?? '').trim().slice(0, 20)}"`;
  const told = (el) => ({ index: index.get(el), text: say(el) });
  // Fields that cannot be pressed themselves, each with the nearest box of a control's size around it that can.
  const drawn = [];
  all.forEach((el, i) => {
    if (kinds[i] !== 'no' || el.localName !== 'input' || el.disabled || el.ownerDocument !== document) return;
    if (!el.checkVisibility() || isUsable(el)) return;
    let box = el;
    for (let level = 0; level < 3 && box; level++) {
      box = parentOf(box);
      const side = box ? Math.min(box.offsetWidth, box.offsetHeight) : 0;
      if (side < 8 || side > 100 || !isReached(box)) continue;
      // A box that listens stands for the only field in it, whatever the page makes of a press.
      if (press[index.get(box)] && box.querySelectorAll('input, button, a, select, textarea').length === 1) {
        kinds[i] = 'maybe';
        usable.set(el, true);
      } else drawn.push([i, index.get(box)]);
      return;
    }
  });
  const result = {};
  for (const [tool, indexes] of Object.entries(marks)) {
    const marked = [...new Set(indexes)]
      .filter((i) => i >= 0)
      .map((i) => all[i])
      .filter((el) => !el.closest(':disabled, [aria-disabled=true]'));
    const missed = truth.filter((el) => !marked.some((m) => same(m, el)));
    const unusable = marked.filter((el) => !isUsable(el) && !truth.some((t) => same(t, el)));
    const wrong = marked.filter((el) => kinds[index.get(el)] === 'no' && !truth.some((t) => same(t, el)));
    window.scrollTo(0, 0);
    result[tool] = {
      truth: truth.length,
      missed: missed.map(say),
      marked: marked.length,
      wrong: wrong.map(told),
      unusable: unusable.map(told),
    };
  }
  return { result, drawn };
}

/** Says where the middle of the box is, once it is in view, and watches whether the field takes the focus or input. */
export function watchField([field, box]) {
  const el = window.benchAll[field];
  document.activeElement?.blur();
  window.benchWatched = { el, before: `${el.checked} ${el.value}`, isReached: false };
  for (const type of ['focus', 'input', 'change'])
    el.addEventListener(type, () => (window.benchWatched.isReached ||= window.benchWatched.el === el));
  window.benchAll[box].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = window.benchAll[box].getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Returns whether the field that is watched has taken the focus, input, or another value. */
export function hasReachedField() {
  const { el, before, isReached } = window.benchWatched;
  return isReached || `${el.checked} ${el.value}` !== before;
}

/**
 * Returns the elements that DomTool marks as usable now: without those behind a modal dialog, and without those that,
 * as it says, appear only while the pointer is over another element.
 */
export async function domToolMarks() {
  const snapshot = await new window.DomTool().getSnapshot();
  const { root, modal } = snapshot.parts.tree;
  const ON_HOVER = 64;
  const marks = [];
  const visit = (node, on) => {
    if (node.flags & ON_HOVER) return;
    const inside = on || node.id === modal?.id;
    if (inside && node.flags & 4) marks.push(window.benchAll.indexOf(snapshot.getRealElement(node.id)));
    for (const child of [...node.children, ...(node.assigned ?? []), node.shadow, node.frame])
      if (child && typeof child !== 'string') visit(child, inside);
  };
  visit(root, !modal);
  return { marks, modal: Boolean(modal) };
}

export async function pageAgentMarks() {
  const controller = new window.PageController({ enableMask: false });
  await controller.updateTree();
  const marks = [...controller.selectorMap.values()].map(({ ref }) => window.benchAll.indexOf(ref));
  await controller.cleanUpHighlights?.();
  return marks;
}
