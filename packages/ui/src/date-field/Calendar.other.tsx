import { $language } from '@portada/core';
import { enGB } from 'react-day-picker/locale/en-GB';
import { calendarFormatters } from '../calendar/calendar-texts.ts';
import { type CalendarProps, DayCalendar } from './DayCalendar.tsx';

/** In a language of the page's own; weeks begin on Mondays. */
export function Calendar(props: CalendarProps) {
  return <DayCalendar {...props} formatters={calendarFormatters($language.get())} locale={enGB} />;
}
