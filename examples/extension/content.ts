import { DomTool } from '../../src/index.ts';

/** In every frame: answers the extension, and nobody else. */
DomTool.listen();
