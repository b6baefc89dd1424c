/** Polls (POLL-01, POLL-02) and recipe ratings (RATE-01, RATE-02). The paywall applies to both as to their pages. */
import { getPoll, rateRecipe, votePoll } from '@portada/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visible } from '../content/cards.ts';
import { pollFor } from '../content/polls.ts';
import { polls } from '../db/schema/community.ts';
import { contents, sections } from '../db/schema/content.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { missing, numericId } from '../http/ids.ts';
import { type Access, accessTo } from '../paywall/access.ts';
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
    const contentId = await findRecipe(request, reply, params.contentId);
    const reader = await currentReader(request);
    const { value } = body;
    return rateContent(db, { contentId, value, userId: reader?.id, address: request.ip, now: now() });
  });
}

/** The input of the paywall's rules. */
const subjectColumns = {
  id: contents.id,
  sectionCode: sections.code,
  kind: contents.kind,
  access: contents.access,
};

/** The condition of contents that are visible on this site now. */
function published({ server, site }: FastifyRequest) {
  return and(eq(contents.siteId, Number(site.id)), visible(server.now()));
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

async function findRecipe(request: FastifyRequest, reply: FastifyReply, given: string): Promise<number> {
  const [subject] = await request.server.db
    .select(subjectColumns)
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(eq(contents.id, numericId(given)), eq(contents.kind, 'recipe'), published(request)));
  if (!subject) return missing();
  granted(await accessTo(request, reply, subject));
  return subject.id;
}

function granted(access: Access): Access {
  if (!access.isGranted) throw new ApiError(403, 'FORBIDDEN', 'The content is behind the paywall.');
  return access;
}
