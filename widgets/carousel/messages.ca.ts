import { photoGallery } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  video: 'Vídeo',
  audio: 'Àudio',
  gallery: photoGallery,
};
