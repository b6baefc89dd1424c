export const messages = {
  label: 'Pregunta a l’entrevista digital',
  question: 'La teva pregunta',
  submit: 'Envia la pregunta',
  thanksTitle: 'Gràcies!',
  thanks: 'Hem rebut la teva pregunta. La redacció la llegirà abans de passar-la a l’entrevista.',
  close: 'Tanca',
  soon: 'L’entrevista encara no admet preguntes. Podràs enviar la teva a partir del {when}.',
  closed: 'El termini per preguntar s’ha acabat.',
};
