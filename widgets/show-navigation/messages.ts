import { defineMessages } from '@portada/core';
import { showParts } from '@portada/shared/texts/phrases.ts';

const es = { label: showParts, choose: 'Elige un apartado' };

export const messages = defineMessages('show-navigation', es, () => import('./messages.ca.ts'));
