import { type DatePreset, datePresets } from '@portada/contract';
import { addDays, addMonths, dayAt, firstOfMonth, lastOfMonth, weekday } from '@portada/shared/days.ts';
import { type Clock, type DayRange, HOURS_24_MS } from './date-range.ts';

/** A preset; without a name from the page it has the default one. */
export interface DateOption {
  readonly preset: DatePreset;
  readonly name: string;
}

const SATURDAY = 5;

/** Strictly after today: on a Saturday the next Saturday is in a week. */
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
 * The preset that a range is, or whose days it has today. The last 24 hours are hours, and no days are taken for them.
 */
export function presetFor(
  range: DayRange | null,
  offered: readonly DatePreset[],
  clock: Clock,
): DatePreset | undefined {
  if (!range) return 'any';
  const isMeant = (preset: DatePreset) => {
    const own = preset === 'last24hours' ? null : presetRange(preset, clock);
    return own?.start === range.start && own.end === range.end;
  };
  return range.preset ?? offered.find(isMeant);
}
