import { generateDtsBundle } from 'dts-bundle-generator';
import { inRoot } from '../paths.mjs';

/** The public types as one file, from the compiler. */
export function buildTypes() {
  const [text] = generateDtsBundle(
    [{ filePath: inRoot('src/index.ts'), output: { noBanner: true, sortNodes: true } }],
    { preferredConfigPath: inRoot('tsconfig.json') },
  );
  return [{ name: 'domtool.d.ts', contents: Buffer.from(`${text.trimEnd()}\n`) }];
}
