import { topicsOfTheDay } from '@portada/shared/texts/phrases.ca.ts';

export const messages = { label: topicsOfTheDay };
