/** The show index (SHOW-04, SHOW-05): pages of cards drawn here, so that any CMS may draw its own. */
import { SHOW_INDEX_PAGE_SIZE, searchMoreShows, searchShows as searchShowsCall } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { type ShowCursor, searchShows, showCursor } from '../content/shows.ts';
import { handle } from '../http/handle.ts';
import { readCursor, writeCursor } from './cursors.ts';

type Query = v.InferOutput<typeof searchShowsCall.query>;

const MAX_LIMIT = 48;

export function registerShows(app: FastifyInstance): void {
  handle(app, searchShowsCall, ({ query, request }) => answer(request, query), { cache: 'public' });

  handle(
    app,
    searchMoreShows,
    ({ params, query, request }) => answer(request, query, readCursor(showCursor, params.cursor)),
    { cache: 'public' },
  );
}

async function answer(request: FastifyRequest, query: Query, cursor?: ShowCursor) {
  const { db, renderer } = request.server;
  const limit = Math.min(Math.max(query.limit ?? SHOW_INDEX_PAGE_SIZE, 1), MAX_LIMIT);
  const page = await searchShows(
    db,
    request.site,
    { letter: query.letter ?? '', text: query.text ?? '', limit },
    cursor,
  );
  const html: string = await renderer.engine.renderFile('partials/show-cards', { shows: page.shows });
  return { html, cursorMark: page.next && writeCursor(page.next) };
}
