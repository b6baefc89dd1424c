import { defineMessages } from '@portada/core';
import { getsBulletin } from '@portada/shared/texts/phrases.ts';

const es = { off: 'Recibir el boletín diario', on: getsBulletin };

export const messages = defineMessages('bulletin-toggle', es, () => import('./messages.ca.ts'));
