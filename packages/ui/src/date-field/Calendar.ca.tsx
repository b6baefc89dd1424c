import { ca } from 'react-day-picker/locale/ca';
import { calendarMessages } from '../calendar/messages.ts';
import { type CalendarProps, DayCalendar } from './DayCalendar.tsx';

export const texts = calendarMessages.pending('ca');

export function Calendar(props: CalendarProps) {
  return <DayCalendar {...props} locale={ca} />;
}
