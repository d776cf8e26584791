import { DomTool } from '../../src/index.ts';

/** Answers the extension, and nobody else, in every frame. */
DomTool.listen();
