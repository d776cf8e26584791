import { rows } from './row.ts';
import type { Expected, Row } from './row.ts';

const described = (description: string): Expected => ({ description });
const states = (value: NonNullable<Expected['states']>): Expected => ({ states: value });

/**
 * Accessible descriptions. https://w3c.github.io/accname/#mapping_additional_nd_description ·
 * https://w3c.github.io/html-aam/#accdesc-computation
 */
export const descriptions: readonly Row[] = [
  ...rows(
    'description: aria-describedby',
    'aria-describedby comes first, even if its text is empty: accname/#mapping_additional_nd_description',
    [
      '<button data-t aria-describedby="a b" aria-description="no">x</button><b id="a">one</b><b id="b">two</b>',
      described('one two'),
    ],
    [
      '<button data-t aria-describedby="a" title="tip">x</button><b id="a" hidden>hidden <i hidden>too</i></b>',
      described('hidden too'),
    ],
    ['<button data-t aria-describedby="a" title="tip">x</button><b id="a"></b>', described('')],
    ['<button data-t aria-describedby="nowhere" title="tip">x</button>', described('tip')],
    ['<div data-t aria-describedby="a">x</div><b id="a" aria-label="label">text</b>', described('label')],
  ),
  ...rows(
    'description: aria-description',
    'aria-description comes second: aria/#aria-description',
    ['<button data-t aria-description="said" title="tip">x</button>', described('said')],
    ['<button data-t aria-description="" title="tip">x</button>', described('')],
  ),
  ...rows(
    'description: title',
    'The title comes last, unless it became the name or repeats the visible text: html-aam/#accdesc-computation',
    ['<button data-t title="tip">x</button>', described('tip')],
    ['<button data-t title="tip"></button>', { name: 'tip', description: '' }],
    ['<button data-t title="Save">Save</button>', { name: 'Save', description: '' }],
    ['<a data-t href="#" title="All the news"><b>All</b> the  news</a>', described('')],
    ['<p data-t title="tip">x</p>', { name: '', description: 'tip' }],
    ['<img data-t alt="Cat" title="Cat" src="data:,">', { name: 'Cat', description: 'Cat' }],
  ),
  ...rows(
    'description: caption',
    'A caption or button value that did not become the name describes the element: html-aam/#accdesc-computation',
    ['<table data-t aria-label="L"><caption>C</caption><tr><td>x</table>', { name: 'L', description: 'C' }],
    ['<table data-t title="T"><caption>C</caption><tr><td>x</table>', { name: 'C', description: 'T' }],
    ['<input data-t type="submit" value="Send" aria-label="Send all">', { name: 'Send all', description: 'Send' }],
  ),
  ...rows(
    'description: summary',
    'The content of a summary that did not become its name describes it: html-aam/#accdesc-computation',
    ['<details><summary data-t aria-label="L">S</summary>x</details>', { name: 'L', description: 'S' }],
    ['<details><summary data-t>S</summary>x</details>', described('')],
  ),
];

/**
 * States and properties. https://w3c.github.io/aria/#state_prop_def ·
 * https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
 */
export const stateRows: readonly Row[] = [
  ...rows(
    'state: checked',
    'The native state comes first; only some roles support mixed: aria/#aria-checked',
    ['<input data-t type="checkbox">', states({})],
    ['<input data-t type="checkbox" checked aria-checked="false">', states({ checked: true })],
    [
      '<input data-t type="checkbox" checked>',
      states({ checked: 'mixed' }),
      {
        prepare: (el) => {
          (el as HTMLInputElement).indeterminate = true;
        },
      },
    ],
    ['<input data-t type="radio" checked>', states({ checked: true })],
    ['<div data-t role="checkbox" aria-checked="mixed"></div>', states({ checked: 'mixed' })],
    ['<div data-t role="switch" aria-checked="mixed"></div>', states({})],
    ['<div data-t role="menuitemradio" aria-checked="true"></div>', states({ checked: true })],
    ['<div data-t role="button" aria-checked="true"></div>', states({})],
  ),
  ...rows(
    'state: pressed',
    'Only a button can be pressed: aria/#aria-pressed',
    ['<button data-t aria-pressed="true">x</button>', states({ pressed: true })],
    ['<button data-t aria-pressed="mixed">x</button>', states({ pressed: 'mixed' })],
    ['<a data-t href="#" aria-pressed="true">x</a>', states({})],
  ),
  ...rows(
    'state: selected',
    'Options and tabs can be selected, links cannot: aria/#aria-selected',
    ['<div role="tablist"><div data-t role="tab" aria-selected="true">x</div></div>', states({ selected: true })],
    ['<select><option>a<option data-t selected>b</select>', states({ selected: true })],
    ['<div data-t role="link" aria-selected="true">x</div>', states({})],
  ),
  ...rows(
    'state: expanded',
    'Both true and false are reported: aria/#aria-expanded',
    ['<button data-t aria-expanded="true">x</button>', states({ expanded: true })],
    ['<button data-t aria-expanded="false">x</button>', states({ expanded: false })],
    ['<p data-t aria-expanded="true">x</p>', states({})],
  ),
  ...rows(
    'state: disabled',
    'Disabling an element disables its descendants: aria/#aria-disabled, html-aam/#att-disabled',
    ['<button data-t disabled>x</button>', states({ disabled: true })],
    ['<fieldset disabled><legend>l</legend><input data-t></fieldset>', states({ disabled: true })],
    ['<fieldset disabled><legend><input data-t></legend></fieldset>', states({})],
    ['<div role="toolbar" aria-disabled="true"><button data-t>x</button></div>', states({ disabled: true })],
    ['<select><option>a<optgroup label="g" disabled><option data-t>x</optgroup></select>', states({ disabled: true })],
    ['<input data-t type="date" disabled>', states({ disabled: true })],
  ),
  ...rows(
    'state: readonly',
    'Text fields can be read-only, checkboxes cannot natively: aria/#aria-readonly, html-aam/#att-readonly',
    ['<input data-t readonly>', states({ readonly: true })],
    ['<input data-t type="checkbox" readonly>', states({})],
    ['<div data-t role="textbox" aria-readonly="true"></div>', states({ readonly: true })],
  ),
  ...rows(
    'state: required',
    'Form fields and groups of radio buttons can be required: aria/#aria-required, html-aam/#att-required',
    ['<select data-t required><option>x</select>', states({ required: true })],
    ['<div data-t role="radiogroup" aria-required="true"></div>', states({ required: true })],
  ),
  ...rows(
    'state: invalid',
    'aria-invalid makes a field invalid; a required field that the user has not touched is not: aria/#aria-invalid',
    ['<input data-t aria-invalid="true">', states({ invalid: true })],
    ['<input data-t aria-invalid="spelling">', states({ invalid: 'spelling' })],
    ['<input data-t aria-invalid="nonsense">', states({ invalid: true })],
    ['<input data-t aria-invalid="false">', states({})],
    ['<input data-t required>', states({ required: true })],
  ),
  ...rows(
    'state: level',
    'aria-level comes before the level of the element; the default is 2: aria/#aria-level',
    ['<h3 data-t>x</h3>', states({ level: 3 })],
    ['<h3 data-t aria-level="5">x</h3>', states({ level: 5 })],
    ['<div data-t role="heading">x</div>', states({ level: 2 })],
    ['<div role="tree"><div data-t role="treeitem" aria-level="2">x</div></div>', states({ level: 2 })],
  ),
  ...rows(
    'state: current',
    'Any element can be current: aria/#aria-current',
    ['<a data-t href="#" aria-current="page">x</a>', states({ current: 'page' })],
    ['<div data-t aria-current="nonsense">x</div>', states({ current: 'true' })],
    ['<a data-t href="#" aria-current="false">x</a>', states({})],
  ),
  ...rows(
    'state: haspopup',
    'Valid kinds of popups are reported, except a combobox’s default: aria/#aria-haspopup',
    ['<button data-t aria-haspopup="true">x</button>', states({ haspopup: 'menu' })],
    ['<button data-t aria-haspopup="dialog">x</button>', states({ haspopup: 'dialog' })],
    ['<div data-t role="combobox" aria-haspopup="listbox">x</div>', states({})],
    ['<button data-t aria-haspopup="nonsense">x</button>', states({})],
  ),
  ...rows(
    'state: modal',
    'aria-modal or showModal() makes a dialog modal: aria/#aria-modal, html-aam/#el-dialog',
    ['<div data-t role="dialog" aria-modal="true">x</div>', states({ modal: true })],
    ['<dialog data-t>x</dialog>', states({ modal: true }), { prepare: (el) => (el as HTMLDialogElement).showModal() }],
    ['<dialog data-t open>x</dialog>', states({})],
  ),
  ...rows(
    'state: multiselectable',
    'A list that allows several selections is multiselectable: aria/#aria-multiselectable',
    ['<select data-t multiple></select>', states({ multiselectable: true })],
    ['<div data-t role="listbox" aria-multiselectable="true"></div>', states({ multiselectable: true })],
  ),
  ...rows(
    'state: orientation',
    'An orientation that is not the default of the role is reported: aria/#aria-orientation',
    ['<div data-t role="slider" aria-orientation="vertical"></div>', states({ orientation: 'vertical' })],
    ['<div data-t role="slider" aria-orientation="horizontal"></div>', states({})],
    ['<div data-t role="radiogroup" aria-orientation="horizontal"></div>', states({ orientation: 'horizontal' })],
  ),
  ...rows(
    'state: value',
    'Native values come before ARIA attributes: aria/#range, html-aam/#el-input-range, html-aam/#el-meter',
    [
      '<div data-t role="slider" aria-valuemin="1" aria-valuemax="5" aria-valuenow="3" aria-valuetext="mid"></div>',
      states({ valuemin: 1, valuemax: 5, valuenow: 3, valuetext: 'mid' }),
    ],
    ['<input data-t type="range" min="1" max="5" value="3">', states({ valuemin: 1, valuemax: 5, valuenow: 3 })],
    ['<input data-t type="number" min="1" max="5" value="3">', states({ valuemin: 1, valuemax: 5 })],
    ['<meter data-t min="1" max="5" value="3"></meter>', states({ valuemin: 1, valuemax: 5, valuenow: 3 })],
    ['<progress data-t max="5" value="3"></progress>', states({ valuemin: 0, valuemax: 5, valuenow: 3 })],
    ['<progress data-t></progress>', states({})],
    ['<div data-t role="slider" aria-valuenow="nonsense"></div>', states({})],
  ),
  ...rows(
    'state: position',
    'The position and the size of the set are those that the author gives: aria/#aria-posinset, aria/#aria-setsize',
    [
      '<div role="listbox"><div data-t role="option" aria-posinset="7" aria-setsize="200">x</div></div>',
      states({ posinset: 7, setsize: 200 }),
    ],
    ['<div data-t role="article" aria-posinset="7" aria-setsize="-1">x</div>', states({ posinset: 7, setsize: -1 })],
  ),
];
