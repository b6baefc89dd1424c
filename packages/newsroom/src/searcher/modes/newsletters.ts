import type { Texts } from '../../texts/texts.ts';
import { bareMode, datesOf, pastPresets, type SearcherMode } from './mode.ts';

/** The issues of one newsletter, by the slug of its page (SEEK-10). */
export function newslettersMode(t: Texts, taxonUrl: string): SearcherMode {
  return {
    ...bareMode,
    mode: 'newsletters',
    taxonUrl,
    dates: datesOf(t, t.search.dates.published, pastPresets),
  };
}
