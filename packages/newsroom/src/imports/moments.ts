/** Parses the date formats of feeds strictly: an impossible date is rejected, not guessed. */
import { isDay } from '@portada/shared/days.ts';
import { isInCalendar } from '../content/dates.ts';
import { RejectedItemError } from './problems.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The time zone names of RFC 822, and others common in European feeds. */
const zones: Readonly<Record<string, string>> = {
  GMT: '+0000',
  UT: '+0000',
  UTC: '+0000',
  Z: '+0000',
  WET: '+0000',
  WEST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
};

const RFC_822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4})\s+(\d{2}:\d{2}(?::\d{2})?)\s*([+-]\d{4}|[a-z]{1,4})$/i;
const ISO_8601 = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2}))?$/i;

/** A date of RSS or Atom; feeds use either format in both. */
export function readMoment(text: string): Date {
  const moment = fromIso(text) ?? fromRfc822(text);
  if (!moment) throw new RejectedItemError(`its date «${text.slice(0, 40)}» is none`);
  return moment;
}

function fromIso(text: string): Date | undefined {
  const [, day, time = '00:00', zone = 'Z'] = ISO_8601.exec(text) ?? [];
  return day ? momentOf(day, time, zone) : undefined;
}

function fromRfc822(text: string): Date | undefined {
  const [, day = '', name = '', year, time = '', zone = ''] = RFC_822.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  const offset = /^[+-]/.test(zone) ? zone : zones[zone.toUpperCase()];
  if (!year || month === 0 || !offset) return undefined;
  return momentOf(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`, time, offset);
}

/** `YYYY-MM-DD`, `HH:MM[:SS]` and `Z`, `+0100` or `+01:00`; undefined for an impossible date or time. */
export function momentOf(day: string, time: string, zone: string): Date | undefined {
  if (!isDay(day) || !isInCalendar(day)) return undefined;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const moment = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
