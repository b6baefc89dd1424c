import { defineMessages } from '@portada/core';

const es = {
  choose: 'Elegir en el calendario',
  failed: 'No se ha podido abrir el calendario. Puedes escribir la fecha en el campo.',
  format: 'dd/mm/aaaa',
  title: 'Elige una fecha',
};

export const dateMessages = defineMessages('date-field', es, () => import('./messages.ca.ts'));
