import { defineMessages } from '@portada/core';

const es = { video: 'Vídeo', audio: 'Audio', gallery: 'Galería de fotos' };

export const messages = defineMessages('carousel', es, () => import('./messages.ca.ts'));
export type CarouselKey = keyof typeof es;
