import { archiveRoute } from '@portada/shared/archive-route.ts';
import { addDays } from '@portada/shared/days.ts';
import { fill } from '@portada/shared/fill.ts';
import { ARCHIVE_PATH } from '@portada/shared/paths.ts';
import { searchFields } from '@portada/shared/search-query.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { resultAds } from '../content/adverts.ts';
import { dayOf } from '../content/dates.ts';
import { pageData } from '../content/page-data.ts';
import { pagerBy, queryOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { dayRange } from '../texts/format.ts';
import { type ArchivePath, readArchivePath, routeOfDays } from './archive-path.ts';
import { archiveMode } from './modes/archive.ts';
import { isNarrowed, readSearchQuery, type SearchQuery } from './query.ts';
import { findResults, listView, searcherView } from './view.ts';

/** `/hemeroteca/` in all its forms (ARCH-01 to ARCH-05). */
export function registerArchive(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(`${ARCHIVE_PATH}*`, async (request, reply) => {
    const { server, params } = request;
    const path = readArchivePath(params['*'], dayOf(server.now()));
    if (!path) throw notFound();
    return showArchive(request, reply, path);
  });
}

async function showArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  path: ArchivePath,
): Promise<FastifyReply> {
  const { site, server, query } = request;
  const t = textsFor(request);
  const home = pageUrl(site.base, ARCHIVE_PATH);
  const mode = await archiveMode(request, t);
  const typed = readSearchQuery(query, mode);
  const kept = keptOf(typed);
  const today = dayOf(server.now());
  const yesterday = addDays(today, -1);
  // The form without script: its dates redirect to a path of their own.
  if (typed.dates) return reply.redirect(home + routeOfDays(typed.dates, today) + kept, 302);
  if (path.isFirstNumbered) return reply.redirect(home + archiveRoute(path.dates) + kept, 301);
  const search = { ...typed, ...daysOf(path), page: path.page };
  const found = await findResults(request, mode, search);
  if (found.cards.length === 0 && search.page > 1) throw notFound();
  const address = (page: number) => home + archiveRoute(path.dates, page) + kept;
  const addressOf = (other: SearchQuery) => home + archiveRoute(path.dates) + keptOf(other);
  const pager = pagerBy(address, search.page, found.next !== null);
  const heading = headingOf(request, path);
  return showPage(reply, {
    template: 'archive',
    title: heading + pager.suffix,
    description: `${heading}. ${t.search.archive.intro}${pager.suffix}`,
    canonical: ARCHIVE_PATH + archiveRoute(path.dates, search.page),
    noindex: isNarrowed(typed) || found.total === 0,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      heading,
      days: [
        { name: t.search.archive.link, url: home, isCurrent: path.dates === null },
        {
          name: t.search.dates.today,
          url: home + routeOfDays({ start: today, end: today }, today),
          isCurrent: path.dates?.preset === 'today',
        },
        {
          name: t.search.dates.yesterday,
          url: home + routeOfDays({ start: yesterday, end: yesterday }, today),
          isCurrent: path.dates?.preset === 'yesterday',
        },
      ],
      searcher: searcherView(mode, {
        search,
        action: home,
        ads: resultAds((await pageData(request)).adverts),
      }),
      list: listView(request, t, { mode, found, search, pager, addressOf }),
      problem: search.areDatesWrong ? t.search.badDates : '',
    },
  });
}

/** The days are in the path. */
function keptOf(search: SearchQuery): string {
  return queryOf(searchFields({ ...search, startDate: '', endDate: '' }));
}

function daysOf({ dates }: ArchivePath): Partial<SearchQuery> {
  return dates ? { dates, startDate: dates.start, endDate: dates.end } : {};
}

function headingOf(request: FastifyRequest, { dates }: ArchivePath): string {
  const words = textsFor(request).search.archive;
  if (!dates) return words.title;
  if (dates.preset === 'today') return words.today;
  if (dates.preset === 'yesterday') return words.yesterday;
  return fill(words.of, { days: dayRange(dates.start, dates.end, request.site.lang) });
}
