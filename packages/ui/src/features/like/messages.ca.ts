export const messages = {
  title: 'Inicia sessió per continuar',
  text: 'Amb el teu compte de {site} pots desar continguts, seguir els teus autors i rebre els nostres butlletins.',
  login: 'Inicia sessió',
  cancel: 'Ara no',
};
