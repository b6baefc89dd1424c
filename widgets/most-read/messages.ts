import { defineMessages } from '@portada/core';

const es = { label: 'Los contenidos más destacados' };

export const messages = defineMessages('most-read', es, () => import('./messages.ca.ts'));
