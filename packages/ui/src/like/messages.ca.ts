export const messages = {
  title: 'Inicia sessió per continuar',
  text: 'Amb el teu compte de {site} pots desar continguts i seguir els teus autors preferits.',
  login: 'Inicia sessió',
  cancel: 'Ara no',
};
