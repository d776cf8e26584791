import { defineContentScript } from 'wxt/utils/define-content-script';

/** Records listeners and closed shadow roots, before the page's own scripts. */
export default defineContentScript({
  matches: ['<all_urls>'],
  allFrames: true,
  runAt: 'document_start',
  world: 'MAIN',
  main: () => import('domtool/hook').then(() => undefined),
});
