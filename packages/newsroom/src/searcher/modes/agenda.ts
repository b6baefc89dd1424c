import type { RequestSite } from '../../config/sites.ts';
import type { Database } from '../../db/client.ts';
import { together } from '../../db/reading.ts';
import type { Texts } from '../../texts/texts.ts';
import { bareMode, datesOf, namesOf, predictiveFilter, type SearcherMode, selectFilter } from './mode.ts';

const presets = [
  'any',
  'today',
  'tomorrow',
  'nextWeekend',
  'nextWeek',
  'thisMonth',
  'nextMonth',
  'nextYear',
] as const;

export async function agendaMode(db: Database, site: RequestSite, t: Texts): Promise<SearcherMode> {
  const { filters, dates } = t.search;
  const { thematic, place, modality } = await together(db, {
    thematic: namesOf(db, site, 'thematic'),
    place: namesOf(db, site, 'place'),
    modality: namesOf(db, site, 'modality'),
  });
  return {
    ...bareMode,
    mode: 'agenda',
    moduleId: 'agenda',
    filters: [
      selectFilter('thematic', filters.thematic, thematic),
      predictiveFilter('place', filters.place, place),
      selectFilter('modality', filters.modality, modality),
    ],
    dates: datesOf(t, dates.event, presets),
  };
}

const soon = ['any', 'today', 'nextWeekend', 'nextWeek'] as const;
const EVENTS = 5;

/** The module of upcoming events on other pages (AGEN-02). */
export function eventsMode(t: Texts): SearcherMode {
  return {
    ...bareMode,
    mode: 'events',
    textInput: false,
    moduleId: 'agenda',
    limit: EVENTS,
    dates: datesOf(t, t.search.dates.event, soon),
  };
}
