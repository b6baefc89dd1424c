import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/account-notice.ts';

export const messages = defineMessages('account-notice', texts, () => import('./messages.ca.ts'));
