import type { ContentCard, Language } from '@portada/contract';
import { formatDate, formatTimestamp } from '@portada/shared/dates.ts';
import { fill } from '@portada/shared/fill.ts';
import { names } from '../texts/format.ts';
import { textsOf } from '../texts/texts.ts';

type Dates = Pick<
  ContentCard,
  | 'eventOccurrenceType'
  | 'eventUniqueDate'
  | 'eventStartDate'
  | 'eventEndDate'
  | 'eventMultipleDates'
  | 'datesLiteral'
>;

/**
 * When an event happens (CARD-15): in the editor's own words where there are any, else by the dates that its type
 * speaks of, else by whatever dates it has.
 */
export function eventWhen(event: Dates, lang: Language): string {
  if (event.datesLiteral) return event.datesLiteral;
  const unique = event.eventUniqueDate ? dayAndHour(new Date(event.eventUniqueDate.date), lang) : '';
  const several = names(
    event.eventMultipleDates.map(({ date }) => formatDate(new Date(date), lang)),
    lang,
  );
  const range = between(event, lang);
  const own = { unique, 'multiple-times': several, 'date-range': range, icon: '', '': '' };
  return own[event.eventOccurrenceType] || unique || several || range;
}

/** With its hour, unless it is midnight: nobody has said one then. */
function dayAndHour(date: Date, lang: Language): string {
  const full = formatTimestamp(date, lang);
  return full.endsWith(', 00:00') ? formatDate(date, lang) : full;
}

function between({ eventStartDate, eventEndDate }: Dates, lang: Language): string {
  const texts = textsOf(lang).card;
  const start = eventStartDate && formatDate(new Date(eventStartDate.date), lang);
  const end = eventEndDate && formatDate(new Date(eventEndDate.date), lang);
  if (start && end) return start === end ? start : fill(texts.range, { start, end });
  if (start) return fill(texts.from, { start });
  return end ? fill(texts.until, { end }) : '';
}
