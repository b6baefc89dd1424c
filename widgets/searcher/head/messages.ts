import type { SearcherMode } from '@portada/contract';
import { defineMessages } from '@portada/core';

/** What each kind of page is called in its title. */
const es: Record<SearcherMode, string> = {
  search: 'Búsqueda',
  archive: 'Hemeroteca',
  agenda: 'Agenda',
  events: 'Agenda',
  newsletters: 'Boletines',
  authors: 'Autores',
};

export const headMessages = defineMessages('searcher-title', es, () => import('./messages.ca.ts'));
