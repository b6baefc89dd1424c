import type { ComponentType } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import { type DateSelectorLanguage, dateSelectorLanguage } from './messages.ts';
import type { RangeCalendarProps } from './RangeCalendar.tsx';

/** The library with its locale. */
export interface LoadedCalendar {
  readonly Calendar: ComponentType<RangeCalendarProps & { locale: DayPickerLocale }>;
  readonly locale: DayPickerLocale;
}

/** English weeks start on Sundays in America, and here they do not. */
const locales: Record<DateSelectorLanguage, () => Promise<DayPickerLocale>> = {
  es: async () => (await import('react-day-picker/locale/es')).es,
  ca: async () => (await import('react-day-picker/locale/ca')).ca,
  en: async () => (await import('react-day-picker/locale/en-GB')).enGB,
  it: async () => (await import('react-day-picker/locale/it')).it,
};

/** After a failure it can be loaded again. */
export async function loadRangeCalendar(): Promise<LoadedCalendar> {
  const [{ RangeCalendar }, locale] = await Promise.all([
    import('./RangeCalendar.tsx'),
    locales[dateSelectorLanguage()](),
  ]);
  return { Calendar: RangeCalendar, locale };
}
