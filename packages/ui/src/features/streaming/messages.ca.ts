import { tryAgain } from '@portada/shared/texts/phrases.ca.ts';
import { texts } from '@portada/shared/texts/streaming.ca.ts';

export const messages = {
  ...texts,
  failed: 'No hem pogut carregar els directes.',
  retry: tryAgain,
  loading: 'S’estan carregant els directes',
};
