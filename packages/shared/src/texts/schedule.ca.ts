import { onAir, toCalendar } from './phrases.ca.ts';
import type { Key } from './schedule.ts';

export const texts: Readonly<Record<Key, string>> = {
  label: 'Programació',
  channels: 'Canals',
  tv: 'Televisió',
  radio: 'Ràdio',
  days: 'Dies',
  today: 'Avui',
  now: onAir,
  catchUp: 'Torna-ho a veure',
  listenAgain: 'Torna-ho a escoltar',
  toCalendar,
  zone: 'Hora peninsular',
  none: 'No tenim la programació d’aquest dia.',
};
