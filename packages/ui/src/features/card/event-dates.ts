import type { ContentCard, Moment } from '@portada/contract';
import { $language, type Translate } from '@portada/core';
import { formatDate, formatTime, formatTimestamp } from '@portada/shared/dates.ts';
import type { CardKey } from './messages.ts';

function day({ date }: Moment): string {
  return formatDate(new Date(date), $language.get());
}

/** With its hour, unless it is midnight: nobody has said one then. */
function moment({ date }: Moment): string {
  const at = new Date(date);
  const language = $language.get();
  return formatTime(at, language) === '00:00' ? formatDate(at, language) : formatTimestamp(at, language);
}

function between(start: Moment | null, end: Moment | null, t: Translate<CardKey>): string {
  if (start && end) {
    const [first, last] = [day(start), day(end)];
    return first === last ? first : t('range', { start: first, end: last });
  }
  if (start) return t('from', { start: day(start) });
  return end ? t('until', { end: day(end) }) : '';
}

/**
 * When an event happens (CARD-15): in the editor's own words where there are any, else by the dates that its type
 * speaks of, else by whatever dates it has.
 */
export function eventDates(card: ContentCard, t: Translate<CardKey>): string {
  if (card.datesLiteral) return card.datesLiteral;
  const unique = card.eventUniqueDate ? moment(card.eventUniqueDate) : '';
  const several = new Intl.ListFormat($language.get()).format(card.eventMultipleDates.map(day));
  const range = between(card.eventStartDate, card.eventEndDate, t);
  const own = { unique, 'multiple-times': several, 'date-range': range, icon: '', '': '' };
  return own[card.eventOccurrenceType] || unique || several || range;
}
