import { takeAway, tryAgain } from '@portada/shared/texts/phrases.ca.ts';
import type { PredictiveKey } from './messages.ts';

export const messages: Record<PredictiveKey, string> = {
  clear: takeAway,
  failed: 'No hem pogut buscar suggeriments.',
  found: '{n} suggeriments. Mou-te amb les fletxes.',
  foundOne: 'Un suggeriment. Mou-te amb les fletxes.',
  hint: 'Escriu com a mínim {n} lletres',
  none: 'No hi ha cap suggeriment per a «{text}».',
  retry: tryAgain,
  waiting: 'S’estan buscant suggeriments…',
};
