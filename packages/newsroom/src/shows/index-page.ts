import { SHOW_INDEX_AD_POSITIONS, SHOW_INDEX_PAGE_SIZE } from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { listAdverts, placedAds } from '../content/adverts.ts';
import { queryOf, queryPagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { textOf } from '../searcher/query.ts';
import { searchShows } from './shows.ts';

const letters = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `/programas/`, the index (SHOW-01 to SHOW-03). */
export function registerShowIndex(app: FastifyInstance): void {
  app.get(sitePaths.shows, { config: { shared: ['letter', 'text', 'page'] } }, showIndex);
}

async function showIndex(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site, server, query } = request;
  const t = textsFor(request);
  const text = textOf(query, 'text');
  // Either a letter or a text (SHOW-09).
  const letter = text
    ? ''
    : (letters.find((candidate) => candidate === textOf(query, 'letter').toUpperCase()) ?? '');
  const written = textOf(query, 'page');
  const page = /^[1-9]\d{0,2}$/.test(written) ? Number(written) : 1;
  const search = { letter, text, limit: SHOW_INDEX_PAGE_SIZE, page };
  const found = await searchShows(server.db, site, search, server.now());
  if (found.shows.length === 0 && page > 1) throw notFound();
  const { shows: ad } = await listAdverts(server.db, site);
  const home = pageUrl(site.base, sitePaths.shows);
  const pager = queryPagerOf(home, page, found.next !== null, { letter, text });
  return showPage(reply, {
    template: 'shows',
    title: t.search.shows.title + pager.suffix,
    description: t.search.shows.intro + pager.suffix,
    canonical: page > 1 ? `${sitePaths.shows}?page=${page}` : sitePaths.shows,
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
      ads: placedAds(ad, SHOW_INDEX_AD_POSITIONS),
      pager,
    },
  });
}
