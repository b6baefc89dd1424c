import type { Key } from './comments.ts';
import { manyComments, oneComment } from './phrases.ca.ts';

export const texts: Readonly<Record<Key, string>> = {
  one: oneComment,
  many: manyComments,
  none: 'Encara no hi ha comentaris. Què en penses, tu?',
  closed: 'Els comentaris d’aquest contingut estan tancats.',
  login: 'Inicia la sessió per comentar',
  unsigned: 'Compte eliminat',
  removed: 'L’autor ha retirat aquest comentari.',
  edited: 'editat',
  link: 'Enllaç a aquest comentari',
  earlier: 'Mostra des del principi',
  oneMoreReply: 'Mostra 1 resposta més',
  moreReplies: 'Mostra {count} respostes més',
};
