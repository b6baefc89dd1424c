import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/interview.ts';
import { yourQuestion } from '@portada/shared/texts/phrases.ts';

const es = {
  ...texts,
  question: yourQuestion,
  label: 'Pregunta al encuentro digital',
  submit: 'Enviar la pregunta',
  thanksTitle: '¡Gracias!',
  soon: 'El encuentro aún no admite preguntas. Podrás enviar la tuya a partir del {when}.',
};

export const messages = defineMessages('interview-form', es, () => import('./messages.ca.ts'));
