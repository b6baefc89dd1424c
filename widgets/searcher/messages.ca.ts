import { tryAgain } from '@portada/shared/texts/phrases.ca.ts';
import { texts } from '@portada/shared/texts/searcher.ca.ts';

export const messages = {
  ...texts,
  label: 'Cercador',
  dates: 'Data',
  moreFilters: 'Més filtres',
  lessFilters: 'Menys filtres',
  results: 'Resultats',
  loading: 'S’està cercant…',
  shownOf: 'Es mostren {shown} de {n} resultats',
  wrongDates:
    'Revisa les dates: n’hi ha alguna que no existeix o estan al revés. Aquests resultats són de qualsevol data.',
  failed: 'No hem pogut fer la cerca.',
  moreFailed: 'No hem pogut carregar més resultats.',
  retry: tryAgain,
  more: 'Carrega més resultats',
  loadingMore: 'S’estan carregant més resultats…',
  previous: 'Resultats anteriors',
};
