import { defineMessages } from '@portada/core';

const es = {
  title: 'El tiempo en {place}',
  none: 'No hay previsión para los próximos días.',
  today: 'Hoy',
  tomorrow: 'Mañana',
  max: 'Máxima',
  min: 'Mínima',
  degrees: '{degrees} grados',
  noData: 'Sin datos',
  night: '{sky}, de noche',
  clear: 'Despejado',
  few: 'Poco nuboso',
  intervals: 'Intervalos nubosos',
  cloudy: 'Nuboso',
  veryCloudy: 'Muy nuboso',
  overcast: 'Cubierto',
  high: 'Nubes altas',
  rain: '{sky} con lluvia',
  snow: '{sky} con nieve',
  lightRain: '{sky} con lluvia escasa',
  storm: '{sky} con tormenta',
  stormRain: '{sky} con tormenta y lluvia escasa',
  lightSnow: '{sky} con nieve escasa',
  fog: 'Niebla',
  mist: 'Bruma',
  haze: 'Calima',
};

export const messages = defineMessages('weather', es, () => import('./messages.ca.ts'));
export type WeatherKey = keyof typeof es;
