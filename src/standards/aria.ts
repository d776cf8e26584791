/** WAI-ARIA states and properties as data. https://w3c.github.io/aria/#state_prop_def */

import { DPUB_LINKS, MENU_ITEMS } from './roles.ts';
import { wordMap, words, wordSet } from './words.ts';

/**
 * Global attributes. An element that has one of them cannot be presentational. `aria-hidden` is not among them: an
 * element that it hides is not exposed anyway, and `aria-hidden="false"` has no meaning.
 * https://w3c.github.io/aria/#global_states; those that are global only in WAI-ARIA 1.2, where they are deprecated as
 * such, still count: https://www.w3.org/TR/wai-aria-1.2/#global_states
 */
export const GLOBAL_ATTRIBUTES: readonly string[] = words(
  'label labelledby describedby description atomic braillelabel brailleroledescription busy controls current details ' +
    'disabled dropeffect errormessage flowto grabbed haspopup invalid keyshortcuts live owns relevant roledescription',
).map((name) => `aria-${name}`);

/** The roles that support all of `aria-disabled`, `aria-readonly`, `aria-required` and `aria-invalid`. */
const WITH_FIELD_STATES =
  'checkbox columnheader combobox gridcell listbox radiogroup rowheader searchbox spinbutton ' +
  'switch textbox treegrid';

/** The roles that support both `aria-expanded` and `aria-haspopup`. */
const OPENING = `application button columnheader combobox gridcell link rowheader tab treeitem ${MENU_ITEMS} ${DPUB_LINKS}`;
/** The roles that support `aria-disabled` and `aria-orientation`. */
const ORIENTED = 'menu menubar scrollbar separator slider tablist toolbar tree';
/**
 * The roles that support each state or property. States that are not listed here are global.
 * https://www.w3.org/TR/wai-aria-1.2/#state_prop_def
 */
export const STATE_ROLES = {
  checked: wordSet('checkbox menuitemcheckbox menuitemradio option radio switch treeitem'),
  pressed: wordSet('button'),
  selected: wordSet('columnheader gridcell option row rowheader tab treeitem'),
  expanded: wordSet(OPENING, 'checkbox listbox row switch'),
  disabled: wordSet(WITH_FIELD_STATES, OPENING, ORIENTED, 'grid group option radio row'),
  readonly: wordSet(WITH_FIELD_STATES, 'grid menuitemcheckbox menuitemradio slider'),
  required: wordSet(WITH_FIELD_STATES, 'tree'),
  invalid: wordSet(WITH_FIELD_STATES, 'application slider tree'),
  level: wordSet('comment heading listitem row treeitem'),
  haspopup: wordSet(OPENING, 'searchbox slider textbox'),
  modal: wordSet('alertdialog dialog'),
  multiselectable: wordSet('grid listbox tablist tree treegrid'),
  orientation: wordSet(ORIENTED, 'combobox listbox radiogroup treegrid'),
  value: wordSet('meter progressbar scrollbar separator slider spinbutton'),
  position: wordSet('article comment listitem option radio row tab treeitem', MENU_ITEMS),
} as const;

/** The default of `aria-orientation` by role. A role that is missing here has no default. */
export const DEFAULT_ORIENTATION = wordMap(
  'listbox=vertical menu=vertical menubar=horizontal scrollbar=vertical separator=horizontal ' +
    'slider=horizontal tablist=horizontal toolbar=horizontal tree=vertical',
);

/** A state, or a group of states that roles support together (`value`, `position`). */
export type StateName = keyof typeof STATE_ROLES;

/**
 * The WAI-ARIA states and properties of an element. A state that does not apply or has its default value is absent.
 * https://w3c.github.io/aria/#state_prop_def
 */
export interface AriaStates {
  readonly checked?: boolean | 'mixed';
  readonly pressed?: boolean | 'mixed';
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean | 'grammar' | 'spelling';
  readonly level?: number;
  readonly current?: string;
  readonly haspopup?: string;
  readonly modal?: boolean;
  readonly multiselectable?: boolean;
  readonly orientation?: string;
  readonly valuemin?: number;
  readonly valuemax?: number;
  readonly valuenow?: number;
  readonly valuetext?: string;
  readonly posinset?: number;
  readonly setsize?: number;
}
