import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { breadcrumbs, itemList, jsonLdTag } from '../render/json-ld.ts';
import { pagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { searchShows } from './shows.ts';

interface Params {
  page?: string;
}

const PAGE_SIZE = 12;

/** `/podcasts/`: the shows of the radio that one can listen to, the newest contents first, and older pages. */
export function registerPodcasts(app: FastifyInstance): void {
  for (const path of [sitePaths.podcasts, `${sitePaths.podcasts}:page(^[1-9]\\d{0,2}$)/`]) {
    app.get<{ Params: Params }>(path, { config: { shared: [] } }, showPodcasts);
  }
}

async function showPodcasts(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, params } = request;
  const { title, intro } = textsFor(request).kindLists.podcasts;
  const home = pageUrl(site.base, sitePaths.podcasts);
  if (params.page === '1') return reply.redirect(home, 301);
  const number = Number(params.page ?? 1);
  const search = { letter: '', text: '', isPodcast: true, limit: PAGE_SIZE, page: number };
  const { shows, next } = await searchShows(server.db, site, search, server.now());
  if (shows.length === 0 && number > 1) throw notFound();
  const pager = pagerOf(home, number, next !== null);
  const items = shows.map(({ name, url }) => ({ title: name, url }));
  return showPage(reply, {
    template: 'podcasts',
    title: title + pager.suffix,
    description: intro + pager.suffix,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    feed: { title, path: `/rss${sitePaths.podcasts}` },
    data: {
      title,
      intro,
      shows,
      pager,
      jsonLdTag:
        jsonLdTag(breadcrumbs([{ name: title, url: home }], request)) +
        jsonLdTag(itemList(items, request, (number - 1) * PAGE_SIZE)),
    },
  });
}
