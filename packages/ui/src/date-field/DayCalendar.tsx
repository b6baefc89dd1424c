import { $language } from '@portada/core';
import { DayPicker, type DayPickerLocale, type Formatters } from 'react-day-picker';
import { useCalendarLabels } from '../calendar/calendar-texts.ts';
import { usePartStyles } from '../part.ts';
import css from './calendar.css';
import { dayOf, wireOf } from './date-text.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD`; any other text means no day. */
  value: string;
  onPick: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** The library's elements with our class names; its own style sheet is not used. */
export const calendarClasses = {
  root: 'portada-guard portada-calendar',
  months: 'portada-calendar-months',
  month_caption: 'portada-calendar-caption',
  dropdowns: 'portada-calendar-dropdowns',
  dropdown: 'portada-guard portada-calendar-dropdown',
  dropdown_root: 'portada-calendar-dropdown-root',
  caption_label: 'portada-calendar-caption-label',
  nav: 'portada-calendar-nav',
  button_previous: 'portada-guard portada-calendar-step',
  button_next: 'portada-guard portada-calendar-step',
  chevron: 'portada-calendar-chevron',
  month_grid: 'portada-guard portada-calendar-grid',
  weekday: 'portada-guard portada-calendar-weekday',
  day: 'portada-guard portada-calendar-cell',
  day_button: 'portada-guard portada-calendar-day',
  selected: 'portada-calendar-cell--selected',
  today: 'portada-calendar-cell--today',
  outside: 'portada-calendar-cell--outside',
  disabled: 'portada-calendar-cell--disabled',
};

/** A month view to pick a day from, with the keyboard control of the ARIA date picker pattern. */
export function DayCalendar({
  value,
  onPick,
  min,
  max,
  locale,
  formatters,
}: CalendarProps & { locale: DayPickerLocale; formatters?: Partial<Formatters> }) {
  usePartStyles(css);
  const labels = useCalendarLabels($language.get());
  const selected = dayOf(value);
  const first = dayOf(min);
  const last = dayOf(max);
  return (
    <DayPicker
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      autoFocus
      captionLayout="dropdown"
      classNames={calendarClasses}
      defaultMonth={selected ?? last ?? first ?? new Date()}
      disabled={[first && { before: first }, last && { after: last }].filter((bound) => bound !== undefined)}
      labels={labels}
      locale={locale}
      {...(formatters && { formatters })}
      mode="single"
      onSelect={(day) => onPick(wireOf(day))}
      required
      selected={selected}
    />
  );
}
