import { defineMessages } from '@portada/core';

const es = {
  label: 'Acceso al contenido',
  close: 'Cerrar el mensaje',
  consumed: '{count} de {max}',
};

export const messages = defineMessages('paywall', es, () => import('./messages.ca.ts'));
