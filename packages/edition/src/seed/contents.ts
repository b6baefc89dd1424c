/** Inserts the drafts of both sites, oldest first, with all related rows. */
import { type Language, languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { canonicalBase, escapeHtml, sites, slugOf } from '@portada/newsroom';
import {
  contentAuthors,
  contents,
  corrections,
  eventOccurrences,
  interviewQuestions,
  pollOptions,
  polls,
  shows,
} from '@portada/newsroom/schema';
import { eq, sql } from 'drizzle-orm';
import { commentRows } from './comments.ts';
import { type Draft, HOUR_MS } from './drafts.ts';
import { eventDrafts, mediaDrafts, participationDrafts, recipeDrafts } from './features.ts';
import { insertAll } from './insert.ts';
import { contentsOfIssues, issueDrafts } from './issues.ts';
import { createRandom, type Random } from './random.ts';
import { blogDrafts, newsDrafts, opinionDrafts } from './stories.ts';

/** What the contents refer to, known after the sites have been inserted. */
export interface Anchors {
  /** By language and code: `es/port`. */
  sections: ReadonlyMap<string, { id: number; slug: string }>;
  /** By language and slug. */
  shows: ReadonlyMap<string, number>;
  authors: ReadonlyMap<string, number>;
}

const FIRST_ID = 1_001;

/** Sections with pre-moderated comments. */
export const moderatedSections: ReadonlySet<string> = new Set(['politics']);

/** The ids of the contents by draft key. */
export async function seedContents(db: Database, now: Date, anchors: Anchors): Promise<Map<string, number>> {
  const drafts = languages
    .flatMap((lang) => draftsOf(lang, now))
    .sort((a, b) => a.row.publishedAt.getTime() - b.row.publishedAt.getTime());
  const ids = new Map(drafts.map((draft, index) => [draft.key, FIRST_ID + index]));
  const addresses = new Map(drafts.map((draft) => [draft.key, addressOf(draft, ids, anchors)]));
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const sent = contentsOfIssues(drafts);
  const random = createRandom(4_711);
  const home = homeRanks(drafts);
  const rows = drafts.map((draft) => ({
    ...contentRow(draft, anchors, random, now),
    id: ids.get(draft.key) ?? 0,
    body:
      draft.row.body +
      furtherReading(draft, byKey.get(draft.previous ?? ''), sent.get(draft.key) ?? [], addresses),
    homeRank: home.get(draft.key) ?? null,
  }));
  const comments = commentRows(rows, now);
  await insertAll(db, contents, comments.countOn(rows));
  await db.execute(sql`select setval(pg_get_serial_sequence('contents', 'id'), ${FIRST_ID + drafts.length})`);
  await comments.insert(db);
  const toldOf = drafts.flatMap(({ correction: text }, index) => {
    const row = rows[index];
    return text && row ? { contentId: row.id, text, correctedAt: row.updatedAt } : [];
  });
  await insertAll(db, corrections, toldOf);
  await insertBelongings(db, drafts, ids, anchors);
  return ids;
}

function draftsOf(lang: Language, now: Date): Draft[] {
  return [
    ...newsDrafts(lang, now),
    ...opinionDrafts(lang, now),
    ...blogDrafts(lang, now),
    ...recipeDrafts(lang, now),
    ...eventDrafts(lang, now),
    ...mediaDrafts(lang, now),
    ...participationDrafts(lang, now),
    ...issueDrafts(lang, now),
  ];
}

function contentRow(draft: Draft, anchors: Anchors, random: Random, now: Date) {
  const { publishedAt } = draft.row;
  const age = (now.getTime() - publishedAt.getTime()) / HOUR_MS;
  const isUpdated = random.chance(0.2);
  const updated = new Date(Math.min(now.getTime(), publishedAt.getTime() + random.between(1, 5) * HOUR_MS));
  const appeal = random.between(200, 9_000);
  return {
    ...draft.row,
    siteId: siteIdOf(draft.lang),
    lang: draft.lang,
    sectionId: sectionOf(draft, anchors).id,
    commentsModerated: moderatedSections.has(draft.section),
    slug: slugOf(draft.row.title),
    translationKey: translationKeyOf(draft),
    updatedAt: isUpdated || draft.correction ? updated : publishedAt,
    showId: draft.show ? (anchors.shows.get(`${draft.lang}/${draft.show}`) ?? null) : null,
    readsToday: Math.round(appeal / (1 + age / 12)),
    readsWeek: Math.round((appeal * 6) / (1 + age / 90)),
  };
}

/** Both sites tell the same stories: what follows the language in a draft's key is the same on both. */
function translationKeyOf({ key, lang }: Draft): string {
  return key.slice(`${lang}/`.length);
}

/** A recent story of each of five sections leads the home page. */
function homeRanks(drafts: readonly Draft[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const lang of languages) {
    const leading = new Map<string, Draft>();
    for (const draft of drafts) {
      // Drafts are sorted oldest first, so the newest of each section remains.
      if (draft.lang === lang && draft.row.kind === 'article' && draft.row.kicker) {
        leading.set(draft.section, draft);
      }
    }
    const order = ['port', 'city', 'culture', 'sports', 'science'];
    for (const [index, section] of order.entries()) {
      const draft = leading.get(section);
      if (draft) ranks.set(draft.key, index + 1);
    }
  }
  return ranks;
}

/** Links below a text: the previous episode, or the contents of a newsletter's issue. */
function furtherReading(
  draft: Draft,
  previous: Draft | undefined,
  sent: readonly Draft[],
  addresses: ReadonlyMap<string, string>,
): string {
  const link = (to: Draft) => `<a href="${addresses.get(to.key) ?? ''}">${escapeHtml(to.row.title)}</a>`;
  if (sent.length > 0) {
    return `\n<ul>\n${sent.map((other) => `<li>${link(other)}</li>`).join('\n')}\n</ul>`;
  }
  if (!previous) return '';
  const words = draft.lang === 'ca' ? 'Abans n’havíem explicat' : 'Antes habíamos contado';
  return `\n<p><strong>${words}:</strong> ${link(previous)}</p>`;
}

function addressOf(draft: Draft, ids: ReadonlyMap<string, number>, anchors: Anchors): string {
  const site = sites.find(({ lang }) => lang === draft.lang);
  const base = site ? canonicalBase(site) : '';
  return `${base}/${sectionOf(draft, anchors).slug}/${slugOf(draft.row.title)}-${ids.get(draft.key)}/`;
}

function sectionOf(draft: Draft, anchors: Anchors): { id: number; slug: string } {
  const section = anchors.sections.get(`${draft.lang}/${draft.section}`);
  if (!section) throw new Error(`${draft.key}: there is no section ${draft.section}`);
  return section;
}

export function siteIdOf(lang: Language): number {
  return Number(sites.find((site) => site.lang === lang)?.id);
}

async function insertBelongings(
  db: Database,
  drafts: readonly Draft[],
  ids: ReadonlyMap<string, number>,
  anchors: Anchors,
): Promise<void> {
  const idOf = (draft: Draft) => ids.get(draft.key) ?? 0;
  const bylines = drafts.flatMap((draft) =>
    draft.authors.map((slug, position) => {
      const authorId = anchors.authors.get(slug);
      if (authorId === undefined) throw new Error(`${draft.key}: there is no author ${slug}`);
      return { contentId: idOf(draft), authorId, position };
    }),
  );
  await insertAll(db, contentAuthors, bylines);
  const occurrences = drafts.flatMap((draft) =>
    (draft.occurrences ?? []).map((days) => ({ contentId: idOf(draft), ...days })),
  );
  await insertAll(db, eventOccurrences, occurrences);
  const questions = drafts.flatMap((draft) =>
    (draft.questions ?? []).map((question) => ({
      ...question,
      contentId: idOf(draft),
      status: 'published' as const,
    })),
  );
  await insertAll(db, interviewQuestions, questions);
  await insertPolls(db, drafts, idOf);
  await stampShows(db);
}

async function insertPolls(
  db: Database,
  drafts: readonly Draft[],
  idOf: (draft: Draft) => number,
): Promise<void> {
  const withPoll = drafts.flatMap((draft) => (draft.poll ? [{ draft, poll: draft.poll }] : []));
  const made = await db
    .insert(polls)
    .values(
      withPoll.map(({ draft, poll: { options: _own, ...poll } }) => ({ ...poll, contentId: idOf(draft) })),
    )
    .returning({ id: polls.id, contentId: polls.contentId });
  const pollOf = new Map(made.map(({ id, contentId }) => [contentId, id]));
  const options = withPoll.flatMap(({ draft, poll }) =>
    poll.options.map((option, position) => ({
      ...option,
      position,
      pollId: pollOf.get(idOf(draft)) ?? 0,
    })),
  );
  await insertAll(db, pollOptions, options);
}

/** A show was last published when its newest content was. */
async function stampShows(db: Database): Promise<void> {
  const newest = await db
    .select({ showId: contents.showId, publishedAt: sql<string>`max(${contents.publishedAt})` })
    .from(contents)
    .where(sql`${contents.showId} is not null`)
    .groupBy(contents.showId);
  for (const { showId, publishedAt } of newest) {
    if (showId === null) continue;
    await db
      .update(shows)
      .set({ lastPublishedAt: new Date(publishedAt) })
      .where(eq(shows.id, showId));
  }
}
