import type { Key } from './submission.ts';

export const texts: Readonly<Record<Key, string>> = {
  file: 'Imatge o vídeo (opcional)',
  limits: 'JPEG de {image} MB com a màxim, o MP4 de {video} MB.',
  problemType: 'Només s’admeten imatges JPEG i vídeos MP4.',
  problemDamaged: 'El fitxer està incomplet o fet malbé. Prova’n un altre.',
  problemPixels: 'La imatge és massa gran. Redueix-la i torna-la a triar.',
};
