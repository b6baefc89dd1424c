/**
 * Files that are sent compressed: each is compressed once while the process runs, and not at all where the build has
 * laid a copy beside it (`pnpm build --compressed`: `portada.js.br`, `portada.js.gz`).
 */
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BROTLI_OPTIONS, compress, type Encoding, encodingFor, isKnownTo } from './encodings.ts';

interface SentFile {
  readonly path: string;
  readonly stat: Stats;
}

interface Wanted extends SentFile {
  readonly encoding: Encoding;
}

const TEXTS = /\.(?:css|html|js|json|md|svg|txt|vtt|xml)$/;

/** In bytes: a larger one is compressed as it is sent, and not kept. */
const MOST_KEPT = 4 * 2 ** 20;

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Of the process: what is in a file is the same for all who serve it. `dist/` takes a megabyte by each encoding. */
const kept = new LRUCache<string, Buffer, Wanted>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: (body, key) => body.length + key.length,
  fetchMethod: async (_key, _stale, { context }) =>
    (await copyOf(context)) ?? compress(await readFile(context.path), context.encoding, BROTLI_OPTIONS),
});

/** A copy has the time of its file, as `gzip --keep` gives it: any other is of another build. */
async function copyOf({ path, encoding, stat: { mtimeMs } }: Wanted): Promise<Buffer | undefined> {
  const copy = path + suffixes[encoding];
  const found = await stat(copy).catch(() => undefined);
  return found?.mtimeMs === mtimeMs ? readFile(copy) : undefined;
}

/**
 * Compresses the files of a scope that it is told of. Parts (206) stay those of the file itself: bytes of one encoding
 * are of no use to who has begun with another. Each encoding has an ETag of its own.
 */
export function compressFiles(scope: FastifyInstance) {
  const files = new WeakMap<FastifyReply, SentFile>();
  scope.addHook('onSend', async (request, reply, payload) => {
    const file = files.get(reply);
    if (!file) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (reply.statusCode !== 200 || !encoding || file.stat.size > MOST_KEPT) return payload;
    // It is not read, and would keep the file open.
    if (payload instanceof Readable) payload.destroy();
    const etag = String(reply.getHeader('etag')).replace(/"$/, `-${encoding}"`);
    reply.header('etag', etag).removeHeader('content-length');
    if (isKnownTo(request, etag)) {
      reply.code(304).removeHeader('content-type');
      return null;
    }
    reply.header('content-encoding', encoding);
    return kept.fetch(`${file.path} ${etag}`, { context: { ...file, encoding } });
  });
  return (reply: FastifyReply, path: string, stat: Stats) => {
    if (TEXTS.test(path)) files.set(reply, { path, stat });
  };
}
