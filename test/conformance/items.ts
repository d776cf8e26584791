/** What the library names as computed exactly as browsers do; each has at least one row. */
export const ITEMS: readonly string[] = [
  'role fallback lists', 'region and form without a name', 'role synonyms', 'doc-*', 'graphics-*', 'suggestion',
  'none on what is focusable', 'none with global attributes', 'none reaches required owned children', 'names prohibited on generic roles',
  'labelledby: hidden targets', 'labelledby: self references', 'labelledby: chains and loops', 'references in the right tree scope',
  'reflected element references', 'aria-owns',
  'embedded textbox', 'embedded combobox', 'embedded listbox', 'embedded slider', 'embedded spinbutton',
  '::before and ::after', '::marker', 'CSS alternative text', 'CSS counters', 'text-transform', 'no-break spaces',
  'block and inline spacing', 'slotted content', 'fallback content', 'shadow trees', 'display: contents', 'visibility that shows again',
  'hidden=until-found',
  'label around', 'label for', 'several labels', 'fieldset and legend', 'table and caption', 'figure and figcaption', 'details and summary',
  'input defaults', 'img with an empty alt', 'area', 'SVG title', 'SVG desc', 'SVG a', 'SVG g', 'SVG image', 'optgroup',
  'title as a fall-back', 'placeholder as a fall-back', 'header and footer', 'aside', 'section', 'layout tables', 'select', 'input list',
  'th', 'td', 'hgroup', 'address', 'search', 's', 'ElementInternals', 'popover', 'customizable select',
  'description: aria-describedby', 'description: aria-description', 'description: title', 'description: caption', 'description: summary',
  'state: checked', 'state: pressed', 'state: selected', 'state: expanded', 'state: disabled', 'state: readonly', 'state: required',
  'state: invalid', 'state: level', 'state: current', 'state: haspopup', 'state: modal', 'state: multiselectable', 'state: orientation',
  'state: value', 'state: position',
];
