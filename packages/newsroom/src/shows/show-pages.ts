import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { cleanLine } from '../content/plain-text.ts';
import { cardViews } from '../render/cards.ts';
import { navigationItem } from '../render/navigation.ts';
import type { PageOptions } from '../render/page.ts';
import { pagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { broadcastsOf } from '../schedule/broadcasts.ts';
import { contentsOfShow, findShow, type ShowProfile, showsLike } from './shows.ts';

interface Params {
  slug: string;
  page?: string;
}
type Request = FastifyRequest<{ Params: Params }>;

const PAGE_SIZE = 12;
const BROADCASTS = 24;
const OTHERS = 12;

/** The pages of one show: its contents, its next broadcasts, and similar shows (HEAD-12). */
export function registerShows(app: FastifyInstance): void {
  app.get<{ Params: Params }>(`${sitePaths.shows}:slug/`, { config: { shared: [] } }, latest);
  app.get<{ Params: Params }>(
    `${sitePaths.shows}:slug/:page(^[1-9]\\d{0,2}$)/`,
    { config: { shared: [] } },
    latest,
  );
  app.get<{ Params: Params }>(`${sitePaths.shows}:slug/emisiones/`, { config: { shared: [] } }, broadcasts);
  app.get<{ Params: Params }>(`${sitePaths.shows}:slug/similares/`, { config: { shared: [] } }, others);
}

async function latest(request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { site, server, params } = request;
  const found = await profileOf(request);
  const { show } = found;
  if (params.page === '1') return reply.redirect(show.url, 301);
  const number = Number(params.page ?? 1);
  // One row more than the page size shows whether there is an older page.
  const window = { limit: PAGE_SIZE + 1, offset: (number - 1) * PAGE_SIZE, now: server.now() };
  const cards = await contentsOfShow(server.db, site, Number(show.id), window);
  if (cards.length === 0 && number > 1) throw notFound();
  const pager = pagerOf(show.url, number, cards.length > PAGE_SIZE);
  return answer(request, reply, found, {
    template: 'show',
    title: show.name + pager.suffix,
    description: found.summary + pager.suffix,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: { cards: cardViews(cards.slice(0, PAGE_SIZE), site.lang, textsFor(request)), pager },
  });
}

async function broadcasts(request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { db, now } = request.server;
  const found = await profileOf(request);
  const t = textsFor(request).search.shows;
  const list = await broadcastsOf(db, Number(found.show.id), { limit: BROADCASTS, now: now() });
  return answer(request, reply, found, {
    template: 'show-broadcasts',
    title: `${t.broadcasts}: ${found.show.name}`,
    description: found.summary,
    data: { broadcasts: list.map((one) => ({ ...one, isOn: one.startsAt <= now() })) },
  });
}

async function others(request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { site, server } = request;
  const found = await profileOf(request);
  const t = textsFor(request).search.shows;
  return answer(request, reply, found, {
    template: 'show-others',
    title: `${t.others[found.medium]}: ${found.show.name}`,
    description: found.summary,
    data: { shows: await showsLike(server.db, site, found, { limit: OTHERS, now: server.now() }) },
  });
}

async function profileOf({ site, server, params }: Request): Promise<ShowProfile> {
  const found = await findShow(server.db, site, cleanLine(params.slug));
  if (!found) throw notFound();
  return found;
}

/** A page of the show, with their common part. */
function answer(request: Request, reply: FastifyReply, found: ShowProfile, page: PageOptions) {
  const { show, summary, medium } = found;
  const t = textsFor(request).search.shows;
  const links = [
    navigationItem('latest', t.latest, show.url),
    navigationItem('broadcasts', t.broadcasts, `${show.url}emisiones/`),
    navigationItem('others', t.others[medium], `${show.url}similares/`),
  ];
  const list = medium === 'radio' ? pageUrl(request.site.base, sitePaths.podcasts) : '';
  const image = show.image?.image ?? null;
  const head = { name: show.name, image, summary, medium: t.media[medium], list, url: show.url, links };
  const here = pageUrl(request.site.base, request.url.replace(/\?.*$/s, ''));
  return showPage(reply, { ...page, data: { ...page.data, show: head, here } });
}
