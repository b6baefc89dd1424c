import { oneResult, takeAway } from './phrases.ca.ts';
import type { Key } from './searcher.ts';

export const texts: Readonly<Record<Key, string>> = {
  text: 'Què busques',
  anyValue: 'Qualsevol',
  clean: 'Neteja',
  submit: 'Cerca',
  agenda: 'Mira tota l’agenda',
  count: '{n} resultats',
  countOne: oneResult,
  'not-results': 'No hem trobat res. Prova-ho amb unes altres paraules o treu algun filtre.',
  meant: 'No hi ha res amb «{typed}». Això és el que hi ha amb «{meant}».',
  suggest: 'Volies dir «{text}»?',
  without: takeAway,
  facet: '{name}, {n} resultats',
  facetOne: '{name}, 1 resultat',
};
