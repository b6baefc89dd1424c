import type { LibraryKey } from './messages.ts';

export const messages: Record<LibraryKey, string> = {
  contentsIntro: 'Aquí tens el que has desat per llegir, veure o escoltar amb calma.',
  contentsNone: 'Encara no has desat res. Fes servir el botó «Desa» de qualsevol notícia i la trobaràs aquí.',
  contentsFailed: 'No hem pogut carregar els continguts que has desat.',
  removeContent: 'Treu',
  contentRemoved: '«{name}» ja no és entre els continguts desats.',
  authorsIntro: 'Les firmes que no et vols perdre.',
  authorsNone: 'Encara no segueixes ningú. Fes servir el botó «Segueix» al costat de la firma d’una notícia.',
  authorsFailed: 'No hem pogut carregar els autors que segueixes.',
  removeAuthor: 'Deixa de seguir',
  authorRemoved: 'Ja no segueixes {name}.',
  home: 'Ves a la portada',
  loading: 'S’està carregant…',
};
