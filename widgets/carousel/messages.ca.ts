import type { CarouselKey } from './messages.ts';

export const messages: Record<CarouselKey, string> = {
  video: 'Vídeo',
  audio: 'Àudio',
  gallery: 'Galeria de fotos',
};
