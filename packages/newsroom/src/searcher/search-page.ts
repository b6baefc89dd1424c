import { SEARCH_MIN_LENGTH, searchTypes } from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import { SEARCH_PATH } from '@portada/shared/paths.ts';
import { readSearchType } from '@portada/shared/search-query.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { resultAds } from '../content/adverts.ts';
import { pageData } from '../content/page-data.ts';
import { queryOf, queryPagerOf } from '../render/pager.ts';
import { showPage, textsFor } from '../render/show-page.ts';
import type { SearchPage } from '../search/search.ts';
import { termsOf } from '../search/terms.ts';
import { searchMode } from './modes/search.ts';
import { readSearchQuery, type SearchQuery, shortened, textOf } from './query.ts';
import { countText, findResults, listView, searcherView } from './view.ts';

interface Params {
  /** A text, with or without a trailing slash. */
  '*'?: string;
}

/** `/buscar/`, `/buscar?text=` and `/buscar/{text}` are one page (SRCH-03, SRCH-05, reading 11). */
export function registerSearch(app: FastifyInstance): void {
  for (const path of [SEARCH_PATH.slice(0, -1), `${SEARCH_PATH}*`])
    app.get<{ Params: Params }>(path, showSearch);
}

async function showSearch(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, query, params } = request;
  const t = textsFor(request);
  const type = readSearchType((name) => textOf(query, name));
  const mode = await searchMode(request, t, type);
  const search = readSearchQuery(query, mode, shortened(params['*']?.replace(/\/$/, '') ?? ''));
  const hasText = search.text !== '';
  const found = await findResults(request, mode, search);
  const opening = { text: search.text, searchtype: type };
  const narrowed = narrowingIn(search);
  const action = pageUrl(site.base, SEARCH_PATH);
  const addressOf = (other: SearchQuery) =>
    action + queryOf({ ...opening, text: other.text, ...narrowingIn(other) });
  const pager = queryPagerOf(action, search.page, found.next !== null, { ...opening, ...narrowed });
  const heading = hasText ? fill(t.search.resultsFor, { text: found.meant || search.text }) : t.search.title;
  return showPage(reply, {
    template: 'search',
    title: heading + pager.suffix,
    description: describe(heading, found, hasText, request) + pager.suffix,
    canonical: `${SEARCH_PATH}${queryOf({ text: search.text })}`,
    // A list of lists, not indexed: search engines should index the contents.
    noindex: true,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      heading,
      opening: {
        ...opening,
        meant: found.meant,
        types: typeOptions(type, request),
        hidden: hiddenOf(narrowed),
      },
      searcher: searcherView(mode, {
        search,
        action,
        hidden: opening,
        ads: resultAds((await pageData(request)).adverts),
      }),
      list: listView(request, t, { mode, found, search, pager, addressOf }),
      problem: problemOf(search, request),
    },
  });
}

/** What the opening's form does not ask. */
function narrowingIn({ filters, startDate, endDate }: SearchQuery) {
  return { ...filters, startDate, endDate };
}

function describe(heading: string, { total }: SearchPage, hasText: boolean, request: FastifyRequest): string {
  const t = textsFor(request);
  return hasText ? `${heading}: ${countText(total, request.site.lang, t)}` : t.search.intro;
}

function typeOptions(type: string, request: FastifyRequest) {
  const words = textsFor(request).search.types;
  return searchTypes.map((option) => {
    const value = option === 'all' ? '' : option;
    return { value, name: words[option], chosen: value === type };
  });
}

function hiddenOf(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Notices about the query. */
function problemOf(search: SearchQuery, request: FastifyRequest): string {
  const t = textsFor(request).search;
  if (search.areDatesWrong) return t.badDates;
  return search.text !== '' && termsOf(search.text).length === 0
    ? fill(t.tooShort, { min: SEARCH_MIN_LENGTH })
    : '';
}
