/** How bodies are compressed, and what a client takes. */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** In the order in which they are preferred. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** A Brotli level that takes no more CPU time than gzip. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The best one, for what is compressed once while the process runs. */
export const BEST_BROTLI_OPTIONS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

export function compress(body: Buffer, encoding: Encoding, options: BrotliOptions): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(body, options) : promisify(gzip)(body);
}

/** Undefined for a client that takes the body only as it is. */
export function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, ''));
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** Whether the client has the body with this ETag. */
export function isKnownTo({ headers }: FastifyRequest, etag: unknown): boolean {
  const known = String(headers['if-none-match'] ?? '');
  return known.split(',').some((tag) => tag.trim() === etag);
}
