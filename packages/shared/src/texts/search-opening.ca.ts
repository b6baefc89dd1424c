import type { Key } from './search-opening.ts';

export const texts: Readonly<Record<Key, string>> = {
  all: 'Tot',
  news: 'Notícies',
  other: 'Altres continguts',
  someFor: 'Resultats de «{text}»',
};
