import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/profile-library.ts';

const es = {
  ...texts,
  contentsIntro: 'Aquí tienes lo que has guardado para leer, ver o escuchar con calma.',
  contentsFailed: 'No hemos podido cargar tus contenidos guardados.',
  readingRemoved: '«{name}» ya no está entre lo que has empezado a leer.',
  readingNone: 'No te queda nada a medias.',
  removeContent: 'Quitar',
  contentRemoved: '«{name}» ya no está entre tus contenidos guardados.',
  authorsIntro: 'Las firmas que no te quieres perder.',
  authorsFailed: 'No hemos podido cargar los autores que sigues.',
  removeAuthor: 'Dejar de seguir',
  authorRemoved: 'Ya no sigues a {name}.',
  home: 'Ir a la portada',
  loading: 'Cargando…',
};

export const messages = defineMessages('profile-library', es, () => import('./messages.ca.ts'));
