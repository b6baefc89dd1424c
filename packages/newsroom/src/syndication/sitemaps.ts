/** `/sitemap.xml`, its parts, and `/robots.txt`, which links it. */
import { AGENDA_PATH, ARCHIVE_PATH, SCHEDULE_PATH } from '@portada/shared/paths.ts';
import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localPath, routePath } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { canonicalBase, sites } from '../config/sites.ts';
import { contentUrl, sectionPath } from '../content/addresses.ts';
import { visible } from '../content/cards.ts';
import { isoWithOffset } from '../content/dates.ts';
import { type Edition, siteId } from '../content/edition.ts';
import { type Alternates, alternatesOf, translationsAt } from '../content/translations.ts';
import { contents, sections } from '../db/schema/content.ts';
import { cacheHeader } from '../http/cache.ts';
import { kindLists } from '../lists/kind-lists.ts';
import { notFound } from '../render/show-page.ts';
import { canonicalEdition, sendXml } from './answer.ts';
import { element, textElement, type Xml } from './xml.ts';

/** URLs per part; the protocol's limit is fifty thousand. */
const PART = 5_000;
const NEWS_MS = 48 * 3_600_000;
/** The limit of news sitemaps. */
const NEWS = 1_000;
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_NS = 'http://www.google.com/schemas/sitemap-news/0.9';
const XHTML_NS = 'http://www.w3.org/1999/xhtml';

/** Pages of every site, by their routes. */
const pages = [
  '/',
  sitePaths.live,
  SCHEDULE_PATH,
  ...kindLists.map(({ slug }) => `/${slug}/`),
  sitePaths.podcasts,
  sitePaths.shows,
  AGENDA_PATH,
  ARCHIVE_PATH,
  sitePaths.authors,
  sitePaths.newsletters,
  sitePaths.contact,
  sitePaths.about,
  sitePaths.ethics,
  sitePaths.cookies,
  sitePaths.accessibility,
];
/** Paths that are disallowed for crawlers: calls, the mailbox and the fake providers. */
const closed = ['/api/', '/correo/', '/idp/'];

export function registerSitemaps(app: FastifyInstance): void {
  app.get('/robots.txt', async (request, reply) => {
    const maps = sites.map((site) => `Sitemap: ${request.origin}${canonicalBase(site)}/sitemap.xml`);
    const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', ...maps, ''];
    return reply
      .header('cache-control', cacheHeader('public'))
      .type('text/plain; charset=utf-8')
      .send(rules.join('\n'));
  });
  app.get('/sitemap.xml', { config: { shared: [] } }, async (request, reply) =>
    sendXml(reply, 'application/xml', await indexOf(request)),
  );
  app.get('/sitemap/pages.xml', { config: { shared: [] } }, async (request, reply) =>
    sendXml(reply, 'application/xml', await pagesOf(request)),
  );
  app.get('/sitemap/news.xml', { config: { shared: [] } }, async (request, reply) =>
    sendXml(reply, 'application/xml', await newsOf(request)),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap/contents-:part(^[1-9]\\d{0,4}$).xml',
    async (request, reply) =>
      sendXml(reply, 'application/xml', await partOf(request, Number(request.params.part))),
  );
}

function published({ server }: FastifyRequest, edition: Edition) {
  return and(eq(contents.siteId, siteId(edition)), visible(server.now()));
}

async function indexOf(request: FastifyRequest): Promise<Xml> {
  const edition = canonicalEdition(request);
  const [row] = await request.server.db
    .select({ total: count() })
    .from(contents)
    .where(published(request, edition));
  const parts = Array.from(
    { length: Math.ceil((row?.total ?? 0) / PART) },
    (_, index) => `contents-${index + 1}`,
  );
  const entries = ['pages', 'news', ...parts].map((name) =>
    element('sitemap', {}, [textElement('loc', `${edition.url}/sitemap/${name}.xml`)]),
  );
  return element('sitemapindex', { xmlns: XMLNS }, entries);
}

/** Contents in the order of their creation, so that a new one changes the last part only. */
async function partOf(request: FastifyRequest, number: number): Promise<Xml> {
  const edition = canonicalEdition(request);
  const rows = await request.server.db
    .select({
      id: contents.id,
      siteId: contents.siteId,
      slug: contents.slug,
      updatedAt: contents.updatedAt,
      translations: translationsAt(request.server.now()),
      sectionSlug: sections.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(published(request, edition))
    .orderBy(asc(contents.id))
    .limit(PART)
    .offset((number - 1) * PART);
  if (rows.length === 0) throw notFound();
  const urls = rows.map((row) =>
    element('url', {}, [
      textElement('loc', request.origin + contentUrl(edition, row)),
      textElement('lastmod', isoWithOffset(row.updatedAt)),
      ...links(request.origin, alternatesOf(row)),
    ]),
  );
  return element('urlset', { xmlns: XMLNS, 'xmlns:xhtml': XHTML_NS }, urls);
}

/** The permanent pages and the sections, each with the URL of its translation. */
async function pagesOf(request: FastifyRequest): Promise<Xml> {
  const { origin, site } = request;
  const shared = pages.map((path) =>
    Object.fromEntries(sites.map((one) => [one.lang, localPath(one, path)])),
  );
  const rows = await request.server.db.select().from(sections).orderBy(asc(sections.position));
  const codes = [...new Set(rows.map(({ code }) => code))];
  const ofSections = codes.map((code) =>
    Object.fromEntries(
      sites.flatMap((one) => {
        const section = rows.find((row) => row.code === code && row.siteId === Number(one.id));
        const path = section && sectionPath(one, section);
        // A publisher's section may have the path of a permanent page, too.
        return path && !pages.includes(routePath(one, path)) ? [[one.lang, path]] : [];
      }),
    ),
  );
  const urls = [...shared, ...ofSections].flatMap((alternates: Alternates) => {
    const own = alternates[site.lang];
    if (!own) return [];
    return element('url', {}, [textElement('loc', address(origin, site, own)), ...links(origin, alternates)]);
  });
  return element('urlset', { xmlns: XMLNS, 'xmlns:xhtml': XHTML_NS }, urls);
}

/** The URLs of a page in all languages, its own among them; none for a page in one only. */
function links(origin: string, alternates: Alternates): Xml[] {
  const all = sites.flatMap((site) => {
    const path = alternates[site.lang];
    const href = path && address(origin, site, path);
    return href ? element('xhtml:link', { rel: 'alternate', hreflang: site.lang, href }) : [];
  });
  return all.length > 1 ? all : [];
}

function address(origin: string, site: (typeof sites)[number], path: string): string {
  return origin + canonicalBase(site) + path;
}

async function newsOf(request: FastifyRequest): Promise<Xml> {
  const { site, server, origin } = request;
  const edition = canonicalEdition(request);
  const since = new Date(server.now().getTime() - NEWS_MS);
  const rows = await server.db
    .select({
      id: contents.id,
      siteId: contents.siteId,
      slug: contents.slug,
      title: contents.title,
      publishedAt: contents.publishedAt,
      sectionSlug: sections.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(
      and(
        published(request, edition),
        gt(contents.publishedAt, since),
        inArray(contents.kind, ['article', 'blog']),
      ),
    )
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(NEWS);
  const urls = rows.map((row) =>
    element('url', {}, [
      textElement('loc', origin + contentUrl(edition, row)),
      element('news:news', {}, [
        element('news:publication', {}, [
          textElement('news:name', site.name),
          textElement('news:language', site.lang),
        ]),
        textElement('news:publication_date', isoWithOffset(row.publishedAt)),
        textElement('news:title', row.title),
      ]),
    ]),
  );
  return element('urlset', { xmlns: XMLNS, 'xmlns:news': NEWS_NS }, urls);
}
