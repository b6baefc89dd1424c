import { defineMessages } from '@portada/core';
import {
  followedAuthors,
  login,
  logout,
  logoutFailed,
  savedContents,
  yourAccount,
} from '@portada/shared/texts/phrases.ts';

const es = {
  login,
  register: 'Regístrate',
  opening: 'Abriendo el registro',
  account: 'Tu cuenta, {nick}',
  profile: yourAccount,
  favourites: savedContents,
  authors: followedAuthors,
  newsletters: 'Boletines',
  logout,
  logoutFailed,
  loading: 'Cargando tu cuenta',
};

export const messages = defineMessages('user-menu', es, () => import('./messages.ca.ts'));
