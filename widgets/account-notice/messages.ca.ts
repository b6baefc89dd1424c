import { texts } from '@portada/shared/texts/account-notice.ca.ts';

export const messages = {
  ...texts,
};
