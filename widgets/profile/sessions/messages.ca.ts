import { logout } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  title: 'Les teves dades i sessions',
  text: 'Descarrega una còpia de tot el que guardem sobre tu, o mira en quins navegadors tens la sessió oberta.',
  download: 'Descarrega les meves dades',
  show: 'Mostra les meves sessions',
  failed: 'No hem pogut carregar les teves sessions.',
  loading: 'S’estan carregant les teves sessions',
  both: '{browser} a {system}',
  unknown: 'Navegador desconegut',
  here: 'Aquest navegador',
  lastUsed: 'Últim ús: {moment}',
  end: logout,
  ended: 'Hem tancat la sessió de {name}.',
  endFailed: 'No hem pogut tancar la sessió. Torna-ho a provar d’aquí a un moment.',
  endAll: 'Tanca la sessió arreu',
};
