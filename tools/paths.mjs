import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, wherever it was cloned to and wherever the command was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** What package.json says now. */
export const readPackage = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
