import { texts } from '@portada/shared/texts/interview.ca.ts';
import { yourQuestion } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  ...texts,
  question: yourQuestion,
  label: 'Pregunta a l’entrevista digital',
  submit: 'Envia la pregunta',
  thanksTitle: 'Gràcies!',
  soon: 'L’entrevista encara no admet preguntes. Podràs enviar la teva a partir del {when}.',
};
