import type { DateSelectorKey } from './messages.ts';

export const messages: Record<DateSelectorKey, string> = {
  choose: 'Tria unes dates',
  chooseStart: 'Tria la primera data.',
  chooseEnd: 'Des del {start}. Tria l’última data.',
  range: '{start} – {end}',
  title: 'Tria les dates',
  failed: 'No s’ha pogut obrir el calendari.',
  retry: 'Torna-ho a provar',
  any: 'Qualsevol data',
  today: 'Avui',
  yesterday: 'Ahir',
  last24hours: 'Les últimes 24 hores',
  lastWeek: 'L’última setmana',
  lastMonth: 'L’últim mes',
  lastYear: 'L’últim any',
  tomorrow: 'Demà',
  nextWeek: 'La setmana que ve',
  nextWeekend: 'El cap de setmana que ve',
  nextMonth: 'El mes que ve',
  thisMonth: 'Aquest mes',
  nextYear: 'L’any que ve',
};
