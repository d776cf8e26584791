/** States and properties of WAI-ARIA; a key is absent where the state does not apply or has its default. */
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
