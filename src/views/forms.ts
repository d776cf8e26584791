import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { filled } from '../standards/values.ts';
import { indexed, sumOf } from '../standards/indexed.ts';
import { MAX_NAME } from '../standards/TextGate.ts';
import { FIELD_ROLES } from '../standards/roles.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has, isTarget } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { lineUp } from '../tree/lineUp.ts';
import { wordsIn } from '../tree/wordsIn.ts';
import { shownValue } from './controlWords.ts';
import { roleWord } from './text/stateWords.ts';
import { within } from './jsonBudget.ts';

/** One form with its fields and buttons, or all fields that are outside any form. */
export interface FormView {
  /** The form's number, such as `node_5`, or null for the fields outside any form. */
  id: string | null;
  name?: string;
  fields: FormField[];
  buttons: { id: string; name: string; disabled?: true }[];
  /** Only in the first form: the number of elements that nobody can see, in which no fields were looked for. */
  hidden?: number;
  /** The number of fields that are omitted to keep within `maxTokens`. */
  omitted?: number;
}

/** One field with its label, type and constraints. */
export interface FormField {
  id: string;
  label: string;
  /** The role word of the text view: `textbox`, `checkbox`, `date`, `file`, …; `radio` for a whole group. */
  type: string;
  /** The type of an input that is not plain text: `email`, `tel`, `password`, … */
  inputType?: string;
  placeholder?: string;
  /** The constraints on the values that the field accepts. */
  format?: FieldConstraints;
  required?: true;
  disabled?: true;
  readonly?: true;
  /** The texts of the options, or the suggestions of a text field. */
  options?: string[];
  /** The options that are disabled. */
  disabledOptions?: string[];
  /** The chosen option, or with `includeValues` the typed text. It is never a secret. */
  value?: string;
  checked?: boolean | 'mixed';
  /** Set for passwords, card numbers and one-time codes, whose value is never shown. */
  secret?: true;
  /** The reason why the browser or the page does not accept the value. */
  invalid?: string;
}

/** The constraints that the attributes of a live control set for its value. */
export interface FieldConstraints {
  readonly pattern?: string;
  readonly min?: string;
  readonly max?: string;
  readonly step?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly accept?: string;
  readonly multiple?: true;
  readonly autocomplete?: string;
  /** The first options of its `<datalist>`, at most 100. */
  readonly suggestions?: readonly string[];
  /** The number of further options of its `<datalist>`. */
  readonly moreSuggestions?: number;
  /** The options of a select that are disabled. */
  readonly disabledOptions?: readonly string[];
}

/** The format that a field accepts, and why its value is invalid, in the page's words or else in the browser's. */
export interface FieldFacts {
  readonly format: FieldConstraints | null;
  /** Empty if the value is valid. */
  readonly message: string;
}

/** The options of `forms`. */
export interface FormOptions {
  /** Show typed text too (default: false). */
  includeValues?: boolean;
  /** The approximate number of tokens at most. The last fields are omitted, and their form counts them. */
  maxTokens?: number;
}

/**
 * Describes every form of the page: its fields with label, type, format and options, and its buttons.
 * @param factsOf returns what only the live page knows of the field with that number, in steps
 * @returns the forms that have fields, in document order
 */
export function* forms(
  tree: SnapshotTree,
  options: FormOptions,
  factsOf: (id: number) => GuardedSteps<FieldFacts>,
): GuardedSteps<FormView[]> {
  const { nodes, parents } = lineUp(tree.root, (node) => has(node, Flag.AriaHidden));
  const formOf = new Map<TreeNode, TreeNode>();
  const views = new Map<TreeNode | null, FormView>();
  const radios = new Map<string, FormField>();
  for (const [i, node] of indexed(nodes)) {
    const parent = nodes[parents[i] ?? -1];
    const form = parent && (isForm(parent) ? parent : formOf.get(parent));
    if (form) formOf.set(node, form);
    if (!isTarget(node)) continue;
    const isButton = roleWord(node) === 'button' && (form !== undefined || node.facts?.inputType === 'submit');
    if (!isButton && !isField(node)) continue;
    const view = views.get(form ?? null) ?? start(views, form ?? null);
    if (isButton) {
      if (form)
        view.buttons.push({
          id: `node_${node.id}`,
          name: node.name || wordsIn(node, MAX_NAME),
          ...(node.states?.disabled ? { disabled: true as const } : {}),
        });
    } else if (node.role === 'radio') {
      let group = i;
      while (group >= 0 && !isNamedGroup(nodes[group])) group = parents[group] ?? -1;
      const key = `${form?.id ?? ''} ${node.facts?.nameAttr ?? (group < 0 ? `alone ${node.id}` : `in ${nodes[group]?.id}`)}`;
      const field = addRadio(view, radios, node, key, nodes[group]?.name ?? node.facts?.nameAttr ?? '');
      const { message } = yield* factsOf(node.id);
      if (message) field.invalid = message;
    } else {
      view.fields.push(fieldOf(node, options, yield* factsOf(node.id)));
    }
  }
  const all = [...views.values()].filter(({ fields }) => fields.length);
  if (all[0] && tree.hiddenElements) all[0].hidden = tree.hiddenElements;
  return within(
    options.maxTokens,
    sumOf(all, ({ fields }) => fields.length),
    (count) => firstFields(all, count),
  );
}

/** Keeps the first `count` fields. A form without remaining fields has only the number of its omitted fields. */
function firstFields(all: readonly FormView[], count: number): FormView[] {
  let remaining = count;
  return all.map((view) => {
    const fields = view.fields.slice(0, remaining);
    remaining -= fields.length;
    const omitted = view.fields.length - fields.length;
    return omitted ? { ...view, fields, buttons: fields.length ? view.buttons : [], omitted } : view;
  });
}

const isForm = (node: TreeNode): boolean => node.tag === 'form' || node.role === 'form' || node.role === 'search';

/** Returns whether a target is a field of a form: what a person fills in or chooses, but no button. */
export const isField = (node: TreeNode): boolean =>
  FIELD_ROLES.has(node.role) || has(node, Flag.Editable) || (node.tag === 'input' && roleWord(node) !== 'button');

/** Adds the view of a form, or of the fields outside any form. */
function start(views: Map<TreeNode | null, FormView>, form: TreeNode | null): FormView {
  const view: FormView = {
    id: form ? `node_${form.id}` : null,
    ...(form?.name ? { name: form.name } : {}),
    fields: [],
    buttons: [],
  };
  views.set(form, view);
  return view;
}

/** Tells whether a node is a group with a name from its legend or label. */
const isNamedGroup = (node: TreeNode | undefined): boolean =>
  node !== undefined && (node.role === 'radiogroup' || node.role === 'group') && node.name !== '';

/** Adds a radio button as an option. Radio buttons with the same name, or in the same group, are one field. */
function addRadio(
  view: FormView,
  radios: Map<string, FormField>,
  node: TreeNode,
  key: string,
  label: string,
): FormField {
  const known = radios.get(key);
  const field = known ?? { id: `node_${node.id}`, label, type: 'radio', options: [] };
  field.options?.push(node.name);
  if (node.states?.checked === true) field.value = node.name;
  if (node.states?.disabled) (field.disabledOptions ??= []).push(node.name);
  if (node.states?.required) field.required = true;
  if (!known) {
    radios.set(key, field);
    view.fields.push(field);
  }
  return field;
}

function fieldOf(node: TreeNode, { includeValues = false }: FormOptions, live: FieldFacts): FormField {
  const { facts, states } = node;
  const { suggestions, disabledOptions, ...format } = live.format ?? {};
  const choices = facts?.options ?? suggestions;
  const value = shownValue(node, includeValues);
  // The page's own message, which the field refers to as its description, comes before that of the browser.
  const message = (states?.invalid && facts?.description) || live.message;
  const isSpecial = node.tag === 'input' && facts?.inputType !== undefined && facts.inputType !== 'text';
  return {
    id: `node_${node.id}`,
    label: (node.name || facts?.placeholder) ?? '',
    type: roleWord(node),
    ...filled<FormField>({
      inputType: isSpecial && facts.inputType,
      placeholder: facts?.placeholder,
      format: Object.keys(format).length > 0 && format,
      required: states?.required as true | undefined,
      disabled: states?.disabled as true | undefined,
      readonly: states?.readonly as true | undefined,
      options: choices && [...choices],
      disabledOptions: disabledOptions && [...disabledOptions],
      value,
    }),
    ...((node.role === 'checkbox' || node.role === 'switch') && { checked: states?.checked ?? false }),
    ...filled<FormField>({
      secret: has(node, Flag.Secret) && true,
      invalid: message || (states?.invalid && 'invalid'),
    }),
  };
}
