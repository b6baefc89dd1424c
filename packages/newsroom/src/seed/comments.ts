/** What readers have said under the contents. */
import type { Database } from '../db/client.ts';
import { comments } from '../db/schema/community.ts';
import type { contents } from '../db/schema/content.ts';
import { readRows } from './bank.ts';
import { HOUR_MS } from './drafts.ts';
import { insertAll } from './insert.ts';
import { createRandom } from './random.ts';

type CommentRow = typeof comments.$inferInsert;
type ContentRow = typeof contents.$inferInsert & { id: number };

/** How old a content may be that has a comment which nobody has read yet. */
const WAITING_MS = 60 * 24 * HOUR_MS;

/**
 * Comments for a third of what can be commented, and the counts that belong to them. Where moderators read first, one
 * more waits for them.
 */
export function commentRows(rows: readonly ContentRow[], now: Date) {
  const random = createRandom(58);
  const bank = { es: readRows('comentarios', 'es'), ca: readRows('comentarios', 'ca') };
  const made: CommentRow[] = [];
  const waiting: CommentRow[] = [];
  for (const row of rows) {
    if (row.commentsShown === false || row.kind === 'event' || !random.chance(0.35)) continue;
    const texts = bank[row.lang];
    const first = random.between(0, texts.length - 1);
    const amount = random.between(1, 9);
    for (let nth = 0; nth < amount; nth += 1) {
      const [nick = '', text = ''] = texts[(first + nth) % texts.length] ?? [];
      const later = row.publishedAt.getTime() + (0.3 + nth * random.next() * 9) * HOUR_MS;
      const createdAt = new Date(Math.min(later, now.getTime()));
      const likes = random.between(0, 40);
      made.push({ contentId: row.id, nick, text, createdAt, likes, dislikes: Math.floor(likes / 5) });
    }
    if (row.commentsModerated && now.getTime() - row.publishedAt.getTime() < WAITING_MS) {
      const [nick = '', text = ''] = texts[(first + amount) % texts.length] ?? [];
      const createdAt = new Date(Math.max(now.getTime() - HOUR_MS, row.publishedAt.getTime()));
      waiting.push({ contentId: row.id, nick, text, createdAt, status: 'waiting' });
    }
  }
  const counts = new Map<number, number>();
  for (const { contentId } of made) counts.set(contentId, (counts.get(contentId) ?? 0) + 1);
  return {
    countOn: <Row extends ContentRow>(all: readonly Row[]) =>
      all.map((row) => ({ ...row, numComments: counts.get(row.id) ?? 0 })),
    insert: (db: Database) => insertAll(db, comments, [...made, ...waiting]),
  };
}
