import type { Key } from './searcher-title.ts';

export const texts: Readonly<Record<Key, string>> = {
  search: 'Cerca',
  archive: 'Hemeroteca',
  agenda: 'Agenda',
  events: 'Agenda',
  newsletters: 'Butlletins',
  authors: 'Autors',
};
