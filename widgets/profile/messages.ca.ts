import {
  followedAuthors,
  login,
  logout,
  logoutFailed,
  savedContents,
  tryAgain,
  yourAccount,
  yourNewsletters,
} from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  menu: 'Apartats del teu compte',
  user: yourAccount,
  favourites: savedContents,
  authors: followedAuthors,
  newsletters: yourNewsletters,
  logout,
  logoutFailed,
  noReader: 'Inicia la sessió per veure el teu compte.',
  login,
  accountFailed: 'No hem pogut carregar el teu compte.',
  screenFailed: 'No hem pogut obrir aquest apartat.',
  retry: tryAgain,
};
