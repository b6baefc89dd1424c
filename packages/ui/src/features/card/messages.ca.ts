export { texts as messages } from '@portada/shared/texts/card.ca.ts';
