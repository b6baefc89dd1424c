import { defineMessages } from '@portada/core';
import { photoGallery } from '@portada/shared/texts/phrases.ts';

const es = { video: 'Vídeo', audio: 'Audio', gallery: photoGallery };

export const messages = defineMessages('carousel', es, () => import('./messages.ca.ts'));
export type CarouselKey = keyof typeof es;
