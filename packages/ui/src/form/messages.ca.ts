import { texts } from '@portada/shared/texts/validation.ca.ts';
import type { ValidationTexts } from './messages.ts';

export const messages: ValidationTexts = {
  ...texts,
};
