import { defineMessages } from '@portada/core';
import { breakingNews } from '@portada/shared/texts/phrases.ts';

const es = { label: breakingNews, close: 'Cerrar el aviso' };

export const messages = defineMessages('alert-banner', es, () => import('./messages.ca.ts'));
