import { DomTool } from 'domtool';
import { defineContentScript } from 'wxt/utils/define-content-script';

/** Answers the extension in every frame. */
export default defineContentScript({
  matches: ['<all_urls>'],
  allFrames: true,
  runAt: 'document_start',
  main: () => void DomTool.listen(),
});
