/** Days of the calendar as readers are told them. */
import { capitalise } from './capitalise.ts';
import { bare, hasBareDates, writeDate } from './dates.ts';

function write(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return writeDate(new Date(`${day}T12:00:00Z`), language, { timeZone: 'UTC', ...options });
}

/** `Dom` */
export function weekdayOf(day: string, language: string): string {
  return capitalise(bare(write(day, language, { weekday: 'short' })));
}

/** `22 nov` */
export function dayAndMonth(day: string, language: string): string {
  if (!hasBareDates(language)) return write(day, language, { day: 'numeric', month: 'short' });
  return `${write(day, language, { day: 'numeric' })} ${bare(write(day, language, { month: 'short' }))}`;
}

/** `Dom, 22 nov` */
export function weekdayAndDate(day: string, language: string): string {
  if (!hasBareDates(language)) {
    return capitalise(write(day, language, { weekday: 'short', day: 'numeric', month: 'short' }));
  }
  return `${weekdayOf(day, language)}, ${dayAndMonth(day, language)}`;
}

/** `domingo, 22 de noviembre` */
export function longDay(day: string, language: string): string {
  return write(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}
