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
const TIME = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/**
 * What is formatted, part by part: only so is it known which figure is the day, in any engine's version of a language.
 */
export function partsOf(moment: Date | number, locale: string, options: Intl.DateTimeFormatOptions): Parts {
  const parts = dateFormat(locale, options).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const WALL_CLOCK = {
  ...TIME,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  second: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

const NANOSECONDS_OF_MS = 1e6;
const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/**
 * How far the publisher's clock is ahead of UTC: by `Temporal` where there is one, as the first formatter of a page
 * takes a browser twenty milliseconds, and a slow phone four times as many.
 */
function zoneOffset(moment: number): number {
  if (typeof Temporal === 'undefined') return offsetByIntl(moment);
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  return zoned.offsetNanoseconds / NANOSECONDS_OF_MS;
}

function offsetByIntl(moment: number): number {
  const { year, month, day, hour, minute, second } = partsOf(moment, 'en', WALL_CLOCK);
  const date = [Number(year), Number(month) - 1, Number(day)] as const;
  const wall = Date.UTC(...date, Number(hour), Number(minute), Number(second));
  return wall - Math.floor(moment / SECOND_MS) * SECOND_MS;
}

/** By days of UTC since the epoch; null where the clock is changed on that day. */
const ahead = new Map<number, number | null>();

/** The same, asked for once a day: `Intl` takes a hundred times longer than a map. Not where the clock is changed. */
function aheadOfUtc(moment: number): number {
  const day = Math.floor(moment / DAY_MS);
  let kept = ahead.get(day);
  if (kept === undefined) {
    const first = zoneOffset(day * DAY_MS);
    kept = first === zoneOffset((day + 1) * DAY_MS) ? first : null;
    ahead.set(day, kept);
  }
  return kept ?? zoneOffset(moment);
}

/** What the publisher's clock shows, as a date whose fields in UTC it is. */
export function wallClock(moment: Date): Date {
  const time = moment.getTime();
  return new Date(time + aheadOfUtc(time));
}

/** Whether Portada has the language's short dates without points and prepositions (reading 22); others are CLDR's. */
export const hasBareDates = (language: string): language is keyof typeof SHORT_MONTHS =>
  Object.hasOwn(SHORT_MONTHS, language);

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
  const wall = wallClock(moment);
  const day = String(wall.getUTCDate()).padStart(language === 'es' ? 2 : 1, '0');
  return `${day} ${SHORT_MONTHS[language][wall.getUTCMonth()]} ${wall.getUTCFullYear()}`;
}

/** As CLDR has them, without its points and prepositions; here for the sake of pages that need no formatter then. */
const SHORT_MONTHS = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  ca: ['gen', 'febr', 'març', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct', 'nov', 'des'],
} as const;

/** `09:30` */
export function formatTime(moment: Date, language: string): string {
  if (hasBareDates(language)) return wallClock(moment).toISOString().slice(11, 16);
  const { hour, minute } = partsOf(moment, language, TIME);
  return `${hour}:${minute}`;
}

/** CARD-12: `21 nov 2026, 09:30` */
export function formatTimestamp(moment: Date, language: string): string {
  return `${formatDate(moment, language)}, ${formatTime(moment, language)}`;
}
