// Fails if dist/ differs from a fresh build of src/. With `--update` it also updates dist/.
import { parseArgs } from 'node:util';
import { buildBookmarklet } from './build/bookmarklet.mjs';
import { buildBundles } from './build/bundles.mjs';
import { buildSchemas } from './build/schemas.mjs';
import { buildTypes } from './build/types.mjs';
import { differences, writeFiles } from './build/write.mjs';
import { inRoot } from './paths.mjs';

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

const files = [...(await buildBundles()), ...buildTypes(), ...buildSchemas(), ...(await buildBookmarklet())];
const lines = await differences(inRoot('dist'), files);
if (lines.length > 0) {
  process.exitCode = 1;
  console.error(`dist/ is out of date (npm run build, and commit it):\n${lines.map((line) => `  ${line}`).join('\n')}`);
  if (values.update) await writeFiles(inRoot('dist'), files, { prune: true });
} else {
  console.error(`dist/ is what a fresh build gives (${files.length} files).`);
}
