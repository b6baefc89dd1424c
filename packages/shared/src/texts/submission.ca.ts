import type { Key } from './submission.ts';

export const texts: Readonly<Record<Key, string>> = {
  file: 'Imatge o vídeo (opcional)',
  limits: 'JPEG de {image} MB com a màxim, o MP4 de {video} MB.',
};
