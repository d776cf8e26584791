// Installs the packages from their own lock file, if any of them is missing.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../tools/paths.mjs';

const folder = inRoot('test/packages');
const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
if (!Object.keys(dependencies).every((name) => existsSync(`${folder}/node_modules/${name}`)))
  execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
