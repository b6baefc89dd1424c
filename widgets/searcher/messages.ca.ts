import type { SearcherKey } from './messages.ts';

export const messages: Record<SearcherKey, string> = {
  label: 'Cercador',
  text: 'Què busques',
  submit: 'Cerca',
  dates: 'Data',
  anyValue: 'Qualsevol',
  moreFilters: 'Més filtres',
  lessFilters: 'Menys filtres',
  clean: 'Neteja',
  results: 'Resultats',
  loading: 'S’està cercant…',
  count: '{n} resultats',
  countOne: 'Un resultat',
  shownOf: 'Es mostren {shown} de {n} resultats',
  'not-results': 'No hem trobat res. Prova-ho amb unes altres paraules o treu algun filtre.',
  wrongDates:
    'Revisa les dates: n’hi ha alguna que no existeix o estan al revés. Aquests resultats són de qualsevol data.',
  failed: 'No hem pogut fer la cerca.',
  moreFailed: 'No hem pogut carregar més resultats.',
  retry: 'Torna-ho a provar',
  more: 'Carrega més resultats',
  loadingMore: 'S’estan carregant més resultats…',
  previous: 'Resultats anteriors',
  agenda: 'Mira tota l’agenda',
};
