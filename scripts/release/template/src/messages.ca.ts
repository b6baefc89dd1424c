import type { TidesKey } from './messages.ts';

export const messages: Readonly<Record<TidesKey, string>> = {
  title: 'Marees a {name}',
  tide: '{time}: {metres} m',
  empty: 'Avui no hi ha marees publicades.',
  failed: 'No hem pogut carregar les marees.',
  retry: 'Tornar-ho a provar',
};
