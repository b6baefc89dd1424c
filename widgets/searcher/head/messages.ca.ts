export { texts as messages } from '@portada/shared/texts/searcher-title.ca.ts';
