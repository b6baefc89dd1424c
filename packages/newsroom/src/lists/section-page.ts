import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPageOf } from '../config/section-pages.ts';
import { pageData } from '../content/page-data.ts';
import { newsletterOffer } from '../content/site-data.ts';
import { cardViews } from '../render/cards.ts';
import { pagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { defaultSearch } from '../search/query.ts';
import { searchContents } from '../search/search.ts';
import { nextPartUrl } from './load-more.ts';
import { rankingsOf } from './most-read.ts';

interface Params {
  section: string;
  page?: string;
}

const PAGE_SIZE = 20;

/** `/{section}/` and its older pages, `/{section}/2/` (ARCH-05). */
export function registerSections(app: FastifyInstance): void {
  app.get<{ Params: Params }>('/:section/', { config: { shared: [] } }, showSection);
  app.get<{ Params: Params }>('/:section/:page(^[1-9]\\d{0,4}$)/', { config: { shared: [] } }, showSection);
}

async function showSection(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, params } = request;
  const { db, now } = server;
  const number = Number(params.page ?? 1);
  const { sections, newsletters } = await pageData(request);
  const section = sections.find(({ slug }) => slug === params.section);
  if (section && ownPageOf(section.code)) return reply.redirect(section.url, 301);
  const search = { ...defaultSearch, categoryId: String(section?.id), limit: PAGE_SIZE, page: number };
  const found = section && (await searchContents(db, site, search, now()));
  if (!found || (found.cards.length === 0 && number > 1)) throw notFound();
  if (params.page === '1') return reply.redirect(section.url, 301);
  const t = textsFor(request);
  const pager = pagerOf(section.url, number, found.next !== null);
  return showPage(reply, {
    template: 'section',
    alternates: section.alternates,
    title: section.name + pager.suffix,
    description: (section.description || `${section.name}: ${site.name}`) + pager.suffix,
    feed: { title: `${section.name} - ${site.name}`, path: `/rss/${section.slug}/` },
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      section,
      cards: cardViews(found.cards, site.lang, t),
      pager,
      nextPage: found.next ? nextPartUrl(site, section.slug, found.next) : '',
      mostRead: await rankingsOf(request, 8),
      newsletters: newsletterOffer(newsletters.slice(0, 1)),
    },
  });
}
