import { defineMessages } from '@portada/core';

const es = { label: 'Última hora', close: 'Cerrar el aviso' };

export const messages = defineMessages('alert-banner', es, () => import('./messages.ca.ts'));
