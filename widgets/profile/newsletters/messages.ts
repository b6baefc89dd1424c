import { defineMessages } from '@portada/core';

const es = {
  intro: 'Elige los boletines que quieres recibir. Puedes cambiar de idea cuando quieras.',
  legend: 'Boletines',
  none: 'Ahora mismo no hay ningún boletín que puedas elegir.',
};

export const messages = defineMessages('profile-newsletters', es, () => import('./messages.ca.ts'));
