import { defineMessages } from '@portada/core';

const es = { label: 'Secciones', open: 'Apartados de {name}' };

export const messages = defineMessages('swiper-menu', es, () => import('./messages.ca.ts'));
