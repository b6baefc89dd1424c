export const messages = {
  title: 'Avisos en aquest navegador',
  text: 'T’avisem de l’última hora, i del més important de les seccions que triïs, encara que no tinguis el diari obert.',
};
