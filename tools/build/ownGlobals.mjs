import { inRoot } from '../paths.mjs';

/** The option of the bundler that puts the exports of `globals.ts` in place of global names that a page can hide. */
export const ownGlobals = { inject: [inRoot('src', 'dom', 'globals.ts')] };
