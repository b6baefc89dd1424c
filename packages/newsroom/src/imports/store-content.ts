import { eq, sql } from 'drizzle-orm';
import { slugOf } from '../content/slug.ts';
import type { Database } from '../db/client.ts';
import { contents, eventOccurrences, sections } from '../db/schema/content.ts';
import { signWith } from './authors.ts';
import type { ImportContext } from './context.ts';
import type { ContentDraft } from './items.ts';

/** Updates the content of a previous import of the item, or inserts a new one. Returns its id. */
export async function storeContent(
  db: Database,
  context: ImportContext,
  draft: ContentDraft,
  existingId: number | undefined,
): Promise<number> {
  const id =
    existingId === undefined
      ? await insert(db, context, draft)
      : await update(db, context, draft, existingId);
  await signWith(db, id, draft.authors);
  await db.delete(eventOccurrences).where(eq(eventOccurrences.contentId, id));
  const days = draft.occurrences.map((span) => ({ contentId: id, ...span }));
  if (days.length > 0) await db.insert(eventOccurrences).values(days);
  return id;
}

async function insert(db: Database, context: ImportContext, draft: ContentDraft): Promise<number> {
  const publishedAt = draft.publishedAt ?? context.now;
  const [made] = await db
    .insert(contents)
    .values({
      ...columnsOf(context, draft),
      commentsModerated: sql`(select ${sections.commentsModerated} from ${sections} where ${sections.id} = ${draft.sectionId})`,
      publishedAt,
      updatedAt: notBefore(publishedAt, draft.updatedAt ?? publishedAt),
    })
    .returning({ id: contents.id });
  if (!made) throw new Error('the database gave no id');
  return made.id;
}

/** Comments, votes and readings are kept. */
async function update(
  db: Database,
  context: ImportContext,
  draft: ContentDraft,
  id: number,
): Promise<number> {
  const { publishedAt } = draft;
  const updatedAt = draft.updatedAt ?? context.now;
  await db
    .update(contents)
    .set({
      ...columnsOf(context, draft),
      ...(publishedAt && { publishedAt }),
      updatedAt: publishedAt ? notBefore(publishedAt, updatedAt) : updatedAt,
    })
    .where(eq(contents.id, id));
  return id;
}

function columnsOf({ site }: ImportContext, draft: ContentDraft) {
  const { kind, title, summary, body, kicker, sectionId, multimedia, commentsOpen, event, translationKey } =
    draft;
  return {
    siteId: Number(site.id),
    lang: site.lang,
    // A title without Latin letters has an empty slug.
    slug: slugOf(title) || kind,
    ...{ kind, title, summary, body, kicker, sectionId, multimedia, commentsOpen, event },
    pictureId: draft.pictureId ?? null,
    pictureCaption: draft.pictureCaption ?? '',
    translationKey: translationKey || null,
  };
}

function notBefore(first: Date, moment: Date): Date {
  return moment < first ? first : moment;
}
