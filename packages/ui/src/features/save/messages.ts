import { defineMessages } from '@portada/core';

const es = {
  save: 'Guardar',
  saved: 'Guardado',
  saveName: 'Guardar «{name}»',
  savedName: 'Guardado: «{name}»',
};

export const messages = defineMessages('save-button', es, () => import('./messages.ca.ts'));
