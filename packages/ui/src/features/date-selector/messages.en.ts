import type { DateSelectorKey } from './messages.ts';

export const messages: Record<DateSelectorKey, string> = {
  choose: 'Choose dates',
  chooseStart: 'Choose the first date.',
  chooseEnd: 'From {start}. Choose the last date.',
  range: '{start} – {end}',
  title: 'Choose the dates',
  failed: 'The calendar could not be opened.',
  retry: 'Try again',
  any: 'Any date',
  today: 'Today',
  yesterday: 'Yesterday',
  last24hours: 'Last 24 hours',
  lastWeek: 'Last week',
  lastMonth: 'Last month',
  lastYear: 'Last year',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  nextWeekend: 'Next weekend',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  nextYear: 'Next year',
};
