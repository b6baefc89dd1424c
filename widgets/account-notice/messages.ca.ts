export { texts as messages } from '@portada/shared/texts/account-notice.ca.ts';
