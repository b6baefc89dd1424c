import { defineMessages } from '@portada/core';

const es = { off: 'Recibir el boletín diario', on: 'Recibes el boletín diario' };

export const messages = defineMessages('bulletin-toggle', es, () => import('./messages.ca.ts'));
