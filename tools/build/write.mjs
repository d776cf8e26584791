import { chmod, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the files, marks those that start with `#!` as programs, and removes files that no build makes any more. */
export async function writeFiles(folder, files, { prune }) {
  await mkdir(folder, { recursive: true });
  for (const { name, contents } of files) {
    const to = path.join(folder, name);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, contents);
    if (contents[0] === 0x23 && contents[1] === 0x21) await chmod(to, 0o755);
  }
  if (!prune) return;
  for (const name of await filesIn(folder))
    if (!files.some((file) => file.name === name)) await rm(path.join(folder, name));
}

/** Lists every file of the folder and its subfolders with slashes in the names. */
async function filesIn(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Describes the differences between the folder and the files, one sentence each. */
export async function differences(folder, files) {
  const found = await filesIn(folder).catch(() => []);
  const lines = found
    .filter((name) => !files.some((file) => file.name === name))
    .map((name) => `${name}: no build makes it`);
  for (const { name, contents } of files) {
    const old = await readFile(path.join(folder, name)).catch(() => null);
    if (!old) lines.push(`${name}: is missing`);
    else if (!old.equals(contents)) lines.push(`${name}: differs from a fresh build`);
  }
  return lines;
}
