import { es } from 'react-day-picker/locale/es';
import { type CalendarProps, DayCalendar } from './DayCalendar.tsx';

export function Calendar(props: CalendarProps) {
  return <DayCalendar {...props} locale={es} />;
}
