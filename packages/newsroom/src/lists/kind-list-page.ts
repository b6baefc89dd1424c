import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { pageData } from '../content/page-data.ts';
import { newsletterOffer } from '../content/site-data.ts';
import { nextStandingChange, standingsOf } from '../content/standing.ts';
import { together } from '../db/reading.ts';
import { type CardView, cardViews } from '../render/cards.ts';
import { breadcrumbs, itemList, jsonLdTag } from '../render/json-ld.ts';
import { pagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { searchContents } from '../search/search.ts';
import { type KindList, kindLists, kindSearch } from './kind-lists.ts';
import { nextPartUrl } from './load-more.ts';
import { rankingsOf } from './most-read.ts';
import { withStandings } from './standing-cards.ts';

interface Params {
  page?: string;
}

/** A large one and three rows of two. */
const PAGE_SIZE = 7;

/** `/videos/`, `/encuestas/` and their like, and their older pages (PAGE-07, MEDIA-06). */
export function registerKindLists(app: FastifyInstance): void {
  for (const list of kindLists) {
    for (const path of [`/${list.slug}/`, `/${list.slug}/:page(^[1-9]\\d{0,4}$)/`]) {
      app.get<{ Params: Params }>(path, { config: { shared: [] } }, (request, reply) =>
        showList(request, reply, list),
      );
    }
  }
}

async function showList(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  list: KindList,
): Promise<FastifyReply> {
  const { site, server, params, origin } = request;
  const { db, now } = server;
  const t = textsFor(request);
  const { title, intro } = t.kindLists[list.slug];
  const home = pageUrl(site.base, `/${list.slug}/`);
  if (params.page === '1') return reply.redirect(home, 301);
  const number = Number(params.page ?? 1);
  const search = { ...kindSearch(list), limit: PAGE_SIZE, page: number };
  const found = await searchContents(db, site, search, now());
  if (!found || (found.cards.length === 0 && number > 1)) throw notFound();
  const pager = pagerOf(home, number, found.next !== null);
  const place = { site, origin };
  const [{ newsletters }, { mostRead, standings, changesAt }] = await Promise.all([
    pageData(request),
    together(db, {
      mostRead: rankingsOf(request, 8),
      standings: standingsOf(db, found.cards, now()),
      changesAt: nextStandingChange(db, site, list.kind, now()),
    }),
  ]);
  const cards = withStandings(cardViews(found.cards, site.lang, t), standings, site.lang, t);
  return showPage(reply, {
    template: 'kind-list',
    title: title + pager.suffix,
    description: intro + pager.suffix,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    changesAt,
    feed: { title, path: `/rss/${list.slug}/` },
    data: {
      title,
      intro,
      look: list.look,
      ...ledBy(cards, list.look === 'posters' && number === 1),
      pager,
      nextPage: found.next ? nextPartUrl(site, list.slug, found.next) : '',
      jsonLdTag:
        jsonLdTag(breadcrumbs([{ name: title, url: home }], place)) +
        jsonLdTag(itemList(found.cards, place, (number - 1) * PAGE_SIZE)),
      mostRead,
      newsletters: newsletterOffer(newsletters.slice(0, 1)),
    },
  });
}

/** Separates the newest content, shown large, in lists that have a lead. */
function ledBy(cards: readonly CardView[], hasLead: boolean) {
  const [lead, ...others] = cards;
  return hasLead ? { lead, cards: others } : { cards };
}
