/** What readers may be told of: breaking news, and that of a section in the menu. */
import type { PushTopic } from '@portada/contract';
import * as phrasesCa from '@portada/shared/texts/phrases.ca.ts';
import * as phrases from '@portada/shared/texts/phrases.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { RequestSite } from '../config/sites.ts';
import type { Database } from '../db/client.ts';
import { sections } from '../db/schema/index.ts';

/** Of alerts that belong to no section. */
const BREAKING = 'breaking';

type Topic = Pick<PushTopic, 'id' | 'name'>;

/** In the site's language; the first is what a reader gets who has chosen nothing else. */
export async function topicsOf(
  db: Database,
  { id, lang }: Pick<RequestSite, 'id' | 'lang'>,
): Promise<Topic[]> {
  const ofSections = await db
    .select({ id: sections.code, name: sections.name })
    .from(sections)
    .where(and(eq(sections.siteId, Number(id)), eq(sections.inMenu, true)))
    .orderBy(asc(sections.position), asc(sections.id));
  const { breakingNews } = lang === 'ca' ? phrasesCa : phrases;
  return [{ id: BREAKING, name: breakingNews }, ...ofSections];
}
