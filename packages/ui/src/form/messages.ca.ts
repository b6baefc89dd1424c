export { texts as messages } from '@portada/shared/texts/validation.ca.ts';
