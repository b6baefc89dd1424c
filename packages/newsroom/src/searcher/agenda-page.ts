import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { searchFields } from '@portada/shared/search-query.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { endOfDay } from '../content/dates.ts';
import { queryOf, queryPagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { agendaMode, eventsMode } from './modes/agenda.ts';
import { isNarrowed, readSearchQuery, type SearchQuery } from './query.ts';
import { findResults, listView, searcherView } from './view.ts';

/** `/agenda/` (AGEN-01): upcoming events, by their days. */
export function registerAgenda(app: FastifyInstance): void {
  app.get(AGENDA_PATH, async (request, reply) => {
    const { site, query } = request;
    const t = textsFor(request);
    const mode = await agendaMode(app.db, site, t);
    const search = readSearchQuery(query, mode);
    const found = await findResults(request, mode, search);
    if (found.cards.length === 0 && search.page > 1) throw notFound();
    const action = pageUrl(site.base, AGENDA_PATH);
    const pager = queryPagerOf(action, search.page, found.next !== null, searchFields(search));
    return showPage(reply, {
      template: 'agenda',
      title: t.search.agenda.title + pager.suffix,
      description: t.search.agenda.intro + pager.suffix,
      canonical: search.page > 1 ? `${AGENDA_PATH}?page=${search.page}` : AGENDA_PATH,
      noindex: isNarrowed(search),
      changesAt: endOfDay(app.now()),
      newerUrl: pager.newerUrl,
      olderUrl: pager.olderUrl,
      data: {
        searcher: searcherView(mode, { search, action }),
        list: listView(request, t, { mode, found, search, pager, addressOf: addressesOn(action) }),
        problem: search.areDatesWrong ? t.search.badDates : '',
      },
    });
  });
}

function addressesOn(action: string) {
  return (search: SearchQuery) => action + queryOf(searchFields(search));
}

/** The next events, as a module of other pages; undefined if there is none. */
export async function eventsModule(request: FastifyRequest) {
  const t = textsFor(request);
  const mode = eventsMode(t);
  const search = readSearchQuery({}, mode);
  const found = await findResults(request, mode, search);
  if (found.cards.length === 0) return null;
  const action = pageUrl(request.site.base, AGENDA_PATH);
  const pager = queryPagerOf(action, search.page, false, {});
  return {
    action,
    searcher: searcherView(mode, { search, action }),
    list: listView(request, t, { mode, found, search, pager, addressOf: addressesOn(action) }),
  };
}
