/** Responses that are kept in memory, and how they are sent. */
import { createHash } from 'node:crypto';
import type { BrotliOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  BEST_BROTLI_OPTIONS,
  BROTLI_OPTIONS,
  compress,
  type Encoding,
  encodingFor,
  isKnownTo,
} from './encodings.ts';

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;

/** A body that is kept, with its headers. */
export interface KeptBody {
  readonly headers: Headers;
  readonly body: Buffer;
  readonly brotliOptions: BrotliOptions;
  /** The body by encoding, compressed once, by the first request that accepts it. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export interface CachedResponse extends KeptBody {
  readonly storedAt: number;
  /** Until then it is fresh; milliseconds, as is the next. */
  readonly freshUntil: number;
  /** Until then it may be sent while a new one is made. */
  readonly staleUntil: number;
}

/** In bytes: what is smaller fits a packet as it is. */
const LEAST_COMPRESSED = 1_024;

/** Headers of one response, not of the copy. */
const own = ['set-cookie', 'content-length', 'transfer-encoding', 'date', 'connection'];

function keep(body: Buffer, headers: Headers, brotliOptions: BrotliOptions): KeptBody {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { headers: { ...headers, etag, vary: 'accept-encoding' }, body, brotliOptions, encoded: new Map() };
}

/** A text that stays as long as the process runs. */
export function keepText(text: string, headers: Headers): KeptBody {
  return keep(Buffer.from(text), headers, BEST_BROTLI_OPTIONS);
}

/** The response if it is the same for everybody for some time: `public`, with an age for shared caches. */
export function cacheable(reply: FastifyReply, payload: unknown, now: number): CachedResponse | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined;
  const policy = String(reply.getHeader('cache-control') ?? '');
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(policy)?.[1] ?? 0);
  const freshFor = seconds('s-maxage');
  if (!policy.startsWith('public') || freshFor === 0) return undefined;
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !own.includes(name));
  const freshUntil = now + freshFor * 1_000;
  return {
    ...keep(Buffer.from(payload), Object.fromEntries(headers), BROTLI_OPTIONS),
    storedAt: now,
    freshUntil,
    staleUntil: freshUntil + seconds('stale-while-revalidate') * 1_000,
  };
}

/** What the entry takes of the memory, roughly: the body, and its compressed copies. */
export function sizeOf({ body }: CachedResponse): number {
  return Math.ceil(body.length * 1.5) + 2_048;
}

/** Sets status and headers, and returns the body: compressed once, or nothing for a client that has it (304). */
export async function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptBody,
): Promise<Buffer | null> {
  const { headers, body, brotliOptions, encoded } = kept;
  reply.headers(headers);
  if (isKnownTo(request, headers.etag)) {
    reply.code(304).removeHeader('content-type');
    // Of HEAD Fastify takes the length, and drops it.
    if (request.method !== 'HEAD') return null;
  }
  const encoding = body.length < LEAST_COMPRESSED ? undefined : encodingFor(request);
  if (!encoding) return body;
  const compressed = encoded.get(encoding) ?? compress(body, encoding, brotliOptions);
  encoded.set(encoding, compressed);
  reply.header('content-encoding', encoding);
  return compressed;
}

/** The same of a response, which tells how long it has been kept. */
export function responseFor(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  now: number,
): Promise<Buffer | null> {
  reply.header('age', Math.max(0, Math.floor((now - response.storedAt) / 1_000)));
  return bodyFor(request, reply, response);
}
