/**
 * The next part of a section's list (LOAD-03). A list is named by its section, and by where it goes on after a dot:
 * `politica`, `politica.{cursor}`.
 */
import { loadMore } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listSections } from '../content/lists.ts';
import { type Search, type SearchCursor, searchContents, searchCursor } from '../content/search.ts';
import { ApiError } from '../http/errors.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { cardViews } from '../pages/cards.ts';
import { textsOf } from '../pages/texts.ts';
import { readCursor, writeCursor } from './cursors.ts';

const PAGE_SIZE = 12;
const MAX_PAGE = 1_000;

export function registerLoadMore(app: FastifyInstance): void {
  handle(
    app,
    loadMore,
    async ({ params, query, request }) => {
      const dot = params.list.indexOf('.');
      const slug = dot < 0 ? params.list : params.list.slice(0, dot);
      const cursor = dot < 0 ? undefined : readCursor(searchCursor, params.list.slice(dot + 1));
      const sections = await listSections(app.db, request.site);
      const section = sections.find((candidate) => candidate.slug === slug);
      if (!section) throw new ApiError(404, 'NOT_FOUND', 'There is no such list.');
      const page = Math.min(Math.max(query.page ?? 1, 1), MAX_PAGE);
      return nextPart(request, slug, sectionSearch(String(section.id), page), cursor);
    },
    { cache: 'public' },
  );
}

async function nextPart(request: FastifyRequest, slug: string, asked: Search, cursor?: SearchCursor) {
  const { db, now, renderer } = request.server;
  const { site } = request;
  const found = await searchContents(db, site, asked, now(), cursor);
  if (!found) throw invalidFields({ cursor: 'validation.pattern' });
  const t = textsOf(site.lang);
  const cards = cardViews(found.cards, site.lang, t);
  const html: string = await renderer.engine.renderFile(
    'partials/more-cards',
    { cards },
    { globals: { t, site } },
  );
  const nextPage = found.next ? `${site.base}/api/front/list/${slug}.${writeCursor(found.next)}` : '';
  return { html, nextPage };
}

function sectionSearch(categoryId: string, page: number): Search {
  return {
    text: '',
    type: '',
    moduleId: '',
    taxonUrl: '',
    filters: {},
    dates: null,
    limit: PAGE_SIZE,
    categoryId,
    page,
  };
}
