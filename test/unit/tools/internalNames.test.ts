// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const { shortNames } = (await import(path.resolve('tools/build/internalNames.mjs'))) as {
  shortNames: Record<string, string>;
};
const names = Object.keys(shortNames);
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

const filesIn = (folder: string, ending: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

const parsed = (files: readonly string[]): readonly ts.SourceFile[] =>
  files.map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));

/** Returns all words in what `textOf` returns for the nodes of the files. */
function wordsIn(files: readonly ts.SourceFile[], textOf: (node: ts.Node) => string | undefined): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const word of textOf(node)?.match(IDENTIFIER) ?? []) words.add(word);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return words;
}

const isPath = ({ parent }: ts.Node): boolean => ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
const textOfLiteral = (node: ts.Node): string | undefined =>
  (ts.isStringLiteralLike(node) && !isPath(node)) || ts.isTemplateLiteralToken(node) ? node.text : undefined;
const nameOf = (node: ts.Node): string | undefined => {
  const { name } = node as { name?: ts.Node };
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
};

const sources = parsed(filesIn('src', '.ts'));

describe('the names that injected scripts contain in a short form', () => {
  it('are names of properties in the source', () => {
    const used = wordsIn(sources, nameOf);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it('are in no public type', () => {
    const text = filesIn('dist', '.d.ts').map((file) => readFileSync(file, 'utf8'));
    const used = new Set(text.join('\n').match(IDENTIFIER));
    expect(names.filter((name) => used.has(name))).toEqual([]);
  });

  it('are in no text of the source, so that nothing reads them by a string', () => {
    const used = wordsIn(sources, textOfLiteral);
    expect(names.filter((name) => used.has(name))).toEqual([]);
  });

  it('are no names of the browser or of the language', () => {
    const library = path.dirname(createRequire(import.meta.url).resolve('typescript'));
    const files = filesIn(library, '.d.ts').filter((file) => path.basename(file).startsWith('lib.'));
    const used = wordsIn(parsed(files), nameOf);
    expect(names.filter((name) => used.has(name))).toEqual([]);
    expect(used.has('scrollTop')).toBe(true);
  });

  it('are no members of enumerations, whose values would not be inserted where they are used', () => {
    const used = wordsIn(sources, (node) => (ts.isEnumMember(node) ? nameOf(node) : undefined));
    expect(names.filter((name) => used.has(name))).toEqual([]);
    expect(used.has('OwnName')).toBe(true);
  });

  it('have short forms that are different and appear nowhere else', () => {
    const used = wordsIn(sources, nameOf);
    expect(new Set(Object.values(shortNames)).size).toBe(names.length);
    expect(Object.values(shortNames).filter((name) => used.has(name))).toEqual([]);
  });
});
