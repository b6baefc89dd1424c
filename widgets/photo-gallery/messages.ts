import { defineMessages } from '@portada/core';

const es = { label: 'Fotos', open: 'Ampliar la foto {place} de {count}', credit: 'Foto: {name}' };

export const messages = defineMessages('photo-gallery', es, () => import('./messages.ca.ts'));
export type PhotoGalleryKey = keyof typeof es;
