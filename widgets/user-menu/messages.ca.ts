import {
  followedAuthors,
  login,
  logout,
  logoutFailed,
  savedContents,
  yourAccount,
} from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  login,
  register: 'Registra’t',
  opening: 'S’està obrint el registre',
  account: 'El teu compte, {nick}',
  profile: yourAccount,
  favourites: savedContents,
  authors: followedAuthors,
  newsletters: 'Butlletins',
  logout,
  logoutFailed,
  loading: 'S’està carregant el teu compte',
};
