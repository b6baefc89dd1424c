import { texts } from '@portada/shared/texts/contribution.ca.ts';

export const messages = {
  ...texts,
  label: 'La teva aportació',
};
