import type { ContentCard, Moment } from '@portada/contract';
import { formatDate, formatTime, formatTimestamp } from '../dates.ts';
import { formatList } from '../lists.ts';
import type { CardWords } from './words.ts';

type EventDates = Pick<
  ContentCard,
  | 'eventOccurrenceType'
  | 'eventUniqueDate'
  | 'eventStartDate'
  | 'eventEndDate'
  | 'eventMultipleDates'
  | 'datesLiteral'
>;

/** With its hour, unless it is midnight: nobody has said one then. */
function dayAndHour(date: Date, { language }: CardWords): string {
  return formatTime(date, language) === '00:00'
    ? formatDate(date, language)
    : formatTimestamp(date, language);
}

function between(start: string | null, end: string | null, { say }: CardWords): string {
  if (start && end) return start === end ? start : say('range', { start, end });
  if (start) return say('from', { start });
  return end ? say('until', { end }) : '';
}

/**
 * When an event happens (CARD-15): in the editor's own words where there are any, else by the dates that its type
 * speaks of, else by whatever dates it has.
 */
export function eventDates(event: EventDates, words: CardWords): string {
  if (event.datesLiteral) return event.datesLiteral;
  const day = ({ date }: Moment) => formatDate(new Date(date), words.language);
  const { eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates } = event;
  const unique = eventUniqueDate ? dayAndHour(new Date(eventUniqueDate.date), words) : '';
  const several = formatList(eventMultipleDates.map(day), words.language);
  const range = between(eventStartDate && day(eventStartDate), eventEndDate && day(eventEndDate), words);
  const own = { unique, 'multiple-times': several, 'date-range': range, icon: '', '': '' };
  return own[event.eventOccurrenceType] || unique || several || range;
}
