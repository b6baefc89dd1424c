import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/card.ts';

export const cardMessages = defineMessages('card', texts, () => import('./messages.ca.ts'));
