import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BucketSettings } from '../../src/config/storage.ts';
import { openStorage } from '../../src/storage/open.ts';
import { newDirectory } from './process.ts';

/** Where a newsroom's files are: empty folders of its own, or a bucket for readers' files. */
export async function newPlace(bucket?: BucketSettings) {
  const dataDir = newDirectory();
  const storage = await openStorage({ dataDir, uploadDir: join(dataDir, 'uploads'), storage: bucket });
  return { storage, mediaDir: join(dataDir, 'media'), dataDir };
}

/** A copy of a backup, to be changed. */
export function copyOf(backup: string): string {
  const folder = join(newDirectory(), 'backup');
  cpSync(backup, folder, { recursive: true });
  return folder;
}

/** Changes a file of a backup and makes its checksum fit. */
export function rewrite(folder: string, path: string, change: (text: string) => string): void {
  const changed = change(readFileSync(join(folder, path), 'utf8'));
  writeFileSync(join(folder, path), changed);
  const hash = createHash('sha256').update(changed).digest('hex');
  const sums = readFileSync(sumsOf(folder), 'utf8');
  writeFileSync(
    sumsOf(folder),
    sums.replace(new RegExp(`^.{64}(?=  ${path}$)`, 'm'), () => hash),
  );
}

export const sumsOf = (folder: string) => join(folder, 'SHA256SUMS');
