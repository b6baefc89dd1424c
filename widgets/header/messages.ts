import { defineMessages } from '@portada/core';

const es = { open: 'Abrir el menú', title: 'Menú', parts: 'Apartados de {name}' };

export const messages = defineMessages('header', es, () => import('./messages.ca.ts'));
