import { chmod, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the files, marks what starts with `#!` as a program, and takes away what no build makes any more. */
export async function writeFiles(folder, files, { prune }) {
  await mkdir(folder, { recursive: true });
  for (const { name, contents } of files) {
    const to = path.join(folder, name);
    await writeFile(to, contents);
    if (contents[0] === 0x23 && contents[1] === 0x21) await chmod(to, 0o755);
  }
  if (!prune) return;
  const made = new Set(files.map(({ name }) => name));
  for (const name of await readdir(folder)) if (!made.has(name)) await rm(path.join(folder, name), { recursive: true });
}

/** How the folder differs from the files: one sentence for each difference. */
export async function differences(folder, files) {
  const found = await readdir(folder).catch(() => []);
  const lines = found.filter((name) => !files.some((file) => file.name === name)).map((name) => `${name}: no build makes it`);
  for (const { name, contents } of files) {
    const old = await readFile(path.join(folder, name)).catch(() => null);
    if (!old) lines.push(`${name}: is missing`);
    else if (!old.equals(contents)) lines.push(`${name}: differs from a fresh build`);
  }
  return lines;
}
