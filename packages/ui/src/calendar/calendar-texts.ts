/** What a calendar says, in any language: by our texts and `Intl`, since its library has few languages. */
import { useMessages } from '@portada/element';
import { bare, writeDate } from '@portada/shared/dates.ts';
import type { Formatters, Labels } from 'react-day-picker';
import { calendarMessages } from './messages.ts';

/** As a screen reader says it. */
export function useCalendarLabels(language: string): Partial<Labels> {
  const t = useMessages(calendarMessages);
  const write = (options: Intl.DateTimeFormatOptions) => (day: Date) => writeDate(day, language, options);
  const full = write({ dateStyle: 'full' });
  return {
    labelDayButton: (date, { today, selected }) => {
      const day = today ? t('today', { day: full(date) }) : full(date);
      return selected ? t('selected', { day }) : day;
    },
    labelGridcell: (date, modifiers) => (modifiers?.today ? t('today', { day: full(date) }) : full(date)),
    labelGrid: write({ month: 'long', year: 'numeric' }),
    labelWeekday: write({ weekday: 'long' }),
    labelMonthDropdown: () => t('month'),
    labelYearDropdown: () => t('year'),
    labelNext: () => t('next'),
    labelPrevious: () => t('previous'),
    labelNav: () => t('months'),
  };
}

/** As it is seen, in a language that the library is not loaded with. */
export function calendarFormatters(language: string): Partial<Formatters> {
  const monthOf = (day: Date) => writeDate(day, language, { month: 'long' });
  return {
    formatMonthDropdown: monthOf,
    formatWeekdayName: (day) => bare(writeDate(day, language, { weekday: 'short' })),
  };
}
