import { photoCredit } from '@portada/shared/texts/phrases.ca.ts';
import type { PhotoGalleryKey } from './messages.ts';

export const messages: Record<PhotoGalleryKey, string> = {
  label: 'Fotos',
  open: 'Amplia la foto {place} de {count}',
  credit: photoCredit,
};
