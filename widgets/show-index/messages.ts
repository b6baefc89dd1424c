import { defineMessages } from '@portada/core';
import { findShow } from '@portada/shared/texts/phrases.ts';

const es = {
  title: 'Programas',
  text: findShow,
  letters: 'Por la inicial',
  all: 'Todos',
  figures: '# (cifras y signos)',
  one: 'Hay un programa.',
  whole: 'Hay {count} programas.',
  some: 'Se muestran {count} programas y hay más.',
  failed: 'No hemos podido cargar los programas.',
};

export const messages = defineMessages('show-index', es, () => import('./messages.ca.ts'));
