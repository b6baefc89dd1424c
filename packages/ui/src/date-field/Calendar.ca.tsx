import { ca } from 'react-day-picker/locale/ca';
import type { CalendarProps } from './calendar.ts';
import { DayCalendar } from './DayCalendar.tsx';

export function Calendar(props: CalendarProps) {
  return <DayCalendar {...props} locale={ca} />;
}
