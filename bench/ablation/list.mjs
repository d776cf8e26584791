// The parts that are removed, one at a time. Accelerators change the cost of a snapshot but not its content; heuristics
// change its content, too. Each is a small patch of the source. `isLate` means that no measured snapshot runs the part,
// so that only bytes differ.
import { all, body, swap } from './patch.mjs';

/** Without these, the content of a snapshot stays the same. */
const ACCELERATORS = [
  {
    name: 'incremental builds',
    what: 'every build is made from scratch',
    files: {
      'src/snapshot/kept/Remains.ts': all(
        swap('return this.#again(changes) ?? this.#anew();', 'return this.#anew();'),
        body('#again(changes: Changes)', 'return null;'),
        body('relistening(): Steps<void>', 'return null;'),
        body('*#relistening(root: TreeNode)', ''),
      ),
    },
  },
  {
    name: 'steady sizes',
    what: 'after a change every box that decided something is read again (Steady)',
    files: { 'src/snapshot/kept/Steady.ts': body('holds(el: Element)', 'return false;') },
  },
  {
    name: 'recheck',
    what: 'after a change no box is read again: what moves is not noticed (for the cost only)',
    files: { 'src/snapshot/kept/recheck.ts': body('export function recheck(', '') },
  },
  {
    name: 'tally in chunks',
    what: 'counts by number in a plain Map of arrays (Tally)',
    files: {
      'src/snapshot/kept/Tally.ts': all(
        body(
          'set(id: number',
          'this.#chunks.set(id, Uint16Array.from({ length: COLUMNS }, (_, i) => Math.min(MOST, counts[from + i] ?? 0)));',
        ),
        body('get(id: number', 'return this.#chunks.get(id)?.[count] ?? 0;'),
      ),
    },
  },
  {
    name: 'dormant rules',
    what: 'style rules that match nothing are taken in too',
    files: { 'src/layout/sheets.ts': swap('present && new Dormant<AnyRule>(present())', 'null') },
  },
  {
    name: 'shared styles',
    what: 'no two elements share what was read of their style',
    files: {
      'src/layout/LayoutReader.ts': swap(
        'let kind = around && !pass.isPointed(el) ? rules.kindOf(el, plain, inner, names) : null;',
        'let kind = null;',
      ),
    },
  },
  {
    name: 'index of ::before and ::after',
    what: 'each element is asked for its pseudo-elements',
    files: { 'src/layout/LayoutReader.ts': body('mayGenerate(el: Element', 'return ANY;') },
  },
  {
    name: 'index of style rules',
    what: 'no rule is read: all properties and pseudo-elements of each element are',
    files: {
      'src/layout/LayoutReader.ts': all(
        body('protected pseudoIndex(doc: Document)', 'return null;'),
        body('protected scopeIndex(el: Element', 'return whole;'),
        body('learn(root: Document | ShadowRoot', ''),
      ),
    },
  },
  {
    name: 'places from the flow',
    what: 'the box of every element that may be hidden by its place is read',
    files: {
      'src/perceive/surroundings.ts': swap(
        '!(style.may & PROPERTY.unknown) && !(style.may & MOVING && isMoved(style));',
        'false;',
      ),
    },
  },
  {
    name: 'shared surroundings',
    what: 'what is around the children is found out for each element',
    files: { 'src/snapshot/enter.ts': swap('if (hidesNothing && style.outer === outer)', 'if (false)') },
  },
  {
    name: 'plain elements',
    what: 'elements without attributes take the same way as all others',
    files: { 'src/aria/role.ts': body('export function plainRole(', 'return undefined;') },
  },
  {
    name: 'first numbers by what is kept',
    what: 'the first build does not distil the tree',
    files: { 'src/snapshot/assemble.ts': swap('identity.knows ? null : yield* distilling(root)', 'null') },
  },
  {
    name: 'slices',
    what: 'a build is one task',
    files: { 'src/snapshot/Scheduler.ts': body('isOver(time', 'return false;') },
  },
  {
    name: 'early collection of the young',
    what: 'garbage is collected when the browser likes to (youngGarbage)',
    files: { 'src/snapshot/youngGarbage.ts': body('export function collectYoung()', '') },
  },
];

/** These recognize something, or keep something for the next snapshot. */
const HEURISTICS = [
  {
    name: 'framework traces',
    what: 'handlers that frameworks keep for an element are not looked for',
    files: { 'src/perceive/listeners.ts': body('framework(el: Element)', 'return false;') },
  },
  {
    name: 'handler properties',
    what: 'onclick and its like, set as properties, are not looked for',
    files: { 'src/perceive/listeners.ts': body('export function hasHandlerProperty(', 'return false;') },
  },
  {
    name: 'attributes that tell of handlers',
    what: 'onclick, @click, tabindex and their like say nothing',
    files: { 'src/perceive/clickable.ts': swap('signs |= attributeSigns(el, names);', '') },
  },
  {
    name: 'cursors',
    what: 'the pointer over an element says nothing',
    files: {
      'src/perceive/clickable.ts': all(
        swap("style.cursor === 'pointer' && outerCursor !== 'pointer' && (!hook() || isHeard(el)),", 'false,'),
        swap('GRAB.test(style.cursor) && outerCursor !== style.cursor && (!hook() || isHeard(el)),', 'false,'),
      ),
    },
  },
  {
    name: 'class names',
    what: 'names like "btn" say nothing',
    files: {
      'src/perceive/clickable.ts': swap(
        "(tag === 'th' ? SORT_NAME : CLASS_NAME).test(attribute(el, 'class') ?? ''))",
        'false)',
      ),
    },
  },
  {
    name: 'hover rules',
    what: 'rules that change the look of what is pointed at say nothing (hoverClasses)',
    files: { 'src/perceive/listeners.ts': body('hovers(el: Element', 'return false;') },
  },
  {
    name: 'hover triggers',
    isLate: true,
    what: 'an action does not look for what shows its hidden target (hoverReveal)',
    files: { 'src/act/target.ts': swap("refusal?.code === 'hidden' ? hoverTrigger(el, reader) : null", 'null') },
  },
  {
    name: 'one target of several',
    what: 'wrappers and what is in them are targets beside each other',
    files: {
      'src/snapshot/leave.ts': all(
        swap('inner !== null && takesOver(found)', 'false'),
        swap('isOver || isOneTarget(found)', 'true'),
      ),
    },
  },
  {
    name: 'contrast',
    what: 'text in the colour of its background counts as shown',
    files: {
      'src/perceive/textHidden.ts': swap(
        'inkIsLost(el, () => textBox(el, text, style, indented, reader), reader) && !isPaintedText(style)',
        'false',
      ),
    },
  },
  {
    name: 'clips',
    what: 'what ancestors cut off counts as shown',
    files: { 'src/layout/clip.ts': body('export function clipInside(', 'return outer;') },
  },
  {
    name: 'far pulls',
    what: 'large negative margins are not looked for',
    files: { 'src/perceive/surroundings.ts': swap('(style.may & PULLED) !== 0 &&', 'false &&') },
  },
  {
    name: 'places of text',
    what: 'text that lies elsewhere than its element counts as shown',
    files: { 'src/perceive/textHidden.ts': body('function placeOfTextHidden(', 'return null;') },
  },
  {
    name: 'cover test',
    what: 'a layer over the page that does not say so is no modal',
    files: {
      'src/snapshot/Walk.ts': swap(
        'walk.fixed && walk.interactive > 0 ? fullCover(walk.document, walk.reader) : null',
        'null',
      ),
    },
  },
  {
    name: 'matching of replaced nodes',
    isLate: true,
    what: 'numbers belong to the element itself, and go with it',
    files: { 'src/snapshot/Identity.ts': body('*takingOver(root: TreeNode', '') },
  },
  {
    name: 'matching by likeness',
    isLate: true,
    what: 'nodes are matched by id, test id or name alone, not by what is in and around them',
    files: {
      'src/tree/match.ts': all(swap('yield* matcher.byHash();', ''), swap('yield* matcher.settleFamilies();', '')),
    },
  },
  {
    name: 'groups of like rows',
    what: 'the text reads out all rows',
    files: {
      'src/views/text/groups.ts': body('export function findGroups(', 'return new Map();'),
      'src/views/text/collapse.ts': body('export function collapseGroups(', 'return [...pieces];'),
    },
  },
  {
    name: 'marks of what is new',
    what: 'the text does not mark what came since the last one',
    files: { 'src/views/text/news.ts': body('export function newsSince(', 'return NOTHING;') },
  },
  {
    name: 'selector hints',
    isLate: true,
    what: 'no selectors for tomorrow are made (overview, search)',
    files: { 'src/snapshot/hints.ts': body('export function selectorHints(', 'return [];') },
  },
];

export const ablations = [
  ...ACCELERATORS.map((one) => ({ kind: 'accelerator', ...one })),
  ...HEURISTICS.map((one) => ({ kind: 'heuristic', ...one })),
];
