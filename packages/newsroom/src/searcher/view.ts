/** The view model of a searcher: the widget's tag, with a fallback form and list that work without script. */
import type { FilterDefinition } from '@portada/contract';
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
  readonly asked: SearchQuery;
  /** The form's action: the page without parameters. */
  readonly action: string;
  /** Hidden fields, with the values of the page's other forms. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Ads between the results (SEEK-21). */
  readonly ads?: Awaited<ReturnType<typeof resultAds>>;
}

export function searcherView(mode: SearcherMode, { asked, action, hidden = {}, ads }: Place) {
  return {
    ...mode,
    attributes: {
      filters: mode.filters.map((filter) => definitionOf(filter, asked)),
      dateFilters: mode.dates,
    },
    fields: mode.filters.map(({ definition: { name, label }, options }) => ({
      name,
      label,
      options: options.map((option) => ({ ...option, chosen: option.value === asked.filters[name] })),
    })),
    asked,
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
export async function findAsked(
  request: FastifyRequest,
  mode: SearcherMode,
  asked: SearchQuery,
): Promise<SearchPage> {
  if (asked.areDatesWrong) return nothing;
  const { db, now } = request.server;
  const { type, moduleId, taxonUrl, limit } = mode;
  const { text, filters, dates, page } = asked;
  const search = { ...defaultSearch, type, moduleId, taxonUrl, limit, text, filters, dates, page };
  return (await searchContents(db, request.site, search, now())) ?? nothing;
}

/** The list below the form. */
export function listView(
  request: FastifyRequest,
  t: Texts,
  found: SearchPage,
  asked: SearchQuery,
  pager: Pager,
) {
  const { lang } = request.site;
  return {
    count: countText(found.total, lang, t),
    total: found.total,
    meant: found.meant && fill(t.search.meant, { typed: asked.text, meant: found.meant }),
    cards: cardViews(found.cards, lang, t),
    pager,
  };
}

/** `1.204 resultados` */
export function countText(total: number, lang: FastifyRequest['site']['lang'], t: Texts): string {
  return fill(total === 1 ? t.search.one : t.search.many, { n: formatNumber(total, lang) });
}
