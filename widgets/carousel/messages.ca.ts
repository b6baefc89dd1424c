import { photoGallery } from '@portada/shared/texts/phrases.ca.ts';
import type { CarouselKey } from './messages.ts';

export const messages: Record<CarouselKey, string> = {
  video: 'Vídeo',
  audio: 'Àudio',
  gallery: photoGallery,
};
