import { named, rows } from './row.ts';
import type { Row } from './row.ts';

const HIDDEN_LABEL = 'A hidden label gives no name: html-aam/#el-label';

/** Names from HTML elements and attributes. https://w3c.github.io/html-aam/#accname-computation */
export const native: readonly Row[] = [
  ...rows(
    'label around',
    'The name is the content of the label without that of the control itself: html-aam/#el-label',
    ['<label>Name <input data-t></label>', named('Name')],
    ['<label>Name <input data-t value="typed"> of yours</label>', named('Name of yours')],
    ['<label>Name <b hidden>secret</b><select data-t><option>x</select></label>', named('Name')],
    ['<label aria-label="Author’s">Name <input data-t></label>', named('Author’s')],
  ),
  ...rows(
    'label for',
    HIDDEN_LABEL,
    ['<label for="i">Name</label><input data-t id="i">', named('Name')],
    ['<label for="i" hidden>Name</label><input data-t id="i">', named('')],
    ['<label for="i">Go</label><button data-t id="i">x</button>', named('Go')],
    ['<label for="i">Out</label><output data-t id="i">x</output>', { role: 'status', name: 'Out' }],
    ['<label for="i">Level</label><meter data-t id="i"></meter>', { role: 'meter', name: 'Level' }],
    ['<label for="i">Not labelable</label><div data-t id="i" role="textbox"></div>', named('')],
    ['<label for="i"><img alt="Picture" src="data:,"> text</label><input data-t id="i">', named('Picture text')],
  ),
  ...rows(
    'several labels',
    'Several labels are joined in tree order by spaces: html-aam/#accname-computation',
    ['<label for="i">one</label><input data-t id="i"><label for="i">two</label>', named('one two')],
    ['<label>around <input data-t id="i"></label><label for="i">for</label>', named('around for')],
    [
      '<label for="i">one</label><label for="i" hidden>two</label><label for="i">three</label><input data-t id="i">',
      named('one three'),
    ],
  ),
  ...rows(
    'fieldset and legend',
    'A fieldset is named by its first legend child: html-aam/#fieldset-element-accessible-name-computation',
    ['<fieldset data-t><legend>Address</legend></fieldset>', { role: 'group', name: 'Address' }],
    ['<fieldset data-t><p>x</p><legend>A</legend><legend>B</legend></fieldset>', named('A')],
    ['<fieldset data-t><div><legend>A</legend></div></fieldset>', named('')],
    ['<fieldset data-t title="T"><legend hidden>A</legend></fieldset>', named('T')],
    ['<fieldset data-t aria-label="L"><legend>A</legend></fieldset>', named('L')],
  ),
  ...rows(
    'table and caption',
    'A table is named by its first caption child: html-aam/#table-element-accessible-name-computation',
    ['<table data-t><caption>Prices</caption><tr><td>x</table>', { role: 'table', name: 'Prices' }],
    ['<table data-t title="T"><tr><th>x<td>y</table>', named('T')],
    ['<table data-t title="T"><caption hidden>Prices</caption><tr><th>x<td>y</table>', named('T')],
  ),
  ...rows(
    'figure and figcaption',
    'A figure is named by its first figcaption child: html-aam/#figure-element-accessible-name-computation',
    [
      '<figure data-t><img alt="x" src="data:,"><figcaption>Fig. 1</figcaption></figure>',
      { role: 'figure', name: 'Fig. 1' },
    ],
    ['<figure data-t aria-label="L"><figcaption>Fig. 1</figcaption></figure>', named('L')],
  ),
  ...rows(
    'details and summary',
    'A summary is named by its content, a details element only by its author: html-aam/#accname-computation',
    ['<details><summary data-t>More</summary>x</details>', { role: null, name: 'More', states: { expanded: false } }],
    ['<details open><summary data-t>More</summary>x</details>', { states: { expanded: true } }],
    ['<details><summary>More</summary><summary data-t>Second</summary></details>', { role: 'generic', name: '' }],
    ['<details data-t title="T"><summary>More</summary>x</details>', { role: 'group', name: 'T' }],
    ['<button data-t>a <details><summary>s</summary>closed</details></button>', named('a s')],
    ['<button data-t>a <details open><summary>s</summary>open</details></button>', named('a s open')],
  ),
  ...rows(
    'input defaults',
    'A button is named by its value, else by its default text: html-aam/#accname-computation',
    ['<input data-t type="submit">', { role: 'button', name: 'Submit' }],
    ['<input data-t type="reset">', named('Reset')],
    ['<input data-t type="submit" value="Send">', named('Send')],
    ['<input data-t type="button" value="Do">', named('Do')],
    ['<input data-t type="button">', named('')],
    ['<input data-t type="submit" value="" title="Send">', named('Send')],
    ['<input data-t type="image" alt="Find" src="data:,">', { role: 'button', name: 'Find' }],
    ['<input data-t type="image" title="Find" src="data:,">', named('Find')],
    ['<input data-t type="image" src="data:,">', named('Submit')],
    ['<label>Upload <input data-t type="file"></label>', named('Upload')],
  ),
  ...rows(
    'img with an empty alt',
    'An image with an empty alt is presentational, unless it is named otherwise or focusable: html-aam/#el-img-empty-alt',
    ['<img data-t alt="" src="data:,">', { role: 'generic', name: '' }],
    ['<img data-t alt="  " src="data:,">', { role: 'generic', name: '' }],
    ['<img data-t alt="" aria-label="Logo" src="data:,">', { role: 'img', name: 'Logo' }],
    ['<img data-t alt="" tabindex="0" src="data:,">', { role: 'img', name: '' }],
    ['<img data-t alt="" title="tip" src="data:,">', { role: 'img', name: '', description: 'tip' }],
    ['<img data-t title="tip" src="data:,">', { role: 'img', name: 'tip' }],
    ['<a href="#" data-t>x<img alt="" src="data:,"></a>', named('x')],
  ),
  ...rows(
    'area',
    'An area is named by its alt attribute, else by its title: html-aam/#area-element-accessible-name-computation',
    [
      '<map name="m"><area data-t href="#" alt="North" title="T"></map><img usemap="#m" alt="" src="data:,">',
      { role: 'link', name: 'North' },
    ],
    [
      '<map name="m"><area data-t href="#" title="T"></map><img usemap="#m" alt="" src="data:,">',
      { role: 'link', name: 'T' },
    ],
    ['<map name="m"><area data-t alt="North"></map><img usemap="#m" alt="" src="data:,">', { role: 'generic' }],
  ),
  ...rows('optgroup', 'An optgroup is named by its label attribute: html-aam/#el-optgroup', [
    '<select><optgroup data-t label="Cold"><option>x</optgroup></select>',
    { role: 'group', name: 'Cold' },
  ]),
  ...rows(
    'title as a fallback',
    'The title names an element that has no other name: accname/#comp_tooltip',
    ['<button data-t title="tip"></button>', named('tip')],
    ['<button data-t title="tip">text</button>', { name: 'text', description: 'tip' }],
    ['<a data-t href="#" title="tip"><img alt="" src="data:,"></a>', named('tip')],
    ['<abbr data-t title="Hypertext">HTML</abbr>', { role: null, name: 'Hypertext' }],
    ['<iframe data-t title="Map"></iframe>', { role: null, name: 'Map' }],
    ['<button data-t><i title="Close"></i></button>', named('Close')],
    ['<label>L <input data-t title="tip"></label>', { name: 'L', description: 'tip' }],
  ),
  ...rows(
    'placeholder as a fallback',
    'The placeholder names a field that has no other name and no title: html-aam/#accname-computation',
    ['<input data-t placeholder="hint">', named('hint')],
    ['<input data-t placeholder="hint" title="tip">', named('tip')],
    ['<textarea data-t placeholder="hint"></textarea>', named('hint')],
    ['<div data-t role="textbox" aria-placeholder="hint"></div>', named('hint')],
    ['<input data-t type="checkbox" placeholder="hint">', named('')],
  ),
];

/** Names and roles of SVG elements. https://w3c.github.io/svg-aam/ */
export const svg: readonly Row[] = [
  ...rows(
    'SVG title',
    'An SVG element is named by its first title child: svg-aam/#mapping_additional_nd',
    ['<svg data-t width="9" height="9"><title>Save</title><path d="M0 0h9v9"/></svg>', { role: 'img', name: 'Save' }],
    ['<svg data-t width="9" height="9"><g><title>Save</title><path d="M0 0h9v9"/></g></svg>', { name: '' }],
    ['<svg data-t aria-label="L" width="9" height="9"><title>Save</title></svg>', { name: 'L', description: 'Save' }],
    ['<button data-t><svg width="9" height="9"><title>Save</title><path d="M0 0h9v9"/></svg></button>', named('Save')],
    [
      '<svg width="9" height="9"><rect data-t width="5" height="5"><title>Bar</title></rect></svg>',
      { role: 'graphics-symbol', name: 'Bar' },
    ],
    ['<svg width="9" height="9"><rect data-t width="5" height="5"/></svg>', { role: 'generic', name: '' }],
    ['<svg data-t width="9" height="9"><text y="9">words</text></svg>', { role: 'graphics-document' }],
  ),
  ...rows('SVG desc', 'An SVG element is described by its first desc child: svg-aam/#mapping_additional_nd', [
    '<svg data-t width="9" height="9"><title>T</title><desc>D</desc></svg>',
    { name: 'T', description: 'D' },
  ]),
  ...rows(
    'SVG a',
    'An SVG link has the role link if it has an href: svg-aam/#mapping_role_table',
    ['<svg width="9" height="9"><a data-t href="#"><text y="9">Go</text></a></svg>', { role: 'link', name: 'Go' }],
    [
      '<svg width="9" height="9"><a data-t xlink:href="#" xlink:title="Go"><path d="M0 0h9v9"/></a></svg>',
      { role: 'link', name: 'Go' },
    ],
    ['<svg width="9" height="9"><a data-t><text y="9">Go</text></a></svg>', { role: 'generic' }],
  ),
  ...rows(
    'SVG g',
    'A g element is a group if it must be in the accessibility tree: svg-aam/#include_elements',
    ['<svg width="9" height="9"><g data-t><path d="M0 0h9v9"/></g></svg>', { role: 'generic' }],
    [
      '<svg width="9" height="9"><g data-t><title>Axis</title><path d="M0 0h9v9"/></g></svg>',
      { role: 'group', name: 'Axis' },
    ],
    ['<svg width="9" height="9"><g data-t tabindex="0"><path d="M0 0h9v9"/></g></svg>', { role: 'group' }],
  ),
  ...rows('SVG image', 'An image element has the role img: svg-aam/#mapping_role_table', [
    '<svg width="9" height="9"><image data-t href="data:," width="5" height="5"><title>Photo</title></image></svg>',
    { role: 'img', name: 'Photo' },
  ]),
];
