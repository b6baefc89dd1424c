import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Files } from '../storage/storage.ts';
import { clip } from './clip.ts';
import { type Clipping, isPictureId } from './clipping.ts';
import { importedPath, isImported } from './imported.ts';
import { createQueue } from './queue.ts';

export interface PictureStore {
  /** The path of an original picture, or its content; undefined if there is none. */
  original(id: string): Promise<string | Buffer | undefined>;
  /**
   * The bytes of a clipping, created on the first request and kept; undefined if there is no such picture.
   */
  clipping(wanted: Clipping): Promise<Buffer | undefined>;
}

interface Places {
  /** The folders of the originals, `{id}.jpg`; the first that contains one is used. */
  readonly pictures: readonly string[];
  /** The originals that came with imports. */
  readonly imported: Pick<Files, 'read'>;
  readonly clippings: Pick<Files, 'read' | 'write'>;
}

export function createPictureStore(
  { pictures, imported, clippings }: Places,
  { log }: { readonly log: Pick<FastifyBaseLogger, 'warn'> },
): PictureStore {
  const inQueue = createQueue(availableParallelism());
  const underway = new Map<string, Promise<Buffer>>();

  async function original(id: string): Promise<string | Buffer | undefined> {
    if (!isPictureId(id)) return undefined;
    if (isImported(id)) {
      const content = await imported.read(importedPath(id));
      return content && buffer(content);
    }
    for (const folder of pictures) {
      const path = join(folder, `${id}.jpg`);
      if (await exists(path)) return path;
    }
    return undefined;
  }

  async function clipping(wanted: Clipping): Promise<Buffer | undefined> {
    const key = `${wanted.id}/${wanted.ratio}/${wanted.width}.${wanted.format}`;
    const { bytes, isAway } = await kept(key);
    if (bytes) return bytes;
    const source = await original(wanted.id);
    if (source === undefined) return undefined;
    return shared(key, async () => {
      const made = await inQueue(() => clip(source, wanted));
      if (!isAway) await keep(key, made);
      return made;
    });
  }

  /** A storage that is away costs time, not the picture. */
  async function kept(key: string): Promise<{ bytes?: Buffer; isAway: boolean }> {
    try {
      const content = await clippings.read(key);
      return { ...(content && { bytes: await buffer(content) }), isAway: false };
    } catch (error) {
      log.warn({ event: 'clipping.not-read', err: error }, 'clipping not read');
      return { isAway: true };
    }
  }

  /** Nor does one without room. */
  async function keep(key: string, bytes: Buffer): Promise<void> {
    try {
      await clippings.write(key, bytes);
    } catch (error) {
      log.warn({ event: 'clipping.not-kept', err: error }, 'clipping not kept');
    }
  }

  /** Concurrent requests for the same clipping share one task. */
  function shared(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const started = underway.get(key);
    if (started) return started;
    const piece = work().finally(() => underway.delete(key));
    underway.set(key, piece);
    return piece;
  }

  return { original, clipping };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
