/** What each kind of page that searches is called. */
export const texts = {
  search: 'Búsqueda',
  archive: 'Hemeroteca',
  agenda: 'Agenda',
  events: 'Agenda',
  newsletters: 'Boletines',
  authors: 'Autores',
};

export type Key = keyof typeof texts;
