import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { installBridge, type BridgeOptions } from './pageBridge.ts';

/** Selects the complete script, or the core, which is smaller and quicker to parse. */
export type Build = 'complete' | 'core';

const files = { complete: 'domtool.iife.js', core: 'domtool.core.iife.js', hook: 'domtool.hook.js' } as const;
const texts = new Map<string, Promise<string>>();

/** Reads a script, which lies beside the built file that contains this module. Each file is read once. */
function textOf(file: string): Promise<string> {
  let text = texts.get(file);
  if (!text) texts.set(file, (text = readFile(new URL(file, import.meta.url), 'utf8')));
  return text;
}

/** Returns a random name that cannot be guessed. */
export const randomName = (): string => randomBytes(16).toString('hex');

export interface PageScripts {
  /** The script for the start of every document: the hook, then the tool. */
  readonly atStart: string;
  /** The script for a document that is already loaded: the tool alone. */
  readonly now: string;
}

/**
 * Returns the scripts that bring a tool into a page behind a bridge. No function that the page can read contains their
 * text.
 */
export async function pageScripts(build: Build, bridge: BridgeOptions): Promise<PageScripts> {
  const [hook, tool] = await Promise.all([textOf(files.hook), textOf(files[build])]);
  // Engines parse a parenthesized `function` once and call it; they parse the text of an arrow function twice.
  const script = `(function (options) { "use strict"; const takeDomTool = (${installBridge.toString()})(options);\n${tool}\n})(${JSON.stringify(bridge)});`;
  return { atStart: `${hook}\n${script}`, now: script };
}
