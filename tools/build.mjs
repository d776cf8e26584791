// Builds dist/. With `--scripts` it leaves out the types, the schemas and the size, so that `npm start` is quick.
import { parseArgs } from 'node:util';
import { buildBookmarklet } from './build/bookmarklet.mjs';
import { buildBundles } from './build/bundles.mjs';
import { buildSchemas } from './build/schemas.mjs';
import { buildTypes } from './build/types.mjs';
import { writeFiles } from './build/write.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const { values } = parseArgs({ options: { scripts: { type: 'boolean', default: false } } });

try {
  const files = await buildBundles();
  if (!values.scripts) files.push(...buildTypes(), ...buildSchemas(), ...(await buildBookmarklet()));
  await writeFiles(inRoot('dist'), files, { prune: !values.scripts });
  if (!values.scripts) process.exitCode = await run('size-limit');
} catch (error) {
  // The compilers have printed what is wrong and where. A stack trace would only hide that.
  console.error(`The build failed: ${error.message.split('\n')[0]}`);
  process.exitCode = 1;
}
