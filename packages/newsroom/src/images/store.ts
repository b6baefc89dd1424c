import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { clip } from './clip.ts';
import { type Clipping, isPictureId } from './clipping.ts';
import { createQueue } from './queue.ts';

export interface PictureStore {
  /** The path of an original picture; undefined if there is none. */
  original(id: string): Promise<string | undefined>;
  /** The bytes of a clipping, created on the first request and cached on disk; undefined if there is no such picture. */
  clipping(wanted: Clipping): Promise<Buffer | undefined>;
}

interface Folders {
  /** The folders of the originals, `{id}.jpg`; the first that contains one is used. */
  readonly pictures: readonly string[];
  /** The cache folder of the clippings. */
  readonly cache: string;
}

export function createPictureStore({ pictures, cache }: Folders): PictureStore {
  const inQueue = createQueue(availableParallelism());
  const underway = new Map<string, Promise<Buffer>>();

  async function original(id: string): Promise<string | undefined> {
    if (!isPictureId(id)) return undefined;
    for (const folder of pictures) {
      const path = join(folder, `${id}.jpg`);
      if (await exists(path)) return path;
    }
    return undefined;
  }

  async function clipping(wanted: Clipping): Promise<Buffer | undefined> {
    const path = join(cache, wanted.id, wanted.ratio, `${wanted.width}.${wanted.format}`);
    const kept = await readIfThere(path);
    if (kept) return kept;
    const source = await original(wanted.id);
    if (source === undefined) return undefined;
    return shared(path, () => inQueue(() => make(source, wanted, path)));
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

async function make(source: string, wanted: Clipping, path: string): Promise<Buffer> {
  const bytes = await clip(source, wanted);
  await keep(path, bytes);
  return bytes;
}

/** Written to a temporary file and renamed, so that another process never reads an incomplete one. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
