import { generateDtsBundle } from 'dts-bundle-generator';
import { inRoot } from '../paths.mjs';

const entries = { 'domtool.d.ts': 'src/index.ts', 'domtool.core.d.ts': 'src/core.ts' };

/** The public types, from the compiler: one file for each entry. */
export function buildTypes() {
  const texts = generateDtsBundle(
    Object.values(entries).map((entry) => ({
      filePath: inRoot(entry),
      output: { noBanner: true, sortNodes: true },
    })),
    { preferredConfigPath: inRoot('tsconfig.json') },
  );
  return Object.keys(entries).map((name, i) => ({ name, contents: Buffer.from(`${texts[i].trimEnd()}\n`) }));
}
