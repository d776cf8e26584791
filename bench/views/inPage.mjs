// Functions that run in the measured page.

/**
 * Collects what a view should contain, according to the browser alone, as `benchTruth`: the words of rendered text, and
 * the elements that have a box and are usable according to their markup (native controls, widget roles, event handler
 * attributes, tab stops).
 */
export function gatherTruth() {
  const shown = (el) =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const reachable = ({ x, y, width, height }) =>
    width > 1 && height > 1 && x + scrollX + width > 0 && y + scrollY + height > 0;
  const usable =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],[onclick],[tabindex="0"],' +
    ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'slider', 'combobox', 'textbox']
      .map((role) => `[role=${role}]`)
      .join();
  const words = new Set();
  const targets = [];
  const visit = (root) => {
    for (const el of root.querySelectorAll('*')) {
      if (el.shadowRoot) visit(el.shadowRoot);
      if (el.closest('script,style,noscript,template,svg,select,textarea,[inert]') && !el.matches('select,textarea'))
        continue;
      if (!shown(el)) continue;
      if (el.matches(usable) && !el.closest('[aria-hidden=true]') && reachable(el.getBoundingClientRect()))
        targets.push(el);
      for (const node of el.childNodes) {
        if (node.nodeType !== 3 || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (!reachable(range.getBoundingClientRect()) || isClipped(el)) continue;
        for (const word of node.data.toLowerCase().match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [])
          words.add(word);
      }
    }
  };
  /** Returns whether an ancestor clips the element completely and permanently. */
  const isClipped = (el) => {
    const own = el.getBoundingClientRect();
    for (let at = el; at && at !== document.body; at = at.parentElement) {
      const { overflow, clip, textIndent } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (clip.startsWith('rect(') || parseFloat(textIndent) < -500) return true;
      if (
        /hidden|clip/.test(overflow) &&
        (box.width <= 1 || box.height <= 1 || own.y >= box.bottom || own.x >= box.right || own.right <= box.x)
      )
        return true;
    }
    return false;
  };
  visit(document);
  window.benchTruth = new Map(targets.map((el, i) => [el, i]));
  return { words: [...words], targets: targets.length };
}

/** Prepares a snapshot and functions that make each view of it, as `benchMakers`. */
export async function prepareViews() {
  const tool = new window.DomTool();
  const snapshot = await tool.getSnapshot();
  window.benchTool = { tool, snapshot };
  window.benchMakers = {
    text: (options) => snapshot.toText({ previous: null, ...options }),
    'text, groups expanded': (options) => snapshot.toText({ previous: null, expand: 'all', ...options }),
    'overview, text': (options) => tool.overview({ format: 'text', ...options }),
    'overview, JSON': (options) => tool.overview(options),
    // The trees of peers have no address, title and viewport, so this is what they are compared with.
    'semantic tree': async (options) => (await tool.pageState(options)).interactiveTree,
    'page state': (options) => tool.pageState(options),
    // The skeleton comes with the semantic tree and shares its budget.
    skeleton: async (options) =>
      options.maxTokens
        ? tool.pageState({ domMode: 'skeleton', ...options })
        : (await tool.pageState({ domMode: 'skeleton' })).skeletonDom,
    serialized: (options) => snapshot.serialize(options),
    forms: (options) => tool.forms(options),
    'page model': (options) => tool.toPageModel(options),
  };
  return Object.keys(window.benchMakers);
}

/** Makes a new snapshot, because an overview is returned again while nothing has changed. */
export async function lookAnew() {
  window.benchTool.tool.invalidateSnapshot();
  await window.benchTool.tool.getSnapshot();
}

/** Makes one view as text, as `benchMade`. Returning it would be measured, too. */
export async function makeView({ name, options }) {
  const given = await window.benchMakers[name](options);
  window.benchMade = typeof given === 'string' ? given : JSON.stringify(given);
}

/** Returns the view that was made last, and which elements of `benchTruth` its numbers refer to. */
export function viewMade(name) {
  const numbers = {
    'semantic tree': /"i":"(\d+)"/g,
    'page state': /"i":"(\d+)"/g,
    skeleton: /data-llm-id="(\d+)"/g,
    serialized: /"id":"node_(\d+)"/g,
    forms: /"id":"node_(\d+)"/g,
    'page model': /"id":"node_(\d+)"/g,
  };
  const text = window.benchMade;
  const found = [...text.matchAll(numbers[name] ?? /\[(\d+(?:[-,]\d+)*)(?=[ \]])/g)].flatMap(([, ids]) =>
    ids.split(',').flatMap((one) => {
      const [from, to = from] = one.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
  const covered = new Set(
    found
      .map((id) => window.benchTruth.get(window.benchTool.snapshot.getRealElement(id)))
      .filter((i) => i !== undefined),
  );
  return { text, covered: covered.size };
}

/** Returns the whole page in the form of serialized nodes, without any flattening. */
export const unflattenedPage = () => JSON.stringify(window.unflattened(window.benchTool.snapshot.virtualDom));

/** Returns all visible elements in the form of serialized nodes, without any flattening. */
export function unflattened(node) {
  const { states, href, inputType, placeholder } = node.metadata ?? {};
  const inside = [node.shadowDom, node.iframe, ...(node.children ?? [])].filter((child) => child?.visible);
  const value = {
    id: node.node_id,
    tag: node.tag,
    role: node.role,
    'aria-label': node['aria-label'],
    text: node.text,
    value: node.value,
    href,
    placeholder,
    inputType,
    ...states,
  };
  return inside.length ? { ...value, children: inside.map(unflattened) } : value;
}

/** Returns what page-agent's controller would pass to a model. */
export async function pageAgentView() {
  const controller = new window.benchPageAgent.PageController();
  const start = performance.now();
  const text = await controller.updateTree();
  const time = performance.now() - start;
  const covered = new Set(
    [...controller.selectorMap.values()].map(({ ref }) => window.benchTruth.get(ref)).filter((i) => i !== undefined),
  );
  return { text, times: [time], covered: covered.size };
}
