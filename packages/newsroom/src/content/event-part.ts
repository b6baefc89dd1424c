import type { EventData, NamedLink } from '../db/schema/content-data.ts';
import { withBase } from './addresses.ts';
import { isoWithOffset, startOfDay } from './dates.ts';
import type { Edition } from './edition.ts';

/** The event fields of a card; empty for other kinds. */
export function eventPart(edition: Edition, event: EventData | null): Record<string, unknown> {
  if (!event) return {};
  const link = ({ name, url }: NamedLink) => ({ name, url: url && withBase(edition, url) });
  return {
    eventOccurrenceType: event.occurrenceType,
    ...dates(event),
    datesLiteral: event.datesLiteral,
    location: link(event.location),
    address: event.address,
    timetable: event.timetable,
    modality: link(event.modality),
    thematics: event.thematics.map(link),
  };
}

function dates({ occurrenceType, days }: EventData): Record<string, unknown> {
  const [first, ...rest] = days.map((day) => ({ date: isoWithOffset(startOfDay(day)) }));
  if (!first) return {};
  if (occurrenceType === 'one-time') return { eventUniqueDate: first };
  if (occurrenceType === 'multiple-times') return { eventMultipleDates: [first, ...rest] };
  return { eventStartDate: first, eventEndDate: rest.at(-1) ?? first };
}
