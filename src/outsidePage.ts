/**
 * The exports of the modules `domtool` and `domtool/core` outside of a page: in Node.js, in a worker, or during server
 * rendering. Functions that need no page work there. Everything else throws when it is used, so that importing the
 * module is always safe.
 */
import { DomToolError } from './standards/errors.ts';

/**
 * Replaces a class or function of the library: calling it, constructing it or calling a static method of it throws
 * `no_page`.
 */
function needsPage(name: string): unknown {
  const refuse = function (): never {
    throw new DomToolError('no_page', `${name} needs a page: this code does not run in a document.`);
  };
  return new Proxy(refuse, {
    // Development tools and bundlers read properties of what they import, so only a call throws.
    get: (target, key, receiver): unknown =>
      key in target || typeof key === 'symbol' ? Reflect.get(target, key, receiver) : needsPage(`${name}.${key}`),
  });
}

export { DomToolError };
export { DEFAULT_CONFIG } from './options.ts';
export { VERSION as version } from './version.ts';
export { connect } from './protocol/messages/client.ts';
export { toolDefinitions } from './api/tools/definitions.ts';
const classes = ['DomTool', 'DomSnapshot'] as const;
const functions = [
  'checkVisibility',
  'computeAccessibleDescription',
  'computeAccessibleName',
  'computeRole',
  'isInteractive',
] as const;
export const [DomTool, DomSnapshot] = classes.map(needsPage);
export const [checkVisibility, computeAccessibleDescription, computeAccessibleName, computeRole, isInteractive] =
  functions.map(needsPage);
