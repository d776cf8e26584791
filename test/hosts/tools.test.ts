import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli } from './support/cli.ts';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: { './tools': { default: string } };
};

describe('domtool/tools in Node.js', () => {
  it('exports the definitions that the command line prints', async () => {
    const file = new URL(`../../${manifest.exports['./tools'].default}`, import.meta.url).href;
    const { toolDefinitions } = (await import(file)) as { toolDefinitions: (format: string) => { name: string }[] };
    expect(toolDefinitions('anthropic').map(({ name }) => name)).toContain('dom_set_value');
    for (const format of ['openai', 'anthropic', 'mcp', 'seed']) {
      expect(JSON.parse((await cli(['tools', '--format', format])).stdout), format).toEqual(toolDefinitions(format));
    }
  });
});
