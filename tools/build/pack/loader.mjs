import { unpack } from './unpack.mjs';

/* global PACKED, LENGTH */

/** What the bookmarklet is: unpacks the script and runs it in one of the ways that the page's policy leaves, or says that there is none. */
const open = document.querySelector('domtool-panel');
if (open) open.dispatchEvent(new Event('domtool-close'));
else {
  let script = unpack(PACKED, LENGTH);
  try {
    script = trustedTypes.createPolicy('domtool', { createScript: (text) => text }).createScript(script);
  } catch {
    // A browser without trusted types, or a page without need of them.
  }
  try {
    globalThis.eval(script);
  } catch {
    try {
      const element = document.createElement('script');
      element.nonce = document.querySelector('script[nonce]').nonce;
      element.text = script;
      document.head.append(element);
      element.remove();
    } catch {
      // No script of the page's has a nonce to be lent.
    }
  }
  if (!document.querySelector('domtool-panel'))
    alert(
      'DomTool cannot run here: the Content-Security-Policy of this page allows no script that is made at run time. Its extension can.',
    );
}
