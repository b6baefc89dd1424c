/** Days of the calendar as numbers, with what a recurrence asks of them. */
const DAY_MS = 86_400_000;

/** A day as its number since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export interface Calendar {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly weekday: number;
  readonly daysInMonth: number;
  readonly dayOfYear: number;
  readonly daysInYear: number;
}

export function calendarOf(day: number): Calendar {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const newYear = firstOf(year, 1);
  return {
    year,
    month,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
    daysInMonth: firstOf(year, month + 1) - firstOf(year, month),
    dayOfYear: day - newYear + 1,
    daysInYear: firstOf(year + 1, 1) - newYear,
  };
}

/** The first day of a month; the thirteenth is the next year's first. */
export function firstOf(year: number, month: number): number {
  return Math.round(Date.UTC(year, month - 1, 1) / DAY_MS);
}

/** The day with which the week of a day begins; 0 is Sunday. */
export function weekOf(day: number, weekStart: number): number {
  return day - ((calendarOf(day).weekday - weekStart + 7) % 7);
}

/** The number of a week in its year, and how many weeks that year has. The week's fourth day tells the year. */
export function weekOfYear(
  day: number,
  weekStart: number,
): { readonly week: number; readonly weeks: number } {
  const { dayOfYear, daysInYear } = calendarOf(weekOf(day, weekStart) + 3);
  const week = Math.ceil(dayOfYear / 7);
  return { week, weeks: week + Math.floor((daysInYear - dayOfYear) / 7) };
}
