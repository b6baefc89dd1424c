import type { DateSelectorKey } from './messages.ts';

export const messages: Record<DateSelectorKey, string> = {
  choose: 'Scegli le date',
  chooseStart: 'Scegli la prima data.',
  chooseEnd: 'Dal {start}. Scegli l’ultima data.',
  range: '{start} – {end}',
  title: 'Scegli le date',
  failed: 'Non è stato possibile aprire il calendario.',
  retry: 'Riprova',
  any: 'Qualsiasi data',
  today: 'Oggi',
  yesterday: 'Ieri',
  last24hours: 'Ultime 24 ore',
  lastWeek: 'Ultima settimana',
  lastMonth: 'Ultimo mese',
  lastYear: 'Ultimo anno',
  tomorrow: 'Domani',
  nextWeek: 'La settimana prossima',
  nextWeekend: 'Il prossimo fine settimana',
  nextMonth: 'Il mese prossimo',
  thisMonth: 'Questo mese',
  nextYear: 'L’anno prossimo',
};
