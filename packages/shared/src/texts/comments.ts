import { manyComments, oneComment } from './phrases.ts';

/** What the page and the widget say of the comments on a content. */
export const texts = {
  one: oneComment,
  many: manyComments,
  none: 'Todavía no hay comentarios. ¿Qué opinas tú?',
  closed: 'Los comentarios de este contenido están cerrados.',
  login: 'Inicia sesión para comentar',
  unsigned: 'Cuenta eliminada',
  removed: 'Su autor ha retirado este comentario.',
  edited: 'editado',
  link: 'Enlace a este comentario',
  earlier: 'Ver desde el principio',
  oneMoreReply: 'Ver 1 respuesta más',
  moreReplies: 'Ver {count} respuestas más',
};

export type Key = keyof typeof texts;
