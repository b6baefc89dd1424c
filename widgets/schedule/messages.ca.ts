import { texts } from '@portada/shared/texts/schedule.ca.ts';

export const messages = {
  ...texts,
  one: '{channel}, {day}: un programa.',
  several: '{channel}, {day}: {count} programes.',
  failed: 'No hem pogut carregar la programació.',
};
