import type { FastifyRequest } from 'fastify';
import type { Texts } from '../../texts/texts.ts';
import { bareMode, datesOf, pastPresets, type SearcherMode } from './mode.ts';
import { contentFilters } from './search.ts';

export async function archiveMode(request: FastifyRequest, t: Texts): Promise<SearcherMode> {
  return {
    ...bareMode,
    mode: 'archive',
    filters: await contentFilters(request, t),
    dates: datesOf(t, t.search.dates.published, pastPresets),
  };
}
