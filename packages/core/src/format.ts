import { HOURS_FROM_MINUTES } from '@portada/contract';
import { $language, type Language } from './language.ts';

/** The publisher's clock: what a schedule or a by-line says is the same for every reader. */
export const TIME_ZONE = 'Europe/Madrid';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function parts(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): Parts {
  const format = new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE, ...options });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** 'nov' in Spanish, 'nov' in Catalan: `Intl` adds 'de ' and a full stop here and there. */
function shortMonth(text = ''): string {
  return text.replace(/^d(e |’|')/, '').replace(/\.$/, '');
}

/** CARD-11, reading 22: '21 nov 2026'. */
export function formatDate(moment: Date, language: Language = $language.get()): string {
  const { day, month, year } = parts(moment, language, { day: '2-digit', month: 'short', year: 'numeric' });
  return `${day} ${shortMonth(month)} ${year}`;
}

/** '09:30' */
export function formatTime(moment: Date, language: Language = $language.get()): string {
  const { hour, minute } = parts(moment, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
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
  return new Intl.NumberFormat(language).format(value);
}
