export const messages = {
  label: 'Accés al contingut',
  close: 'Tanca el missatge',
  consumed: '{count} de {max}',
};
