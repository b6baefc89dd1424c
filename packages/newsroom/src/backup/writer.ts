/** Writes the folder of a backup, under another name until it is complete. */
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../config/config.ts';
import { CHECKSUMS_FILE, checksumLine } from './checksums.ts';
import { MANIFEST_FILE, type Manifest } from './manifest.ts';

/** It holds personal data: only the user who took the backup may read it. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

export interface BackupWriter {
  add(path: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Writes the manifest and the checksums, and gives the folder its name. Returns the number of bytes. */
  finish(manifest: Omit<Manifest, 'files'>): Promise<number>;
  /** Deletes what was written. */
  abandon(): Promise<void>;
}

/** Throws a `StartError` where the folder, or one of a backup that has not ended, is there. */
export async function openBackupWriter(folder: string): Promise<BackupWriter> {
  const draft = `${folder}.partial`;
  if (existsSync(folder)) throw new StartError(`${folder} is there already: a backup needs a new folder.`);
  await makeNew(draft);
  const lines: string[] = [];
  let bytes = 0;

  async function write(path: string, content: AsyncIterable<Buffer>): Promise<string> {
    const hash = createHash('sha256');
    const target = join(draft, path);
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
    await pipeline(
      content,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      },
      createWriteStream(target, { flags: 'wx', mode: PRIVATE_FILE, flush: true }),
    );
    return checksumLine(hash.digest('hex'), path);
  }

  const add: BackupWriter['add'] = async (path, content) => {
    lines.push(await write(path, content));
  };

  return {
    add,
    async finish(manifest) {
      const text = JSON.stringify({ ...manifest, files: lines.length } satisfies Manifest, null, 2);
      await add(MANIFEST_FILE, Readable.from([Buffer.from(`${text}\n`)]));
      await write(CHECKSUMS_FILE, Readable.from([Buffer.from(lines.join(''))]));
      await rename(draft, folder);
      return bytes;
    },
    abandon: () => rm(draft, { recursive: true, force: true }),
  };
}

async function makeNew(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new StartError(
      isThere
        ? `${folder} is of a backup that has not ended: wait for it, or delete the folder.`
        : `${folder} cannot be written.`,
    );
  }
}
