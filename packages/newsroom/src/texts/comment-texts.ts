/** What the pages say around readers' comments; what the widget says too stands with the widget's. */
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
