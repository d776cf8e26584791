/**
 * HTML elements as data. `src/aria` computes the roles that depend on an element's context or attributes.
 * https://w3c.github.io/html-aam/#html-element-role-mappings
 */

import { words, wordSet } from './words.ts';

/** Builds a map from tags to values. Between semicolons there is a value with its tags; a word alone is both. */
export function tagTable(text: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const line of text.split(';')) {
    const [value = '', ...tags] = words(line);
    for (const tag of tags.length ? tags : [value]) map.set(tag, value);
  }
  return map;
}

/** The heading elements, separated by spaces. */
export const HEADINGS = 'h1 h2 h3 h4 h5 h6';

/** The role of each HTML element whose role depends on nothing but its tag. */
export const ELEMENT_ROLE: ReadonlyMap<string, string> = tagTable(
  'generic b bdi bdo body center big data div font i nobr pre q samp small span strike tt u xmp listing plaintext html;' +
    'group address details fieldset hgroup optgroup;' +
    'list dir menu ol ul;' +
    `heading ${HEADINGS};` +
    'deletion del s;' +
    'definition dd;' +
    'term dfn dt;' +
    'rowgroup tbody tfoot thead;' +
    'article;' +
    'blockquote;' +
    'button;' +
    'caption;' +
    'code;' +
    'listbox datalist;' +
    'dialog;' +
    'emphasis em;' +
    'figure;' +
    'form;' +
    'separator hr;' +
    'insertion ins;' +
    'main;' +
    'mark;' +
    'math;' +
    'meter;' +
    'navigation nav;' +
    'option;' +
    'status output;' +
    'paragraph p;' +
    'progressbar progress;' +
    'search;' +
    'strong;' +
    'subscript sub;' +
    'superscript sup;' +
    'table;' +
    'textbox textarea;' +
    'time',
);

/** The role of an `<input>` by its type. A type that is missing here has no corresponding role. */
export const INPUT_ROLE: ReadonlyMap<string, string> = tagTable(
  'button button image reset submit;' +
    'textbox email tel text url;' +
    'checkbox;' +
    'spinbutton number;' +
    'radio;' +
    'slider range;' +
    'searchbox search',
);

/**
 * The types of `<input>` that are comboboxes if they have a `list` attribute.
 * https://w3c.github.io/html-aam/#el-input-textetc-autocomplete
 */
export const LIST_INPUT_TYPES = wordSet('email search tel text url');

/** The elements that define a section: https://html.spec.whatwg.org/multipage/dom.html#sectioning-content */
export const SECTIONING = wordSet('article aside nav section');

/**
 * Elements that a `<label>` can label, without form-associated custom elements.
 * https://html.spec.whatwg.org/multipage/forms.html#category-label
 */
export const LABELABLE = wordSet('button input meter output progress select textarea');

/** The elements that a person types or picks a value in. */
export const FIELD_TAGS = wordSet('input select textarea');

/** The elements that a person operates without any attribute. */
export const CONTROL_TAGS = wordSet('button input select textarea');

/**
 * Elements that have a `disabled` attribute.
 * https://html.spec.whatwg.org/multipage/semantics-other.html#disabled-elements
 */
export const DISABLEABLE = wordSet('button fieldset input optgroup option select textarea');

/**
 * Elements that are never rendered, whatever their style:
 * https://html.spec.whatwg.org/multipage/rendering.html#hidden-elements
 */
export const NEVER_RENDERED = wordSet('base head link meta noscript param rp script style template title');

/** Elements whose text is rendered like any other if a style rule displays them. */
export const SHOWABLE = wordSet('datalist head rp script style title');

/**
 * Elements that are never shown, or only through another one: sources of a picture, columns of a table, definitions in
 * SVG.
 */
export const UNRENDERED = new Set([
  ...NEVER_RENDERED,
  ...wordSet('col colgroup datalist noembed noframes source track wbr'),
  ...wordSet('clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient symbol'),
]);

/**
 * Elements that show a picture, another document or a value of their own instead of their children.
 * https://html.spec.whatwg.org/multipage/rendering.html#replaced-elements
 */
const EMBEDDED = 'audio canvas embed iframe img object video';
const VALUES = 'input meter progress select textarea';

/** Elements that form a box of their own in a line of text, whatever their `display`. */
export const REPLACED = wordSet(`button ${EMBEDDED} ${VALUES}`);

/**
 * Elements whose children nobody sees. `<select>` is not one of them, because a list box shows its options, nor is
 * `<object>`, which shows its children if it cannot show its data.
 */
export const OPAQUE = new Set(
  [...wordSet(`${EMBEDDED} ${VALUES} br hr`)].filter((tag) => tag !== 'select' && tag !== 'object'),
);

/**
 * Elements whose children do not contribute to names and texts, including ruby annotations. `<canvas>` is not one of
 * them, because its fallback content contributes.
 */
export const NO_TEXT_CONTENT = new Set([...wordSet(`${EMBEDDED} ${VALUES} rp rt`)].filter((tag) => tag !== 'canvas'));

/** Elements whose text is a value or another document. `<img>` is not one of them, because it has no text. */
export const VALUE_OR_DOCUMENT = new Set([...wordSet(`${EMBEDDED} ${VALUES} frame`)].filter((tag) => tag !== 'img'));

/**
 * Elements whose content contributes to an ancestor's name, as in browsers, although their role is in `NOT_TRAVERSED`.
 */
export const TRAVERSED = wordSet('address details footer svg');

/** Elements that HTML names by something other than their content: a label, a child, an attribute or a default text. */
export const NAMED_TAGS = wordSet(
  'area button fieldset figure img input math meter optgroup option output progress select summary table textarea',
);

/** Elements that, without attributes, add no name, state or text to their content. */
export const PLAIN = wordSet(
  'abbr address b bdi bdo center cite code dd del dfn div dl dt em figcaption font footer i ' +
    'ins kbd li mark nobr ol p pre q s samp section small span strong sub sup tbody td tfoot th thead time tr tt u ' +
    'ul var',
  HEADINGS,
);
