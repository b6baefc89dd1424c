/** The show index (SHOW-04, SHOW-05): pages of server-rendered cards, so that any CMS can use its own template. */
import {
  SHOW_INDEX_ORDER,
  SHOW_INDEX_PAGE_SIZE,
  SHOW_INDEX_TYPES,
  searchMoreShows,
  searchShows as searchShowsCall,
} from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { readCursor, writeCursor } from '../content/cursors.ts';
import { cleanLine } from '../content/plain-text.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { searchShows, showCursor } from './shows.ts';

type Query = v.InferOutput<typeof searchShowsCall.query>;

const MAX_LIMIT = 48;

export function registerShows(app: FastifyInstance): void {
  handle(app, searchShowsCall, ({ query, request }) => answer(request, query), { cache: 'public' });

  handle(app, searchMoreShows, ({ params, query, request }) => answer(request, query, params.cursor), {
    cache: 'public',
  });
}

async function answer(request: FastifyRequest, query: Query, cursor?: string) {
  const { db, renderer, now } = request.server;
  refuseOthers(query);
  const { letter = '' } = query;
  const text = cleanLine(query.text ?? '');
  const limit = Math.min(Math.max(query.limit ?? SHOW_INDEX_PAGE_SIZE, 1), MAX_LIMIT);
  const list = ['shows', request.site.id, letter.toLowerCase(), text];
  const page = await searchShows(
    db,
    request.site,
    { letter, text, limit, page: 1 },
    now(),
    cursor === undefined ? undefined : readCursor(showCursor, cursor, list),
  );
  const html: string = renderer.engine.renderFileSync('partials/show-cards', { shows: page.shows });
  return { html, cursorMark: page.next && writeCursor(page.next, list) };
}

/** There is one type of show and one order. */
function refuseOthers({ types = SHOW_INDEX_TYPES, orderBy = SHOW_INDEX_ORDER }: Query): void {
  if (types !== SHOW_INDEX_TYPES) throw invalidFields({ types: 'validation.pattern' });
  if (orderBy !== SHOW_INDEX_ORDER) throw invalidFields({ orderBy: 'validation.pattern' });
}
