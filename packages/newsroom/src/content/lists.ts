/** The lists of pages: home, section, related, most read. */
import type { ContentCard } from '@portada/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type ContentKind, contentAuthors, contents, sections } from '../db/schema/content.ts';
import { sectionUrl } from './addresses.ts';
import { type CardQuery, listCards } from './cards.ts';
import { type Edition, siteId } from './edition.ts';

export interface Section {
  id: number;
  slug: string;
  name: string;
  description: string;
  url: string;
  inMenu: boolean;
}

export interface SectionBlock {
  section: Section;
  cards: ContentCard[];
}

export interface HomePage {
  lead: ContentCard | undefined;
  /** The stories beside the lead. */
  secondary: ContentCard[];
  /** The latest news, with their time. */
  latest: ContentCard[];
  opinion: ContentCard[];
  /** Video, audio and galleries. */
  media: ContentCard[];
  recipes: ContentCard[];
  events: ContentCard[];
  /** The sections of the menu, four stories each; no content is listed twice on the page. */
  sections: SectionBlock[];
}

/** The contents of the front page at a moment. */
export async function homePage(db: Database, edition: Edition, now = new Date()): Promise<HomePage> {
  const list = (query: CardQuery) => listCards(db, edition, query, now);
  const top = await list({
    where: isNotNull(contents.homeRank),
    orderBy: [asc(contents.homeRank)],
    limit: 5,
  });
  const [lead, ...secondary] = top;
  const shown = top.map((card) => Number(card.id));
  const fresh = () => (shown.length > 0 ? notInArray(contents.id, shown) : undefined);
  const ofKinds = (...kinds: ContentKind[]) => inArray(contents.kind, kinds);
  const [latest, opinion, media, recipes, events] = await Promise.all([
    list({ where: and(ofKinds('article'), isNews(), fresh()), limit: 6 }),
    list({ where: and(eq(contents.newsType, 'opinion'), fresh()), limit: 6 }),
    list({ where: and(ofKinds('video', 'audio', 'gallery'), fresh()), limit: 6 }),
    list({ where: ofKinds('recipe'), limit: 8 }),
    list({ where: ofKinds('event'), limit: 4 }),
  ]);
  shown.push(...latest.map((card) => Number(card.id)));
  const menu = (await listSections(db, edition)).filter((section) => section.inMenu);
  const blocks = await Promise.all(
    menu.map(async (section) => ({
      section,
      cards: await list({
        where: and(eq(contents.sectionId, section.id), ofKinds('article', 'blog'), isNews(), fresh()),
        limit: 4,
      }),
    })),
  );
  const full = blocks.filter(({ cards }) => cards.length > 0);
  return { lead, secondary, latest, opinion, media, recipes, events, sections: full };
}

/** The contents of the front page, without duplicates. */
export function shownOn(home: HomePage): number[] {
  const { lead, secondary, latest, opinion, media, recipes, events, sections: blocks } = home;
  const lists = [secondary, latest, opinion, media, recipes, events, ...blocks.map(({ cards }) => cards)];
  return [...new Set([...(lead ? [lead] : []), ...lists.flat()].map((card) => Number(card.id)))];
}

function isNews() {
  return ne(contents.newsType, 'opinion');
}

/** The site's sections, in the order of the menu. */
export async function listSections(db: Database, edition: Edition): Promise<Section[]> {
  const rows = await db
    .select()
    .from(sections)
    .where(eq(sections.siteId, siteId(edition)))
    .orderBy(asc(sections.position));
  return rows.map(({ id, slug, name, description, inMenu }) => ({
    id,
    slug,
    name,
    description,
    inMenu,
    url: sectionUrl(edition, slug),
  }));
}

/** Related contents: of the same section or authors, newest first. */
export async function relatedTo(
  db: Database,
  edition: Edition,
  contentId: number,
  limit = 4,
): Promise<ContentCard[]> {
  const section = db.select({ id: contents.sectionId }).from(contents).where(eq(contents.id, contentId));
  const authorsOfIt = db
    .select({ id: contentAuthors.authorId })
    .from(contentAuthors)
    .where(eq(contentAuthors.contentId, contentId));
  const theirs = db
    .select({ id: contentAuthors.contentId })
    .from(contentAuthors)
    .where(inArray(contentAuthors.authorId, authorsOfIt));
  const where = and(
    ne(contents.id, contentId),
    or(inArray(contents.sectionId, section), inArray(contents.id, theirs)),
  );
  return listCards(db, edition, { where, limit });
}

/** The most read of the day and of the week, without live contents, which are on their own page. */
export async function mostRead(
  db: Database,
  edition: Edition,
  period: 'day' | 'week',
  limit = 10,
  now = new Date(),
): Promise<ContentCard[]> {
  const reads = period === 'day' ? contents.readsToday : contents.readsWeek;
  const where = and(ne(contents.kind, 'live'), isNull(contents.closesAt));
  return listCards(db, edition, { where, orderBy: [desc(reads), desc(contents.id)], limit }, now);
}
