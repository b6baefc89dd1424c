import { defineMessages } from '@portada/core';

const es = { open: 'Buscar', close: 'Cerrar la búsqueda' };

export const messages = defineMessages('header-search', es, () => import('./messages.ca.ts'));
