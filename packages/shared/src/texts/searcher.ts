import { oneResult, takeAway } from './phrases.ts';

/** The form of every page that searches. */
export const texts = {
  text: 'Qué buscas',
  anyValue: 'Cualquiera',
  clean: 'Limpiar',
  submit: 'Buscar',
  agenda: 'Ver toda la agenda',
  count: '{n} resultados',
  countOne: oneResult,
  'not-results': 'No hemos encontrado nada. Prueba con otras palabras o quita algún filtro.',
  meant: 'No hay nada con «{typed}». Esto es lo que hay con «{meant}».',
  suggest: '¿Querías decir «{text}»?',
  without: takeAway,
  facet: '{name}, {n} resultados',
  facetOne: '{name}, 1 resultado',
};

export type Key = keyof typeof texts;
