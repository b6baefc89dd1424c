import { defineMessages } from 'portada/element';

const es = {
  title: 'Mareas en {name}',
  tide: '{time}: {metres} m',
  empty: 'Hoy no hay mareas publicadas.',
  failed: 'No hemos podido cargar las mareas.',
  retry: 'Volver a intentarlo',
};

export type TidesKey = keyof typeof es;

/** The Catalan texts are fetched on Catalan pages only. */
export const messages = defineMessages('diari-tides', es, () => import('./messages.ca.ts'));
