/**
 * Parses the dates of feeds and guides: RFC 822 as RSS 2.0 and its publishers write it, RFC 3339 and ISO 8601. An
 * impossible date is rejected, not guessed.
 */

import { TIME_ZONE } from '@portada/shared/dates.ts';
import { isDay, withOffset } from '@portada/shared/days.ts';
import { isInCalendar } from '../content/dates.ts';
import { monthNamed } from './month-names.ts';
import { RejectedItemError } from './problems.ts';
import { offsetNamed } from './zone-names.ts';

const RFC_822 =
  /^(?:\p{L}{2,12}\.?(?:\s*,\s*|\s+))?(\d{1,2})(?:\s+|-)(\p{L}{2,12})\.?(?:\s+|-)(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(\S*)$/u;
const ISO_8601 = /^(\d{4}-\d{2}-\d{2})(?:(?:T|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(\S*))?$/i;
const TIME = /^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|24:00:00)$/;

/** A date of RSS or Atom; feeds use either format in both. Without a zone it is the newsroom's. */
export function readMoment(text: string): Date {
  const moment = fromIso(text.trim()) ?? fromRfc822(text);
  if (!moment) throw new RejectedItemError(`its date «${text.slice(0, 40)}» is none`);
  return moment;
}

function fromIso(text: string): Date | undefined {
  const [, day, hour, minute = '00', second = '00', zone = ''] = ISO_8601.exec(text) ?? [];
  if (!day) return undefined;
  return hour ? momentOf(day, timeOf(hour, minute, second), zone) : momentOf(day, '00:00:00', 'Z');
}

function fromRfc822(text: string): Date | undefined {
  const [, day = '', name = '', year, hour = '', minute = '', second = '00', zone = ''] =
    RFC_822.exec(withoutComments(text)) ?? [];
  const month = monthNamed(name);
  if (!year || !month) return undefined;
  return momentOf(`${fullYear(year)}-${month}-${day.padStart(2, '0')}`, timeOf(hour, minute, second), zone);
}

/** Comments stand in brackets, also in one another, between any two words. */
function withoutComments(text: string): string {
  let depth = 0;
  const kept = text.replace(/\\.|[()]|[^\\()]+/gs, (part) => {
    if (part === '(') depth += 1;
    const isOutside = depth === 0;
    if (part === ')') depth = Math.max(0, depth - 1);
    return isOutside ? part : ' ';
  });
  return kept
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[:,])|(?<=:) /g, '');
}

/** As RFC 2822 reads years of two figures (4.3). */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 50 ? `20${year}` : `19${year}`;
}

function timeOf(hour: string, minute: string, second: string): string {
  // A leap second has no place in Unix time.
  return `${hour.padStart(2, '0')}:${minute}:${second === '60' ? '59' : second}`;
}

/**
 * The moment of `YYYY-MM-DD` and `HH:MM:SS` in a zone, by its offset or name; without one, in the newsroom's. Undefined
 * for an impossible date or time, or an unknown zone.
 */
export function momentOf(day: string, time: string, zone: string): Date | undefined {
  if (!isDay(day) || !isInCalendar(day) || !TIME.test(time)) return undefined;
  const wall = `${day}T${time}`;
  if (zone === '') return new Date(withOffset(wall, TIME_ZONE));
  const offset = offsetNamed(zone);
  const moment = offset ? new Date(wall + offset) : inPlace(wall, zone);
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** In a zone that is named after a place, as `Europe/Madrid`. */
function inPlace(wall: string, zone: string): Date | undefined {
  if (!zone.includes('/')) return undefined;
  try {
    return new Date(withOffset(wall, zone));
  } catch {
    return undefined;
  }
}
