import type { PhotoGalleryKey } from './messages.ts';

export const messages: Record<PhotoGalleryKey, string> = {
  label: 'Fotos',
  open: 'Amplia la foto {place} de {count}',
  credit: 'Foto: {name}',
};
