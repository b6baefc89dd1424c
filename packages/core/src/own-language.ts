/** Dates, lists and durations by texts of the page, under keys that begin with `intl.`. */
import { partsOf } from '@portada/shared/dates.ts';
import { fill } from '@portada/shared/fill.ts';
import type { OwnLanguage } from '@portada/shared/own-language.ts';

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const FIGURES = { year: 'numeric', month: 'numeric', day: 'numeric', weekday: 'short' } as const;

/** The pattern that options ask for: a date with names in full, or with short ones; or a name alone. */
function patternOf({ dateStyle, weekday, day, month, year }: Intl.DateTimeFormatOptions): string {
  if (dateStyle) return dateStyle;
  if (day && weekday) return month === 'long' ? 'long' : 'weekday';
  if (day) return 'short';
  return month && year ? 'month' : '';
}

const hasShortNames = (pattern: string, { weekday }: Intl.DateTimeFormatOptions) =>
  pattern ? ['medium', 'short', 'weekday'].includes(pattern) : weekday === 'short';

/** @param find the page's text of a key, in the plural form that its values ask for */
export function readLanguage(
  language: string,
  find: (key: string, values: Readonly<Record<string, string | number>>) => string | undefined,
): OwnLanguage {
  const say: Say = (key, values = {}) => fill(find(`intl.${key}`, values) ?? '', values, language);
  const namesIn = (key: string) => say(key).split(', ');
  return {
    language,
    date(moment, options) {
      const parts = partsOf(moment, 'en', { timeZone: options.timeZone, ...FIGURES });
      const pattern = patternOf(options);
      const length = hasShortNames(pattern, options) ? 'Short' : '';
      const weekday = namesIn(`days${length}`)[WEEKDAYS.indexOf(parts.weekday ?? '')] ?? '';
      const month = namesIn(`months${length}`)[Number(parts.month) - 1] ?? '';
      if (!pattern) return (options.weekday ? weekday : month) || undefined;
      return say(pattern, { weekday, month, day: parts.day ?? '', year: parts.year ?? '' }) || undefined;
    },
    list(items) {
      const last = items.at(-1) ?? '';
      return items.length < 2 ? last : say('and', { list: items.slice(0, -1).join(', '), last }) || undefined;
    },
    duration: (count, unit, preposition) =>
      say(preposition ? `${preposition}.${unit}` : unit, { count }) || undefined,
  };
}
