import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/contribution.ts';

const es = {
  ...texts,
  label: 'Tu aportación',
};

export const messages = defineMessages('contribution-form', es, () => import('./messages.ca.ts'));
