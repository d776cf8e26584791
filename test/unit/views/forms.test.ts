import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import * as views from '../../../src/views/forms.ts';
import type { FieldFacts, FormOptions } from '../../../src/views/forms.ts';
import type { SnapshotTree } from '../../../src/tree/SnapshotTree.ts';
import { pageModel } from '../../../src/views/pageModel.ts';
import { descriptorMode, describeElement } from '../../../src/views/descriptors.ts';
import type { ElementFacts } from '../../../src/views/descriptors.ts';
import { a, h, page } from '../tree/h.ts';
import { answering, atOnce } from './atOnce.ts';

const forms = (tree: SnapshotTree, options: FormOptions = {}, field?: (id: number) => FieldFacts) =>
  atOnce(views.forms(tree, options, answering(field ?? (() => ({ format: null, message: '' })))));

describe('forms', () => {
  const radio = (name: string, checked = false) =>
    h('input', { role: 'radio', name, facts: { inputType: 'radio', nameAttr: 'delivery' }, states: { checked } });
  const tree = page(
    h(
      'body',
      h(
        'form',
        { name: 'Order', flags: Flag.OwnName },
        h('input', {
          name: 'E-mail',
          facts: { inputType: 'email', placeholder: 'you@example.com', value: 'ann@example.com' },
          states: { required: true },
        }),
        h('input', {
          name: 'Password',
          role: '',
          flags: Flag.Secret | Flag.Editable,
          facts: { inputType: 'password' },
        }),
        h('select', { name: 'Size', facts: { value: 'M', chosen: true, optionCount: 2, options: ['S', 'M'] } }),
        radio('Post'),
        radio('Courier', true),
        h('input', { role: 'checkbox', name: 'Gift', facts: { inputType: 'checkbox' } }),
        h('button', 'Send'),
      ),
      h('input', { name: 'Search' }),
    ),
  );

  it('say once how many elements of the page nobody can see', () => {
    expect(forms({ ...tree, hiddenElements: 3 }).map(({ hidden }) => hidden)[0]).toBe(3);
    expect(forms({ ...tree, hiddenElements: 3 }).filter(({ hidden }) => hidden)).toHaveLength(1);
    expect(forms(tree).every(({ hidden }) => hidden === undefined)).toBe(true);
  });

  it('are described with their fields and constraints', () => {
    expect(
      forms(tree, {}, (id) => ({
        format: id === 2 ? { maxLength: 50 } : null,
        message: id === 2 ? 'Please fill out this field.' : '',
      })),
    ).toEqual([
      {
        id: 'node_1',
        name: 'Order',
        fields: [
          {
            id: 'node_2',
            label: 'E-mail',
            type: 'textbox',
            inputType: 'email',
            placeholder: 'you@example.com',
            format: { maxLength: 50 },
            required: true,
            invalid: 'Please fill out this field.',
          },
          { id: 'node_3', label: 'Password', type: 'textbox', inputType: 'password', secret: true },
          { id: 'node_4', label: 'Size', type: 'combobox', options: ['S', 'M'], value: 'M' },
          { id: 'node_5', label: 'delivery', type: 'radio', options: ['Post', 'Courier'], value: 'Courier' },
          { id: 'node_7', label: 'Gift', type: 'checkbox', inputType: 'checkbox', checked: false },
        ],
        buttons: [{ id: 'node_8', name: 'Send' }],
      },
      { id: null, fields: [{ id: 'node_9', label: 'Search', type: 'textbox' }], buttons: [] },
    ]);
  });

  it('label a group of radio buttons by its legend, and say which options are disabled', () => {
    const option = (name: string, states: object): ReturnType<typeof h> =>
      h('input', { role: 'radio', name, facts: { inputType: 'radio', nameAttr: 'd' }, states });
    const group = h(
      'fieldset',
      { name: 'Delivery', flags: Flag.OwnName },
      option('Post', { checked: true }),
      option('Air', { disabled: true }),
    );
    expect(forms(page(h('body', h('form', group))))[0]?.fields).toEqual([
      {
        id: 'node_3',
        label: 'Delivery',
        type: 'radio',
        options: ['Post', 'Air'],
        value: 'Post',
        disabledOptions: ['Air'],
      },
    ]);
  });

  it('give the suggestions of a field, and the text beside it if it is invalid', () => {
    const input = h('input', { name: 'City', facts: { description: 'No such city' }, states: { invalid: true } });
    const field = (): FieldFacts => ({ format: { suggestions: ['Oslo', 'Rome'] }, message: '' });
    expect(forms(page(h('body', input)), {}, field)[0]?.fields).toEqual([
      { id: 'node_1', label: 'City', type: 'textbox', options: ['Oslo', 'Rome'], invalid: 'No such city' },
    ]);
  });

  it('prefer the words of the page to those of the browser, and tell the disabled options of a select', () => {
    const input = h('input', { name: 'City', facts: { description: 'No such city' }, states: { invalid: true } });
    const select = h('select', { name: 'Size', facts: { optionCount: 2, options: ['S', 'M'] } });
    const field = (id: number): FieldFacts => ({
      format: id === 2 ? { disabledOptions: ['M'] } : null,
      message: id === 1 ? 'Please fill out this field.' : '',
    });
    expect(forms(page(h('body', input, select)), {}, field)[0]?.fields).toEqual([
      { id: 'node_1', label: 'City', type: 'textbox', invalid: 'No such city' },
      { id: 'node_2', label: 'Size', type: 'combobox', options: ['S', 'M'], disabledOptions: ['M'] },
    ]);
  });

  it('tell why no radio button of a group may stay unchosen, and list a file input as a field', () => {
    const file = h('input', { role: 'button', name: 'Photo', facts: { inputType: 'file' } });
    const view = forms(page(h('body', h('form', radio('Post'), radio('Courier'), file))), {}, () => ({
      format: null,
      message: 'Choose',
    }));
    expect(view[0]?.fields).toEqual([
      { id: 'node_2', label: 'delivery', type: 'radio', options: ['Post', 'Courier'], invalid: 'Choose' },
      { id: 'node_4', label: 'Photo', type: 'file', inputType: 'file', invalid: 'Choose' },
    ]);
    expect(view[0]?.buttons).toEqual([]);
  });

  it('show typed text on request, and never show secrets', () => {
    expect(forms(tree, { includeValues: true })[0]?.fields.map(({ value }) => value)).toEqual([
      'ann@example.com',
      undefined,
      'M',
      'Courier',
      undefined,
    ]);
  });
});

it('are complete in the legacy page model', () => {
  const tree = page(
    h(
      'body',
      h('nav', a('/', 'Home')),
      h(
        'main',
        h('h1', 'Title'),
        h('input', { name: 'Name', facts: { placeholder: 'Ann' }, states: { required: true } }),
        h('button', { name: 'Pay now', flags: Flag.OwnName | Flag.UnseenName }, 'Cancel'),
      ),
    ),
  );
  expect(
    atOnce(
      pageModel(
        tree,
        answering((id) => `#e${id}`),
      ),
    ),
  ).toEqual({
    title: 'Sample Page',
    url: 'https://example.com/',
    headings: ['Title'],
    regions: ['nav', 'main'],
    controls: [
      {
        id: 'node_1',
        role: 'link',
        name: 'Home',
        selector: '#e1',
        visible: true,
        inViewport: true,
        states: { href: '/' },
        region: 'nav',
      },
      {
        id: 'node_3',
        role: 'textbox',
        name: 'Name',
        selector: '#e3',
        visible: true,
        inViewport: true,
        states: { required: true, placeholder: 'Ann' },
        region: 'main',
      },
      {
        id: 'node_4',
        role: 'button',
        name: 'Pay now',
        text: 'Cancel',
        selector: '#e4',
        visible: true,
        inViewport: true,
        states: {},
        region: 'main',
      },
    ],
    aimap: { node_1: '#e1', node_3: '#e3', node_4: '#e4' },
  });
});

describe('descriptors', () => {
  const rect = { x: 1, y: 2, width: 3, height: 4, top: 2, left: 1, right: 4, bottom: 6, pageX: 1, pageY: 102 };
  const facts: ElementFacts = {
    nodeId: 'node_7',
    tag: 'input',
    attributes: { id: 'card', 'aria-label': 'Card' },
    text: '',
    value: 'Ann and more',
    visible: true,
    hiddenReason: null,
    role: 'textbox',
    name: 'Card',
    description: '',
    states: { disabled: true },
    rect,
    reachable: true,
    coveredBy: null,
    hints: ['#card'],
    framePath: [],
    shadowPath: ['node_3'],
  };
  const balanced = {
    tag: 'input',
    nodeId: 'node_7',
    id: 'card',
    name: null,
    role: null,
    ariaLabel: 'Card',
    placeholder: null,
    type: null,
    text: null,
    visible: true,
    href: null,
    src: null,
    value: 'Ann and more',
    state: { disabled: true, checked: null, expanded: null, selected: null },
    rect,
  };

  it('have every field if they are balanced, with null for absent values', () => {
    expect(describeElement(facts, 'balanced')).toEqual(balanced);
    expect(describeElement({ ...facts, text: `${'x '.repeat(100)}`, value: null }, 'balanced')).toMatchObject({
      text: `${'x '.repeat(100).slice(0, 79)}…`,
      value: null,
    });
  });

  it('have all known facts if they are full', () => {
    expect(describeElement(facts, 'full')).toEqual({
      ...balanced,
      computedRole: 'textbox',
      computedName: 'Card',
      description: null,
      attributes: facts.attributes,
      states: facts.states,
      hiddenReason: null,
      reachable: true,
      coveredBy: null,
      selectorHints: ['#card'],
      framePath: [],
      shadowPath: ['node_3'],
    });
  });

  it('are balanced for an unknown mode', () => {
    expect(['full', 'balanced', 'huge', undefined].map(descriptorMode)).toEqual([
      'full',
      'balanced',
      'balanced',
      'balanced',
    ]);
  });
});
