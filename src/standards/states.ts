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
