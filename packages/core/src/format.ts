import { HOURS_FROM_MINUTES } from '@portada/contract';
import { formatNumber as numberIn } from '@portada/shared/numbers.ts';
import { $language, type Language } from './language.ts';

/** The publisher's clock: what a schedule or a by-line says is the same for every reader. */
export const TIME_ZONE = 'Europe/Madrid';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const DATE = { day: '2-digit', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** By what they write and in which language: to make one takes longer than to write a page of cards with it. */
const formats = new Map<Intl.DateTimeFormatOptions, Map<Language, Intl.DateTimeFormat>>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formats.get(options) ?? new Map<Language, Intl.DateTimeFormat>();
  formats.set(options, known);
  const format =
    known.get(language) ?? new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE, ...options });
  known.set(language, format);
  return format;
}

function parts(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): Parts {
  const format = formatOf(language, options);
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** 'nov' in Spanish, 'nov' in Catalan: `Intl` adds 'de ' and a full stop here and there. */
function shortMonth(text = ''): string {
  return text.replace(/^d(e |’|')/, '').replace(/\.$/, '');
}

/** CARD-11, reading 22: '21 nov 2026'. */
export function formatDate(moment: Date, language: Language = $language.get()): string {
  const { day, month, year } = parts(moment, language, DATE);
  return `${day} ${shortMonth(month)} ${year}`;
}

/** '09:30' */
export function formatTime(moment: Date, language: Language = $language.get()): string {
  const { hour, minute } = parts(moment, language, TIME);
  return `${hour}:${minute}`;
}

/** CARD-12: '21 nov 2026, 09:30' */
export function formatTimestamp(moment: Date, language: Language = $language.get()): string {
  return `${formatDate(moment, language)}, ${formatTime(moment, language)}`;
}

/** CARD-10: minutes as '45 min', and over an hour as '1 h 30 min'. */
export function formatTotalTime(minutes: number): string {
  if (minutes <= HOURS_FROM_MINUTES) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}

/** '12.345': a count as the page's language writes it. */
export function formatNumber(value: number, language: Language = $language.get()): string {
  return numberIn(value, language);
}
