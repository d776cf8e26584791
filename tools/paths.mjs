import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Joins a path to the project's folder. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Returns the current content of package.json. */
export const readPackage = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
