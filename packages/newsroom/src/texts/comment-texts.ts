/** The texts of server-rendered comments; those shared with the widget are in the shared package. */
import { texts as ca } from '@portada/shared/texts/comments.ca.ts';
import { texts as es } from '@portada/shared/texts/comments.ts';

export const commentsEs = {
  ...es,
  title: 'Comentarios',
  closedNone: 'Este contenido no admite comentarios.',
  next: 'Ver los siguientes',
};

export const commentsCa: typeof commentsEs = {
  ...ca,
  title: 'Comentaris',
  closedNone: 'Aquest contingut no admet comentaris.',
  next: 'Mostra els següents',
};
