/**
 * WAI-ARIA roles as data: WAI-ARIA 1.2, what browsers ship of 1.3, DPUB-ARIA 1.1 and the Graphics module.
 * https://w3c.github.io/aria/#role_definitions · https://w3c.github.io/dpub-aria/#role_definitions ·
 * https://w3c.github.io/graphics-aria/#role_definitions
 */

import { wordSet, wordMap } from './words.ts';

const LANDMARKS = 'banner complementary contentinfo form main navigation region search';
/** The landmark roles: https://w3c.github.io/aria/#landmark_roles */
export const LANDMARK_ROLES = wordSet(LANDMARKS);

/** The landmark roles for which HTML has an element, with its tag, by which views name the region. */
export const LANDMARK_WORDS = wordMap('main navigation=nav banner=header contentinfo=footer complementary=aside');
const DPUB_LANDMARKS =
  'doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-conclusion ' +
  'doc-credits doc-endnotes doc-epilogue doc-errata doc-foreword doc-glossary doc-index doc-introduction ' +
  'doc-pagelist doc-part doc-preface doc-prologue doc-toc';
/** The link roles of DPUB-ARIA. */
export const DPUB_LINKS = 'doc-backlink doc-biblioref doc-glossref doc-noteref';
/** Parts of a text that are read by themselves. */
const DPUB_PARTS =
  'doc-abstract doc-biblioentry doc-colophon doc-cover doc-credit doc-dedication doc-endnote ' +
  'doc-epigraph doc-example doc-footnote doc-notice doc-pullquote doc-qna doc-tip';
const DPUB_OTHER = 'doc-pagebreak doc-pagefooter doc-pageheader doc-subtitle';
const GRAPHICS = 'graphics-document graphics-object graphics-symbol';

/** Parts of a document that a name of what is around them leaves out, unlike the other ones. */
const SEPARATE_PARTS =
  'application article blockquote comment document feed figure group img meter note row rowgroup sectionfooter ' +
  'sectionheader separator suggestion table toolbar';
/** Roles of text that cannot have a name. */
const NAMELESS =
  'caption code definition deletion emphasis generic insertion mark none paragraph strong subscript superscript term time';
const DOCUMENT_STRUCTURE = `${SEPARATE_PARTS} ${NAMELESS} cell columnheader heading list listitem math rowheader tooltip`;
const LIVE_REGIONS = 'alert log marquee status timer';
const WINDOWS = 'alertdialog dialog';
const FIELDS = 'textbox searchbox combobox listbox checkbox radio switch slider spinbutton';
/** The roles of the items of menus. */
export const MENU_ITEMS = 'menuitem menuitemcheckbox menuitemradio';
const CONTAINERS = 'grid menu menubar progressbar radiogroup scrollbar tablist tabpanel tree treegrid';
const WIDGETS = `${FIELDS} ${MENU_ITEMS} ${CONTAINERS} button gridcell link option tab treeitem`;

/** All roles that authors may use, without synonyms. */
export const ROLES = wordSet(
  DOCUMENT_STRUCTURE,
  LIVE_REGIONS,
  WINDOWS,
  WIDGETS,
  LANDMARKS,
  DPUB_LANDMARKS,
  DPUB_LINKS,
  DPUB_PARTS,
  DPUB_OTHER,
  GRAPHICS,
);

/**
 * Synonyms of roles, with the name that this library uses. It uses `img` instead of `image`, because `img` is the name
 * in WAI-ARIA 1.2 and better known. `directory` is deprecated and maps to `list`.
 * https://w3c.github.io/core-aam/#roleMappingComputedRole
 */
export const ROLE_SYNONYMS = wordMap('image=img presentation=none directory=list');

/**
 * Roles that count only inside an element with one of the given roles. User agents ignore them elsewhere. WAI-ARIA
 * defines such a context for more roles, but browsers require it only for these three.
 * https://w3c.github.io/aria/#scope
 */
export const REQUIRED_CONTEXT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['listitem', wordSet('list')],
  ['option', wordSet('listbox')],
  ['treeitem', wordSet('tree group treeitem')],
]);

/**
 * Roles that take their name from their content. https://w3c.github.io/aria/#namefromcontent; DPUB-ARIA adds its link
 * roles.
 */
export const NAME_FROM_CONTENT = wordSet(
  'button cell checkbox columnheader gridcell heading link option radio row rowheader switch tab tooltip treeitem',
  MENU_ITEMS,
  DPUB_LINKS,
  'doc-subtitle graphics-object',
);

/** Roles that must not be named. https://w3c.github.io/aria/#namefromprohibited */
export const NAME_PROHIBITED = wordSet(NAMELESS, 'suggestion doc-pagefooter doc-pageheader');

/**
 * Roles whose content does not contribute to an ancestor's name, although a name from the author does. No specification
 * lists these roles yet: the change log of accname (https://w3c.github.io/accname/#changelog) leaves open which "roles
 * that should not be traversed" there are. The list is Chromium's.
 */
export const NOT_TRAVERSED = wordSet(
  SEPARATE_PARTS,
  CONTAINERS,
  'banner combobox complementary contentinfo form listbox main navigation search slider spinbutton',
  LIVE_REGIONS,
  WINDOWS,
  DPUB_LANDMARKS,
  DPUB_PARTS,
  'graphics-document graphics-symbol',
);

/**
 * Roles of elements that a person operates. These are the widget roles except those that only contain other widgets
 * (`grid`, `menu`, `radiogroup`, `tablist`, `tabpanel`, `tree`, …) or only show a value (`progressbar`, `separator`).
 * https://w3c.github.io/aria/#widget_roles
 */
export const INTERACTIVE_ROLES = wordSet(
  FIELDS,
  MENU_ITEMS,
  'button gridcell link option scrollbar tab treeitem',
  DPUB_LINKS,
);

/** The table roles: https://w3c.github.io/aria/#table */
export const TABLE_ROLES = wordSet('table grid treegrid');

/** Roles of controls that hold a value: text, a number or a choice. */
export const FIELD_ROLES = wordSet(FIELDS);

/** Roles of controls that may be part of a line of text. In a name, spaces separate them from the surrounding words. */
export const CONTROL_ROLES = wordSet(FIELDS, MENU_ITEMS, 'button scrollbar tab');
