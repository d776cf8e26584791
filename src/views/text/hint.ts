import { isString } from '../../standards/values.ts';
import { COLOURED } from './escape.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { wordSet } from '../../standards/words.ts';

/**
 * Returns a hint for an element without a name: `.trash` from its class or icon, `/orders/new` from its address, or an
 * empty string.
 */
export function hint(node: TreeNode): string {
  const slug = node.facts?.href === undefined ? '' : slugOf(node.facts.href);
  return slug || identOf(node);
}

/** Returns the last readable segments of an address, with its host if it has one. */
function slugOf(href: string): string {
  if (/^(?:javascript|data|blob):/i.test(href)) return '';
  const host = /^(?:https?:)?\/\/(?:www\.)?([a-z0-9.-]+)/i.exec(href)?.[1] ?? '';
  const path = (/^[^?#]*/.exec(href)?.[0] ?? '').replace(/^(?:[a-z][a-z+.-]*:)?\/\/[^/]*/i, '');
  const parts = path.split('/').filter((part) => ID.test(part) || isWord(part));
  // A number is useful only after a word, as in `/orders/12`.
  const words = parts.filter((part, i) => !ID.test(part) || (i > 0 && !ID.test(parts[i - 1] as string)));
  const shown = words.slice(ID.test(words.at(-2) ?? '') ? -3 : -2).join('/');
  const slug = shown.replace(/\.(?:html?|php|aspx?)$/, '');
  const address = [host, slug].filter(Boolean).join('/');
  if (slug && address.length <= 40) return `/${address}`;
  return host && !slug ? `/${host}` : '';
}

/** Matches a numeric identifier in an address. */
const ID = /^\d{1,9}$/;

/** Returns what the picture shows, or else a readable class or id, of the element or the first elements inside it. */
function identOf(node: TreeNode): string {
  const { hint: look = '', testId = '', htmlId = '', nameAttr = '' } = node.facts ?? {};
  if (COLOURED.test(look) || ICON_HINT.test(look)) return look;
  if (isWord(testId)) return `.${testId}`;
  for (const find of [iconName, bestClass])
    for (let inner: TreeNode | undefined = node, depth = 0; inner && depth < 5; inner = firstElement(inner), depth++) {
      const word = find(inner.facts?.classes ?? '');
      if (word) return `.${word}`;
    }
  const id = htmlId || nameAttr;
  if (isWord(id)) return `.${id}`;
  return SHAPES.has(node.tag) ? `.${node.tag}` : '';
}

const SHAPES = wordSet('circle ellipse rect line polygon polyline path area');
/** Matches the hint of an icon, or of a named box with its colour, such as `.trash` and `.knob red`. */
const ICON_HINT = /^\.[\w-]{2,30}(?: (?:#[a-f\d]{6}|[a-z]{3,7}))?$/;

/**
 * Returns a class that a person wrote and that describes the element's purpose, or with `anyWord` also its looks; '' if
 * there is none.
 */
export const stableClass = (node: TreeNode, anyWord = false): string =>
  (node.facts?.classes ?? '').split(/\s+/).find((name) => isWord(name) && (anyWord || !isLook(name))) ?? '';

const firstElement = (node: TreeNode): TreeNode | undefined => {
  for (const child of node.shadow?.children ?? node.children) if (!isString(child)) return child;
  return undefined;
};

/**
 * Returns the word of the classes that says most: the name of an icon, or else the longest word that is not about
 * looks; '' if there is none.
 */
export function bestClass(classes: string): string {
  let best = iconName(classes);
  if (best) return best;
  for (const name of classes.split(/\s+/)) if (isWord(name) && !isLook(name) && name.length > best.length) best = name;
  return best;
}

/**
 * Returns the name of the icon in the first class that names one: `trash` for `fa fa-trash` and `my-icons trash`; '' if
 * none does.
 */
export function iconName(classes: string): string {
  const names = classes.split(/\s+/);
  const hasFont = names.some((name) => FONT.test(name));
  for (const name of names) {
    const icon = ICON.exec(name)?.[1] ?? (hasFont && !FONT.test(name) ? name : '');
    if (isWord(icon) && !isLook(icon)) return icon;
  }
  return '';
}
/** Matches the class of an icon font. */
const FONT = /(?:^|-)icons$|^icon$/i;
/** Matches a class that names an icon after the prefix of an icon font. */
const ICON =
  /^(?:fa|bi|icon|icons|ico|mdi|ti|ri|glyphicon|octicon|lucide|feather|svg|anticon|pi|bx|ion|la|uil|codicon|i)-([a-z][a-z0-9-]*)$/i;
/** Matches a word or a file name that a person could read. */
const READABLE = /^(?=.*[a-z]{2})[\w-]{2,30}(?:\.[a-z]{2,4})?$/i;
/** Returns whether a class says only how something looks or what kind of box it is (`flex-items-center`). */
const isLook = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[-_:]+/)
    .every((part) => part.length < 2 || LOOKS.has(part) || /\d/.test(part));
const LOOKS = wordSet(
  'btn button icon icons link links active primary secondary default small medium large sm md lg xs xl container wrapper wrap inner outer ' +
    'item items fa fas far fab bi mdi svg img image clickable pointer cursor flex inline block grid hidden visible show open closed row col ' +
    'column content text center centre left right top bottom start end between around justify align self relative absolute fixed sticky ' +
    'static full auto none screen min max width height size rounded border shadow bg color dark light white black gray grey transition ' +
    'duration ease hover focus form control circle group peer ring elevation outline opacity overflow scroll float clearfix clear pull ml mr mt mb mx my pl pr pt pb px ' +
    'py gap space solid regular brands leading tracking font bold normal italic uppercase underline no is has js ui',
);

/** Tells whether a person wrote the word: it is no hash, number, UUID, or name that a build tool made. */
const isWord = (word: string): boolean =>
  READABLE.test(word) && (word.match(/\d/g)?.length ?? 0) < 3 && !GENERATED.some((form) => form.test(word));
const GENERATED = [
  /^(?:css|sc|jsx|emotion|_|ember|react|mui|chakra)-?\w*\d|^_|[_-]{2}|^[^aeiouy]+$/i,
  /^(?:Mui[A-Z]|(?:chartjs|spectrum|chakra|mantine|el|v|p|ant|mat|mdc|form-c\w+|custom)-)|^[a-z]{1,2}[A-Z]\w{2,6}$|[a-z][A-Z][a-z]?[A-Z0-9]/,
];
