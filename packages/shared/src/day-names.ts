/** Days of the calendar as readers are told them. */
import type { Language } from '@portada/contract';
import { bare, dateFormat } from './dates.ts';

function write(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Dom` */
export function weekdayOf(day: string, language: Language): string {
  return capital(bare(write(day, language, { weekday: 'short' })));
}

/** `22 nov` */
export function dayAndMonth(day: string, language: Language): string {
  return `${write(day, language, { day: 'numeric' })} ${bare(write(day, language, { month: 'short' }))}`;
}

/** `Dom, 22 nov` */
export function weekdayAndDate(day: string, language: Language): string {
  return `${weekdayOf(day, language)}, ${dayAndMonth(day, language)}`;
}

/** `domingo, 22 de noviembre` */
export function longDay(day: string, language: Language): string {
  return write(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}
