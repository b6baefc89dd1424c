import type { Key } from './profile-library.ts';

export const texts: Readonly<Record<Key, string>> = {
  contentsNone: 'Encara no has desat res. Fes servir el botó «Desa» de qualsevol notícia i la trobaràs aquí.',
  authorsNone: 'Encara no segueixes ningú. Fes servir el botó «Segueix» al costat de la firma d’una notícia.',
  reading: 'Continua llegint',
  readPart: 'N’has llegit un {percent}',
};
