import { DomTool } from 'domtool';
import type { PlasmoCSConfig } from 'plasmo';

export const config: PlasmoCSConfig = { matches: ['<all_urls>'], all_frames: true, run_at: 'document_start' };

/** Answers the extension in every frame. */
DomTool.listen();
