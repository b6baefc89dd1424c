import { tryAgain } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  more: 'Carrega’n més',
  loading: 'Se n’estan carregant més…',
  failed: 'No n’hem pogut carregar més.',
  retry: tryAgain,
};
