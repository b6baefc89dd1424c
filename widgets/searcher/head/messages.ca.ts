import type { SearcherMode } from '@portada/contract';

export const messages: Record<SearcherMode, string> = {
  search: 'Cerca',
  archive: 'Hemeroteca',
  agenda: 'Agenda',
  events: 'Agenda',
  newsletters: 'Butlletins',
  authors: 'Autors',
};
