/** Further contents of the same topic or section. */
import type { ContentCard } from '@portada/contract';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Reading, together } from '../db/reading.ts';
import { contents } from '../db/schema/content.ts';
import { contentIdOf } from './addresses.ts';
import { listCards } from './cards.ts';
import type { Edition } from './edition.ts';

export interface RelatedQuery {
  readonly contentId: number;
  /** The contents that the page links already. */
  readonly without: readonly number[];
  readonly limit: number;
}

/** Those with the same kicker in its section, then the others of the section; newest first each. */
export function relatedTo(
  db: Database,
  edition: Edition,
  { contentId, without, limit }: RelatedQuery,
): Reading<ContentCard[]> {
  const own = (column: typeof contents.sectionId | typeof contents.kicker) =>
    sql`(${db.select({ own: column }).from(contents).where(eq(contents.id, contentId))})`;
  const ofSection = and(
    eq(contents.sectionId, own(contents.sectionId)),
    notInArray(contents.id, [contentId, ...without]),
  );
  const ofTopic = and(ofSection, ne(contents.kicker, ''), eq(contents.kicker, own(contents.kicker)));
  return together(db, {
    topic: listCards(db, edition, { where: ofTopic, limit }),
    section: listCards(db, edition, { where: ofSection, limit }),
  }).map(({ topic, section }) => {
    const byId = new Map([...topic, ...section].map((card) => [card.id, card]));
    return [...byId.values()].slice(0, limit);
  });
}

/** The ids of the contents that a text links. */
export function linkedIn(html: string): number[] {
  const paths = [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  return paths.flatMap((path) => contentIdOf(path) ?? []);
}
