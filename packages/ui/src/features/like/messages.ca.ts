import { loginButton, notNow } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  title: 'Inicia la sessió per continuar',
  text: 'Amb el teu compte de {site} pots desar continguts, seguir els teus autors i rebre els nostres butlletins.',
  login: loginButton,
  cancel: notNow,
};
