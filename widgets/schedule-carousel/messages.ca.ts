import { onAir } from '@portada/shared/texts/phrases.ca.ts';

export const messages = { label: 'Programació', now: onAir };
