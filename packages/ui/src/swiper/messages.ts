import { defineMessages } from '@portada/core';

const es = {
  carousel: 'carrusel',
  unnamed: 'Contenidos',
  slide: 'elemento',
  place: '{place} de {count}',
  one: 'Elemento {first} de {count}',
  several: 'Elementos del {first} al {last}, de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
};

export const stripMessages = defineMessages('strip', es, () => import('./messages.ca.ts'));
