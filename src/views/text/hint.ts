import type { TreeNode } from '../../tree/TreeNode.ts';

/**
 * Returns what an element without a name may be for: `.trash` from its class or icon, `/orders/new` from its address,
 * or an empty string.
 */
export function hint(node: TreeNode): string {
  const slug = node.facts?.href === undefined ? '' : slugOf(node.facts.href);
  return slug || identOf(node);
}

/** The last readable parts of an address. */
function slugOf(href: string): string {
  if (/^(?:javascript|data|blob):/iu.test(href)) return '';
  const host = /^(?:https?:)?\/\/(?:www\.)?([a-z0-9.-]+)/iu.exec(href)?.[1] ?? '';
  const path = (/^[^?#]*/u.exec(href)?.[0] ?? '').replace(/^(?:[a-z][a-z+.-]*:)?\/\/[^/]*/iu, '');
  const parts = path.split('/').filter((part) => ID.test(part) || (READABLE.test(part) && !isGenerated(part)));
  // A number says something only after the word of which it is one.
  const words = parts.filter((part, i) => !ID.test(part) || (i > 0 && !ID.test(parts[i - 1] as string)));
  const shown = words.slice(ID.test(words.at(-2) ?? '') ? -3 : -2).join('/');
  const slug = shown.replace(/\.(?:html?|php|aspx?)$/u, '');
  const address = [host, slug].filter(Boolean).join('/');
  if (slug && address.length <= 40) return `/${address}`;
  return host && !slug ? `/${host}` : '';
}

/** The number of a thing in an address. */
const ID = /^\d{1,9}$/;

/** A class, id or picture name that is a word, of the element or of the first picture in it. */
function identOf(node: TreeNode): string {
  const own = node.facts?.hint ?? node.facts?.testId;
  if (own && READABLE.test(own) && !isGenerated(own)) return `.${own}`;
  for (let inner: TreeNode | undefined = node, depth = 0; inner && depth < 5; inner = firstElement(inner), depth++) {
    const word = pictureName(inner) || bestClass(inner.facts?.classes ?? '');
    if (word) return `.${word}`;
  }
  const id = node.facts?.htmlId ?? node.facts?.nameAttr ?? '';
  if (READABLE.test(id) && !isGenerated(id)) return `.${id}`;
  return SHAPES.has(node.tag) ? `.${node.tag}` : '';
}

const SHAPES = new Set(['circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline', 'path', 'area']);

/** A class that a person wrote and that says what the element is; '' if there is none. */
export const stableClass = (node: TreeNode): string =>
  (node.facts?.classes ?? '')
    .split(/\s+/u)
    .find((name) => READABLE.test(name) && !isGenerated(name) && !isLook(name)) ?? '';

const firstElement = (node: TreeNode): TreeNode | undefined => {
  for (const child of node.shadow?.children ?? node.children) if (typeof child !== 'string') return child;
  return undefined;
};

function pictureName({ facts }: TreeNode): string {
  const file = /([\w-]+)\.(?:svg|png|gif|jpe?g|webp|avif)(?:[?#]|$)/iu.exec(facts?.src ?? '')?.[1] ?? '';
  return READABLE.test(file) && !isGenerated(file) ? file : '';
}

/** The class that says most: an icon's first, then the longest word that is not about looks. */
function bestClass(classes: string): string {
  let best = '';
  for (const name of classes.split(/\s+/u)) {
    const icon = ICON.exec(name)?.[1];
    if (icon && !isGenerated(icon) && !isLook(icon)) return icon;
    if (READABLE.test(name) && !isGenerated(name) && !isLook(name) && name.length > best.length) best = name;
  }
  return best;
}
const ICON =
  /^(?:fa|bi|icon|icons|ico|mdi|ti|ri|glyphicon|octicon|lucide|feather|svg|anticon|pi|bx|ion|la|uil|codicon|i)-([a-z][a-z0-9-]*)$/iu;
const READABLE = /^(?=.*[a-z]{2})[\w-]{2,30}(?:\.[a-z]{2,4})?$/iu;
/** Says how it looks or what kind of box it is, in one word or in several (`flex-items-center`). */
const isLook = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[-_:]+/u)
    .every((part) => part.length < 2 || LOOKS.has(part) || /\d/u.test(part));
const LOOKS = new Set(
  (
    'btn button icon icons link links active primary secondary default small medium large sm md lg xs xl container wrapper wrap inner outer ' +
    'item items fa fas far fab bi mdi svg img image clickable pointer cursor flex inline block grid hidden visible show open closed row col ' +
    'column content text center centre left right top bottom start end between around justify align self relative absolute fixed sticky ' +
    'static full auto none screen min max width height size rounded border shadow bg color dark light white black gray grey transition ' +
    'duration ease hover focus group peer ring elevation outline opacity overflow scroll float clearfix clear pull ml mr mt mb mx my pl pr pt pb px ' +
    'py gap space leading tracking font bold normal italic uppercase underline no is has js ui'
  ).split(' '),
);

/** A hash, a number, a uuid, a name that a build tool made. */
const isGenerated = (word: string): boolean =>
  (word.match(/\d/gu)?.length ?? 0) > 2 ||
  /^(?:css|sc|jsx|emotion|_|ember|react|mui|chakra)-?\w*\d|^_/iu.test(word) ||
  /^(?:Mui[A-Z]|(?:spectrum|chakra|mantine|el|v|p|ant|mat|mdc)-)/u.test(word) ||
  /^[a-z]{1,2}[A-Z]\w{2,6}$/u.test(word) ||
  /[_-]{2}|^[^aeiouy]+$/iu.test(word) ||
  /[a-z][A-Z][a-z]?[A-Z0-9]/u.test(word);
