import type { DateKey } from './messages.ts';

export const messages: Record<DateKey, string> = {
  choose: 'Tria-la al calendari',
  failed: 'No s’ha pogut obrir el calendari. Pots escriure la data al camp.',
  format: 'dd/mm/aaaa',
  title: 'Tria una data',
};
