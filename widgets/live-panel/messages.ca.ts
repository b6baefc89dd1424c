import { live, liveNow } from '@portada/shared/texts/phrases.ca.ts';

export const messages = { open: live, title: liveNow };
