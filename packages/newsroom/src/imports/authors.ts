import { asc, eq, sql } from 'drizzle-orm';
import { slugOf } from '../content/slug.ts';
import type { Database } from '../db/client.ts';
import { authors, contentAuthors } from '../db/schema/content.ts';
import { fingerprint } from './fingerprint.ts';

/** Sets the authors of a content by name: existing ones, and new rows for the others. */
export async function signWith(db: Database, contentId: number, names: readonly string[]): Promise<void> {
  await db.delete(contentAuthors).where(eq(contentAuthors.contentId, contentId));
  const ids = new Set<number>();
  for (const name of names) ids.add((await find(db, name)) ?? (await create(db, name)));
  const rows = [...ids].map((authorId, position) => ({ contentId, authorId, position }));
  if (rows.length > 0) await db.insert(contentAuthors).values(rows);
}

/** Compares names without accents and case. */
async function find(db: Database, name: string): Promise<number | undefined> {
  const [author] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.nameFolded, sql`portada_fold(${name})`))
    .orderBy(asc(authors.id))
    .limit(1);
  return author?.id;
}

async function create(db: Database, name: string): Promise<number> {
  const plain = slugOf(name);
  // Another name may have the same slug.
  for (const slug of [plain, `${plain || 'autor'}-${fingerprint(name).slice(0, 8)}`].filter(Boolean)) {
    const [made] = await db
      .insert(authors)
      .values({ slug, name })
      .onConflictDoNothing()
      .returning({ id: authors.id });
    if (made) return made.id;
  }
  throw new Error(`there is no address for the author ${name}`);
}
