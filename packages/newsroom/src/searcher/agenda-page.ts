import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { searchFields } from '@portada/shared/search-query.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryPagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { agendaMode, eventsMode } from './modes/agenda.ts';
import { isNarrowed, readSearchQuery } from './query.ts';
import { findAsked, listView, searcherView } from './view.ts';

/** `/agenda/` (AGEN-01): upcoming events, by their days. */
export function registerAgenda(app: FastifyInstance): void {
  app.get(AGENDA_PATH, async (request, reply) => {
    const { site, query } = request;
    const t = textsFor(request);
    const mode = await agendaMode(app.db, site, t);
    const asked = readSearchQuery(query, mode);
    const found = await findAsked(request, mode, asked);
    if (found.cards.length === 0 && asked.page > 1) throw notFound();
    const action = site.base + AGENDA_PATH;
    const pager = queryPagerOf(action, asked.page, found.next !== null, searchFields(asked));
    return showPage(reply, {
      template: 'agenda',
      title: t.search.agenda.title + pager.suffix,
      description: t.search.agenda.intro + pager.suffix,
      canonical: asked.page > 1 ? `${AGENDA_PATH}?page=${asked.page}` : AGENDA_PATH,
      noindex: isNarrowed(asked),
      newerUrl: pager.newerUrl,
      olderUrl: pager.olderUrl,
      data: {
        searcher: searcherView(mode, { asked, action }),
        list: listView(request, t, found, asked, pager),
        problem: asked.areDatesWrong ? t.search.badDates : '',
      },
    });
  });
}

/** The next events, as a module of other pages; undefined if there is none. */
export async function eventsModule(request: FastifyRequest) {
  const t = textsFor(request);
  const mode = eventsMode(t);
  const asked = readSearchQuery({}, mode);
  const found = await findAsked(request, mode, asked);
  if (found.cards.length === 0) return null;
  const action = request.site.base + AGENDA_PATH;
  const pager = queryPagerOf(action, asked.page, false, {});
  return {
    action,
    searcher: searcherView(mode, { asked, action }),
    list: listView(request, t, found, asked, pager),
  };
}
