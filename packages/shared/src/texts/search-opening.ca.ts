import type { Key } from './search-opening.ts';

export const texts: Readonly<Record<Key, string>> = {
  all: 'Tot',
  news: 'Notícies',
  other: 'Altres continguts',
  type: 'Cerca a',
  someFor: 'Resultats de «{text}»',
};
