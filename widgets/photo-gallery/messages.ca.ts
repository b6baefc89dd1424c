import { photoCredit } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  label: 'Fotos',
  open: 'Amplia la foto {place} de {count}',
  credit: photoCredit,
};
