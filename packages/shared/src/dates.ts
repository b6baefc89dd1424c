/** Moments as readers are told them, on the publisher's clock. */
import type { Language } from '@portada/contract';

/** The publisher's clock: what a schedule or a by-line says is the same for every reader. */
export const TIME_ZONE = 'Europe/Madrid';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter, made once: to make one takes longer than to write a page of cards with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** `nov` as both languages write it alone: `Intl` adds a preposition and a full stop here and there. */
export function bare(text = ''): string {
  return text.replace(/^d(e |’|')|\.$/g, '');
}

const timeZone = TIME_ZONE;
const DATE = { timeZone, day: '2-digit', month: 'short', year: 'numeric' } as const;
const TIME = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): Parts {
  const parts = dateFormat(language, options).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** CARD-11, reading 22: `21 nov 2026`, in both languages without points or prepositions. */
export function formatDate(moment: Date, language: Language): string {
  const { day, month, year } = partsOf(moment, language, DATE);
  return `${day} ${bare(month)} ${year}`;
}

/** `09:30` */
export function formatTime(moment: Date, language: Language): string {
  const { hour, minute } = partsOf(moment, language, TIME);
  return `${hour}:${minute}`;
}

/** CARD-12: `21 nov 2026, 09:30` */
export function formatTimestamp(moment: Date, language: Language): string {
  return `${formatDate(moment, language)}, ${formatTime(moment, language)}`;
}
