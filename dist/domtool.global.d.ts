import type { DomTool as Tool } from './domtool.js';

declare global {
  /** Defined by the script `domtool.iife.js` in the page that it is injected into. */
  var DomTool: typeof Tool;
}
export {};
