/**
 * The next page of a list (LOAD-03). A list is named by its section, by its kind (`videos`), or `ultimas` for the front
 * page's, followed by a dot and a cursor: `politica`, `politica.{cursor}`.
 */
import { loadMore } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSite } from '../config/sites.ts';
import { listAdverts } from '../content/adverts.ts';
import { invalidCursor, readCursor, writeCursor } from '../content/cursors.ts';
import { type HomePage, homePage, listSections, shownOn } from '../content/lists.ts';
import { nextStandingChange, standingsOf } from '../content/standing.ts';
import { together } from '../db/reading.ts';
import { publicUntil } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { cardViews } from '../render/cards.ts';
import { textsFor } from '../render/show-page.ts';
import { type SearchCursor, searchCursor } from '../search/order.ts';
import { defaultSearch, type Search } from '../search/query.ts';
import { searchContents } from '../search/search.ts';
import { type KindList, kindListOf, kindSearch } from './kind-lists.ts';
import { withStandings } from './standing-cards.ts';

/** The name of the list at the foot of the front page. */
export const FRONT_LIST = 'ultimas';
const PAGE_SIZE = 12;
const MAX_PAGE = 1_000;

export function registerLoadMore(app: FastifyInstance): void {
  handle(
    app,
    loadMore,
    async ({ params, query, request, reply }) => {
      const dot = params.list.indexOf('.');
      const slug = dot < 0 ? params.list : params.list.slice(0, dot);
      const after = dot < 0 ? undefined : params.list.slice(dot + 1);
      const cursor =
        after === undefined ? undefined : readCursor(searchCursor, after, listOf(request.site, slug));
      const page = Math.min(Math.max(query.page ?? 1, 1), MAX_PAGE);
      const search = { ...(await searchOf(request, slug, cursor)), limit: PAGE_SIZE, page };
      const ofKind = kindListOf(slug);
      if (ofKind) reply.header('cache-control', await cacheOf(request, ofKind));
      return nextPart(request, slug, search, cursor);
    },
    { cache: 'public' },
  );
}

async function cacheOf({ server: { db, now }, site }: FastifyRequest, { kind }: KindList): Promise<string> {
  return publicUntil(await nextStandingChange(db, site, kind, now()), now());
}

async function searchOf(
  { server, site }: FastifyRequest,
  slug: string,
  cursor?: SearchCursor,
): Promise<Search> {
  const { db, now } = server;
  if (slug === FRONT_LIST) {
    return frontSearch(await homePage(db, site, cursor ? new Date(cursor.asOf) : now()));
  }
  const ofKind = kindListOf(slug);
  if (ofKind) return kindSearch(ofKind);
  const sections = await listSections(db, site);
  const section = sections.find((candidate) => candidate.slug === slug);
  if (!section) throw new ApiError(404, 'NOT_FOUND', 'There is no such list.');
  return { ...defaultSearch, categoryId: String(section.id) };
}

/** The news that the front page does not show: the list at its foot. */
export function frontSearch(home: HomePage): Search {
  return { ...defaultSearch, type: 'news', without: shownOn(home) };
}

async function nextPart(request: FastifyRequest, slug: string, search: Search, cursor?: SearchCursor) {
  const { db, now, renderer } = request.server;
  const { site } = request;
  const found = await searchContents(db, site, search, now(), cursor);
  if (!found) throw invalidCursor();
  const t = textsFor(request);
  const ofKind = kindListOf(slug);
  const {
    adverts: { list: ad },
    standings,
  } = await together(db, {
    adverts: listAdverts(db, site),
    standings: standingsOf(db, ofKind ? found.cards : [], now()),
  });
  const cards = withStandings(cardViews(found.cards, site.lang, t), standings, site.lang, t);
  const look = ofKind?.look ?? 'rows';
  const html: string = renderer.engine.renderFileSync(
    'partials/more-cards',
    { cards, look, ad },
    { globals: { t, site } },
  );
  return { html, nextPage: found.next ? nextPartUrl(site, slug, found.next) : '' };
}

/** The name of a list's next page: the attribute of `portada-load-more`. */
export function nextPartUrl(site: RequestSite, slug: string, next: SearchCursor): string {
  return `${site.base}/api/front/list/${slug}.${writeCursor(next, listOf(site, slug))}`;
}

function listOf(site: RequestSite, slug: string): unknown {
  return ['list', site.id, slug];
}
