import type { DomTool } from '../../../src/index.ts';
import type { SnapshotTree } from '../../../src/tree/SnapshotTree.ts';
import { preorder } from '../../../src/tree/lineUp.ts';
import { Flag, has, type TreeNode } from '../../../src/tree/TreeNode.ts';
import { frontOf } from '../../../src/views/scope.ts';
import { parseText, type Mark, type ParsedLine } from '../../unit/views/parseText.ts';
import { fuzz, isLongRun } from '../support/environment.ts';
import { newTool, reset } from '../support/page.ts';
import { randomNumbers } from '../visibility/randomPage.ts';
import { SECRETS, writeDocument } from './randomDocument.ts';

/** Invisible characters, which no result may contain. */
const UNSEEN =
  /(?![\n\t\u200c\u200d])[\p{Cc}\p{Co}\p{Cs}\u00ad\u034f\u115f\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufdd0\ufeff\uffa0\ufff9\u{1bca0}\u{e0000}-\u{e007f}]/u;
/** Secrets that are also words of the tool or of other texts, so they may appear. */
const OWN_WORDS = new Set(['button', 'disabled', '1234', 'node_12', 'word\\']);
/** The notes of the grammar in docs/text-view.md. */
const NOTES: readonly RegExp[] = [
  /^… \d+ more like these: /u,
  /^… \d+-(?:\d+) of (?:about )?\d+ here: scrolling shows more$/u,
  /^…\d+(?:-\d+)?(?: ~\d+k?)?(?: · …: lines cut ~tokens)?$/u,
  /^… \[\d+\] scrolls: \d+ px above, \d+ px below(?:, rows \d+-\d+ of (?:about )?\d+)?$/u,
  /^… behind dialog(?: "(?:[^"]|(?<=\\)")*")?: \d+ elements$/u,
];
const REGION =
  /^@(?:page|nav|main|header|footer|aside|form|search|dialog|tablist|menu|toolbar|alert|region|frame|overlay)(?: |$)/u;
/** The longest text in data, and the keys of names and numbers in it. */
const LONGEST = 2001;
const NAME_KEYS = /^(?:name|aria-label|computedName|title|label)$/u;
const ID_KEYS = /^(?:nodeId|node_id|hostId|coveredBy)$/u;

/** Describes a fault, with the beginning of the text that contains it. */
function fail(what: string, text: string, at = 0): never {
  throw new Error(`${what}: …${text.slice(Math.max(0, at - 80), at + 120)}…`);
}

function checkText(where: string, text: string, secret: string): void {
  const unseen = UNSEEN.exec(text);
  if (unseen) fail(`${where} has U+${unseen[0].codePointAt(0)?.toString(16)}`, text, unseen.index);
  const bare = (one: string): string =>
    one
      .replaceAll('\\', '')
      .replace(/[\u00ad\u200b]/gu, '')
      .toLowerCase();
  const at = OWN_WORDS.has(secret) ? -1 : bare(text).indexOf(bare(secret));
  if (at >= 0) fail(`${where} has the secret`, bare(text), at);
}

/** Checks data of any depth: no text has forbidden content, all texts are bounded, and numbers are numbers. */
function checkData(where: string, data: unknown, secret: string): void {
  const open: [string, unknown][] = [[where, data]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    const key = path.slice(path.lastIndexOf('.') + 1);
    if (typeof value === 'string') {
      checkText(path, value, secret);
      if (value.length > LONGEST) fail(`${path} is ${value.length} characters long`, value);
      if (
        NAME_KEYS.test(key) &&
        !/\.attributes\.|^(?:inspected|queried\.result\.\d+)\.name$/u.test(path) &&
        value.length > 250
      )
        fail(`${path} is ${value.length} characters long`, value);
      if (ID_KEYS.test(key) && !/^node_\d+$/u.test(value)) fail(`${path} is no number`, value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) open.push([`${path}.${name}`, one]);
    }
  }
}

const STATES = ['disabled', 'checked', 'selected', 'pressed', 'expanded', 'required', 'readonly', 'invalid'] as const;

/** Checks that a mark describes its element by facts of the page, not by words in its name. */
function checkMark({ ids, states }: Mark, nodes: ReadonlyMap<number, TreeNode>, line: string, isWhole: boolean): void {
  const told = ids.map((id) => nodes.get(id));
  const known = told.filter((node) => node !== undefined);
  if (known.length < ids.length || known.some((node) => !has(node, Flag.Interactive)))
    fail(`there is no element to use with the number ${ids.join()}`, line);
  for (const state of STATES) {
    const is = known.some(({ states: own }) => own?.[state] === true || (state === 'invalid' && own?.[state]));
    if (states.includes(state) && !is) fail(`[${ids.join()}] is not ${state}`, line);
    if (isWhole && state === 'disabled' && is && !states.includes(state))
      fail(`[${ids.join()}] is told without ${state}`, line);
  }
}

function checkLine(
  view: string,
  { kind, text, marks }: ParsedLine,
  isFirst: boolean,
  nodes: ReadonlyMap<number, TreeNode>,
): void {
  if (kind === 'region' && !REGION.test(text)) fail(`${view}: there is no such region`, text);
  if (kind === 'region' && /^@page ./u.test(text) && !isFirst)
    fail(`${view}: the line of the page stands elsewhere`, text);
  // A line that search has shortened may begin in the middle.
  if (kind === 'more' && view !== 'search' && !NOTES.some((note) => note.test(text)))
    fail(`${view}: there is no such note`, text);
  if (kind !== 'more') for (const mark of marks) checkMark(mark, nodes, text, view !== 'search');
  const told = (flag: Flag): boolean => [...nodes.values()].some((node) => has(node, flag));
  for (const { 1: mark, index } of text.matchAll(/(?<!\\)\((faint|hidden): /gu))
    if (!told(mark === 'faint' ? Flag.Faint : Flag.UnseenName)) fail(`nothing is ${mark}`, text, index);
  for (const hover of text.matchAll(/(?<!\\)\(on hover (\d+):/gu))
    if (!nodes.has(Number(hover[1]))) fail('nothing shows on hover there', text, hover.index);
}

const isTarget = (node: TreeNode): boolean => has(node, Flag.Interactive) && !has(node, Flag.AriaHidden);

/** Returns the numbers in the view, including repetitions. */
function numbersIn(lines: readonly ParsedLine[]): number[] {
  return lines.filter(({ kind }) => kind !== 'more').flatMap(({ marks }) => marks.flatMap(({ ids }) => ids));
}

function checkWhole(tree: SnapshotTree, view: string): void {
  const lines = parseText(view);
  const numbers = numbersIn(lines);
  const expected = preorder(frontOf(tree)).filter(isTarget);
  const said = new Set(numbers);
  const missing = expected.find(({ id }) => !said.has(id));
  if (missing) fail(`the whole view has no [${missing.id}] ${missing.tag} '${missing.name}'`, view);
  for (const hover of view.matchAll(/(?<![\\(])(?<=[( ])on hover (\d+)(?=[:) ])/gu)) {
    const isOwn = view[hover.index - 1] !== '(' || view[hover.index - 2] !== '\\';
    if (isOwn && !said.has(Number(hover[1])))
      fail('one must hover over what the view does not have', view, hover.index);
  }
  if (said.size < numbers.length) {
    const twice = numbers.find((id, i) => numbers.indexOf(id) < i) ?? -1;
    fail(`the whole view has [${twice}] twice`, view, view.lastIndexOf(`[${twice} `));
  }
  const behind = lines.filter(({ kind, text }) => kind === 'more' && text.startsWith('… behind')).length;
  if (behind !== Number(frontOf(tree) !== tree.root)) fail('the note on what is behind a dialog', view);
}

async function checkDocument(seed: number): Promise<void> {
  const next = randomNumbers(seed);
  const secret = writeDocument(next);
  const tool: DomTool = newTool();
  const snapshot = await tool.getSnapshot();
  const { tree } = snapshot;
  const nodes = new Map(preorder(tree.root).map((node) => [node.id, node]));
  const whole = snapshot.toText({ expand: 'all', previous: null });
  const count = whole.split('\n').length;
  const from = 1 + Math.floor(next() * count);
  const query = ['x', '[5', '\\', 'word', '*', 'a*x', '**', '"', '/w.*d/', ']', '@'][Math.floor(next() * 11)] ?? 'x';
  const views: Record<string, string> = {
    whole,
    collapsed: snapshot.toText({ previous: null }),
    values: snapshot.toText({ includeValues: true, urls: true, expand: 'all', behindModal: true, previous: null }),
    budget: snapshot.toText({ maxTokens: 40 + Math.floor(next() * 400), previous: null }),
    viewport: snapshot.toText({ viewport: true, previous: null }),
    lines: snapshot.toText({ lines: [from, from + Math.floor(next() * 20)], previous: null }),
    search: (await tool.search(query, { format: 'text' }))
      .replace(/^.*\n/u, '')
      .replaceAll(/\*\*(?=\[\d)|(?<=\])\*\*/gu, ''),
  };
  for (const [name, view] of Object.entries(views)) {
    checkText(name, view, secret);
    parseText(view).forEach((line, i) => checkLine(name, line, i === 0, nodes));
  }
  checkWhole(tree, whole);
  const target = preorder(frontOf(tree)).filter(isTarget)[Math.floor(next() * 5)]?.id ?? tree.root.id;
  const data: Record<string, unknown> = {
    serialized: snapshot.serialize({ includeValues: true, behindModal: true }),
    context: snapshot.context,
    virtual: snapshot.virtualDom,
    overview: await tool.overview(),
    search: await tool.search(query, { includeValues: true }),
    forms: await tool.forms({ includeValues: true }),
    model: await tool.toPageModel({ includeValues: true }),
    inspected: await tool.inspect(target, { includeValues: true }),
    semantic: await tool.pageState({ includeValues: true }),
    queried: await tool.automate({ action: 'query', selector: '*', descriptorMode: 'full', limit: 5 }),
  };
  for (const [name, one] of Object.entries(data)) checkData(name, one, secret);
  const long: Record<string, unknown> = {
    'overview as text': await tool.overview({ format: 'text' }),
    skeleton: (await tool.pageState({ domMode: 'skeleton' })).skeletonDom,
    dom: (await tool.pageState({ domMode: 'full', includeValues: true })).dom,
  };
  for (const [name, one] of Object.entries(long)) if (typeof one === 'string') checkText(name, one, secret);
  // The page may have changed since the first snapshot, for example because an image could not be loaded.
  const later = new Set(preorder((await tool.getSnapshot()).tree.root).map(({ id }) => id));
  for (const id of String(long['dom']).matchAll(/ (?:[\w:]*:)?data-llm-id="([^"]*)"/giu))
    if (!nodes.has(Number(id[1])) && !later.has(Number(id[1])))
      fail('the document has a number that does not exist', String(long['dom']), id.index);
}

describe('a random hostile document', () => {
  // A usual run tries three hundred in all engines together.
  const runs = isLongRun ? fuzz.runs : 5 * fuzz.runs;
  const first = isLongRun ? fuzz.seed : 5 * fuzz.seed - 4;

  it(`forges nothing, hides nothing and reveals no secret: ${runs} documents from seed ${first}`, async function () {
    this.timeout(0);
    const failed: string[] = [];
    for (let seed = first; seed < first + runs && failed.length < 10; seed++) {
      try {
        await checkDocument(seed);
      } catch (error) {
        failed.push(`seed ${seed}: ${(error as Error).message}`);
      } finally {
        reset();
      }
    }
    if (failed.length) throw new Error(failed.join('\n'));
  });

  it('repeats each secret that the tool is tested with', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => writeDocument(randomNumbers(seed))));
    reset();
    if (seen.size < SECRETS.length) throw new Error(`only ${[...seen].join()}`);
  });

  it('forges no region by indented preformatted text in an excerpt', async () => {
    await checkDocument(20270536);
    reset();
  });

  it('has only whole notes in a view with a small budget', async () => {
    for (const seed of [40001801, 40007005, 40036440, 40060774]) {
      await checkDocument(seed);
      reset();
    }
  });
});
