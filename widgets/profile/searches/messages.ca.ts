import { tryAgain } from '@portada/shared/texts/phrases.ca.ts';
import { texts } from '@portada/shared/texts/saved-searches.ca.ts';

export const messages = {
  ...texts,
  intro: 'T’escrivim quan publiquem alguna cosa nova que hi coincideix.',
  empty: 'No en tens cap. Desa-les des de la pàgina de resultats.',
  loading: 'S’estan carregant les teves cerques…',
  failed: 'No hem pogut carregar les teves cerques desades.',
  retry: tryAgain,
  name: 'Nom de la cerca',
  rhythm: 'Avisos per correu',
  open: 'Mostra els resultats',
  save: 'Desa',
  remove: 'Treu',
  removed: '«{name}» ja no és entre les teves cerques.',
  saved: 'Fet: «{name}» ja està al dia.',
  saveFailed: 'No l’hem pogut canviar. Prova-ho d’aquí a una estona.',
};
