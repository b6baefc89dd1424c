import { texts } from '@portada/shared/texts/weather.ca.ts';

export const messages = {
  ...texts,
  title: 'El temps a {place}',
  none: 'No hi ha previsió per als pròxims dies.',
  today: 'Avui',
  tomorrow: 'Demà',
  degrees: '{degrees} graus',
};
