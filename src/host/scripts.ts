import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { installDoor, type DoorOptions } from './door.ts';

/** The complete script, or the one with less that every page has to parse. */
export type Build = 'complete' | 'core';

const files = { complete: 'domtool.iife.js', core: 'domtool.core.iife.js', hook: 'domtool.hook.js' } as const;
const texts = new Map<string, Promise<string>>();

/** The text of a script, which is beside the built file that contains this module. */
function textOf(file: string): Promise<string> {
  let text = texts.get(file);
  if (!text) texts.set(file, (text = readFile(new URL(file, import.meta.url), 'utf8')));
  return text;
}

/** Characters that nobody guesses. */
export const randomName = (): string => randomBytes(16).toString('hex');

export interface PageScripts {
  /** For the start of every document: the hook, then the tool. */
  readonly atStart: string;
  /** For a document that is loaded already: the tool. */
  readonly now: string;
}

/** The scripts that bring a tool into a page behind a door. Their text is in no function that the page can read. */
export async function pageScripts(build: Build, door: DoorOptions): Promise<PageScripts> {
  const [hook, tool] = await Promise.all([textOf(files.hook), textOf(files[build])]);
  const inside = `((options) => { "use strict"; const takeDomTool = (${installDoor.toString()})(options);\n${tool}\n})(${JSON.stringify(door)});`;
  return { atStart: `${hook}\n${inside}`, now: `(() => {\n${inside}\n})()` };
}
