import { defineMessages } from '@portada/core';

const es = {
  tooMany: 'Has hecho demasiados intentos. Vuelve a intentarlo {when}.',
  soon: 'dentro de unos minutos',
};

export const messages = defineMessages('too-many', es, () => import('./messages.ca.ts'));
