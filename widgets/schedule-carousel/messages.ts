import { defineMessages } from '@portada/core';
import { onAir } from '@portada/shared/texts/phrases.ts';

const es = { label: 'Programación', now: onAir };

export const messages = defineMessages('schedule-carousel', es, () => import('./messages.ca.ts'));
