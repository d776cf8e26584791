// The parts that are removed, one at a time. Accelerators change the cost of a snapshot but not its content; heuristics
// change its content, too. Each is a small patch of the source. `isLate` means that no measured snapshot runs the part,
// so that only bytes differ.
import { all, body, swap } from './patch.mjs';

/** The parts without which the content of a snapshot stays the same. */
const ACCELERATORS = [
  {
    name: 'cache of two generations',
    what: 'what a walk found out of an element is kept to its end, in one map',
    files: { 'src/dom/TwoGenerationCache.ts': swap('this.#now.size >= GENERATION_SIZE', 'false') },
  },
  {
    name: 'hit tests under boxes only',
    what: 'every text in the viewport is hit-tested, also if no box lies over it',
    files: { 'src/snapshot/walk/Walk.ts': swap('limits.captureShadowDom ? new UntestedTexts() : null', 'null') },
  },
  {
    name: 'slices',
    what: 'a walk runs in one piece, whatever waits meanwhile',
    files: { 'src/snapshot/walk/build.ts': swap('isFirst ? scheduler : null', 'null') },
  },
];

/** The parts without which a snapshot, or what is kept for the next one, differs. */
const HEURISTICS = [
  {
    name: 'hover reveals',
    what: 'what style would show under the pointer counts as hidden',
    files: { 'src/everything.ts': swap('useReveals(hoverReveals);', '') },
  },
  {
    name: 'data of frameworks',
    what: 'handlers that frameworks keep for an element are not looked for',
    files: { 'src/interactivity/frameworks.ts': body('export function frameworkListens(', 'return false;') },
  },
  {
    name: 'handler properties',
    what: 'onclick and its like, set as properties, are not looked for',
    files: { 'src/interactivity/listeners.ts': body('function handlerProperty(', 'return () => false;') },
  },
  {
    name: 'attributes with handlers',
    what: 'onclick, @click, tabindex and their like are no evidence',
    files: { 'src/interactivity/clickable.ts': swap('signals |= attributeSignals(el, names);', '') },
  },
  {
    name: 'cursors',
    what: 'the pointer over an element is no evidence',
    files: {
      'src/interactivity/clickable.ts': all(
        swap("style.cursor === 'pointer' && parentCursor !== 'pointer'", 'false'),
        swap('DRAG_CURSOR.test(style.cursor) && parentCursor !== style.cursor', 'false'),
      ),
    },
  },
  {
    name: 'class names',
    what: 'names like "btn" are no evidence',
    files: {
      'src/interactivity/clickable.ts': swap(
        "(tag === 'th' ? SORT_NAME : CLASS_NAME).test(attribute(el, 'class') ?? ''))",
        'false)',
      ),
    },
  },
  {
    name: 'hover rules',
    what: 'rules that change the look of what is pointed at are no evidence',
    files: { 'src/interactivity/listeners.ts': body('hasHoverStyle(el: Element)', 'return false;') },
  },
  {
    name: 'one target of several',
    what: 'wrappers and what is in them are targets beside each other',
    files: {
      'src/snapshot/walk/leave.ts': all(
        swap('inner !== null && replacesInnerTarget(container)', 'false'),
        swap('!isSeparateTarget(container)', 'false'),
      ),
    },
  },
  {
    name: 'contrast',
    what: 'text in the colour of its background counts as shown',
    files: { 'src/visibility/contrast.ts': body('export function indistinctText(', 'return null;') },
  },
  {
    name: 'effects',
    what: 'text that filters, masks or turns take away counts as shown',
    files: { 'src/visibility/effects.ts': body('export function effectHides(', 'return null;') },
  },
  {
    name: 'boxes over text',
    what: 'text behind an opaque box counts as shown',
    files: { 'src/visibility/covers.ts': body('export function coversIn(', 'return outer;') },
  },
  {
    name: 'clips',
    what: 'what ancestors cut off counts as shown',
    files: { 'src/layout/clip.ts': body('export function clipInside(', 'return outer;') },
  },
  {
    name: 'far pulls',
    what: 'large negative margins are not looked for',
    files: { 'src/snapshot/walk/enter.ts': swap('if (movesTextFar(el, style)) markPulled(parent);', '') },
  },
  {
    name: 'places of text',
    what: 'text that lies elsewhere than its element counts as shown',
    files: { 'src/visibility/textHidden.ts': body('function placeOfTextHidden(', 'return null;') },
  },
  {
    name: 'cover test',
    what: 'a layer over the page that is not marked as one is no modal',
    files: { 'src/snapshot/walk/Walk.ts': swap('state.mayHaveCover && state.interactive > 0', 'false') },
  },
  {
    name: 'generated content',
    what: 'the text of ::before, ::after and ::marker is no part of names',
    files: { 'src/layout/LayoutReader.ts': body('pseudoWithText(el: Element', 'return null;') },
  },
  {
    name: 'triggers of hidden content',
    isLate: true,
    what: 'an action does not look for what shows its hidden target',
    files: {
      'src/actions/actionability/gate.ts': swap(
        'refusal || gate.force || !hoverGate ? undefined : revealAround(el, reader)',
        'undefined as ReturnType<typeof revealAround>',
      ),
    },
  },
  {
    name: 'matching of replaced nodes',
    isLate: true,
    what: 'numbers belong to the element itself, and go with it',
    files: { 'src/snapshot/identity/Identity.ts': body('*takingOver(root: TreeNode', '') },
  },
  {
    name: 'matching by likeness',
    isLate: true,
    what: 'nodes are matched by id, test id or name alone, not by what is in and around them',
    files: {
      'src/tree/match.ts': all(swap('yield* matcher.byHash();', ''), swap('yield* matcher.matchChildren();', '')),
    },
  },
  {
    name: 'groups of like rows',
    what: 'the text view has all rows',
    files: { 'src/views/text/collapse.ts': body('export function collapseGroups(', 'return [...flow.pieces];') },
  },
  {
    name: 'marks of what is new',
    what: 'the text does not mark what came since the last one',
    files: { 'src/views/text/newContent.ts': body('export function newContentSince(', 'return NOTHING_NEW;') },
  },
  {
    name: 'selector hints',
    isLate: true,
    what: 'the overview and the search suggest no selectors',
    files: { 'src/snapshot/hints.ts': body('export function selectorHints(', 'return [];') },
  },
];

export const ablations = [
  ...ACCELERATORS.map((one) => ({ kind: 'accelerator', ...one })),
  ...HEURISTICS.map((one) => ({ kind: 'heuristic', ...one })),
];
