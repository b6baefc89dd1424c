import { defineMessages } from '@portada/core';

const es = {
  loaded: 'Se han cargado {count} contenidos más.',
  loadedOne: 'Se ha cargado un contenido más.',
  end: 'Has llegado al final de la lista.',
};

export const messages = defineMessages('load-more', es, () => import('./messages.ca.ts'));
