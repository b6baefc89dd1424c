import { defineMessages } from '@portada/core';
import { topicsOfTheDay } from '@portada/shared/texts/phrases.ts';

const es = { label: topicsOfTheDay };

export const messages = defineMessages('hot-topics', es, () => import('./messages.ca.ts'));
