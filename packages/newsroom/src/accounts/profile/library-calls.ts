/** Saved contents and followed authors. */
import {
  followAuthor,
  getFollowedAuthors,
  getSavedContents,
  saveContent,
  unfollowAuthor,
  unsaveContent,
} from '@portada/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authorCardsByIds } from '../../content/authors.ts';
import { cardsByIds } from '../../content/cards.ts';
import type { Database } from '../../db/client.ts';
import { authors, contents, followedAuthors, savedContents } from '../../db/schema/index.ts';
import { handle } from '../../http/handle.ts';
import { missing, numericId } from '../../http/ids.ts';
import { requireReader, requireSelf } from '../../sessions/sessions.ts';
import { followedAuthorIds, savedContentIds } from '../user.ts';

export function registerLibrary(app: FastifyInstance): void {
  const { db } = app;

  handle(app, getSavedContents, async ({ query, request, reply }) => {
    const reader = await requireReader(request, reply);
    requireSelf(reader, query.userId);
    return cardsByIds(db, request.site, await savedContentIds(db, reader.id));
  });

  handle(app, getFollowedAuthors, async ({ query, request, reply }) => {
    const reader = await requireReader(request, reply);
    requireSelf(reader, query.userId);
    return authorCardsByIds(db, request.site, await followedAuthorIds(db, reader.id));
  });

  handle(app, saveContent, async ({ params, request, reply }) => {
    const reader = await requireReader(request, reply);
    const contentId = await existingContent(db, params.id);
    await db.insert(savedContents).values({ userId: reader.id, contentId }).onConflictDoNothing();
    return { success: true };
  });

  handle(app, unsaveContent, async ({ params, request, reply }) => {
    const reader = await requireReader(request, reply);
    const contentId = await existingContent(db, params.id);
    await db
      .delete(savedContents)
      .where(and(eq(savedContents.userId, reader.id), eq(savedContents.contentId, contentId)));
    return { success: true };
  });

  handle(app, followAuthor, async ({ params, request, reply }) => {
    const reader = await requireReader(request, reply);
    const authorId = await existingAuthor(db, params.id);
    await db.insert(followedAuthors).values({ userId: reader.id, authorId }).onConflictDoNothing();
    return { success: true };
  });

  handle(app, unfollowAuthor, async ({ params, request, reply }) => {
    const reader = await requireReader(request, reply);
    const authorId = await existingAuthor(db, params.id);
    await db
      .delete(followedAuthors)
      .where(and(eq(followedAuthors.userId, reader.id), eq(followedAuthors.authorId, authorId)));
    return { success: true };
  });
}

async function existingContent(db: Database, given: string): Promise<number> {
  const [found] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(eq(contents.id, numericId(given)));
  return found?.id ?? missing();
}

async function existingAuthor(db: Database, given: string): Promise<number> {
  const [found] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.id, numericId(given)));
  return found?.id ?? missing();
}
