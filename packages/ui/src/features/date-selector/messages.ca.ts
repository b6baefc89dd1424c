import { texts } from '@portada/shared/texts/dates.ca.ts';
import { tryAgain } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  ...texts,
  choose: 'Tria unes dates',
  chooseStart: 'Tria la primera data.',
  chooseEnd: 'Des del {start}. Tria l’última data.',
  range: '{start} – {end}',
  title: 'Tria les dates',
  failed: 'No s’ha pogut obrir el calendari.',
  retry: tryAgain,
};
