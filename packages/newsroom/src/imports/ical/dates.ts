/** The days of an event, with its recurrences and their exceptions. */
import { addDays, isDay } from '@portada/shared/days.ts';
import { dayOf, isInCalendar, isoWithOffset } from '../../content/dates.ts';
import { RejectedItemError } from '../problems.ts';
import { dayNumber, dayText } from './calendar.ts';
import { type Properties, type Property, textOfValue } from './properties.ts';
import { recurrenceOf } from './recurrence.ts';
import { type Rule, readRule } from './rule.ts';
import { utcZone, type Zone, zoneFor } from './zones.ts';

/** How far ahead an unbounded recurrence is expanded. */
const AHEAD_DAYS = 731;
/** The maximum of dates of one event. */
const MOST_DATES = 366;
const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;
/** An event that ends by six in the morning belongs to the previous day. */
const NIGHT_MS = 6 * 3_600_000;

/** The start: a day, or a day with a time. */
export interface Start {
  readonly day: string;
  /** `HH:MM:SS`; empty for a whole day. */
  readonly time: string;
  readonly zone: Zone;
}

export interface Span {
  readonly startsOn: string;
  readonly endsOn: string;
  /** `20.30`, `20.30–22.00` or empty. */
  readonly hours: string;
}

export type Zones = ReadonlyMap<string, Zone>;

export function readStart(property: Property, value: unknown, zones: Zones): Start {
  const text = textOfValue(value);
  const [, day = '', time = '', z] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(Z?))?$/.exec(text) ?? [];
  const isTime = time === '' || /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);
  if (!isDay(day) || !isInCalendar(day) || !isTime) {
    throw new RejectedItemError(`its date «${text.slice(0, 40)}» is none`);
  }
  const { tzid } = property.parameters;
  return { day, time, zone: z ? utcZone : zoneFor(typeof tzid === 'string' ? tzid : '', zones) };
}

/** The dates of an event, without those that `replaced` names (RECURRENCE-ID). */
export function spansOf(
  event: Properties,
  zones: Zones,
  options: { readonly now: Date; readonly replaced: readonly Start[] },
): Span[] {
  const property = event.get('dtstart');
  if (!property) throw new RejectedItemError('it does not say when it begins');
  const start = readStart(property, property.values[0], zones);
  const length = lengthOf(event, start, zones);
  const left = new Set([...options.replaced, ...startsIn(event, 'exdate', zones)].map(keyOf));
  const starts = [...repetitions(event, start, options.now), ...startsIn(event, 'rdate', zones)];
  return starts
    .filter((one) => !left.has(keyOf(one)) && !left.has(one.day))
    .map((one) => spanOf(one, length));
}

/** A key that is equal for the same moment in any time zone; whole days are compared as days. */
function keyOf({ day, time, zone }: Start): string {
  return time ? zone(day, time).toISOString() : day;
}

function startsIn(event: Properties, name: 'exdate' | 'rdate', zones: Zones): Start[] {
  return event.all(name).flatMap((property) =>
    property.values.slice(0, MOST_DATES).map((value) => {
      // For a period, the start of it.
      const begins = Array.isArray(value) ? value[0] : value;
      return readStart(property, begins, zones);
    }),
  );
}

function repetitions(event: Properties, start: Start, now: Date): Start[] {
  const property = event.get('rrule');
  if (!property) return [start];
  const rule = readRule(property.values[0]);
  const anchor = dayNumber(start.day);
  const today = dayOf(now);
  const last = dayNumber(today) + AHEAD_DAYS;
  const timesOn = recurrenceOf(rule, anchor, start.time);
  const isOver = endOf(rule, start);
  const starts = [start];
  for (let day = anchor; day <= last; day += 1) {
    for (const time of timesOn(day)) {
      const next = { ...start, day: dayText(day), time };
      if (starts.length === rule.count || isOver(next)) return newest(starts, today);
      if (day > anchor || time > start.time) starts.push(next);
    }
  }
  return newest(starts, today);
}

/** Beyond the maximum keeps the future dates, or else the last ones. */
function newest(starts: readonly Start[], today: string): Start[] {
  if (starts.length <= MOST_DATES) return [...starts];
  const coming = starts.filter(({ day }) => day >= today);
  return coming.length > 0 ? coming.slice(0, MOST_DATES) : starts.slice(-MOST_DATES);
}

function endOf({ until }: Rule, { zone }: Start): (next: Start) => boolean {
  if (!until) return () => false;
  const last = until.slice(0, 10);
  if (!isDay(last))
    throw new RejectedItemError(`its repetition ends on «${until.slice(0, 30)}», which is no day`);
  const end = until.endsWith('Z') ? utcZone(last, until.slice(11, 19)).getTime() : undefined;
  return ({ day, time }) => (end === undefined || !time ? day > last : zone(day, time).getTime() > end);
}

/** The duration in milliseconds; whole days for an event without a time. */
function lengthOf(event: Properties, start: Start, zones: Zones): number {
  const end = event.get('dtend');
  const length = end ? untilEnd(start, readStart(end, end.values[0], zones)) : durationOf(event, start);
  if (length < 0) throw new RejectedItemError('it ends before it begins');
  if (length > LONGEST_DAYS * DAY_MS) throw new RejectedItemError('it lasts longer than a year');
  return length;
}

function untilEnd(start: Start, end: Start): number {
  if (!start.time || !end.time) return (dayNumber(end.day) - dayNumber(start.day)) * DAY_MS;
  return end.zone(end.day, end.time).getTime() - start.zone(start.day, start.time).getTime();
}

function durationOf(event: Properties, start: Start): number {
  const text = event.text('duration');
  if (!text) return start.time ? 0 : DAY_MS;
  const [whole, , weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-])?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(
      text,
    ) ?? [];
  if (!whole || text.startsWith('-'))
    throw new RejectedItemError(`its duration «${text.slice(0, 30)}» is none`);
  const day = Number(weeks) * 7 + Number(days);
  return day * DAY_MS + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

function spanOf({ day, time, zone }: Start, length: number): Span {
  if (!time) {
    const days = Math.max(1, Math.round(length / DAY_MS));
    return { startsOn: day, endsOn: addDays(day, days - 1), hours: '' };
  }
  const begins = zone(day, time);
  const ends = new Date(begins.getTime() + length);
  const startsOn = dayOf(begins);
  const endsOn = dayOf(new Date(ends.getTime() - NIGHT_MS));
  const hours = length > 0 && length < DAY_MS ? `${clock(begins)}–${clock(ends)}` : clock(begins);
  const lastDay = [startsOn, endsOn].sort().at(-1) ?? startsOn;
  return { startsOn, endsOn: lastDay, hours };
}

/** `20.30` */
function clock(moment: Date): string {
  return isoWithOffset(moment).slice(11, 16).replace(':', '.');
}
