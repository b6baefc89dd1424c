/** Articles that a reader has begun, to be gone on with on another device. */
import { forgetReadingPlace, getReadingPlace, getReadings, keepReadingPlace } from '@portada/contract';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contents } from '../../db/schema/content.ts';
import { handle } from '../../http/handle.ts';
import { numericId } from '../../http/ids.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { readableContent } from '../../paywall/readable.ts';
import { requireReader, requireSelf } from '../../sessions/sessions.ts';
import { forgetPlace, keepPlace, readingPlace, readingsOf } from '../reading-places.ts';

export function registerReading(app: FastifyInstance): void {
  const { db } = app;

  handle(app, getReadings, async ({ query, request, reply }) => {
    const reader = await requireReader(request, reply);
    requireSelf(reader, query.userId);
    return readingsOf(db, request.site, reader.id);
  });

  handle(app, getReadingPlace, async ({ params, request, reply }) => {
    const { id: userId } = await requireReader(request, reply);
    return { place: await readingPlace(db, { userId, contentId: numericId(params.contentId) }) };
  });

  handle(app, keepReadingPlace, async ({ params, body, request, reply }) => {
    const { id: userId } = await requireReader(request, reply);
    await countAttempt(app, limits.readingByAccount, userId);
    const hasText = inArray(contents.kind, ['article', 'blog']);
    const { id: contentId } = await readableContent(request, reply, params.contentId, hasText);
    await keepPlace(db, { userId, contentId }, body, app.now());
    return { success: true };
  });

  handle(app, forgetReadingPlace, async ({ params, request, reply }) => {
    const { id: userId } = await requireReader(request, reply);
    await forgetPlace(db, { userId, contentId: numericId(params.contentId) });
    return { success: true };
  });
}
