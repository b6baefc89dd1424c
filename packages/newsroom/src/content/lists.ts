/** The lists that pages are made of: home, section, related, most read. */
import type { ContentCard } from '@portada/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type ContentKind, contentAuthors, contents, sections } from '../db/schema/content.ts';
import { sectionUrl } from './addresses.ts';
import { listCards } from './cards.ts';
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
  /** Four stories beside the lead. */
  secondary: ContentCard[];
  /** The newest news, by the hour. */
  latest: ContentCard[];
  opinion: ContentCard[];
  /** Video, audio and galleries. */
  media: ContentCard[];
  recipes: ContentCard[];
  events: ContentCard[];
  /** The sections of the menu, four stories each; nothing stands twice on the page. */
  sections: SectionBlock[];
}

/** Everything on the front page. */
export async function homePage(db: Database, edition: Edition): Promise<HomePage> {
  const top = await listCards(db, edition, {
    where: isNotNull(contents.homeRank),
    orderBy: [asc(contents.homeRank)],
    limit: 5,
  });
  const [lead, ...secondary] = top;
  const shown = top.map((card) => Number(card.id));
  const fresh = () => (shown.length > 0 ? notInArray(contents.id, shown) : undefined);
  const ofKinds = (...kinds: ContentKind[]) => inArray(contents.kind, kinds);
  const [latest, opinion, media, recipes, events] = await Promise.all([
    listCards(db, edition, { where: and(ofKinds('article'), isNews(), fresh()), limit: 6 }),
    listCards(db, edition, { where: and(eq(contents.newsType, 'opinion'), fresh()), limit: 6 }),
    listCards(db, edition, { where: and(ofKinds('video', 'audio', 'gallery'), fresh()), limit: 6 }),
    listCards(db, edition, { where: ofKinds('recipe'), limit: 4 }),
    listCards(db, edition, { where: ofKinds('event'), limit: 4 }),
  ]);
  shown.push(...latest.map((card) => Number(card.id)));
  const menu = (await listSections(db, edition)).filter((section) => section.inMenu);
  const blocks = await Promise.all(
    menu.map(async (section) => ({
      section,
      cards: await listCards(db, edition, {
        where: and(eq(contents.sectionId, section.id), ofKinds('article', 'blog'), isNews(), fresh()),
        limit: 4,
      }),
    })),
  );
  const full = blocks.filter(({ cards }) => cards.length > 0);
  return { lead, secondary, latest, opinion, media, recipes, events, sections: full };
}

function isNews() {
  return ne(contents.newsType, 'opinion');
}

/** The sections of the site, in the menu's order. */
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

/** More to read after a content: of its section or by its authors, the newest first. */
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

/** The most read of the day and of the week, without what is live (it leads on its own page). */
export async function mostRead(
  db: Database,
  edition: Edition,
  period: 'day' | 'week',
  limit = 10,
): Promise<ContentCard[]> {
  const reads = period === 'day' ? contents.readsToday : contents.readsWeek;
  const where = and(ne(contents.kind, 'live'), isNull(contents.closesAt));
  return listCards(db, edition, { where, orderBy: [desc(reads), desc(contents.id)], limit });
}
