/** The view model of a searcher: the widget's tag, with a fallback form and list that work without script. */
import type { FilterDefinition } from '@portada/contract';
import { templateOfMode } from '@portada/shared/card/templates.ts';
import { fill } from '@portada/shared/fill.ts';
import { formatNumber } from '@portada/shared/numbers.ts';
import type { FastifyRequest } from 'fastify';
import type { resultAds } from '../content/adverts.ts';
import { cardViews } from '../render/cards.ts';
import type { Pager } from '../render/pager.ts';
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
    isShort: mode.filters.length === 0 && mode.dates === null,
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

const nothing: SearchPage = { cards: [], total: 0, next: null, meant: '' };

/** The response of the searcher's first call. */
export async function findResults(
  request: FastifyRequest,
  mode: SearcherMode,
  search: SearchQuery,
): Promise<SearchPage> {
  if (search.areDatesWrong) return nothing;
  const { db, now } = request.server;
  const { type, moduleId, taxonUrl, limit } = mode;
  const { text, filters, dates, page } = search;
  const complete = { ...defaultSearch, type, moduleId, taxonUrl, limit, text, filters, dates, page };
  return (await searchContents(db, request.site, complete, now())) ?? nothing;
}

interface ResultList {
  readonly mode: SearcherMode;
  readonly found: SearchPage;
  readonly search: SearchQuery;
  readonly pager: Pager;
}

/** The list below the form. */
export function listView(
  request: FastifyRequest,
  t: Texts,
  { mode: { mode }, found, search, pager }: ResultList,
) {
  const { lang } = request.site;
  return {
    count: countText(found.total, lang, t),
    total: found.total,
    meant: found.meant && fill(t.search.meant, { typed: search.text, meant: found.meant }),
    cards: cardViews(found.cards, lang, t, templateOfMode(mode)),
    pager,
  };
}

/** `1.204 resultados` */
export function countText(total: number, lang: FastifyRequest['site']['lang'], t: Texts): string {
  return fill(total === 1 ? t.search.one : t.search.many, { n: formatNumber(total, lang) });
}
