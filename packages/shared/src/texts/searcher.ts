import { oneResult } from './phrases.ts';

/** The form of every page that searches. */
export const texts = {
  anyValue: 'Cualquiera',
  clean: 'Limpiar',
  submit: 'Buscar',
  agenda: 'Ver toda la agenda',
  count: '{n} resultados',
  countOne: oneResult,
  'not-results': 'No hemos encontrado nada. Prueba con otras palabras o quita algún filtro.',
};

export type Key = keyof typeof texts;
