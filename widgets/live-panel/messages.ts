import { defineMessages } from '@portada/core';
import { live, liveNow } from '@portada/shared/texts/phrases.ts';

const es = { open: live, title: liveNow };

export const messages = defineMessages('live-panel', es, () => import('./messages.ca.ts'));
