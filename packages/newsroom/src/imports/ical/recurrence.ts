/**
 * The days and times of a recurrence rule. Each day of a bounded range is tested against the rule, so every rule ends:
 * the parser's own iterator goes on for ever with a rule that names no day.
 */
import { type Calendar, calendarOf, firstOf, weekOf, weekOfYear } from './calendar.ts';
import type { Rule } from './rule.ts';

/** The times (`HH:MM:SS`, or empty for a whole day) of each day. COUNT, UNTIL and the start are the caller's. */
export type Recurrence = (day: number) => readonly string[];

/** The recurrence of a rule that starts on the day `anchor`, at `time`. */
export function recurrenceOf(rule: Rule, anchor: number, time: string): Recurrence {
  const times = timesOf(rule, time);
  if (rule.positions.length === 0) return (day) => (matches(rule, anchor, day) ? times : []);
  let first: number | undefined;
  let days: readonly number[] = [];
  return (day) => {
    if (!matches(rule, anchor, day)) return [];
    const [from, to] = periodOf(rule, day);
    if (from !== first) days = matchesBetween(rule, anchor, from, to);
    first = from;
    const before = days.indexOf(day) * times.length;
    return times.filter((_, index) =>
      isNumbered(rule.positions, before + index + 1, days.length * times.length),
    );
  };
}

function timesOf({ hours, minutes, seconds }: Rule, time: string): string[] {
  if (!time) return [''];
  const own = time.split(':').map(Number);
  const [ofHour = [], ofMinute = [], ofSecond = []] = [hours, minutes, seconds].map((given, index) =>
    given.length > 0 ? given : own.slice(index, index + 1),
  );
  const two = (number: number) => String(number).padStart(2, '0');
  const all = ofHour.flatMap((hour) =>
    ofMinute.flatMap((minute) => ofSecond.map((second) => [hour, minute, second].map(two).join(':'))),
  );
  return [...new Set(all)].sort();
}

/** The first and the last day of the day, week, month or year of which BYSETPOS counts. */
function periodOf({ frequency, weekStart }: Rule, day: number): readonly [number, number] {
  if (frequency === 'DAILY') return [day, day];
  const { year, month } = calendarOf(day);
  if (frequency === 'YEARLY') return [firstOf(year, 1), firstOf(year, 13) - 1];
  if (frequency === 'MONTHLY') return [firstOf(year, month), firstOf(year, month + 1) - 1];
  const monday = weekOf(day, weekStart);
  return [monday, monday + 6];
}

function matchesBetween(rule: Rule, anchor: number, from: number, to: number): number[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return days.filter((day) => matches(rule, anchor, day));
}

/** Whether one of the numbers is that of the item, counted from the start, or from the end if it is negative. */
function isNumbered(numbers: readonly number[], number: number, count: number): boolean {
  return numbers.includes(number) || numbers.includes(number - count - 1);
}

/** Whether the rule, but for BYSETPOS, names a day. */
function matches(rule: Rule, anchor: number, day: number): boolean {
  const from = calendarOf(anchor);
  const at = calendarOf(day);
  if (!isWithin(rule, at, day)) return false;
  if (steps(rule, { anchor, from, day, at }) % rule.interval !== 0) return false;
  if (rule.days.length > 0) return rule.days.some((one) => isNamedDay(rule, one, at));
  if (rule.monthDays.length > 0 || rule.yearDays.length > 0 || rule.frequency === 'DAILY') return true;
  if (rule.frequency === 'WEEKLY' || rule.weeks.length > 0) return at.weekday === from.weekday;
  const isMonth = rule.frequency === 'MONTHLY' || rule.months.length > 0 || at.month === from.month;
  return isMonth && at.date === from.date;
}

/** Whether a day is in the months and weeks, and has the numbers in month and year, that the rule names. */
function isWithin(
  { months, monthDays, yearDays, weeks, weekStart }: Rule,
  at: Calendar,
  day: number,
): boolean {
  if (months.length > 0 && !months.includes(at.month)) return false;
  if (monthDays.length > 0 && !isNumbered(monthDays, at.date, at.daysInMonth)) return false;
  if (yearDays.length > 0 && !isNumbered(yearDays, at.dayOfYear, at.daysInYear)) return false;
  if (weeks.length === 0) return true;
  const own = weekOfYear(day, weekStart);
  return isNumbered(weeks, own.week, own.weeks);
}

/** The number of days, weeks, months or years between. */
function steps(rule: Rule, span: { anchor: number; from: Calendar; day: number; at: Calendar }): number {
  const { anchor, from, day, at } = span;
  if (rule.frequency === 'DAILY') return day - anchor;
  if (rule.frequency === 'YEARLY') return at.year - from.year;
  if (rule.frequency === 'MONTHLY') return (at.year - from.year) * 12 + at.month - from.month;
  return (weekOf(day, rule.weekStart) - weekOf(anchor, rule.weekStart)) / 7;
}

/** `2TU` is the second Tuesday of its month; of its year for a yearly rule without a month. */
function isNamedDay(rule: Rule, { weekday, nth }: Rule['days'][number], at: Calendar): boolean {
  if (at.weekday !== weekday) return false;
  if (nth === 0 || rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return true;
  const ofYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const date = ofYear ? at.dayOfYear : at.date;
  const length = ofYear ? at.daysInYear : at.daysInMonth;
  return nth > 0 ? Math.ceil(date / 7) === nth : Math.ceil((length - date + 1) / 7) === -nth;
}
