import tseslint from 'typescript-eslint';
import { domPower } from './lint/domPower.mjs';
import { sourceSyntax, testSyntax } from './lint/syntax.mjs';

const plugins = { domtool: { rules: { 'dom-power': domPower } } };
const scripts = ['**/*.ts', '**/*.mjs', '**/*.cjs'];
const library = { files: ['src/**/*.ts'], ignores: ['src/cli/**', 'src/host/**', 'src/mcp/**'] };
const writers = ['src/actions/**/*.ts', 'src/overlay/**/*.ts', 'src/bookmarklet/**/*.ts', 'src/hook/**/*.ts'];
const readers = ['src/layout/**/*.ts', 'src/style/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'coverage/',
      'node_modules/',
      '.cache/',
      'bench/pages/',
      'test/pages/',
      'examples/shop/',
      'examples/wxt/',
      'examples/plasmo/',
      'test/packages/',
      'tools/fixtures/',
    ],
  },
  { files: scripts, plugins, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: scripts,
    rules: { 'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }] },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // The library saves built-in methods apart from their objects to be safe from pages that replace them.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.base],
    rules: { 'no-undef': 'off', 'no-unused-vars': 'error', 'prefer-const': 'error' },
  },
  {
    files: scripts,
    rules: {
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true, ignoreStrings: true, ignoreTemplateLiterals: true },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'tools/**/*.mjs'],
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: false, skipComments: false }] },
  },
  {
    ...library,
    rules: {
      'no-restricted-syntax': ['error', ...sourceSyntax],
      'domtool/dom-power': 'error',
      // A promise that an async function returns without `await` is resolved by `then`, which pages replace.
      '@typescript-eslint/return-await': ['error', 'always'],
    },
  },
  { files: readers, rules: { 'domtool/dom-power': ['error', { mayRead: true, mayWrite: false }] } },
  { files: writers, rules: { 'domtool/dom-power': ['error', { mayRead: false, mayWrite: true }] } },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...testSyntax],
      // chai asserts with properties, and a test may handle values as loosely as a page does.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
