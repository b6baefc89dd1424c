export const messages = {
  login: 'Inicia sessió',
  register: "Registra't",
  account: 'El teu compte, {nick}',
  profile: 'El meu compte',
  favourites: 'Continguts desats',
  authors: 'Autors que segueixo',
  newsletters: 'Butlletins',
  logout: 'Tanca la sessió',
  loading: "S'està carregant el teu compte",
};
