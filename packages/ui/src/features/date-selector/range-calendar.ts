import { $language } from '@portada/core';
import type { ComponentType } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import { dateSelectorLanguage, furtherLanguage } from './messages.ts';
import type { RangeCalendarProps } from './RangeCalendar.tsx';

/** The library with its locale. */
export interface LoadedCalendar {
  readonly Calendar: ComponentType<RangeCalendarProps & { locale: DayPickerLocale }>;
  readonly locale: DayPickerLocale;
}

/** Those of the library that the selector has words for. */
const locales: Readonly<Record<string, () => Promise<DayPickerLocale>>> = {
  es: async () => (await import('react-day-picker/locale/es')).es,
  ca: async () => (await import('react-day-picker/locale/ca')).ca,
  it: async () => (await import('react-day-picker/locale/it')).it,
};

/** English weeks start on Sundays in America, and here they do not; a language of the page's own is written on it. */
const english = async () => (await import('react-day-picker/locale/en-GB')).enGB;

/** After a failure it can be loaded again. */
export async function loadRangeCalendar(): Promise<LoadedCalendar> {
  const [{ RangeCalendar, calendarMessages }, locale] = await Promise.all([
    import('./RangeCalendar.tsx'),
    (locales[furtherLanguage() ?? dateSelectorLanguage()] ?? english)(),
  ]);
  await calendarMessages.pending($language.get());
  return { Calendar: RangeCalendar, locale };
}
