/** Corrections of published contents. */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf } from '../db/reading.ts';
import { contents } from '../db/schema/content.ts';
import { corrections } from '../db/schema/editorial.ts';
import { visible } from './cards.ts';
import { wireMoment } from './dates.ts';

export interface Correction {
  readonly text: string;
  readonly date: string;
}

/** Newest first. */
export function correctionsOf(db: Database, contentId: number): Reading<Correction[]> {
  const select = db
    .select({ text: corrections.text, correctedAt: corrections.correctedAt })
    .from(corrections)
    .where(eq(corrections.contentId, contentId))
    .orderBy(desc(corrections.correctedAt), desc(corrections.id));
  return rowsOf(db, select).map((rows) =>
    rows.map(({ text, correctedAt }) => ({ text, ...wireMoment(correctedAt) })),
  );
}

/** Returns the content's title; undefined if no published content has this id. */
export async function recordCorrection(
  db: Database,
  { contentId, text }: { readonly contentId: number; readonly text: string },
  now: Date,
): Promise<string | undefined> {
  const [content] = await db
    .select({ title: contents.title })
    .from(contents)
    .where(and(eq(contents.id, contentId), visible(now)));
  if (content) await db.insert(corrections).values({ contentId, text, correctedAt: now });
  return content?.title;
}
