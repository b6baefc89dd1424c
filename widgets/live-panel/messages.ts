import { defineMessages } from '@portada/core';

const es = { open: 'En directo', title: 'Ahora en directo' };

export const messages = defineMessages('live-panel', es, () => import('./messages.ca.ts'));
