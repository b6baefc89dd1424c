import type { ScheduleKey } from './messages.ts';

export const messages: Record<ScheduleKey, string> = {
  label: 'Programació',
  channels: 'Canals',
  tv: 'Televisió',
  radio: 'Ràdio',
  days: 'Dies',
  today: 'Avui',
  now: 'En emissió',
  catchUp: 'Torna-ho a veure',
  listenAgain: 'Torna-ho a escoltar',
  none: 'No tenim la programació d’aquest dia.',
  one: '{channel}, {day}: un programa.',
  several: '{channel}, {day}: {count} programes.',
  failed: 'No hem pogut carregar la programació.',
};
