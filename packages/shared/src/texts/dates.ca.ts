import type { Key } from './dates.ts';

export const texts: Readonly<Record<Key, string>> = {
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
