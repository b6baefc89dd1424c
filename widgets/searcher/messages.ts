import { defineMessages } from '@portada/core';

const es = {
  label: 'Buscador',
  text: 'Qué buscas',
  submit: 'Buscar',
  dates: 'Fecha',
  anyValue: 'Cualquiera',
  moreFilters: 'Más filtros',
  lessFilters: 'Menos filtros',
  clean: 'Limpiar',
  results: 'Resultados',
  loading: 'Buscando…',
  count: '{n} resultados',
  countOne: 'Un resultado',
  shownOf: 'Se muestran {shown} de {n} resultados',
  'not-results': 'No hemos encontrado nada. Prueba con otras palabras o quita algún filtro.',
  wrongDates:
    'Revisa las fechas: alguna no existe o están al revés. Estos resultados son de cualquier fecha.',
  failed: 'No hemos podido hacer la búsqueda.',
  moreFailed: 'No hemos podido cargar más resultados.',
  retry: 'Volver a intentarlo',
  more: 'Cargar más resultados',
  loadingMore: 'Cargando más resultados…',
  previous: 'Resultados anteriores',
  agenda: 'Ver toda la agenda',
};

export const messages = defineMessages('searcher', es, () => import('./messages.ca.ts'));
export type SearcherKey = keyof typeof es;
