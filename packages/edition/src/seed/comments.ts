/** Readers' comments on the contents, and their replies. */

import { languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import type { contents } from '@portada/newsroom/schema';
import { comments } from '@portada/newsroom/schema';
import { sql } from 'drizzle-orm';
import { HOUR_MS } from './drafts.ts';
import { insertAll } from './insert.ts';
import { createRandom, type Random } from './random.ts';
import { readRows } from './text-parser.ts';

type CommentRow = typeof comments.$inferInsert;
type ContentRow = typeof contents.$inferInsert & { id: number };
type Rows = readonly (readonly string[])[];

/** A comment before it has an id. */
interface SeedComment {
  readonly row: CommentRow;
  readonly at: Date;
  readonly repliesTo?: SeedComment;
}

interface CommentTexts {
  readonly comments: Rows;
  readonly replies: Rows;
}

const textsOf = (lang: 'es' | 'ca'): CommentTexts => ({
  comments: readRows('comentarios', lang),
  replies: readRows('respuestas', lang),
});

/** The maximum age of a content with a pending comment. */
const WAITING_MS = 60 * 24 * HOUR_MS;

/** Enough for a number that the two languages format differently: `1204` and `1.204`. */
const MOST_COMMENTS = 1_204;

/**
 * Comments for a third of the contents that accept them, with their counts. Pre-moderated new contents also have a
 * pending one.
 */
export function commentRows(rows: readonly ContentRow[], now: Date) {
  const random = createRandom(58);
  const textsByLanguage = { es: textsOf('es'), ca: textsOf('ca') };
  const made: CommentRow[] = [];
  const waiting: CommentRow[] = [];
  const mostDiscussed = languages.map((lang) => oldestArticle(rows, lang));
  for (const row of rows) {
    if (row.commentsShown === false || row.kind === 'event') continue;
    const texts = textsByLanguage[row.lang];
    if (mostDiscussed.includes(row)) made.push(...withIds(longDiscussion(row, texts, now), made.length + 1));
    else if (random.chance(0.35)) made.push(...withIds(discussion(row, texts, random, now), made.length + 1));
    if (row.commentsModerated && now.getTime() - row.publishedAt.getTime() < WAITING_MS) {
      const at = new Date(Math.max(now.getTime() - HOUR_MS, row.publishedAt.getTime()));
      const unread = seedComment(row, texts.comments[random.between(0, texts.comments.length - 1)], {
        at,
        likes: 0,
      });
      waiting.push({ ...unread.row, status: 'waiting' });
    }
  }
  const counts = new Map<number, number>();
  for (const { contentId } of made) counts.set(contentId, (counts.get(contentId) ?? 0) + 1);
  return {
    countOn: <Row extends ContentRow>(all: readonly Row[]) =>
      all.map((row) => ({ ...row, numComments: counts.get(row.id) ?? 0 })),
    async insert(db: Database) {
      await insertAll(db, comments, made);
      await db.execute(sql`select setval(pg_get_serial_sequence('comments', 'id'), ${made.length + 1})`);
      await insertAll(db, comments, waiting);
    },
  };
}

/** Most contents have a few comments, some all of them: enough for a second page. */
function discussion(content: ContentRow, texts: CommentTexts, random: Random, now: Date): SeedComment[] {
  const amount = random.chance(0.1) ? texts.comments.length : random.between(1, 9);
  const first = random.between(0, texts.comments.length - 1);
  return Array.from({ length: amount }, (_, nth) => {
    const hours = 0.3 + nth * random.next() * 9;
    const comment = seedComment(content, texts.comments[(first + nth) % texts.comments.length], {
      at: later(content.publishedAt, hours, now),
      likes: random.between(0, 40),
    });
    const replies = random.chance(0.3) ? random.between(1, 5) : 0;
    const reply = random.between(0, texts.replies.length - 1);
    return [
      comment,
      ...Array.from({ length: replies }, (_unused, index) => ({
        ...seedComment(content, texts.replies[(reply + index) % texts.replies.length], {
          at: later(comment.at, 0.1 + index * random.next() * 3, now),
          likes: random.between(0, 9),
        }),
        repliesTo: comment,
      })),
    ];
  }).flat();
}

/** A content with comments of several years. */
function oldestArticle(rows: readonly ContentRow[], lang: ContentRow['lang']): ContentRow | undefined {
  return rows
    .filter((row) => row.lang === lang && row.kind === 'article' && row.commentsShown !== false)
    .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())[0];
}

function longDiscussion(content: ContentRow, texts: CommentTexts, now: Date): SeedComment[] {
  return Array.from({ length: MOST_COMMENTS }, (_, nth) =>
    seedComment(content, texts.comments[nth % texts.comments.length], {
      at: later(content.publishedAt, nth / 2, now),
      likes: nth % 9,
    }),
  );
}

const later = (since: Date, hours: number, now: Date) =>
  new Date(Math.min(since.getTime() + hours * HOUR_MS, now.getTime()));

function seedComment(
  { id: contentId }: ContentRow,
  [nick = '', text = '']: readonly string[] = [],
  { at, likes }: { readonly at: Date; readonly likes: number },
): SeedComment {
  return { at, row: { contentId, nick, text, createdAt: at, likes, dislikes: Math.floor(likes / 5) } };
}

/** Ids increase with time, as in production: pages are ordered by them. */
function withIds(all: readonly SeedComment[], first: number): CommentRow[] {
  const inTime = all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const ids = new Map(inTime.map((one, nth) => [one, first + nth]));
  return inTime.map((one) => ({
    ...one.row,
    id: ids.get(one) ?? 0,
    parentId: (one.repliesTo && ids.get(one.repliesTo)) ?? null,
  }));
}
