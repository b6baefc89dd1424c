/** The publisher's own files (`MEDIA_DIR`), by whatever names the publisher has given them. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The paths of all files, with slashes. Follows links: a folder of films may be on another disk. One that leads
 * nowhere, or back to a folder that it is in, is passed over.
 */
export async function* mediaIn(
  root: string,
  folder = '',
  around: readonly string[] = [],
): AsyncGenerator<string> {
  const own = await realpath(join(root, folder)).catch(undefinedIfMissing);
  if (own === undefined || around.includes(own)) return;
  for (const name of (await readdir(own).catch(undefinedIfMissing)) ?? []) {
    const path = folder ? `${folder}/${name}` : name;
    const found = await stat(join(own, name)).catch(undefinedIfMissing);
    if (found?.isDirectory()) yield* mediaIn(root, path, [...around, own]);
    else if (found?.isFile()) yield path;
  }
}

export function readMedia(root: string, path: string) {
  return createReadStream(join(root, path));
}

/** Copies a file to its place, unless one is there; tells whether it did. */
export async function addMedia(root: string, path: string, source: string): Promise<boolean> {
  const target = join(root, path);
  if (await isThere(target)) return false;
  const draft = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(source, draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return true;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
  throw error;
}
