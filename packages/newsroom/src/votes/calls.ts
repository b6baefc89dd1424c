/** Polls (POLL-01, POLL-02) and recipe ratings (RATE-01, RATE-02). The paywall applies to both as to their pages. */
import { getPoll, rateRecipe, votePoll } from '@portada/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pollFor } from '../content/polls.ts';
import { polls } from '../db/schema/community.ts';
import { contents, sections } from '../db/schema/content.ts';
import { cacheHeader } from '../http/cache.ts';
import { handle } from '../http/handle.ts';
import { missing, numericId } from '../http/ids.ts';
import { accessTo } from '../paywall/access.ts';
import { granted, published, readableContent, subjectColumns } from '../paywall/readable.ts';
import { currentReader, requireReader } from '../sessions/sessions.ts';
import { castVote } from './poll-votes.ts';
import { rateContent } from './recipe-ratings.ts';

export function registerVotes(app: FastifyInstance): void {
  const { db, now } = app;

  handle(app, getPoll, async ({ params, query, request, reply }) => {
    const { row, isPersonal } = await findPoll(request, reply, params.pollId);
    const reader = await currentReader(request);
    const isShared = !isPersonal && !reader && !query.own;
    // Caches must not serve it to a reader with a session.
    if (isShared) reply.header('cache-control', cacheHeader('brief')).header('vary', 'cookie');
    return pollFor(db, row, { now: now(), userId: reader?.id });
  });

  handle(app, votePoll, async ({ params, body, request, reply }) => {
    const reader = await requireReader(request, reply);
    const { row } = await findPoll(request, reply, params.pollId);
    const chosen = body.optionIds ?? (body.optionId === undefined ? [] : [body.optionId]);
    const updatedPoll = await castVote(db, row, { userId: reader.id, chosen, now: now() });
    return pollFor(db, updatedPoll, { now: now(), userId: reader.id });
  });

  handle(app, rateRecipe, async ({ params, body, request, reply }) => {
    const isRecipe = eq(contents.kind, 'recipe');
    const { id: contentId } = await readableContent(request, reply, params.contentId, isRecipe);
    const reader = await currentReader(request);
    const { value } = body;
    return rateContent(db, { contentId, value, userId: reader?.id, address: request.ip, now: now() });
  });
}

async function findPoll(request: FastifyRequest, reply: FastifyReply, given: string) {
  const [found] = await request.server.db
    .select({ row: polls, subject: subjectColumns })
    .from(polls)
    .innerJoin(contents, eq(contents.id, polls.contentId))
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(eq(polls.id, numericId(given)), published(request)));
  if (!found) return missing();
  const { isPersonal } = granted(await accessTo(request, reply, found.subject));
  return { row: found.row, isPersonal };
}
