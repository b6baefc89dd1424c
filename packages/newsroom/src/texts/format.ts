/** Dates and figures as the pages print them, on the newsroom's own clock. */
import type { Language } from '@portada/contract';
import { dayOf, TIME_ZONE } from '../content/dates.ts';

type Style = Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, lang: Language, style: Style): string {
  const key = lang + JSON.stringify(style);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(lang, { timeZone: TIME_ZONE, ...style });
  formatters.set(key, known);
  return known.format(date);
}

/** `viernes, 21 de noviembre de 2026`, begun with a capital as a masthead does. */
export function longDay(date: Date, lang: Language): string {
  return capital(format(date, lang, { dateStyle: 'full' }));
}

const partStyles = { day: '2-digit', month: 'short', year: 'numeric' } as const;

/** `05 nov 2026` (CARD-11, reading 22): in both languages without points or prepositions. */
export function cardDay(date: Date, lang: Language): string {
  const [day, month, year] = (['day', 'month', 'year'] as const).map((part) =>
    format(date, lang, { [part]: partStyles[part] }),
  );
  return `${day} ${month?.replace(/^(?:de |d’|d')|\.$/g, '')} ${year}`;
}

/** `21 nov 2026, 09:30` (CARD-12) */
export function moment(date: Date, lang: Language): string {
  return `${cardDay(date, lang)}, ${wallClock(date, lang)}`;
}

/** `Sábado, 21 nov` */
export function shortDay(date: Date, lang: Language): string {
  const weekday = format(date, lang, { weekday: 'long' });
  return capital(`${weekday}, ${cardDay(date, lang).replace(/ \d{4}$/, '')}`);
}

/** `Sáb, 21 nov`, as the weather widget writes it. */
export function weekDay(date: Date, lang: Language): string {
  const weekday = format(date, lang, { weekday: 'short' }).replace(/\.$/, '');
  return capital(`${weekday}, ${cardDay(date, lang).replace(/^0| \d{4}$/g, '')}`);
}

/** `domingo, 22 de noviembre`, of a day `YYYY-MM-DD`. */
export function dayAndMonth(day: string, lang: Language): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return format(new Date(`${day}T12:00:00Z`), lang, style);
}

/** `09:30`, as widgets write it. */
export function wallClock(date: Date, lang: Language): string {
  return format(date, lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** `9:30` */
export function clock(date: Date, lang: Language): string {
  return format(date, lang, { hour: 'numeric', minute: '2-digit' });
}

/** `2026-11-21`, for the `datetime` of a day. */
export function dayIso(date: Date): string {
  return dayOf(date);
}

/** `45 min`, and from an hour on `1 h 15 min` (CARD-09). */
export function minutes(total: number): string {
  const [hours, rest] = [Math.floor(total / 60), total % 60];
  if (total <= 60) return `${total} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `4,6` */
export function figure(value: number, lang: Language): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}

/** `20–22 de noviembre de 2026`, from the first day to the last, both `YYYY-MM-DD`. */
export function dayRange(first: string, last: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', dateStyle: 'long' });
  return format.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}

/** `Ana Ferrer, Pau Vidal y Lola Ruiz` */
export function names(list: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang).format(list);
}

/** Text of markup that is shown where only words belong: tags out, entities read, spaces evened. */
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
