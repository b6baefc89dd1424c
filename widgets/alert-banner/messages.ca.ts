import { breakingNews } from '@portada/shared/texts/phrases.ca.ts';

export const messages = { label: breakingNews, close: 'Tanca l’avís' };
