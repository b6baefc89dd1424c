import { tryAgain } from '@portada/shared/texts/phrases.ca.ts';
import type { MoreKey } from './messages.ts';

export const messages: Record<MoreKey, string> = {
  more: 'Carrega’n més',
  loading: 'Se n’estan carregant més…',
  failed: 'No n’hem pogut carregar més.',
  retry: tryAgain,
};
