/** Converts local times of a time zone to moments. */
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { offsetAt, withOffset } from '@portada/shared/days.ts';
import { RejectedItemError } from '../problems.ts';
import { dayNumber } from './calendar.ts';
import type { Properties } from './properties.ts';
import { textOfValue } from './properties.ts';
import { type Recurrence, recurrenceOf } from './recurrence.ts';
import { readRule } from './rule.ts';
import { windowsZone } from './windows-zones.ts';

/** The moment of a local day (`YYYY-MM-DD`) and time (`HH:MM:SS`) in the zone. */
export type Zone = (day: string, time: string) => Date;

export const utcZone: Zone = (day, time) => new Date(`${day}T${time}Z`);

/** By its IANA name; undefined for an unknown one. */
function namedZone(name: string): Zone | undefined {
  try {
    offsetAt(new Date(0), name);
  } catch {
    return undefined;
  }
  return (day, time) => new Date(withOffset(`${day}T${time}`, name));
}

/** `+01:00`, `-0330` */
function offsetMs(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes));
}

/** An observance: standard or daylight saving time. */
interface Observance {
  readonly offset: number;
  readonly start: number;
  readonly time: string;
  readonly recurrence: Recurrence | undefined;
  readonly until: number;
}

const MOST_OBSERVANCES = 50;
/** A year and a day, so that each observance occurs at least once. */
const LOOK_BACK = 370;

/** A time zone defined in the calendar (VTIMEZONE). */
export function describedZone(properties: Properties): Zone {
  const parts = properties.within.filter(({ name }) => name === 'standard' || name === 'daylight');
  if (parts.length === 0 || parts.length > MOST_OBSERVANCES)
    throw new RejectedItemError('it describes no time zone');
  const observances = parts.map(({ properties: part }) => readObservance(part));
  const offsets = new Map<string, number>();
  return (day, time) => {
    const wall = `${day}T${time}`;
    const offset = offsets.get(wall) ?? offsetOn(observances, dayNumber(day), time);
    offsets.set(wall, offset);
    return new Date(utcZone(day, time).getTime() - offset);
  };
}

function readObservance(part: Properties): Observance {
  const [day = '', time = ''] = part.text('dtstart').split('T');
  const rule = part.get('rrule');
  const read = rule && readRule(rule.values[0]);
  const until = read?.until ? dayNumber(read.until.slice(0, 10)) : Number.POSITIVE_INFINITY;
  const start = dayNumber(day);
  if (!/^\d{2}:\d{2}:\d{2}/.test(time) || Number.isNaN(start) || Number.isNaN(until)) {
    throw new RejectedItemError('its description of the time zone cannot be read');
  }
  const offset = offsetMs(textOfValue(part.get('tzoffsetto')?.values[0]));
  const recurrence = read && recurrenceOf(read, start, time);
  return { offset, start, time: time.slice(0, 8), recurrence, until };
}

/** The observance in force: the last to begin. */
function offsetOn(observances: readonly Observance[], day: number, time: string): number {
  const onsets = observances.flatMap((one) => {
    const began = lastOnset(one, day, time);
    return began === undefined ? [] : [{ began, offset: one.offset }];
  });
  const last = onsets.sort((a, b) => b.began - a.began)[0];
  return last?.offset ?? observances[0]?.offset ?? 0;
}

function lastOnset(one: Observance, day: number, time: string): number | undefined {
  const newest = time >= one.time ? day : day - 1;
  if (newest < one.start) return undefined;
  const { recurrence, start } = one;
  for (let at = Math.min(newest, one.until); recurrence && at > newest - LOOK_BACK && at > start; at -= 1) {
    if (recurrence(at).length > 0) return at;
  }
  return start;
}

/** The zone of a property: its own, one of the file's, one of Windows, by default the newsroom's. */
export function zoneFor(tzid: string, described: ReadonlyMap<string, Zone>): Zone {
  // `/mozilla.org/20050126_1/Europe/Madrid` ends with an IANA name.
  const tail = /([A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/.exec(tzid)?.[1] ?? tzid;
  const zone =
    namedZone(tzid || TIME_ZONE) ?? described.get(tzid) ?? namedZone(tail) ?? namedZone(windowsZone(tzid));
  if (!zone)
    throw new RejectedItemError(
      `its time zone «${tzid.slice(0, 60)}» is not known, and the file does not describe it`,
    );
  return zone;
}
