import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/account-notice.ts';

const es = {
  ...texts,
};

export const messages = defineMessages('account-notice', es, () => import('./messages.ca.ts'));
