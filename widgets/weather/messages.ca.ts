import { texts } from '@portada/shared/texts/weather.ca.ts';
import type { WeatherKey } from './messages.ts';

export const messages: Record<WeatherKey, string> = {
  ...texts,
  title: 'El temps a {place}',
  none: 'No hi ha previsió per als pròxims dies.',
  today: 'Avui',
  tomorrow: 'Demà',
  degrees: '{degrees} graus',
};
