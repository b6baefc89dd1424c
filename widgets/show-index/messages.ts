import { defineMessages } from '@portada/core';

const es = {
  title: 'Programas',
  text: 'Buscar un programa',
  letters: 'Por la inicial',
  all: 'Todos',
  figures: '# (cifras y signos)',
  one: 'Hay un programa.',
  whole: 'Hay {count} programas.',
  some: 'Se muestran {count} programas y hay más.',
  failed: 'No hemos podido cargar los programas.',
};

export const messages = defineMessages('show-index', es, () => import('./messages.ca.ts'));
