/** Switches pre-moderation of comments by section, for its current and future contents. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contents, sections } from '../db/schema/content.ts';

/** Returns the existing sections if none has this slug. */
export async function moderateSection(
  db: Database,
  { siteId, slug, first }: { readonly siteId: number; readonly slug: string; readonly first: boolean },
): Promise<'done' | readonly string[]> {
  return db.transaction(async (inside) => {
    const [section] = await inside
      .update(sections)
      .set({ commentsModerated: first })
      .where(and(eq(sections.siteId, siteId), eq(sections.slug, slug)))
      .returning({ id: sections.id });
    if (!section) return slugsOf(inside, siteId);
    await inside.update(contents).set({ commentsModerated: first }).where(eq(contents.sectionId, section.id));
    return 'done';
  });
}

async function slugsOf(db: Database, siteId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: sections.slug })
    .from(sections)
    .where(eq(sections.siteId, siteId))
    .orderBy(asc(sections.position));
  return rows.map(({ slug }) => slug);
}
