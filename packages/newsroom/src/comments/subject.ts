/** The content that comments belong to, if the reader may read it. */
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visible } from '../content/cards.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { contents, sections } from '../db/schema/content.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { noSuch, numericId } from '../http/ids.ts';
import { accessTo } from '../paywall/access.ts';

export type CommentedContent = NonNullable<Awaited<ReturnType<typeof findCommented>>>;

async function findCommented(db: Database, edition: Edition, id: number, now: Date) {
  const own = and(eq(contents.id, id), eq(contents.siteId, siteId(edition)));
  const [row] = await db
    .select({
      id: contents.id,
      kind: contents.kind,
      access: contents.access,
      sectionCode: sections.code,
      isOpen: contents.commentsOpen,
      numComments: contents.numComments,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(own, visible(now), eq(contents.commentsShown, true)));
  return row;
}

/**
 * The content of this id, if it shows comments and the reader may read it: comments on a paywalled text reveal its
 * content. Sets the cache header of the response.
 */
export async function readableContent(
  request: FastifyRequest,
  reply: FastifyReply,
  given: string,
): Promise<CommentedContent> {
  const { site, server } = request;
  const content = await findCommented(server.db, site, numericId(given), server.now());
  if (!content) throw noSuch();
  const { isGranted, isPersonal } = await accessTo(request, reply, content);
  if (!isGranted) throw new ApiError(403, 'FORBIDDEN', 'This content is not open to the reader.');
  if (request.method === 'GET') {
    reply.header('cache-control', cacheHeader(isPersonal ? 'private' : 'brief'));
  }
  return content;
}
