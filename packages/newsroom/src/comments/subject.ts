/** The content under which comments stand, for whoever may read it. */
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visible } from '../content/cards.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { contents, sections } from '../db/schema/content.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { lookThroughGate } from '../paywall/gate.ts';

export type Commented = NonNullable<Awaited<ReturnType<typeof findCommented>>>;

/** An id as PostgreSQL's `integer` holds it; undefined for what is nobody's. */
export function numericId(given: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

async function findCommented(db: Database, edition: Edition, id: number, now: Date) {
  const own = and(eq(contents.id, id), eq(contents.siteId, siteId(edition)));
  const [row] = await db
    .select({
      id: contents.id,
      kind: contents.kind,
      access: contents.access,
      sectionCode: sections.code,
      isOpen: contents.commentsOpen,
      isModerated: contents.commentsModerated,
      numComments: contents.numComments,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(own, visible(now), eq(contents.commentsShown, true)));
  return row;
}

/**
 * The content of this id, if it shows comments and the reader may read it: what is said of a text behind the wall tells
 * what is in it. Sets who may keep the answer.
 */
export async function readableContent(
  request: FastifyRequest,
  reply: FastifyReply,
  given: string,
): Promise<Commented> {
  const { site, server } = request;
  const id = numericId(given);
  const content = id === undefined ? undefined : await findCommented(server.db, site, id, server.now());
  if (!content) throw noSuch();
  const look = await lookThroughGate(request, reply, content);
  if (look === 'refused') throw new ApiError(403, 'FORBIDDEN', 'This content is not open to the reader.');
  if (request.method === 'GET') {
    reply.header('cache-control', cacheHeader(look === 'open' ? 'brief' : 'private'));
  }
  return content;
}

export function noSuch(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'Nothing has this id.');
}
