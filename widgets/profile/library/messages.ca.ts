import { texts } from '@portada/shared/texts/profile-library.ca.ts';

export const messages = {
  ...texts,
  contentsIntro: 'Aquí tens el que has desat per llegir, veure o escoltar amb calma.',
  contentsFailed: 'No hem pogut carregar els continguts que has desat.',
  readingRemoved: '«{name}» ja no és entre el que has començat a llegir.',
  readingNone: 'No et queda res a mitges.',
  removeContent: 'Treu',
  contentRemoved: '«{name}» ja no és entre els continguts desats.',
  authorsIntro: 'Les firmes que no et vols perdre.',
  authorsFailed: 'No hem pogut carregar els autors que segueixes.',
  removeAuthor: 'Deixa de seguir',
  authorRemoved: 'Ja no segueixes {name}.',
  home: 'Ves a la portada',
  loading: 'S’està carregant…',
};
