import { tamperedText } from '../standards/tamperedText.ts';

/**
 * Ends the injection with a clear error if the page has put something else in the place of a class or object without
 * which the script cannot start. Polyfills pass, because they have the member that is looked for. The module must be
 * evaluated before all others, so that nothing has been changed yet. It reads global names from the window, because
 * `globals.ts`, which the build puts in their place, is evaluated later.
 */
const NEEDED = {
  __proto__: null,
  ...{
    Element: 'matches',
    Document: 'createRange',
    ShadowRoot: 'host',
    Range: 'setStart',
    EventTarget: 'dispatchEvent',
  },
  ...{ Promise: 'then', Map: 'get', Set: 'has', WeakMap: 'get', WeakSet: 'has', WeakRef: 'deref', Date: 'getTime' },
  ...{ Array: 'push', String: 'at', Number: 'toFixed', Symbol: 'description', RegExp: 'exec' },
  ...{ Function: 'call', JSON: 'parse', Math: 'random', Reflect: 'apply', Uint8Array: 'at', performance: 'now' },
} as unknown as Record<string, string>;

const here = window as Window & typeof globalThis;
for (const name in NEEDED) {
  let isThere = false;
  try {
    const it = here[name as never] as { prototype?: object };
    isThere = (NEEDED[name] as string) in (it.prototype ?? it);
  } catch {
    // It is null, or a getter that throws.
  }
  if (!isThere) throw new here.Error(`tampered: ${tamperedText(name)}`);
}
