import type { Key } from './saved-searches.ts';

export const texts: Readonly<Record<Key, string>> = {
  title: 'Cerques desades',
  now: 'A l’instant',
  daily: 'Una vegada al dia',
  weekly: 'Una vegada a la setmana',
  none: 'Sense avisos',
};
