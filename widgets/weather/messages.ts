import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/weather.ts';

const es = {
  ...texts,
  title: 'El tiempo en {place}',
  none: 'No hay previsión para los próximos días.',
  today: 'Hoy',
  tomorrow: 'Mañana',
  degrees: '{degrees} grados',
};

export const messages = defineMessages('weather', es, () => import('./messages.ca.ts'));
