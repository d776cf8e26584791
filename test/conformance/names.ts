import type { Internals } from '../../src/aria/ariaAttributes.ts';
import { named, rows } from './row.ts';
import type { Row } from './row.ts';

/**
 * Names from references, from owned elements and from controls in labels.
 * https://w3c.github.io/accname/#computation-steps
 */
export const names: readonly Row[] = [
  ...rows(
    'labelledby: hidden targets',
    'A hidden element that is referenced has a text: accname/#comp_hidden_not_referenced',
    [
      '<button data-t aria-labelledby="l">x</button><b id="l" hidden>hidden <i style="display:none">too</i></b>',
      named('hidden too'),
    ],
    ['<button data-t aria-labelledby="l">x</button><b id="l">shown <i hidden>not</i></b>', named('shown')],
    ['<button data-t aria-labelledby="l">x</button><div hidden><b id="l">inside</b> outside</div>', named('inside')],
    ['<button data-t aria-labelledby="l">x</button><b id="l" aria-hidden="true">silent</b>', named('silent')],
    [
      '<button data-t aria-labelledby="l">x</button><div id="l" hidden>a<script>var b</script><style>c{}</style></div>',
      named('a'),
    ],
    ['<button data-t aria-labelledby="l">x</button><b id="l" style="visibility:hidden">unseen</b>', named('unseen')],
  ),
  ...rows(
    'labelledby: self references',
    'An element that references itself contributes its aria-label: accname/#comp_label',
    [
      '<button data-t id="s" aria-label="Delete" aria-labelledby="s f">x</button><a id="f" href="#">File.pdf</a>',
      named('Delete File.pdf'),
    ],
    ['<div role="group" data-t id="s" aria-labelledby="s">content</div>', named('content')],
  ),
  ...rows(
    'labelledby: chains and loops',
    'References are not followed inside a referenced element: accname/#comp_labelledby',
    ['<button data-t aria-labelledby="a">x</button><b id="a" aria-labelledby="b">A</b><b id="b">B</b>', named('A')],
    ['<button data-t id="a" aria-labelledby="b">x</button><b id="b" aria-labelledby="a">B</b>', named('B')],
    ['<button data-t aria-labelledby="a b a">x</button><b id="a">A</b><b id="b">B</b>', named('A B A')],
    ['<button data-t aria-labelledby="no"></button>', named('')],
    ['<button data-t aria-labelledby="no also-not">content</button>', named('content')],
    ['<button data-t aria-labelledby="e">content</button><b id="e"></b>', named('content')],
    ['<a data-t href="#"><span aria-labelledby="o">x</span> end</a><b id="o">Other</b>', named('Other end')],
  ),
  ...rows(
    'references in the right tree scope',
    'Ids refer to elements of the same tree: dom/#concept-tree',
    [
      '<b id="l">light</b><div><template shadowrootmode="open"><b id="l">shadow</b><button data-t aria-labelledby="l">x</button></template></div>',
      named('shadow'),
    ],
    [
      '<b id="l">light</b><div><template shadowrootmode="open"><button data-t aria-labelledby="l">content</button></template></div>',
      named('content'),
    ],
    [
      '<div><template shadowrootmode="open"><b id="l">shadow</b></template></div><button data-t aria-labelledby="l">content</button>',
      named('content'),
    ],
    [
      '<div><template shadowrootmode="open"><label for="i">inside</label><input id="i" data-t></template></div><label for="i">outside</label>',
      named('inside'),
    ],
  ),
  ...rows(
    'reflected element references',
    'Elements that a script has set take the place of ids: html/#attr-associated-elements',
    [
      '<button data-t>x</button><b class="l">set</b>',
      named('set'),
      {
        prepare: (el) => {
          el.ariaLabelledByElements = [document.querySelector('.l') as Element];
        },
      },
    ],
    [
      '<button data-t aria-describedby="d">x</button><b id="d">id</b><b class="l">set</b>',
      { name: 'x', description: 'set' },
      {
        prepare: (el) => {
          el.ariaDescribedByElements = [document.querySelector('.l') as Element];
        },
      },
    ],
  ),
  ...rows(
    'aria-owns',
    'An owned element comes after the children of its owner, and not where it is in the DOM: aria/#aria-owns',
    ['<button data-t aria-owns="o">Open</button> <b id="o">menu</b>', named('Open menu')],
    ['<span aria-owns="o"></span><h2 data-t>Fast <b id="o">car</b></h2>', named('Fast')],
    ['<span hidden aria-owns="o"></span><h2 data-t>Fast <b id="o">car</b></h2>', named('Fast car')],
    ['<span aria-hidden="true" aria-owns="o"></span><h2 data-t>Fast <b id="o">car</b></h2>', named('Fast car')],
    ['<button data-t aria-owns="o">Open</button> <b id="o" hidden>menu</b>', named('Open')],
    ['<button data-t id="self" aria-owns="self">Open</button>', named('Open')],
    ['<ul aria-owns="o" aria-label="l"></ul><li data-t id="o">x</li>', { role: 'listitem' }],
  ),
  ...rows(
    'embedded textbox',
    'A text field in a label contributes its value: accname/#comp_embedded_control_textbox',
    [
      '<label><input data-t type="checkbox"> Wait <input value="3" aria-label="number"> days</label>',
      named('Wait 3 days'),
    ],
    ['<label><input data-t type="checkbox"> Say <textarea>hello\nyou</textarea></label>', named('Say hello you')],
    [
      '<label><input data-t type="checkbox"> Wait <span role="textbox" contenteditable aria-label="n">4</span> days</label>',
      named('Wait 4 days'),
    ],
    ['<button data-t aria-labelledby="i">x</button><input id="i" value="typed" aria-label="label">', named('typed')],
    ['<label><input data-t type="checkbox"> Key <input type="password" value="abc"></label>', named('Key •••')],
  ),
  ...rows(
    'embedded combobox',
    'A combobox in a label contributes its selected option: accname/#comp_embedded_control_combobox_or_listbox',
    [
      '<label><input data-t type="checkbox"> In <select aria-label="n"><option>1<option selected>2</select> days</label>',
      named('In 2 days'),
    ],
    ['<label><input data-t type="checkbox"> In <input role="combobox" value="5"> days</label>', named('In 5 days')],
    [
      '<label><input data-t type="checkbox"> In <span role="combobox" tabindex="0" aria-label="n">6</span> days</label>',
      named('In 6 days'),
    ],
  ),
  ...rows(
    'embedded listbox',
    'A listbox in a label contributes its selected options: accname/#comp_embedded_control_combobox_or_listbox',
    [
      '<label><input data-t type="checkbox"> In <select size="3"><option>1<option selected>2</select> days</label>',
      named('In 2 days'),
    ],
    [
      '<label><input data-t type="checkbox"> In <span role="listbox"><span role="option">1</span><span role="option" aria-selected="true">2</span></span> days</label>',
      named('In 2 days'),
    ],
  ),
  ...rows(
    'embedded slider',
    'A slider in a label contributes its value text, else its value: accname/#comp_embedded_control_range',
    [
      '<label><input data-t type="checkbox"> At <input type="range" min="0" max="9" value="7" aria-label="v"> volume</label>',
      named('At 7 volume'),
    ],
    [
      '<label><input data-t type="checkbox"> At <span role="slider" aria-valuenow="7" aria-valuetext="loud">7.0</span> volume</label>',
      named('At loud volume'),
    ],
    [
      '<label><input data-t type="checkbox"> At <span role="slider" aria-valuenow="7">7.0</span> volume</label>',
      named('At 7 volume'),
    ],
    ['<label><input data-t type="checkbox"> Done <meter value="0.5">half</meter></label>', named('Done 0.5')],
  ),
  ...rows(
    'embedded spinbutton',
    'A spin button in a label contributes its value text, else its value: accname/#comp_embedded_control_range',
    ['<label><input data-t type="checkbox"> In <input type="number" value="3"> days</label>', named('In 3 days')],
    [
      '<label><input data-t type="checkbox"> In <span role="spinbutton" aria-valuenow="3" aria-valuetext="three">3</span> days</label>',
      named('In three days'),
    ],
  ),
  ...rows(
    'ElementInternals',
    'A custom element sets defaults through its internals, which the hook has recorded: html/#accessibility-semantics',
    ['<x-plain data-t>content</x-plain>', { role: 'generic', name: '' }],
    [
      '<x-own data-t>content</x-own>',
      { role: 'button', name: 'content', states: { pressed: true } },
      { prepare: internals({ role: 'button', ariaPressed: 'true' }) },
    ],
    [
      '<x-own data-t>content</x-own>',
      { role: 'img', name: 'Logo', description: 'of us' },
      { prepare: internals({ role: 'img', ariaLabel: 'Logo', ariaDescription: 'of us' }) },
    ],
    [
      '<x-own data-t role="link" aria-label="Mine">content</x-own>',
      { role: 'link', name: 'Mine' },
      { prepare: internals({ role: 'img', ariaLabel: 'Logo' }) },
    ],
  ),
];

/** A custom element with internals. The tests load the hook first, so that it records them. */
class ElementWithInternals extends HTMLElement {
  readonly internals = this.attachInternals();
}
customElements.define('x-own', ElementWithInternals);

function internals(values: Internals): (el: HTMLElement) => void {
  return (el) => {
    // Firefox does not upgrade elements that `setHTMLUnsafe` has created.
    customElements.upgrade(el);
    Object.assign((el as ElementWithInternals).internals, values);
  };
}
