import type { Key } from './weather.ts';

export const texts: Readonly<Record<Key, string>> = {
  max: 'Màxima',
  min: 'Mínima',
  noData: 'Sense dades',
  night: '{sky}, de nit',
  clear: 'Serè',
  few: 'Poc ennuvolat',
  intervals: 'Intervals de núvols',
  cloudy: 'Ennuvolat',
  veryCloudy: 'Molt ennuvolat',
  overcast: 'Cobert',
  high: 'Núvols alts',
  rain: '{sky} amb pluja',
  snow: '{sky} amb neu',
  lightRain: '{sky} amb pluja escassa',
  storm: '{sky} amb tempesta',
  stormRain: '{sky} amb tempesta i pluja escassa',
  lightSnow: '{sky} amb neu escassa',
  fog: 'Boira',
  mist: 'Boirina',
  haze: 'Calitja',
};
