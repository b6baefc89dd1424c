import { defineMessages } from '@portada/core';
import { photoCredit } from '@portada/shared/texts/phrases.ts';

const es = { label: 'Fotos', open: 'Ampliar la foto {place} de {count}', credit: photoCredit };

export const messages = defineMessages('photo-gallery', es, () => import('./messages.ca.ts'));
