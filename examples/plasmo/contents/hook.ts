import 'domtool/hook';
import type { PlasmoCSConfig } from 'plasmo';

/** Records listeners and closed shadow roots, before the page's own scripts. */
export const config: PlasmoCSConfig = {
  matches: ['<all_urls>'],
  all_frames: true,
  run_at: 'document_start',
  world: 'MAIN',
};
