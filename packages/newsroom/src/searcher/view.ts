/** The view model of a searcher: the widget's tag, with a fallback form and list that work without script. */
import type { FilterDefinition, Language } from '@portada/contract';
import { templateOfMode } from '@portada/shared/card/templates.ts';
import { facetsOf } from '@portada/shared/facets.ts';
import { fill } from '@portada/shared/fill.ts';
import { marksIn } from '@portada/shared/marked.ts';
import { formatNumber } from '@portada/shared/numbers.ts';
import type { FastifyRequest } from 'fastify';
import type { resultAds } from '../content/adverts.ts';
import { cardViews } from '../render/cards.ts';
import type { Pager } from '../render/pager.ts';
import { helpWith, noHelp, type SearchHelp } from '../search/help.ts';
import { defaultSearch } from '../search/query.ts';
import { type SearchPage, searchContents } from '../search/search.ts';
import type { Texts } from '../texts/texts.ts';
import type { Filter, SearcherMode } from './modes/mode.ts';
import type { SearchQuery } from './query.ts';

interface Place {
  readonly search: SearchQuery;
  /** The form's action: the page without parameters. */
  readonly action: string;
  /** Hidden fields, with the values of the page's other forms. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Ads between the results (SEEK-21). */
  readonly ads?: Awaited<ReturnType<typeof resultAds>>;
}

export function searcherView(mode: SearcherMode, { search, action, hidden = {}, ads }: Place) {
  return {
    ...mode,
    attributes: {
      filters: mode.filters.map((filter) => definitionOf(filter, search)),
      dateFilters: mode.dates,
    },
    fields: mode.filters.map(({ definition: { name, label }, options }) => ({
      name,
      label,
      options: options.map((option) => ({ ...option, chosen: option.value === search.filters[name] })),
    })),
    search,
    action,
    ads,
    hidden: Object.entries(hidden)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value })),
  };
}

/** A predictive filter has no list of names, so the name of its selected value is included. */
function definitionOf({ definition, options }: Filter, { filters }: SearchQuery): FilterDefinition {
  if (definition.type !== 'predictive') return definition;
  return { ...definition, filters: options.filter(({ value }) => value === filters[definition.name]) };
}

export type Found = SearchPage & SearchHelp;

const nothing: Found = { cards: [], total: 0, next: null, meant: '', isOpen: false, counts: {}, ...noHelp };

/** The response of the searcher's first call. */
export async function findResults(
  request: FastifyRequest,
  mode: SearcherMode,
  search: SearchQuery,
): Promise<Found> {
  if (search.areDatesWrong) return nothing;
  const { db, now } = request.server;
  const { type, moduleId, taxonUrl, limit } = mode;
  const { text, filters, dates, page } = search;
  const complete = { ...defaultSearch, type, moduleId, taxonUrl, limit, text, filters, dates, page };
  const found = await searchContents(db, request.site, complete, now());
  return found ? { ...found, ...(await helpWith(db, request.site, complete, now(), found)) } : nothing;
}

interface ResultList {
  readonly mode: SearcherMode;
  readonly found: Found;
  readonly search: SearchQuery;
  readonly pager: Pager;
  /** Where a search leads on this page. */
  readonly addressOf: (search: SearchQuery) => string;
}

/** The list below the form. */
export function listView(request: FastifyRequest, t: Texts, list: ResultList) {
  const { mode, found, search, pager } = list;
  const { lang } = request.site;
  return {
    count: countText(found.total, lang, t),
    total: found.total,
    meant: found.meant && fill(t.search.meant, { typed: search.text, meant: found.meant }),
    suggestion: suggestionOf(t, list),
    facets: facetViews(request, t, list),
    cards: cardViews(found.cards, lang, t, templateOfMode(mode.mode)).map((card, index) => ({
      ...card,
      markedTitle: marksIn(card.row.title, found.marks),
      markedSummary: marksIn(found.cards[index]?.description ?? '', found.marks),
    })),
    pager,
  };
}

/** A link to what was perhaps meant, narrowed as this search is; null where nothing is suggested. */
function suggestionOf(t: Texts, { found, search, addressOf }: ResultList) {
  const text = found.suggestion;
  if (!text) return null;
  return { name: fill(t.search.suggest, { text }), url: addressOf({ ...search, text }) };
}

function facetViews(
  { site: { lang } }: FastifyRequest,
  t: Texts,
  { mode, found, search, addressOf }: ResultList,
) {
  const definitions = mode.filters.map(({ definition }) => definition);
  return facetsOf(definitions, found.counts, search.filters).map(({ label, facets }) => ({
    label,
    facets: facets.map(({ name, count, filters }) => ({
      name,
      url: addressOf({ ...search, filters }),
      count: count === null ? null : formatNumber(count, lang),
      title: facetTitle(t, { name, n: count }, lang),
    })),
  }));
}

function facetTitle(t: Texts, { name, n }: { name: string; n: number | null }, lang: Language): string {
  if (n === null) return fill(t.search.without, { name });
  return fill(n === 1 ? t.search.facetOne : t.search.facet, { name, n }, lang);
}

/** `1.204 resultados` */
export function countText(total: number, lang: FastifyRequest['site']['lang'], t: Texts): string {
  return fill(total === 1 ? t.search.one : t.search.many, { n: formatNumber(total, lang) });
}
