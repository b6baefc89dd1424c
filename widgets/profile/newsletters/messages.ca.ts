import type { NewslettersKey } from './messages.ts';

export const messages: Record<NewslettersKey, string> = {
  intro: 'Tria els butlletins que vols rebre. Pots canviar d’idea quan vulguis.',
  legend: 'Butlletins',
  none: 'Ara mateix no hi ha cap butlletí que puguis triar.',
};
