/** `/rss/`, `/rss/{section}/`, `/rss/audios/` and its like, and `/rss/podcasts/`: the latest contents as RSS 2.0. */
import type { ContentCard } from '@portada/contract';
import { clippingUrl } from '@portada/shared/clipping.ts';
import { fill } from '@portada/shared/fill.ts';
import { and, desc, eq, inArray, max, ne, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { listCards, visible } from '../content/cards.ts';
import { siteId } from '../content/edition.ts';
import { listSections } from '../content/lists.ts';
import { versionsOf } from '../content/site-rules.ts';
import type { Database } from '../db/client.ts';
import { contents, sections } from '../db/schema/content.ts';
import type { Multimedia } from '../db/schema/content-data.ts';
import { shows } from '../db/schema/shows.ts';
import { kindListOf } from '../lists/kind-lists.ts';
import { isWalled, type Subject } from '../metering/rules.ts';
import { notFound, textsFor } from '../render/show-page.ts';
import { canonicalEdition, sendXml } from './answer.ts';
import { element, textElement, type Xml } from './xml.ts';

const ITEMS = 30;
/** The `ttl`, in minutes: the cache time of CDNs. */
const TTL = '5';

export function registerFeeds(app: FastifyInstance): void {
  app.get('/rss/', { config: { shared: [] } }, async (request, reply) =>
    sendXml(reply, 'application/rss+xml', await feed(request)),
  );
  app.get<{ Params: { section: string } }>(
    '/rss/:section/',
    { config: { shared: [] } },
    async (request, reply) => {
      const part = await partOf(request, request.params.section);
      return sendXml(reply, 'application/rss+xml', await feed(request, part));
    },
  );
}

/** What a feed has of all contents: those of a section, of a kind, or of the shows of the radio. */
interface FeedPart {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly where: SQL | undefined;
}

async function partOf(request: FastifyRequest, slug: string): Promise<FeedPart> {
  const edition = canonicalEdition(request);
  const sections = await listSections(request.server.db, edition);
  const section = sections.find((one) => one.slug === slug);
  if (section) return { ...section, where: eq(contents.sectionId, section.id) };
  const list = ownList(request.server.db, slug);
  if (!list) throw notFound();
  const { title, intro } = textsFor(request).kindLists[list.slug];
  const url = request.origin + pageUrl(edition.base, `/${slug}/`);
  return { ...list, name: title, description: intro, url };
}

/** The contents of a list of the newsroom's own. */
function ownList(db: Database, slug: string) {
  if (slug === 'podcasts') {
    const radio = db.select({ id: shows.id }).from(shows).where(eq(shows.medium, 'radio'));
    return { slug, where: and(eq(contents.kind, 'audio'), inArray(contents.showId, radio)) } as const;
  }
  const list = kindListOf(slug);
  return list && { slug: list.slug, where: eq(contents.kind, list.kind) };
}

async function feed(request: FastifyRequest, part?: FeedPart): Promise<Xml> {
  const { server, site, origin } = request;
  const { db } = server;
  const edition = canonicalEdition(request);
  const now = server.now();
  // A permanent channel is no news.
  const where = and(ne(contents.kind, 'live'), part?.where);
  const cards = await listCards(db, edition, { where, limit: ITEMS }, now);
  const media = await mediaOf(request, cards);
  const [changed] = await db
    .select({ at: max(contents.updatedAt) })
    .from(contents)
    .where(and(eq(contents.siteId, siteId(edition)), visible(now), where));
  const title = part ? `${part.name} - ${site.name}` : site.name;
  const about = site.tagline || fill(textsFor(request).homeDescription, { name: site.name });
  const self = `${edition.url}/rss/${part ? `${part.slug}/` : ''}`;
  const channel = element('channel', {}, [
    textElement('title', title),
    textElement('link', part ? new URL(part.url, origin).href : `${edition.url}/`),
    textElement('description', part?.description || about),
    textElement('language', site.lang),
    element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...(changed?.at ? [textElement('lastBuildDate', changed.at.toUTCString())] : []),
    textElement('ttl', TTL),
    ...cards.map((card) => item(card, { origin, mediaId: site.mediaId, media: media.get(card.id) })),
  ]);
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  };
  return element('rss', { version: '2.0', ...namespaces }, [channel]);
}

interface ItemOptions {
  readonly origin: string;
  readonly mediaId: string;
  readonly media: Multimedia | undefined;
}

function item(card: ContentCard, { origin, mediaId, media }: ItemOptions): Xml {
  const address = new URL(card.url, origin).href;
  const picture = card.image?.src
    ? new URL(clippingUrl(card.image.src, '16-9', 1200, 'jpg'), origin).href
    : '';
  return element('item', {}, [
    textElement('title', card.title),
    textElement('link', address),
    // The guid does not depend on the URL, which changes when a title is corrected.
    element('guid', { isPermaLink: 'false' }, `${mediaId}-${card.id}`),
    ...(card.publishedDate ? [textElement('pubDate', new Date(card.publishedDate.date).toUTCString())] : []),
    ...(card.description ? [textElement('description', card.description)] : []),
    ...(card.category ? [textElement('category', card.category.name)] : []),
    ...card.authors.map(({ name }) => textElement('dc:creator', name)),
    ...(media ? [enclosure(media, origin)] : []),
    ...(picture ? [element('media:content', { url: picture, medium: 'image', type: 'image/jpeg' })] : []),
  ]);
}

/** RSS requires a length; it is 0 for pictures clipped on request, whose size is unknown. */
function enclosure({ type, src = '' }: Multimedia, origin: string): Xml {
  const kind = type === 'audio' ? 'audio/mpeg' : 'application/vnd.apple.mpegurl';
  return element('enclosure', { url: new URL(src, origin).href, length: 0, type: kind });
}

/** The media by content id; none of paywalled contents. */
async function mediaOf(
  { server, site }: FastifyRequest,
  cards: readonly ContentCard[],
): Promise<Map<string, Multimedia>> {
  const ids = cards.map(({ id }) => Number(id));
  if (ids.length === 0) return new Map();
  const rows = await server.db
    .select({
      id: contents.id,
      multimedia: contents.multimedia,
      sectionCode: sections.code,
      kind: contents.kind,
      access: contents.access,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(inArray(contents.id, ids))
    .orderBy(desc(contents.id));
  const [version] = (await versionsOf(server.db, siteId(site))).filter(({ isPublished }) => isPublished);
  const isFree = (subject: Subject) => !version || !isWalled(version, subject);
  return new Map(
    rows.flatMap(({ multimedia, ...row }) =>
      multimedia?.src && isFree(row) ? [[String(row.id), multimedia] as const] : [],
    ),
  );
}
