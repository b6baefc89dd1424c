import { findShow } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  title: 'Programes',
  text: findShow,
  letters: 'Per la inicial',
  all: 'Tots',
  figures: '# (xifres i signes)',
  one: 'Hi ha un programa.',
  whole: 'Hi ha {count} programes.',
  some: 'Es mostren {count} programes i n’hi ha més.',
  failed: 'No hem pogut carregar els programes.',
};
