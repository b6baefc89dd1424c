/** Moments as readers are told them, on the publisher's clock. */
import { ownLanguage } from './own-language.ts';

/** The publisher's clock: what a schedule or a by-line says is the same for every reader. */
export const TIME_ZONE = 'Europe/Madrid';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter, made once: to make one takes longer than to write a page of cards with it; Spanish where it lacks. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat([locale, 'es'], options);
  formats.set(key, format);
  return format;
}

/** `nov` as both languages write it alone: `Intl` adds a preposition and a full stop here and there. */
export function bare(text = ''): string {
  return text.replace(/^d(e |’|')|\.$/g, '');
}

const timeZone = TIME_ZONE;
const DATE = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/**
 * What is formatted, part by part: only so is it known which figure is the day, in any engine's version of a language.
 */
export function partsOf(moment: Date | number, locale: string, options: Intl.DateTimeFormatOptions): Parts {
  const parts = dateFormat(locale, options).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Whether Portada has the language's short dates without points and prepositions (reading 22); others are CLDR's. */
export const hasBareDates = (language: string) => language === 'es' || language === 'ca';

/** A date as `Intl` writes it, or the page where it brings a language that `Intl` lacks. */
export function writeDate(moment: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return ownLanguage(language)?.date(moment, options) ?? dateFormat(language, options).format(moment);
}

/**
 * CARD-11, reading 22: `07 may 2026` in Spanish, `7 maig 2026` in Catalan; in a language of the page's own as it is
 * usual there, `7 de mai. de 2026`.
 */
export function formatDate(moment: Date, language: string): string {
  if (!hasBareDates(language)) return writeDate(moment, language, { timeZone, dateStyle: 'medium' });
  const { day = '', month, year } = partsOf(moment, language, DATE);
  return `${language === 'es' ? day.padStart(2, '0') : day} ${bare(month)} ${year}`;
}

/** `09:30` */
export function formatTime(moment: Date, language: string): string {
  const { hour, minute } = partsOf(moment, language, TIME);
  return `${hour}:${minute}`;
}

/** CARD-12: `21 nov 2026, 09:30` */
export function formatTimestamp(moment: Date, language: string): string {
  return `${formatDate(moment, language)}, ${formatTime(moment, language)}`;
}
