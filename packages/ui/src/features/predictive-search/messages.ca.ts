import { takeAway, tryAgain } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  clear: takeAway,
  failed: 'No hem pogut buscar suggeriments.',
  found: '{n} suggeriments. Mou-te amb les fletxes.',
  foundOne: 'Un suggeriment. Mou-te amb les fletxes.',
  hint: 'Escriu com a mínim {n} lletres',
  none: 'No hi ha cap suggeriment per a «{text}».',
  retry: tryAgain,
  waiting: 'S’estan buscant suggeriments…',
};
