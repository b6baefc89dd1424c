/** Formats dates and numbers, in the newsroom's time zone. */
import type { Language } from '@portada/contract';
import { capitalise } from '@portada/shared/capitalise.ts';
import { dateFormat, TIME_ZONE } from '@portada/shared/dates.ts';
import { dayAndMonth } from '@portada/shared/day-names.ts';
import { dayOf } from '../content/dates.ts';

/** `Viernes, 21 de noviembre de 2026`, capitalised for the masthead. */
export function longDay(date: Date, lang: Language): string {
  return capitalise(dateFormat(lang, { timeZone: TIME_ZONE, dateStyle: 'full' }).format(date));
}

/** `Sábado, 7 nov` */
export function shortDay(date: Date, lang: Language): string {
  const weekday = dateFormat(lang, { timeZone: TIME_ZONE, weekday: 'long' }).format(date);
  return capitalise(`${weekday}, ${dayAndMonth(dayOf(date), lang)}`);
}

/** `7 de noviembre de 2026`, as a sentence has it. */
export function wholeDate(date: Date, lang: Language): string {
  return dateFormat(lang, { timeZone: TIME_ZONE, dateStyle: 'long' }).format(date);
}

/** `20–22 de noviembre de 2026`, from the first day to the last, both `YYYY-MM-DD`. */
export function dayRange(first: string, last: string, lang: Language): string {
  const format = dateFormat(lang, { timeZone: 'UTC', dateStyle: 'long' });
  return format.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}

/** Plain text of HTML, for attributes and titles: without tags, entities decoded, whitespace collapsed. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  nbsp: ' ',
};
