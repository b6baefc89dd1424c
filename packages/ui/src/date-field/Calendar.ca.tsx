import { ca } from 'react-day-picker/locale/ca';
import { type CalendarProps, DayCalendar } from './DayCalendar.tsx';

export function Calendar(props: CalendarProps) {
  return <DayCalendar {...props} locale={ca} />;
}
