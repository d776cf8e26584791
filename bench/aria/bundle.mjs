// Bundles the functions of src/aria into one script, `window.domToolAria`.
import path from 'node:path';
import { build } from 'esbuild';

const src = path.resolve(import.meta.dirname, '../../src');

export async function ariaScript() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { AriaPass } from './aria/AriaPass.ts';
        import { computeAccessibleDescription } from './aria/description.ts';
        import { isHiddenForAria } from './aria/hidden.ts';
        import { computeAccessibleName } from './aria/name.ts';
        import { computeRole } from './aria/role.ts';
        import { LayoutReader } from './layout/LayoutReader.ts';
        window.domToolAria = { AriaPass, LayoutReader, computeRole, computeAccessibleName, computeAccessibleDescription, isHiddenForAria };`,
      resolveDir: src,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}
