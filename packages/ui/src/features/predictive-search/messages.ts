import { defineMessages } from '@portada/core';
import { takeAway, tryAgain } from '@portada/shared/texts/phrases.ts';

const es = {
  clear: takeAway,
  failed: 'No hemos podido buscar sugerencias.',
  found: '{n} sugerencias. Muévete con las flechas.',
  foundOne: 'Una sugerencia. Muévete con las flechas.',
  hint: 'Escribe al menos {n} letras',
  none: 'No hay ninguna sugerencia para «{text}».',
  retry: tryAgain,
  waiting: 'Buscando sugerencias…',
};

export const predictiveMessages = defineMessages('predictive-search', es, () => import('./messages.ca.ts'));
export type PredictiveKey = keyof typeof es;
