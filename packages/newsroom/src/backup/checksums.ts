/** The checksums of a backup, in the format of `sha256sum`: an operator may check them with that. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/config.ts';
import { MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts';

export const CHECKSUMS_FILE = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
const OUTSIDE = /^\/|(^|\/)\.\.?(\/|$)/;

/** A name that a line cannot hold is one that nobody has given to a file on purpose. */
export function checksumLine(hash: string, path: string): string {
  if (/[\n\r\\]/.test(path)) throw new StartError(`The name of ${JSON.stringify(path)} cannot be backed up.`);
  return `${hash}  ${path}\n`;
}

export interface VerifiedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The paths of its files. */
  readonly paths: readonly string[];
}

/** Reads every file of a backup; throws a `StartError` if one is missing, damaged or too many. */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const sums = await readSums(folder);
  for (const [path, expected] of sums) {
    if ((await hashOf(join(folder, path))) !== expected) {
      throw new StartError(`The backup is damaged: ${path} is not what was written.`);
    }
  }
  if (!sums.has(MANIFEST_FILE)) throw new StartError(`The backup is damaged: it has no ${MANIFEST_FILE}.`);
  const manifest = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  if (sums.size !== manifest.files + 1) {
    const found = sums.size - 1;
    throw new StartError(`The backup is damaged: it has ${found} files and had ${manifest.files}.`);
  }
  return { folder, manifest, paths: [...sums.keys()] };
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, CHECKSUMS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new StartError(`${folder} is no backup, or one that did not end: it has no ${CHECKSUMS_FILE}.`);
  }
  const sums = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, hash, path] = LINE.exec(line) ?? [];
    if (hash === undefined || path === undefined || OUTSIDE.test(path)) {
      throw new StartError(`The backup is damaged: line ${index + 1} of ${CHECKSUMS_FILE} cannot be read.`);
    }
    sums.set(path, hash);
  }
  return sums;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(file)) hash.update(piece);
  } catch {
    return '';
  }
  return hash.digest('hex');
}
