import { defineMessages } from '@portada/core';

const es = {
  title: 'Avisos en este navegador',
  text: 'Te avisamos de la última hora, y de lo más importante de las secciones que elijas, aunque no tengas el diario abierto.',
};

export const messages = defineMessages('profile-push', es, () => import('./messages.ca.ts'));
