import { SHOW_INDEX_PAGE_SIZE } from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanText } from '../content/search-text.ts';
import { contentsOfShow, findShow, searchShows } from '../content/shows.ts';
import { cardViews } from './cards.ts';
import { pagerOf, queryPagerOf } from './pager.ts';
import { queryOf, textOf } from './searcher-query.ts';
import { notFound, showPage, textsFor } from './show-page.ts';

interface Params {
  slug: string;
  page?: string;
}

const PAGE_SIZE = 12;
const letters = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `/programas/`, the index (SHOW-01 to SHOW-03), and each show's own page. */
export function registerShowPages(app: FastifyInstance): void {
  app.get('/programas/', showIndex);
  app.get<{ Params: Params }>('/programas/:slug/', showShow);
  app.get<{ Params: Params }>('/programas/:slug/:page(^[1-9]\\d{0,2}$)/', showShow);
}

async function showIndex(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site, server, query } = request;
  const t = textsFor(request);
  const text = textOf(query, 'text');
  // Either the one or the other (SHOW-09).
  const letter = text ? '' : (letters.find((known) => known === textOf(query, 'letter').toUpperCase()) ?? '');
  const written = textOf(query, 'page');
  const page = /^[1-9]\d{0,2}$/.test(written) ? Number(written) : 1;
  const asked = { letter, text, limit: SHOW_INDEX_PAGE_SIZE, page };
  const found = await searchShows(server.db, site, asked, server.now());
  if (found.shows.length === 0 && page > 1) throw notFound();
  const home = `${site.base}/programas/`;
  const pager = queryPagerOf(home, page, found.next !== null, { letter, text });
  return showPage(reply, {
    template: 'shows',
    title: t.search.shows.title + pager.suffix,
    description: t.search.shows.intro + pager.suffix,
    canonical: page > 1 ? `/programas/?page=${page}` : '/programas/',
    noindex: Boolean(letter || text),
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      home,
      text,
      isAll: !letter && !text,
      letters: letters.map((name) => ({
        name,
        url: home + queryOf({ letter: name }),
        isCurrent: name === letter,
      })),
      shows: found.shows,
      pager,
    },
  });
}

async function showShow(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, params } = request;
  const { db, now } = server;
  const found = await findShow(db, site, cleanText(params.slug));
  if (!found) throw notFound();
  const { show, summary, medium } = found;
  if (params.page === '1') return reply.redirect(show.url, 301);
  const number = Number(params.page ?? 1);
  // One more than the page shows tells whether there is an older page.
  const window = { limit: PAGE_SIZE + 1, offset: (number - 1) * PAGE_SIZE, now: now() };
  const cards = await contentsOfShow(db, site, Number(show.id), window);
  if (cards.length === 0 && number > 1) throw notFound();
  const pager = pagerOf(show.url, number, cards.length > PAGE_SIZE);
  const t = textsFor(request);
  return showPage(reply, {
    template: 'show',
    title: show.name + pager.suffix,
    description: summary + pager.suffix,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      show: {
        name: show.name,
        image: show.image?.image ?? null,
        summary,
        medium: t.search.shows.media[medium],
      },
      cards: cardViews(cards.slice(0, PAGE_SIZE), site.lang, t),
      pager,
    },
  });
}
