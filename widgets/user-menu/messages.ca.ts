export const messages = {
  login: 'Inicia sessió',
  register: 'Registra’t',
  opening: 'S’està obrint el registre',
  account: 'El teu compte, {nick}',
  profile: 'El teu compte',
  favourites: 'Continguts desats',
  authors: 'Autors que segueixes',
  newsletters: 'Butlletins',
  logout: 'Tanca la sessió',
  loading: 'S’està carregant el teu compte',
};
