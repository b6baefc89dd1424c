import * as v from 'valibot';
import { list, maybe, maybeMoment, text } from '../wire.ts';
import { namedLink } from './named-link.ts';

/**
 * How often an event takes place (CARD-14). `one-time` and `unique` are synonyms and parsed as `unique`; anything
 * unknown is parsed as no type, and the card falls back to `datesLiteral`.
 */
export const eventOccurrenceType = v.pipe(
  text,
  v.transform((type) => occurrences[type] ?? ''),
);
export type EventOccurrenceType = v.InferOutput<typeof eventOccurrenceType>;

/** The event part of a content card (CARD-14 to CARD-16). */
export const eventFields = {
  eventOccurrenceType,
  /** The date of a `unique` event. */
  eventUniqueDate: maybeMoment,
  /** First day of a `date-range`. */
  eventStartDate: maybeMoment,
  /** Last day of a `date-range`. */
  eventEndDate: maybeMoment,
  /** The days of a `multiple-times` event. */
  eventMultipleDates: v.pipe(
    list(maybeMoment),
    v.transform((dates) => dates.filter((date) => date !== null)),
  ),
  /** The dates in the editor's own words; shown instead of formatted dates. */
  datesLiteral: text,
  location: maybe(namedLink),
  address: text,
  timetable: list(v.string()),
  modality: maybe(namedLink),
  thematics: list(namedLink),
};

const occurrences: Readonly<Record<string, 'icon' | 'unique' | 'date-range' | 'multiple-times' | undefined>> =
  {
    icon: 'icon',
    'one-time': 'unique',
    unique: 'unique',
    'date-range': 'date-range',
    'multiple-times': 'multiple-times',
  };
