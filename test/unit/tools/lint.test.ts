// @vitest-environment node
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const tools = path.resolve('tools');
const fixtures = path.join(tools, 'fixtures');

/** The rules of this project. Rules of the shared presets need no test here. */
const houseRules = /^(domtool\/|no-restricted-syntax$|no-eval$|no-new-func$|no-warning-comments$|max-lines$)/;

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: fixtures, overrideConfigFile: path.join(tools, 'eslint.config.mjs'), ignore: false });
});

/** A trailing comment names the rules that must report the line. */
describe('the linter, on each line of a bad file', () => {
  it.each([
    ['src/aria/powers.ts', 'neither reads layout nor changes the page'],
    ['src/layout/powers.ts', 'reads layout, changes nothing'],
    ['src/actions/powers.ts', 'changes the page, reads no layout'],
    ['src/overlay/overlay.ts', 'changes the page, reads no layout'],
    ['src/dom/forbidden.ts', 'no top-realm instanceof, no code or HTML from strings'],
    ['test/skips.ts', 'no test is left out, nothing is left to do'],
  ])('%s: %s', async (file) => {
    const full = path.join(fixtures, file);
    const expected = readFileSync(full, 'utf8').split('\n').flatMap(marksOf);
    const [result] = await eslint.lintFiles([full]);
    const found = (result?.messages ?? []).filter(({ ruleId }) => ruleId !== null && houseRules.test(ruleId));
    const fatal = (result?.messages ?? []).filter((message) => message.fatal);
    expect(fatal).toEqual([]);
    expect(found.map(({ line, ruleId, messageId }) => `${line} ${nameOf(ruleId, messageId)}`).sort()).toEqual(
      expected.sort(),
    );
  });

  it('reports a file with too many lines', async () => {
    const filePath = path.join(fixtures, 'src/dom/forbidden.ts');
    const ruleIds = async (lines: number) => {
      const [result] = await eslint.lintText('// a line\n'.repeat(lines - 1) + 'export {};', { filePath });
      return result?.messages.map(({ ruleId }) => ruleId);
    };
    expect(await ruleIds(500)).toEqual([]);
    expect(await ruleIds(501)).toEqual(['max-lines']);
  });
});

function marksOf(text: string, index: number): string[] {
  const marks = /\/\/ ([^/]*)$/.exec(text)?.[1] ?? '';
  return marks
    .split(' ')
    .filter((mark) => mark !== '')
    .map((mark) => `${index + 1} ${mark}`);
}

function nameOf(ruleId: string | null, messageId: string | undefined): string {
  return ruleId === 'domtool/dom-power' ? String(messageId) : String(ruleId);
}
