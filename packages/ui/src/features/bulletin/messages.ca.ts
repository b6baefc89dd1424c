import { getsBulletin } from '@portada/shared/texts/phrases.ca.ts';

export const messages = { off: 'Rep el butlletí diari', on: getsBulletin };
