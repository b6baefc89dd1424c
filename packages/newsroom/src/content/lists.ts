/** The lists of pages: home, section, most read. */
import type { ContentCard } from '@portada/contract';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, together, written } from '../db/reading.ts';
import { type ContentKind, contents, sections } from '../db/schema/content.ts';
import { contentUrl, sectionUrl } from './addresses.ts';
import { type CardQuery, listCards, visible } from './cards.ts';
import { type Edition, siteId } from './edition.ts';
import { type Alternates, sectionAddresses, sectionAlternates } from './translations.ts';

export interface Section {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** The same on both sites. */
  code: string;
  url: string;
  /** Where it is on each site. */
  alternates: Alternates;
  inMenu: boolean;
}

export interface SectionBlock {
  section: Section;
  cards: ContentCard[];
}

const PER_SECTION = 4;
/** More than a menu holds. */
const MOST_SECTIONS = 50;

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
  const [lead, ...secondary] = await list({
    where: isNotNull(contents.homeRank),
    orderBy: [asc(contents.homeRank)],
    limit: 5,
  });
  const top = lead ? [lead, ...secondary] : [];
  const ofKinds = (...kinds: ContentKind[]) => inArray(contents.kind, kinds);
  const lists = await together(db, {
    latest: list({ where: and(ofKinds('article'), isNews(), isNone(top)), limit: 6 }),
    opinion: list({ where: and(eq(contents.newsType, 'opinion'), isNone(top)), limit: 6 }),
    media: list({ where: and(ofKinds('video', 'audio', 'gallery'), isNone(top)), limit: 6 }),
    recipes: list({ where: ofKinds('recipe'), limit: 8 }),
    events: list({ where: ofKinds('event'), limit: 4 }),
    menu: listSections(db, edition),
  });
  const { menu, ...others } = lists;
  const shown = [...top, ...lists.latest];
  const ofSections = and(ofKinds('article', 'blog'), isNews(), visible(now), isNone(shown));
  const news = await list({ where: newestOfEach(db, ofSections), limit: PER_SECTION * MOST_SECTIONS });
  const blocks = menu
    .filter(({ inMenu }) => inMenu)
    .map((section) => ({ section, cards: news.filter((card) => card.category?.url === section.url) }));
  return { lead, secondary, ...others, sections: blocks.filter(({ cards }) => cards.length > 0) };
}

function isNone(cards: readonly ContentCard[]): SQL | undefined {
  return cards.length > 0
    ? notInArray(
        contents.id,
        cards.map(({ id }) => Number(id)),
      )
    : undefined;
}

/** A condition: the newest of each section, by one query for all of them. */
function newestOfEach(db: Database, where: SQL | undefined): SQL {
  const newest = db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.sectionId, sections.id), where))
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(PER_SECTION)
    .as('newest');
  return inArray(contents.id, db.select({ id: newest.id }).from(sections).crossJoinLateral(newest));
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

const selectSections = written((builder) =>
  builder.select({ ...getTableColumns(sections), everywhere: sectionAddresses }).from(sections),
);

/** The site's sections, in the order of the menu. */
export function listSections(db: Database, edition: Edition): Reading<Section[]> {
  const ofSite = eq(sections.siteId, siteId(edition));
  const select = selectSections(sql`where ${ofSite} order by ${sections.position}`);
  return rowsOf(db, select).map((rows) =>
    rows.map(({ id, slug, name, description, code, inMenu, everywhere }) => ({
      ...{ id, slug, name, description, code, inMenu },
      url: sectionUrl(edition, { slug, code }),
      alternates: sectionAlternates(everywhere),
    })),
  );
}

/** A content as it is linked. */
export type ContentLink = Pick<ContentCard, 'id' | 'title' | 'url'>;

const selectLinks = written((builder) =>
  builder
    .select({
      id: contents.id,
      siteId: contents.siteId,
      slug: contents.slug,
      title: contents.title,
      sectionSlug: sections.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId)),
);

/** The most read of the day and of the week, without live contents, which are on their own page. */
export function mostRead(
  db: Database,
  edition: Edition,
  period: 'day' | 'week',
  limit = 10,
  now = new Date(),
): Reading<ContentLink[]> {
  const reads = period === 'day' ? contents.readsToday : contents.readsWeek;
  const own = eq(contents.siteId, siteId(edition));
  const where = and(own, visible(now), ne(contents.kind, 'live'), isNull(contents.closesAt));
  const order = sql`${desc(reads)}, ${desc(contents.id)}`;
  const select = selectLinks(sql`where ${where} order by ${order} limit ${limit}`);
  return rowsOf(db, select).map((rows) =>
    rows.map((row) => ({ id: String(row.id), title: row.title, url: contentUrl(edition, row) })),
  );
}
