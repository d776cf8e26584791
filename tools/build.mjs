// Builds dist/. `--scripts` leaves out the types, the schemas and the size (what `npm start` needs to be quick).
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
  // The compilers have said what is wrong and where; a stack of theirs would only bury it.
  console.error(`The build failed: ${error.message.split('\n')[0]}`);
  process.exitCode = 1;
}
