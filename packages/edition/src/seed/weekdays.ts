import { addDays, weekday } from '@portada/shared/days.ts';

/** As the texts name them, from Monday on. */
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function numberOf(name: string): number {
  const number = names.indexOf(name);
  if (number < 0) throw new Error(`“${name}” is no weekday.`);
  return number;
}

/** How many days it is from a day on to the next that is such a weekday. */
export function daysUntil(name: string, day: string): number {
  return (numberOf(name) - weekday(day) + 7) % 7;
}

/** The last days before a day that are such weekdays, as numbers of days ago; the newest first. */
export function lastDays(weekdays: readonly string[], day: string, count: number): number[] {
  const numbers = weekdays.map(numberOf);
  return Array.from({ length: count * 7 }, (_, index) => index + 1)
    .filter((ago) => numbers.includes(weekday(addDays(day, -ago))))
    .slice(0, count);
}
