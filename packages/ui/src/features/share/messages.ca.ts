export const messages = {
  share: 'Comparteix',
  shareOn: 'Comparteix a {network}',
  more: 'Més opcions',
  copy: 'Copia l’enllaç',
  copied: 'Enllaç copiat',
};
