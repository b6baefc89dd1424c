import { keepReadingPlace } from '@portada/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasFeature } from '../render/features.ts';
import { modeOf } from '../visit/mode.ts';

/** A shorter text is read at once, or not at all. */
const LONG_READ_MINUTES = 2;

interface Article {
  readonly id: string;
  readonly isCut: boolean;
  readonly readingMinutes: number;
}

/** Where the page's script keeps how far a reader is; undefined where nothing is kept. */
export async function resumeUrlOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, isCut, readingMinutes }: Article,
): Promise<string | undefined> {
  if (isCut || readingMinutes < LONG_READ_MINUTES) return undefined;
  if ((await modeOf(request)).kind !== 'live') return undefined;
  const hasReaders = await hasFeature(request, reply, 'users');
  if (!hasReaders || !(await hasFeature(request, reply, 'readingProgress'))) return undefined;
  return request.site.base + keepReadingPlace.path.replace('{contentId}', id);
}
