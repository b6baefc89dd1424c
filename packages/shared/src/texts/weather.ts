/** The states of the sky, and what stands beside them. */
export const texts = {
  max: 'Máxima',
  min: 'Mínima',
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

export type Key = keyof typeof texts;
