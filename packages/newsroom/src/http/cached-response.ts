/** A response that is kept in memory, and how it is sent. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedResponse {
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly body: Buffer;
  readonly storedAt: number;
  /** Until then it is fresh; milliseconds, as is the next. */
  readonly freshUntil: number;
  /** Until then it may be sent while a new one is made. */
  readonly staleUntil: number;
  /** The body by encoding, compressed once, by the first request that accepts it. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/** A Brotli level that takes no more CPU time than gzip. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In bytes: what is smaller fits a packet as it is. */
const LEAST_COMPRESSED = 1_024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
} as const;

/** Headers of one response, not of the copy. */
const own = ['set-cookie', 'content-length', 'transfer-encoding', 'date', 'connection'];

/** The response if it is the same for everybody for some time: `public`, with an age for shared caches. */
export function cacheable(reply: FastifyReply, payload: unknown, now: number): CachedResponse | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined;
  const policy = String(reply.getHeader('cache-control') ?? '');
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(policy)?.[1] ?? 0);
  const freshFor = seconds('s-maxage');
  if (!policy.startsWith('public') || freshFor === 0) return undefined;
  const body = Buffer.from(payload);
  const kept = Object.entries(reply.getHeaders()).filter(([name]) => !own.includes(name));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const freshUntil = now + freshFor * 1_000;
  return {
    headers: { ...Object.fromEntries(kept), etag, vary: 'accept-encoding' },
    body,
    storedAt: now,
    freshUntil,
    staleUntil: freshUntil + seconds('stale-while-revalidate') * 1_000,
    encoded: new Map(),
  };
}

/** What the entry takes of the memory, roughly: the body, and its compressed copies. */
export function sizeOf({ body }: CachedResponse): number {
  return Math.ceil(body.length * 1.5) + 2_048;
}

function encodingFor({ headers }: FastifyRequest, { length }: Buffer): Encoding {
  if (length < LEAST_COMPRESSED) return 'identity';
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, ''));
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function isKnownTo({ headers }: FastifyRequest, etag: unknown): boolean {
  const known = String(headers['if-none-match'] ?? '');
  return known.split(',').some((tag) => tag.trim() === etag);
}

/** Sets status and headers, and returns the body: compressed once, or nothing for a client that has it (304). */
export async function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body, storedAt, encoded }: CachedResponse,
  now: number,
): Promise<Buffer | null> {
  reply.headers(headers).header('age', Math.max(0, Math.floor((now - storedAt) / 1_000)));
  if (isKnownTo(request, headers.etag)) {
    reply.code(304).removeHeader('content-type');
    // Of HEAD Fastify takes the length, and drops it.
    if (request.method !== 'HEAD') return null;
  }
  const encoding = encodingFor(request, body);
  const compressed = encoded.get(encoding) ?? compressors[encoding](body);
  encoded.set(encoding, compressed);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return compressed;
}
