import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { a, h } from './h.ts';

/** The page of the serialized form's worked example. */
export const examplePage = (): TreeNode =>
  h(
    'body',
    h('header', h('nav', a('/', 'Home'), ' ', a('/about', 'About'))),
    h(
      'main',
      h('h1', 'Welcome'),
      h('p', 'This is a sample page.'),
      h(
        'form',
        h('label', 'Name:'),
        ' ',
        h('input', {
          name: 'Name:',
          flags: Flag.OwnName,
          facts: { inputType: 'text', placeholder: 'Enter your name', htmlId: 'name' },
        }),
        ' ',
        h('button', { facts: { inputType: 'submit' } }, 'Submit'),
      ),
    ),
    h('footer', h('p', '© 2025')),
  );
