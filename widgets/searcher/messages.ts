import { defineMessages } from '@portada/core';
import { tryAgain } from '@portada/shared/texts/phrases.ts';
import { texts } from '@portada/shared/texts/searcher.ts';

const es = {
  ...texts,
  label: 'Buscador',
  dates: 'Fecha',
  moreFilters: 'Más filtros',
  lessFilters: 'Menos filtros',
  results: 'Resultados',
  loading: 'Buscando…',
  shownOf: 'Se muestran {shown} de {n} resultados',
  wrongDates:
    'Revisa las fechas: alguna no existe o están al revés. Estos resultados son de cualquier fecha.',
  failed: 'No hemos podido hacer la búsqueda.',
  moreFailed: 'No hemos podido cargar más resultados.',
  retry: tryAgain,
  more: 'Cargar más resultados',
  loadingMore: 'Cargando más resultados…',
  previous: 'Resultados anteriores',
};

export const messages = defineMessages('searcher', es, () => import('./messages.ca.ts'));
export type SearcherKey = keyof typeof es;
