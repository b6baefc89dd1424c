import { type DatePreset, type DateValue, datePresets } from '@portada/contract';
import { addDays, addMonths, dayAt, endOfDay, firstOfMonth, isDay, lastOfMonth, weekday } from './days.ts';

/** From which day to which; both count. `preset` is there where the days are one's, and not picked one by one. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
  readonly preset?: DatePreset;
}

/** What a range is reckoned from. */
export interface Clock {
  readonly now: Date;
  /** The reader's own by default. */
  readonly timeZone?: string;
}

const HOURS_24_MS = 86_400_000;
const SATURDAY = 5;

/** Strictly ahead: on a Saturday the coming Saturday is in a week. */
function comingSaturday(today: string): string {
  return addDays(today, ((SATURDAY - weekday(today) + 6) % 7) + 1);
}

function month(first: string): [start: string, end: string] {
  return [first, lastOfMonth(first)];
}

/**
 * The days of each preset (DATE-01), from today. Reading 20: `last*` end now, `next*` and `thisMonth` are periods of
 * the calendar.
 */
const days: Readonly<Record<Exclude<DatePreset, 'any'>, (today: string, clock: Clock) => [string, string]>> =
  {
    today: (today) => [today, today],
    yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
    last24hours: (today, { now, timeZone }) => [
      dayAt(new Date(now.getTime() - HOURS_24_MS), timeZone),
      today,
    ],
    lastWeek: (today) => [addDays(today, -7), today],
    lastMonth: (today) => [addMonths(today, -1), today],
    lastYear: (today) => [addMonths(today, -12), today],
    tomorrow: (today) => [addDays(today, 1), addDays(today, 1)],
    nextWeek: (today) => {
      const monday = addDays(today, 7 - weekday(today));
      return [monday, addDays(monday, 6)];
    },
    nextWeekend: (today) => {
      const saturday = comingSaturday(today);
      return [saturday, addDays(saturday, 1)];
    },
    nextMonth: (today) => month(addMonths(firstOfMonth(today), 1)),
    thisMonth: (today) => month(firstOfMonth(today)),
    nextYear: (today) => {
      const year = addMonths(today, 12).slice(0, 4);
      return [`${year}-01-01`, `${year}-12-31`];
    },
  };

/** Reading 19: offered on the agenda and in the events module only. */
export function isFuturePreset(preset: DatePreset): boolean {
  return preset === 'tomorrow' || preset.startsWith('next');
}

/** A preset of the page, by the value of its date filter; nothing for a value that is none. */
export function presetOf(value: string): DatePreset | undefined {
  return datePresets.find((preset) => preset === value);
}

/** The days that a preset stands for; null for `any`, which stands for all. */
export function presetRange(preset: DatePreset, clock: Clock): DayRange | null {
  if (preset === 'any') return null;
  const [start, end] = days[preset](dayAt(clock.now, clock.timeZone), clock);
  return { start, end, preset };
}

/**
 * The range between two days of an address, as a preset where they are the days of one that is offered. Hours are
 * lost in an address, so the last 24 hours are never meant by it. Nothing for what is no range.
 */
export function rangeBetween(
  start: string,
  end: string,
  offered: readonly DatePreset[],
  clock: Clock,
): DayRange | null {
  if (!isDay(start) || !isDay(end) || start > end) return null;
  const isMeant = (preset: DatePreset) => {
    const range = preset === 'last24hours' ? null : presetRange(preset, clock);
    return range?.start === start && range.end === end;
  };
  const preset = offered.find(isMeant);
  return { start, end, ...(preset && { preset }) };
}

/** To the minute, so that readers of the same minute ask the same. */
function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00Z`;
}

/** What the search asks for (SEEK-06). The last 24 hours are hours; a single day reaches to its end (DATE-06). */
export function dateValueOf(range: DayRange | null, { now, timeZone }: Clock): DateValue | undefined {
  if (!range) return undefined;
  const { start, end, preset } = range;
  if (preset === 'last24hours') {
    return { start: minute(new Date(now.getTime() - HOURS_24_MS)), end: minute(now) };
  }
  return { start, end: start === end ? endOfDay(end, timeZone) : end };
}
