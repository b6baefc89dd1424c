import { defineMessages } from '@portada/core';
import {
  followedAuthors,
  login,
  logout,
  logoutFailed,
  savedContents,
  tryAgain,
  yourAccount,
  yourNewsletters,
} from '@portada/shared/texts/phrases.ts';

const es = {
  menu: 'Apartados de tu cuenta',
  user: yourAccount,
  favourites: savedContents,
  authors: followedAuthors,
  newsletters: yourNewsletters,
  logout,
  logoutFailed,
  noReader: 'Inicia sesión para ver tu cuenta.',
  login,
  accountFailed: 'No hemos podido cargar tu cuenta.',
  screenFailed: 'No hemos podido abrir este apartado.',
  retry: tryAgain,
};

export const messages = defineMessages('profile', es, () => import('./messages.ca.ts'));
