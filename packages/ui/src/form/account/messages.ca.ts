export { texts as messages } from '@portada/shared/texts/account-validation.ca.ts';
