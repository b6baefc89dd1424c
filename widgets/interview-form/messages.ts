import { defineMessages } from '@portada/core';

const es = {
  label: 'Pregunta al encuentro digital',
  question: 'Tu pregunta',
  submit: 'Enviar la pregunta',
  thanksTitle: '¡Gracias!',
  thanks: 'Hemos recibido tu pregunta. La redacción la leerá antes de pasarla al encuentro.',
  close: 'Cerrar',
  soon: 'El encuentro aún no admite preguntas. Podrás enviar la tuya a partir del {when}.',
  closed: 'El plazo para preguntar ha terminado.',
};

export const messages = defineMessages('interview-form', es, () => import('./messages.ca.ts'));
