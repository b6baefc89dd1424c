import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { asDiskError } from './errors.ts';

/** The library's store of files, which does not tell a full disk from any other failure. */
export class FolderIncoming extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(readable, file);
    } catch (error) {
      throw asDiskError(error);
    }
    return offset + file.bytesWritten;
  }
}
