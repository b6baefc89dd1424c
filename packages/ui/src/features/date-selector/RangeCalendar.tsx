import { languages } from '@portada/contract';
import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { calendarFormatters, useCalendarLabels } from '../../calendar/calendar-texts.ts';
import { calendarMessages } from '../../calendar/messages.ts';
import calendarCss from '../../date-field/calendar.css';
import { calendarClasses } from '../../date-field/DayCalendar.tsx';
import { dayOf, wireOf } from '../../date-field/date-text.ts';
import { usePartStyles } from '../../part.ts';
import { dateSelectorLanguage, furtherLanguage } from './messages.ts';
import css from './range-calendar.css';

export { calendarMessages };

export interface RangeCalendarProps {
  /** The days chosen so far, `YYYY-MM-DD`. */
  start?: string | undefined;
  end?: string | undefined;
  onPick: (day: string) => void;
  /** The last day that may be picked. */
  max?: string | undefined;
}

const classNames = {
  ...calendarClasses,
  range_start: 'portada-calendar-cell--start',
  range_middle: 'portada-calendar-cell--middle',
  range_end: 'portada-calendar-cell--end',
};

/** How many years after this one are listed, where future dates can be chosen. */
const YEARS_AHEAD = 2;

/** A month view to pick a range from, with the keyboard control of the ARIA date picker pattern (DATE-02). */
export function RangeCalendar(props: RangeCalendarProps & { locale: DayPickerLocale }) {
  const { start, end, onPick, max, locale } = props;
  usePartStyles(calendarCss);
  usePartStyles(css);
  const language = dateSelectorLanguage();
  const labels = useCalendarLabels(language);
  const further = furtherLanguage();
  const isOther = !further && !languages.some((one) => one === language);
  const last = dayOf(max);
  const from = dayOf(start);
  return (
    <DayPicker
      autoFocus
      captionLayout="dropdown"
      classNames={classNames}
      defaultMonth={dayOf(end) ?? from ?? new Date()}
      disabled={last ? { after: last } : []}
      endMonth={last ?? new Date(new Date().getFullYear() + YEARS_AHEAD, 11)}
      {...(!further && { labels })}
      {...(isOther && { formatters: calendarFormatters(language) })}
      locale={locale}
      mode="range"
      onSelect={(_range, day) => onPick(wireOf(day))}
      selected={{ from, to: dayOf(end) ?? from }}
    />
  );
}
