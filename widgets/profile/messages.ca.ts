import type { ProfileKey } from './messages.ts';

export const messages: Record<ProfileKey, string> = {
  menu: 'Apartats del teu compte',
  user: 'El teu compte',
  favourites: 'Continguts desats',
  authors: 'Autors que segueixes',
  newsletters: 'Els teus butlletins',
  logout: 'Tanca la sessió',
  noReader: 'Inicia sessió per veure el teu compte.',
  login: 'Inicia sessió',
  accountFailed: 'No hem pogut carregar el teu compte.',
  screenFailed: 'No hem pogut obrir aquest apartat.',
  retry: 'Torna-ho a provar',
};
