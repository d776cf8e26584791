import { isString, objectIn } from '../../standards/values.ts';
import { reportedRect, type InspectFacts } from '../../views/inspect.ts';
import { visible } from '../../standards/pageText.ts';
import { wordSet } from '../../standards/words.ts';
import { fieldsIn, isTrue, listIn, numberIn, textIn, type Fields } from './untrustedInput.ts';

const REACH: Fields = { word: wordSet('state reason'), number: wordSet('dx dy') };
export const STATES: Fields = {
  boolean: wordSet(
    'checked pressed selected expanded disabled readonly required invalid modal multiselectable focused',
  ),
  number: wordSet('level valuemin valuemax valuenow posinset setsize'),
  string: wordSet('valuetext'),
  word: wordSet('checked pressed invalid current haspopup orientation'),
};

/**
 * The position of a frame in the top page: the offset of its boxes and the page's scroll position in CSS pixels, and
 * the numbers of the enclosing frames.
 */
export interface FramePlacement {
  readonly x: number;
  readonly y: number;
  readonly scrollX: number;
  readonly scrollY: number;
  readonly path: readonly string[];
}

/**
 * Reads the facts that a frame sent about one of its elements, and converts them to the numbers and coordinates of this
 * page.
 */
export function readFacts(
  given: unknown,
  id: number,
  place: FramePlacement,
  numberOf: (theirs: number) => number,
): InspectFacts {
  const one = objectIn(given);
  const text = (value: unknown, maxLength = 500): string => visible(textIn(value, maxLength));
  const textOrNull = (value: unknown): string | null => (isString(value) ? text(value) : null);
  const texts = (value: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries(objectIn(value))
        .slice(0, 100)
        .map(([name, one]) => [text(name, 60), text(one)]),
    );
  const node = (value: unknown): string[] => {
    const digits = /^node_(\d{1,9})$/.exec(textIn(value, 20))?.[1];
    return digits === undefined ? [] : [`node_${numberOf(Number(digits))}`];
  };
  const rect = objectIn(one['rect']);
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(
    (name, i) => numberIn(rect[name], i < 2 ? -1e7 : 0, 1e7) + ([place.x, place.y][i] ?? 0),
  ) as [number, number, number, number];
  const reach = objectIn(one['reachability']);
  const [by] = node(reach['by']);
  const list = <T>(value: unknown, read: (one: Readonly<Record<string, unknown>>) => T): T[] =>
    listIn(value, 50).map((item) => read(objectIn(item)));
  return {
    nodeId: `node_${id}`,
    tag: text(one['tag'], 60),
    attributes: texts(one['attributes']),
    text: text(one['text']),
    value: textOrNull(one['value']),
    visible: isTrue(one['visible']),
    hiddenReason: textOrNull(one['hiddenReason']),
    role: textOrNull(one['role']),
    name: text(one['name'], 250),
    description: text(one['description'], 250),
    states: fieldsIn(one['states'], STATES, 100) as InspectFacts['states'],
    rect: reportedRect({ x, y, width, height }, place.scrollX, place.scrollY),
    reachable: isTrue(one['reachable']),
    coveredBy: node(one['coveredBy'])[0] ?? null,
    reachability: { state: 'hidden', ...fieldsIn(reach, REACH, 40), ...(by && { by }) },
    hints: listIn(one['hints'], 10).map((hint) => text(hint)),
    framePath: [...place.path, ...listIn(one['framePath'], 50).flatMap(node)],
    shadowPath: listIn(one['shadowPath'], 50).flatMap(node),
    inViewport: isTrue(one['inViewport']),
    signals: list(one['signals'], ({ signal, weight }) => ({
      signal: text(signal, 40),
      weight: numberIn(weight, 0, 100),
    })),
    style: texts(one['style']),
    selectors: list(one['selectors'], ({ selector, confidence }) => ({
      selector: text(selector),
      confidence: typeof confidence === 'number' ? confidence : 0,
    })),
  };
}
